import { leadingStamp } from './stamps.ts';

/** Labels of everybody who speaks in a text, exactly as written there; null: who speaks is guessed. */
export type SpeakerLabels = readonly string[] | null;

/** Longest label, code units. */
export const SPEAKER_LENGTH = 200;
/** Code units in which a stamp ends. */
const STAMP_LENGTH = 60;
/** Stands where a stamp would, over words of nobody without a time. */
export const NO_STAMP = '[—]';

/** Line breaks and signs that no text shows. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

const isStamp = (text: string): boolean => text.startsWith(NO_STAMP) || leadingStamp(text) !== null;

/**
 * A name as a label: as given, in one line. A name that would read as a stamp loses its bracket; an empty one is «Без имени».
 */
export function speakerName(name: string): string {
  let label = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(BREAKS, ' ')
    .trim()
    .slice(0, SPEAKER_LENGTH)
    .toWellFormed()
    .trim();
  while (label.startsWith('[') && isStamp(label.slice(0, STAMP_LENGTH))) label = label.slice(1).trim();
  return label === '' ? 'Без имени' : label;
}

/** How a block of a text with known labels begins. */
export interface BlockHead {
  /** Null for words of nobody. */
  readonly speaker: string | null;
  readonly at: number | null;
  readonly until: number | null;
  /** One past the colon or the stamp. */
  readonly end: number;
}

/** What parts a head from its words, so that it is read as that head: a blank, or before words that would go on with it a line break. */
export function gapAfter(head: string, speaker: string | null, words: string, labels: ReadonlySet<string>): ' ' | '\n' {
  const read = headAt(`${head} ${words.slice(0, STAMP_LENGTH + SPEAKER_LENGTH)}`, 0, labels);
  return read?.speaker === speaker && read.end === head.length ? ' ' : '\n';
}

/** The longest label with a colon that a line has at `from`; undefined for none. */
function labelAt(line: string, from: number, labels: ReadonlySet<string>): string | undefined {
  const limit = from + SPEAKER_LENGTH;
  for (let at = line.lastIndexOf(':', limit); at > from; at = line.lastIndexOf(':', at - 1)) {
    if (at + 1 < line.length && !/\s/.test(line.charAt(at + 1))) continue;
    const label = line.slice(from, at);
    if (labels.has(label)) return label;
  }
  return undefined;
}

/**
 * The head of a block: «[stamp] label:», either alone; null for a block that has none. A label is one of the known ones, exactly,
 * the longest; a stamp without one is over words of nobody.
 * @param start first code unit of the block that is no white space
 */
export function headAt(text: string, start: number, labels: ReadonlySet<string>): BlockHead | null {
  const ending = text.indexOf('\n', start);
  const line = text.slice(
    start,
    Math.min(ending < 0 ? text.length : ending, start + STAMP_LENGTH + SPEAKER_LENGTH + 2),
  );
  const alone = labelAt(line, 0, labels);
  if (alone !== undefined) return { speaker: alone, at: null, until: null, end: start + alone.length + 1 };
  if (!line.startsWith('[')) return null;
  const stamp = line.startsWith(NO_STAMP)
    ? { length: NO_STAMP.length, at: null, until: null }
    : leadingStamp(line.slice(0, STAMP_LENGTH));
  if (!stamp || (stamp.length < line.length && !/\s/.test(line.charAt(stamp.length)))) return null;
  const { at, until, length } = stamp;
  const from = length + (/^\s*/.exec(line.slice(length))?.[0].length ?? 0);
  const label = labelAt(line, from, labels);
  return label === undefined
    ? { speaker: null, at, until, end: start + length }
    : { speaker: label, at, until, end: start + from + label.length + 1 };
}
