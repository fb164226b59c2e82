import type { PdfWord } from './pdfPiece.ts';

/** Words of a part of a page by columns, from left to right; one column where nothing parts them. */
interface PagePart {
  readonly columns: readonly (readonly PdfWord[])[];
}

/**
 * White space that makes a gutter, in em: what browsers set between columns where an author says nothing (`column-gap: normal`
 * of CSS Multi-column Layout), a little less for the rounding of widths.
 */
const GUTTER = 0.9;
/** Em by which left edges on one tab stop may differ. */
const SAME = 0.25;
/** Lines that begin at a tab stop behind white space before it is believed: two may meet by chance in any list of short lines. */
const FEWEST = 3;
/**
 * Two lines are enough behind white space that justified words seldom leave, where one is a line of text on both sides: in em,
 * the white space, and half of what a line of a narrow column holds.
 */
const CLEAR = 1.5;
const WIDE = 8;
/** Part of the type size by which two base lines may differ where the words still stand beside each other. */
const BESIDE = 0.7;
/** Tab stops of a page that are looked at, those of most lines first, and parts over and under each other. */
const MOST_STOPS = 40;
/** Words of a page from which on no columns are looked for: no page that a person reads has as many. */
const MOST_WORDS = 20_000;
const MOST_PARTS = 60;

/** A left edge that lines behind white space share. */
interface Stop {
  readonly x: number;
  /** Base lines of the words that begin there, with words before the white space. */
  readonly ys: readonly number[];
}

/** A tab stop where no words run over it. */
interface Stretch {
  readonly x: number;
  /** Base lines of the words that run over it, above and below. */
  readonly over: number;
  readonly under: number;
  readonly height: number;
}

/** The usual size of type: that of the middle character; never nought. */
function usualSize(words: readonly PdfWord[]): number {
  const sorted = words.toSorted((a, b) => a.height - b.height);
  const half = sorted.reduce((sum, { text }) => sum + text.length, 0) / 2;
  let sum = 0;
  return sorted.find(({ height, text }) => (sum += text.length) >= half && height > 0)?.height ?? 1;
}

/** Words of one height on the page from left to right, each with the right edge that those up to it reach. */
type Level = readonly { readonly x: number; readonly reach: number }[];

/** Levels in an em: base lines closer than that are one. */
const LEVELS = 10;

function levelsOf(words: readonly PdfWord[], em: number): Map<number, Level> {
  const levels = new Map<number, { x: number; reach: number }[]>();
  for (const { x, y, right } of words.toSorted((a, b) => a.x - b.x)) {
    const key = Math.round((y / em) * LEVELS);
    const level = levels.get(key);
    if (level) level.push({ x, reach: Math.max(right, level.at(-1)?.reach ?? right) });
    else levels.set(key, [{ x, reach: right }]);
  }
  return levels;
}

/** The right edge that a level's words before `x` reach; nothing when none is. */
function reachBefore(level: Level, x: number): number {
  let low = 0;
  let high = level.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((level[middle]?.x ?? Infinity) < x) low = middle + 1;
    else high = middle;
  }
  return level[low - 1]?.reach ?? -Infinity;
}

/** Tab stops of a part of a page: left edges of words behind white space that has words before it. */
function stopsOf(words: readonly PdfWord[], em: number): Stop[] {
  const levels = levelsOf(words, em);
  const beside = Math.round(BESIDE * LEVELS);
  const starts = words
    .filter(({ x, y }) => {
      const key = Math.round((y / em) * LEVELS);
      let reach = -Infinity;
      for (let by = -beside; by <= beside; by += 1) {
        const level = levels.get(key + by);
        if (level) reach = Math.max(reach, reachBefore(level, x));
      }
      return reach > -Infinity && x - reach >= em * GUTTER;
    })
    .toSorted((a, b) => a.x - b.x);
  const stops: { x: number; ys: number[] }[] = [];
  for (const { x, y } of starts) {
    const last = stops.at(-1);
    if (last && x - last.x <= em * SAME) last.ys.push(y);
    else stops.push({ x, ys: [y] });
  }
  return stops.toSorted((a, b) => b.ys.length - a.ys.length).slice(0, MOST_STOPS);
}

/** The longest stretch of a tab stop that enough lines begin at and none runs over. */
function stretchOf({ x, ys }: Stop, sorted: readonly PdfWord[], em: number, isKnown: boolean): Stretch | null {
  if (ys.length < 2 && !isKnown) return null;
  const crossing = sorted.filter((word) => word.x < x - em * SAME && word.right > x - em * (GUTTER - SAME));
  const bounds = [Infinity, ...crossing.map(({ y }) => y), -Infinity];
  const down = ys.toSorted((a, b) => b - a);
  let from = 0;
  const besideOf = (y: number) => sorted.filter((word) => Math.abs(word.y - y) <= em / 2);
  const isWide = (y: number) => {
    const lefts = besideOf(y).map((word) => word.x);
    return x - Math.min(...lefts) >= em * WIDE && Math.max(...besideOf(y).map(({ right }) => right)) - x >= em * WIDE;
  };
  const isClear = (y: number) => besideOf(y).every((word) => word.x >= x - em * SAME || word.right <= x - em * CLEAR);
  const isBelieved = (inside: readonly number[]) => {
    if (inside.length === 0 || inside.length >= FEWEST) return inside.length > 0;
    return inside.every(isClear) && (isKnown || (inside.length > 1 && inside.some(isWide)));
  };
  let best: Stretch | null = null;
  for (let index = 1; index < bounds.length; index += 1) {
    const [over = Infinity, under = -Infinity] = [bounds[index - 1], bounds[index]];
    while (from < down.length && (down[from] as number) >= over) from += 1;
    let to = from;
    while (to < down.length && (down[to] as number) > under) to += 1;
    const inside = down.slice(from, to);
    from = to;
    if (!isBelieved(inside)) continue;
    const height = (inside[0] ?? 0) - (inside.at(-1) ?? 0);
    if (!best || height > best.height) best = { x, over, under, height };
  }
  return best;
}

/** A page, or a part of one, on which white space may part columns. */
export interface PartWithStops {
  /** From the top down. */
  readonly sorted: readonly PdfWord[];
  /** The usual size of type. */
  readonly em: number;
  readonly stops: readonly Stop[];
}

/** Looks for tab stops among words; null where none begins behind white space, or they are too many to look. */
export function tabStops(words: readonly PdfWord[]): PartWithStops | null {
  if (words.length > MOST_WORDS) return null;
  const em = usualSize(words);
  const stops = stopsOf(words, em);
  return stops.length === 0 ? null : { sorted: words.toSorted((a, b) => b.y - a.y), em, stops };
}

const stretchesOf = ({ sorted, em, stops }: PartWithStops, known: readonly number[]): Stretch[] =>
  stops.flatMap((stop) => {
    const isKnown = known.some((x) => Math.abs(x - stop.x) <= em * SAME * 2);
    return stretchOf(stop, sorted, em, isKnown) ?? [];
  });

/** Left edges of a page's columns, as far as the page alone tells. */
export const columnEdges = (page: PartWithStops): number[] => stretchesOf(page, []).map(({ x }) => x);

/**
 * Parts of a page in the order of reading: over, within and under the stretch where columns stand beside each other. Columns are
 * told by tab stops, left edges behind white space that many lines share (R. Smith, «Hybrid Page Layout Analysis via Tab-Stop
 * Detection», ICDAR 2009); a line that runs over the white space ends them.
 * @param known edges of columns on any page of the document: one line at them is enough
 */
export function partsOf(part: PartWithStops, known: readonly number[], depth = 0): PagePart[] {
  const { sorted, em } = part;
  const [first, ...others] = stretchesOf(part, known).toSorted((a, b) => b.height - a.height);
  if (!first || depth > MOST_PARTS) return [{ columns: [sorted] }];
  const slack = em / 2;
  const isOver = ({ y }: PdfWord) => y >= first.over - slack;
  const isUnder = ({ y }: PdfWord) => y <= first.under + slack;
  const within = sorted.filter((word) => !isOver(word) && !isUnder(word));
  if (within.length === 0) return [{ columns: [sorted] }];
  const [top = 0, foot = 0] = [within[0]?.y, within.at(-1)?.y];
  const edges = [first, ...others.filter(({ over, under }) => over > top && under < foot)]
    .map(({ x }) => x)
    .toSorted((a, b) => a - b);
  const columns = [-Infinity, ...edges].map((from, index) =>
    within.filter(({ x }) => x >= from - em * SAME && x < (edges[index] ?? Infinity) - em * SAME),
  );
  const partsOfRest = (words: readonly PdfWord[]): PagePart[] => {
    if (words.length === 0) return [];
    const rest = tabStops(words);
    return rest ? partsOf(rest, known, depth + 1) : [{ columns: [words] }];
  };
  return [
    ...partsOfRest(sorted.filter(isOver)),
    { columns: columns.filter((column) => column.length > 0) },
    ...partsOfRest(sorted.filter(isUnder)),
  ];
}
