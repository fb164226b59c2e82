/**
 * What a file held that its text has not, by kind, in the order in which it is told: words first. A kind is counted in places,
 * pages, lines or signs, as its words in toldWords.ts say. Two tell how a file was read: `carried`, of cues without a name that were
 * given to whoever spoke before them; `encoding`, that it is a doubtful guess.
 */
export const TOLD_KINDS = [
  'word',
  'character',
  'deletion',
  'hidden',
  'remark',
  'timing',
  'voice',
  'reaction',
  'page',
  'picture',
  'object',
  'head',
  'lineNumber',
  'setting',
  'carried',
  'encoding',
] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

/** How much of one kind was left out. */
export interface Told {
  readonly kind: ToldKind;
  /** At least 1. */
  readonly count: number;
}

/** Tells that something was left out; `count` is 1 by default. */
export type Tell = (kind: ToldKind, count?: number) => void;

/** Counts what is left out of one file. */
export class ToldTally {
  readonly #counts = new Map<ToldKind, number>();

  readonly tell: Tell = (kind, count = 1) => {
    if (count > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  };

  /** All that was told, a kind once. */
  told(): Told[] {
    return TOLD_KINDS.flatMap((kind) => {
      const count = this.#counts.get(kind);
      return count === undefined ? [] : [{ kind, count }];
    });
  }
}

const WORD = /[\p{L}\p{M}\p{N}]*\p{L}[\p{L}\p{M}\p{N}]*/gu;

/** What stands around names and times in chats of meetings, and is no words of anybody. */
const AROUND = new Set(
  'am pm от кому все всем from to everyone отредактировано edited pinned личное сообщение direct message privately'.split(
    ' ',
  ),
);

/**
 * How many words of a source are nowhere in the text that was made of it. Linear.
 * @param isRewritten words that stand there otherwise: a month as a number. Default none
 */
export function wordsMissing(
  source: string,
  text: string,
  isRewritten: (word: string) => boolean = () => false,
): number {
  if (source === text) return 0;
  const there = new Set(text.match(WORD));
  return (
    source.match(WORD)?.filter((word) => !there.has(word) && !AROUND.has(word.toLowerCase()) && !isRewritten(word))
      .length ?? 0
  );
}
