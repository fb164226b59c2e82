import { turnAt, type Turn } from '../transcript.ts';
import { findInFolded } from '../textSearch.ts';
import type { TextRange } from '../../core/textRange.ts';

/** Place where words are found in a text, with the text around it. */
export interface FoundLine extends TextRange {
  /** Speaker there, as the text names them; empty when it names no one. */
  readonly speaker: string;
  /** The words around the place, of its turn only, line breaks as blanks. */
  readonly line: string;
  /** Range of the found words in it: first code unit and one past the last. Both 0 when they are in the speaker's label. */
  readonly from: number;
  readonly to: number;
}

/** Findings in one material. */
export interface FoundText {
  readonly materialId: string;
  /** How many places; at most {@link MOST_PLACES}. */
  readonly count: number;
  /** The last of them, where one comes in from the file behind. */
  readonly last: TextRange;
  /** The first of them with their lines; at most {@link MOST_LINES}. */
  readonly lines: readonly FoundLine[];
  /** The first place that has no line here; null when all have. */
  readonly next: TextRange | null;
}

/** Most places that are counted in a text; more are of no use. */
export const MOST_PLACES = 500;
/** Most lines of one text that are shown beside those of others. */
export const MOST_LINES = 20;
/** Most code units of a line. */
const LINE = 140;

const ELLIPSIS = '…';
const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** The words around a place, within bounds: a third of the room before it, the rest behind. */
function lineAt(text: string, place: TextRange, within: TextRange): Pick<FoundLine, 'line' | 'from' | 'to'> {
  const at = Math.max(within.start, place.start);
  const until = Math.max(at, Math.min(place.end, at + LINE));
  let start = Math.max(within.start, at - Math.floor((LINE - (until - at)) / 3));
  let end = Math.min(within.end, start + LINE);
  if (start > within.start) {
    const blank = text.slice(start, at).search(/\s/);
    if (blank !== -1) start += blank + 1;
    else if (isLowSurrogate(text.charCodeAt(start))) start += 1;
  }
  if (end < within.end && end > until && isLowSurrogate(text.charCodeAt(end))) end -= 1;
  const before = start > within.start ? ELLIPSIS : '';
  const after = end < within.end ? ELLIPSIS : '';
  return {
    line: before + text.slice(start, end).replaceAll(/\s/g, ' ').trimEnd() + after,
    from: at - start + before.length,
    to: until - start + before.length,
  };
}

/**
 * Finds words in a text, with case and ё/е folded; undefined without a match. A line is cut at its turn, so that the speaker's
 * label is beside it, not in it.
 * @param folded the text, folded
 * @param turnsOf gives its turns; asked only when something is found
 */
export function findInText(
  materialId: string,
  text: string,
  folded: string,
  words: string,
  turnsOf: () => readonly Turn[],
): FoundText | undefined {
  const places = findInFolded(folded, words, MOST_PLACES);
  const last = places.at(-1);
  if (!last) return undefined;
  const turns = turnsOf();
  const lines = places.slice(0, MOST_LINES).map((place): FoundLine => {
    const turn = turnAt(turns, place.start);
    const within = turn ? { start: turn.bodyStart, end: turn.end } : { start: 0, end: text.length };
    const isInLabel = place.end <= within.start;
    const around = lineAt(text, isInLabel ? { start: within.start, end: within.start } : place, within);
    return { ...place, speaker: turn?.speaker ?? '', ...around, ...(isInLabel ? { from: 0, to: 0 } : {}) };
  });
  return { materialId, count: places.length, last, lines, next: places[MOST_LINES] ?? null };
}

/** How many places were found in all, and whether there may be more than were counted. */
export function countFound(found: readonly FoundText[]): { readonly count: number; readonly more: boolean } {
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    more: found.some(({ count }) => count >= MOST_PLACES),
  };
}

/**
 * The place before or behind another, of those that are known without the text; the first when there is no other, undefined
 * beyond the ends.
 */
export function placeBeside(found: FoundText, from: TextRange | null, by: 1 | -1): TextRange | undefined {
  const { lines, next, last } = found;
  const known = [...lines, ...(next && next.start !== last.start ? [next] : [])];
  const all = known.at(-1)?.start === last.start ? known : [...known, last];
  const at = all.findIndex(({ start }) => start === from?.start);
  return at === -1 ? all[0] : all[at + by];
}

/** Returns the findings in another order of the materials; findings of other materials stay behind the rest. */
export function foundInOrder(found: readonly FoundText[], order: readonly string[]): readonly FoundText[] {
  const rank = new Map(order.map((id, index) => [id, index]));
  const rankOf = ({ materialId }: FoundText) => rank.get(materialId) ?? order.length;
  return found.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Returns the next or previous material with findings, wrapping round the ends; undefined when there is no other one.
 * @param order ids of all materials, in the order of the findings
 */
export function foundBeside(
  found: readonly FoundText[],
  order: readonly string[],
  materialId: string,
  by: 1 | -1,
): FoundText | undefined {
  const rank = new Map(order.map((id, index) => [id, index]));
  const here = rank.get(materialId) ?? -1;
  const others = found.filter((one) => one.materialId !== materialId);
  const isBehind = (one: FoundText) => (rank.get(one.materialId) ?? 0) > here;
  return by > 0 ? (others.find(isBehind) ?? others[0]) : (others.findLast((one) => !isBehind(one)) ?? others.at(-1));
}
