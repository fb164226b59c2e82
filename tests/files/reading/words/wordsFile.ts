import * as fc from 'fast-check';

/** A file of words, each in «‹›» so that it is found wherever it stands. */
export interface WordsFile {
  readonly file: Blob | Promise<Blob>;
  /** Its source as text, to look at when something fails. */
  readonly source: string;
  /** Words that have to be in the text. */
  readonly seen: readonly string[];
  /** Words that may be missing, and then something is told. */
  readonly unseen: readonly string[];
}

/** A word that is seen, and one that a writer deleted or hid. */
export const [SEEN, UNSEEN] = ['@', '#'] as const;

/** A number in letters: lines that differ in digits alone are numbers of pages. */
const inLetters = (count: number): string =>
  String(count).replaceAll(/\d/g, (digit) => 'абвгдежзик'.charAt(Number(digit)));

/** Numbers the words of a source. */
export function numbered(source: string, file: (source: string) => Blob | Promise<Blob>): WordsFile {
  const [seen, unseen]: [string[], string[]] = [[], []];
  const written = source.replaceAll(/[@#]/g, (sign) => {
    const words = sign === SEEN ? seen : unseen;
    const word = `‹${sign === SEEN ? 'слово' : 'скрыто'}${inLetters(words.length)}›`;
    words.push(word);
    return word;
  });
  return { file: file(written), source: written, seen, unseen };
}

/**
 * Sources that nest in each other.
 * @param words the words themselves, @ for one that is seen, # for one that is not
 * @param around what may stand around others: «$» is their place
 */
export const nested = (words: readonly string[], around: readonly string[]): fc.Arbitrary<string> =>
  fc.letrec<{ one: string }>((tie) => ({
    one: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom(...words),
      fc
        .tuple(fc.constantFrom(...around), fc.array(tie('one'), { minLength: 1, maxLength: 3 }))
        .map(([outer, inner]) => outer.replaceAll('$', () => inner.join(' '))),
    ),
  })).one;

/** Bytes of a file that are cut, changed, doubled or taken out. */
export const brokenFile = (file: fc.Arbitrary<WordsFile>): fc.Arbitrary<Promise<Blob>> =>
  fc
    .tuple(
      file,
      fc.array(
        fc.tuple(
          fc.constantFrom('cut', 'flip', 'twice', 'drop'),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.nat(255),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(async ([{ file: whole }, changes]) => {
      let bytes = new Uint8Array(await (await whole).arrayBuffer());
      for (const [how, share, value] of changes) {
        const at = Math.floor(share * bytes.length);
        const to = Math.min(bytes.length, at + (value % 40) + 1);
        if (how === 'cut') bytes = bytes.slice(0, at);
        else if (how === 'flip') bytes = bytes.map((byte, place) => (place === at ? value : byte));
        else if (how === 'twice') bytes = Uint8Array.from([...bytes.slice(0, to), ...bytes.slice(at)]);
        else bytes = Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(to)]);
      }
      return new Blob([bytes]);
    });
