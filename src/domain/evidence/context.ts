import { DENSE, type Features } from './features.ts';
import type { Unit } from './units.ts';

/** Result of the first look at a piece by itself, log odds. */
export interface Look {
  /** That it is a finding. */
  readonly found: number;
  /** That it looks like one and is none. */
  readonly trap: number;
  /** For each kind, in the order of FINDING_KINDS, that a finding is of it. */
  readonly kinds: readonly number[];
}

/** A piece with its features and the first look at it. */
export interface Seen {
  readonly unit: Unit;
  readonly features: Features;
  readonly look: Look;
}

/** Cues whose share in the whole talk tells a content person from one with troubles. */
const TALK_CUES = ['negation', 'no-trouble', 'pleased', 'trouble', 'number', 'past'];
/** Default for the look of a missing neighbour. */
const NOBODY = -4;
/** Likeliest traps of a talk that tell how full of them it is. */
const TELLING_TRAPS = 8;

/** Pieces from which on a talk tells of itself what the second look wants to know; a shorter one is taken for a part of a usual one. */
const WHOLE_TALK = 24;

/** Values of a usual talk: they replace those of a talk too short to measure. */
export interface UsualTranscript {
  /** The numbers that are told of a whole talk, each as it is on average. */
  readonly row: readonly number[];
  /** First looks at pieces, ascending: those at equal steps of all words, the least and the best among them. */
  readonly looks: readonly number[];
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** Returns the values of the whole transcript, which every piece shares. */
function measuresOf(seen: readonly Seen[]): { row: number[]; average: number; spread: number } {
  const found = seen.map(({ look }) => look.found);
  const traps = seen.map(({ look }) => look.trap);
  const sorted = found.toSorted((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  const average = mean(found);
  const spread = Math.sqrt(mean(found.map((one) => (one - average) ** 2))) || 1;
  const likeliest = traps.toSorted((a, b) => b - a).slice(0, TELLING_TRAPS);
  const shares = TALK_CUES.map((id) => mean(seen.map(({ features }) => Number(features.cues.includes(id)))));
  const words = mean(seen.map(({ features }) => features.words));
  const tells = [average, spread, quantile(0.5), quantile(0.8), quantile(0.9), mean(traps), mean(likeliest)];
  return { row: [...tells, ...shares, seen.length, words], average, spread };
}

/** Mixes a talk's number with the usual one: the shorter the talk, the more the usual one counts. */
const between = (own: number, usual: number, share: number): number => own * share + usual * (1 - share);

/** Returns the share of a usual talk's words in pieces that look better. */
function usuallyAbove({ looks }: UsualTranscript, found: number): number {
  const next = looks.findIndex((look) => look > found);
  if (next === -1) return 0;
  const [low, high] = [looks[next - 1], looks[next]];
  if (low === undefined || high === undefined) return 1;
  return 1 - (next - 1 + (found - low) / (high - low)) / (looks.length - 1);
}

/** Returns for each piece the share of all words in pieces that look better. */
function sharesAbove(seen: readonly Seen[]): number[] {
  const words = seen.reduce((sum, { features }) => sum + features.words, 0) || 1;
  const order = [...seen.keys()].sort((a, b) => (seen[b]?.look.found ?? 0) - (seen[a]?.look.found ?? 0));
  const above: number[] = [];
  let before = 0;
  for (const index of order) {
    above[index] = before / words;
    before += seen[index]?.features.words ?? 0;
  }
  return above;
}

/** How much a transcript tells of itself, from 0 to 1. */
export const toldByTranscript = (seen: readonly Seen[]): number => Math.min(1, seen.length / WHOLE_TALK);

/** {@link measuresOf} for a transcript that may be too short to tell. */
function usualMeasures(usual: UsualTranscript, seen: readonly Seen[]): ReturnType<typeof measuresOf> {
  const own = measuresOf(seen);
  const share = toldByTranscript(seen);
  const row = own.row.map((value, index) => between(value, usual.row[index] ?? value, share));
  const [average = own.average, spread = own.spread] = row;
  return { row, average, spread };
}

/** {@link sharesAbove} for a transcript that may be too short to tell. */
function aboveLike(usual: UsualTranscript, seen: readonly Seen[]): number[] {
  const share = toldByTranscript(seen);
  const own = sharesAbove(seen);
  return seen.map(({ look }, index) => between(own[index] ?? 0, usuallyAbove(usual, look.found), share));
}

/** Steps into which the words of all transcripts are laid by the looks at them. */
const STEPS = 20;

/** Returns the usual values of some transcripts. */
export function usualTranscript(transcripts: readonly (readonly Seen[])[]): UsualTranscript {
  const rows = transcripts.map((seen) => measuresOf(seen).row);
  const row = (rows[0] ?? []).map((_, index) => mean(rows.map((one) => one[index] ?? 0)));
  const pieces = transcripts.flat().toSorted((a, b) => a.look.found - b.look.found);
  const words = pieces.reduce((sum, { features }) => sum + features.words, 0);
  const looks: number[] = [];
  let before = 0;
  for (const { look, features } of pieces) {
    while (looks.length <= STEPS && before >= (words * looks.length) / STEPS) looks.push(look.found);
    before += features.words;
  }
  const best = pieces.at(-1)?.look.found ?? 0;
  while (looks.length <= STEPS) looks.push(best);
  return { row, looks };
}

/**
 * Returns a turn's values for each of its pieces: the best look of the others, the mean, pieces, pieces that look better, place,
 * words.
 */
function turnRows(turn: readonly Seen[]): number[][] {
  const found = turn.map(({ look }) => look.found);
  const sorted = found.toSorted((a, b) => b - a);
  const rank = new Map<number, number>();
  sorted.forEach((one, index) => rank.has(one) || rank.set(one, index));
  const average = mean(found);
  const words = turn.reduce((sum, { features }) => sum + features.words, 0);
  return turn.map(({ unit, features, look }) => {
    const other = (look.found === sorted[0] ? sorted[1] : sorted[0]) ?? NOBODY - 1;
    const { place } = unit;
    const better = rank.get(look.found) ?? 0;
    return [other, average, turn.length, better, place, turn.length - place, words, features.words];
  });
}

/** The look at a neighbour in the same turn, and its words. */
function neighbourRow(seen: readonly Seen[], index: number): number[] {
  const at = (step: number): Seen | undefined => {
    const one = seen[index + step];
    return one?.unit.turn === seen[index]?.unit.turn ? one : undefined;
  };
  const [before, after] = [at(-1), at(1)];
  return [
    before?.look.found ?? NOBODY,
    after?.look.found ?? NOBODY,
    at(-2)?.look.found ?? NOBODY,
    at(2)?.look.found ?? NOBODY,
    before?.look.trap ?? NOBODY,
    after?.look.trap ?? NOBODY,
    before?.features.words ?? 0,
    after?.features.words ?? 0,
  ];
}

function toldRow({ places, values }: Features): number[] {
  const row = DENSE.map(() => 0);
  places.forEach((place, index) => {
    if (place < row.length) row[place] = values[index] ?? 0;
  });
  return row;
}

/**
 * Returns the input of the second look at each piece: the first look at it, at its neighbours, its turn and the whole transcript. The
 * pieces of a turn are adjacent. Linear in the pieces, but for sorting.
 * @param usual values for a transcript too short to measure. Default none: every transcript provides its own
 * @returns a row of numbers for each piece
 */
export function contextOf(seen: readonly Seen[], usual?: UsualTranscript): Float64Array[] {
  const measures = usual ? usualMeasures(usual, seen) : measuresOf(seen);
  const above = usual ? aboveLike(usual, seen) : sharesAbove(seen);
  const rows: Float64Array[] = [];
  let first = 0;
  while (first < seen.length) {
    let next = first + 1;
    while (next < seen.length && seen[next]?.unit.turn === seen[first]?.unit.turn) next += 1;
    const turn = turnRows(seen.slice(first, next));
    for (let index = first; index < next; index += 1) {
      const one = seen[index];
      if (!one) continue;
      const { found, trap, kinds } = one.look;
      rows.push(
        Float64Array.from([
          found,
          trap,
          ...kinds,
          (found - measures.average) / measures.spread,
          above[index] ?? 0,
          ...neighbourRow(seen, index),
          ...(turn[index - first] ?? []),
          ...measures.row,
          ...toldRow(one.features),
        ]),
      );
    }
    first = next;
  }
  return rows;
}
