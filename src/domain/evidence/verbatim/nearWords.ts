import type { TextRange } from '../../core/textRange.ts';

/** Letters to one that may be another. */
const LETTERS_TO_SLIP = 12;
/** Most letters of a quotation that are compared one by one. */
const LONGEST = 600;
/** Shortest quotation in which letters may be others. */
const SHORTEST = 12;
/** Most places that are looked at closely. */
const MOST_PLACES = 200;

/** Whether a place lies between words: before a word, or behind one. */
const isEdge = (sound: string, at: number): boolean => /^(?:|[ \n])$/.test(sound.charAt(at));

/** Where the word begins in which a place lies. */
function wordStart(sound: string, at: number): number {
  let start = Math.max(0, at);
  while (start > 0 && !isEdge(sound, start - 1)) start -= 1;
  return start;
}

/** Where the word ends in which a place lies. */
export function wordEnd(sound: string, at: number): number {
  let end = Math.min(sound.length, at);
  while (end < sound.length && !isEdge(sound, end)) end += 1;
  return end;
}

/** Finds whole words of a sound that match another letter by letter; undefined when there is no match. */
export function sameWords(sound: string, wanted: string): TextRange | undefined {
  if (wanted === '') return undefined;
  for (let at = sound.indexOf(wanted); at >= 0; at = sound.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if ((at === 0 || isEdge(sound, at - 1)) && isEdge(sound, end)) return { start: at, end };
  }
  return undefined;
}

/** The whole words of a part that differ from others by the fewest letters, at most `most`. */
function nearestIn(part: string, wanted: string, most: number): (TextRange & { readonly slips: number }) | undefined {
  // Sellers' way: each row tells for each end how many letters differ, and where that stretch began.
  const far = wanted.length + part.length;
  let before = Array.from({ length: part.length + 1 }, (_, at) => ({
    slips: at === 0 || isEdge(part, at - 1) ? 0 : far,
    from: at,
  }));
  for (let row = 1; row <= wanted.length; row += 1) {
    const now = [{ slips: far, from: 0 }];
    for (let at = 1; at <= part.length; at += 1) {
      const [corner, above, left] = [before[at - 1], before[at], now[at - 1]];
      if (!corner || !above || !left) break;
      // Over the border of a turn no quotation goes.
      const isBreak = part.charAt(at - 1) === '\n';
      const swap = isBreak ? far : corner.slips + Number(part.charAt(at - 1) !== wanted.charAt(row - 1));
      const drop = above.slips + 1;
      const add = isBreak ? far : left.slips + 1;
      const slips = Math.min(swap, drop, add);
      now.push({ slips, from: slips === swap ? corner.from : slips === drop ? above.from : left.from });
    }
    before = now;
  }
  let best: (TextRange & { slips: number }) | undefined;
  before.forEach(({ slips, from }, end) => {
    if (slips <= most && slips < (best?.slips ?? far) && end > from && isEdge(part, end))
      best = { start: from, end, slips };
  });
  return best;
}

/**
 * Finds whole words of a sound that differ from others by few letters: one in twelve. Such a match, cut into one piece more than
 * letters may differ, contains an unchanged piece: only the surroundings of such pieces are compared letter by letter.
 */
export function nearWords(sound: string, wanted: string): TextRange | undefined {
  if (wanted.length < SHORTEST || wanted.length > LONGEST) return undefined;
  const most = Math.floor(wanted.length / LETTERS_TO_SLIP);
  const size = Math.floor(wanted.length / (most + 1));
  let best: (TextRange & { readonly slips: number }) | undefined;
  let places = 0;
  for (let piece = 0; piece <= most; piece += 1) {
    const offset = piece * size;
    const words = wanted.slice(offset, offset + size);
    for (let at = sound.indexOf(words); at >= 0 && places < MOST_PLACES; at = sound.indexOf(words, at + 1)) {
      places += 1;
      const from = wordStart(sound, at - offset - most);
      const near = nearestIn(sound.slice(from, wordEnd(sound, at - offset + wanted.length + most)), wanted, most);
      if (near && near.slips < (best?.slips ?? Infinity))
        best = { start: from + near.start, end: from + near.end, slips: near.slips };
    }
  }
  return best && { start: best.start, end: best.end };
}
