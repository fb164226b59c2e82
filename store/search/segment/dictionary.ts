/** Words in order, in one text: a hundred thousand of them as objects of their own would take ten times the room. */
export interface Dictionary {
  /** All words one after the other, in the order of their code units. */
  readonly text: string;
  /** First code unit of each word, and the length of the text. */
  readonly at: Uint32Array<ArrayBuffer>;
  /** How many first code units of a word are its stem; 0 where the word is its own. */
  readonly stems: Uint8Array<ArrayBuffer>;
}

export const sizeOf = ({ stems }: Dictionary): number => stems.length;

export const wordAt = ({ text, at }: Dictionary, place: number): string => text.slice(at[place], at[place + 1]);

/** How long a word is, code units. */
export const lengthAt = ({ at }: Dictionary, place: number): number => (at[place + 1] ?? 0) - (at[place] ?? 0);

/** The place of the first word that is not before the given one. */
export function placeOf(dictionary: Dictionary, wanted: string): number {
  let [from, to] = [0, sizeOf(dictionary)];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (wordAt(dictionary, middle) < wanted) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The greatest code unit: behind everything that begins alike. */
const LAST = '\uFFFF';

/** The words that begin with a text: from the first place up to the second. */
export const beginningWith = (dictionary: Dictionary, beginning: string): readonly [from: number, to: number] => [
  placeOf(dictionary, beginning),
  placeOf(dictionary, beginning + LAST),
];

/** The row of the table of distances (Levenshtein's) for one more letter; returns its least number. */
function nextRow(before: Uint8Array, row: Uint8Array, unit: number, wanted: string): number {
  let least = (before[0] ?? 0) + 1;
  row[0] = least;
  for (let at = 1; at <= wanted.length; at += 1) {
    const same = wanted.charCodeAt(at - 1) === unit ? 0 : 1;
    const distance = Math.min((before[at - 1] ?? 0) + same, (before[at] ?? 0) + 1, (row[at - 1] ?? 0) + 1);
    row[at] = distance;
    if (distance < least) least = distance;
  }
  return least;
}

/**
 * Calls back for each word that is at most some slips away: letters left out, put in or mistaken. Words that begin alike share what was
 * reckoned for their beginning, and none is looked at whose beginning is too far away already.
 */
export function eachNearWord(
  dictionary: Dictionary,
  wanted: string,
  slips: number,
  take: (place: number, distance: number) => void,
): void {
  const { text, at } = dictionary;
  const deepest = wanted.length + slips;
  const rows = Array.from({ length: deepest + 1 }, () => new Uint8Array(wanted.length + 1));
  rows[0]?.forEach((_, letter, row) => {
    row[letter] = letter;
  });
  /** Letters with calculated rows: their number, and their start in the text. */
  let known = 0;
  let knownAt = 0;
  /** Letters after which everything is too far away; none for infinity. */
  let dead = Number.POSITIVE_INFINITY;
  for (let place = 0; place < sizeOf(dictionary); place += 1) {
    const start = at[place] ?? 0;
    const length = lengthAt(dictionary, place);
    let depth = 0;
    while (depth < known && depth < length && text.charCodeAt(start + depth) === text.charCodeAt(knownAt + depth))
      depth += 1;
    if (depth >= dead) continue;
    dead = Number.POSITIVE_INFINITY;
    knownAt = start;
    while (depth < length) {
      const [before, row] = [rows[depth], rows[depth + 1]];
      depth += 1;
      if (before && row && nextRow(before, row, text.charCodeAt(start + depth - 1), wanted) <= slips) continue;
      dead = depth;
      break;
    }
    known = depth;
    if (dead < Number.POSITIVE_INFINITY) continue;
    const distance = rows[length]?.[wanted.length] ?? Number.POSITIVE_INFINITY;
    if (distance <= slips) take(place, distance);
  }
}
