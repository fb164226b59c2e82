import { FINDING_KINDS } from '../../core/findingKind.ts';
import type { LikenessWeights, PairModel, PairRelation } from './pairModel.ts';
import type { ComparedPassage } from './passage.ts';
import { sharedWords } from './sharedWords.ts';
import { wordsIn } from './stems.ts';
import { likelihood } from '../weights.ts';

export interface Pair {
  /** Ids; `a` precedes `b` among the passages sorted by id. */
  readonly a: string;
  readonly b: string;
  readonly relation: PairRelation;
  /** How sure, 0 to 1. */
  readonly score: number;
}

const at = (array: Float64Array, index: number): number => array[index] ?? 0;

/** Log odds of a likelihood that are never without end. */
function oddsOf(likely: number, least = 0.01): number {
  const kept = Math.min(1 - least, Math.max(least, likely));
  return Math.log(kept / (1 - kept));
}

/** Values of a passage that apply to all its pairs. */
interface Told {
  readonly found: number;
  readonly odds: number;
  readonly denied: number;
  readonly words: number;
  readonly kind: ComparedPassage['kind'];
}

/** Returns a passage's values for its pairs: log odds of its being a finding and a denial, words as a logarithm. */
export const toldOf = ({ found, denied, text, kind }: ComparedPassage): Told => ({
  found: oddsOf(found),
  odds: oddsOf(denied),
  denied,
  words: Math.log1p(wordsIn(text).length),
  kind,
});

/** How many numbers {@link besideOf} tells. */
export const BESIDE = 9 + FINDING_KINDS.length;

/**
 * Returns the values of a pair apart from its words: how surely they are findings and denials, how long, of what kind. A shared
 * kind says more if it is rare: who decides is one matter oftener than what hurts.
 */
export function besideOf(a: Told, b: Told): number[] {
  return [
    Math.min(a.found, b.found),
    Math.max(a.found, b.found),
    Math.min(a.odds, b.odds),
    Math.max(a.odds, b.odds),
    a.denied * (1 - b.denied) + b.denied * (1 - a.denied),
    Math.min(a.words, b.words),
    Math.max(a.words, b.words),
    Number(a.kind !== null && a.kind === b.kind),
    Number(a.kind === null) + Number(b.kind === null),
    ...FINDING_KINDS.map((kind) => Number(a.kind === kind && b.kind === kind)),
  ];
}

/** Sum of products; a weight more than values is the bias. */
function product(weights: readonly number[], values: readonly number[]): number {
  let sum = weights[values.length] ?? 0;
  for (let index = 0; index < values.length; index += 1) sum += (values[index] ?? 0) * (weights[index] ?? 0);
  return sum;
}

/** How surely every two passages are of one matter, 0 to 1, in a square by the passages' places, the upper half filled. */
function likeness(passages: readonly ComparedPassage[], told: readonly Told[], weights: LikenessWeights): Float64Array {
  const count = passages.length;
  const sums = sharedWords(passages, weights);
  told.forEach((a, i) => {
    for (let j = i + 1; j < count; j += 1) {
      const b = told[j];
      const cell = i * count + j;
      if (b) sums[cell] = likelihood(at(sums, cell) + product(weights.beside, besideOf(a, b)) + weights.bias);
    }
  });
  return sums;
}

/** How sure two passages have to be of one matter to support what they share with a third. */
const SUPPORTS = 0.03;
/** Supporters of a passage at most. */
const MOST_SUPPORTERS = 24;
/** Likeness that a passage's supporters share out at least: a single weak one supports little. */
const LEAST_SHARED = 0.5;

/**
 * A likeness with what third passages say to it: two that are like the same others are more like each other. It may pass 1.
 */
function supported(alike: Float64Array, passages: readonly ComparedPassage[]): Float64Array {
  const count = passages.length;
  const near: { readonly other: number; readonly score: number }[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < count; i += 1) {
    for (let j = i + 1; j < count; j += 1) {
      const score = at(alike, i * count + j);
      if (score < SUPPORTS || passages[i]?.interview === passages[j]?.interview) continue;
      near[i]?.push({ other: j, score });
      near[j]?.push({ other: i, score });
    }
  }
  const kept = near.map((list) =>
    list.sort((x, y) => y.score - x.score || x.other - y.other).slice(0, MOST_SUPPORTERS),
  );
  const weights = kept.map((list) =>
    Math.max(
      LEAST_SHARED,
      list.reduce((sum, { score }) => sum + score, 0),
    ),
  );
  const sums = Float64Array.from(alike);
  kept.forEach((list, i) => {
    for (const { other: third, score } of list) {
      for (const { other: j, score: further } of kept[third] ?? []) {
        if (j === i) continue;
        const cell = Math.min(i, j) * count + Math.max(i, j);
        sums[cell] = at(sums, cell) + (score * further) / (2 * (weights[i] ?? 1));
      }
    }
  });
  return sums;
}

/** Passages in one order, whatever order they come in. */
export const byId = <P extends ComparedPassage>(passages: readonly P[]): P[] =>
  passages.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

/** How many of the first `length` rising numbers are not above one. */
function notAbove(rising: Float64Array, length: number, number: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(rising, middle) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns ranks of every passage's partners, the likest first: 0 for the nearest, and of two equally like the first one. Numbers
 * are sorted by themselves, which takes a third of the time of a comparison, and each partner's place is then looked up among
 * them.
 * @param alike likeness of every two: a square by the passages' places, of which the half above the diagonal is filled
 * @returns `ranks`, a square by the passages' places; `nearest`, how alike the nearest of each is, 0 where it has no partner
 */
export function ranksOf(
  alike: Float64Array,
  passages: readonly Pick<ComparedPassage, 'interview'>[],
): { readonly ranks: Uint16Array; readonly nearest: Float64Array } {
  const count = passages.length;
  const ranks = new Uint16Array(count * count);
  const nearest = new Float64Array(count);
  const scores = new Float64Array(count);
  const partners = new Uint32Array(count);
  const before = new Uint16Array(count);
  passages.forEach(({ interview }, i) => {
    let length = 0;
    passages.forEach((other, j) => {
      if (other.interview === interview) return;
      partners[length] = j;
      scores[length] = at(alike, Math.min(i, j) * count + Math.max(i, j));
      length += 1;
    });
    const rising = scores.slice(0, length).sort();
    before.fill(0, 0, length);
    for (let place = 0; place < length; place += 1) {
      const above = length - notAbove(rising, length, at(scores, place));
      const equals = before[above] ?? 0;
      before[above] = equals + 1;
      ranks[i * count + (partners[place] ?? 0)] = above + equals;
    }
    if (length > 0) nearest[i] = at(rising, length - 1);
  });
  return { ranks, nearest };
}

const RELATIONS: readonly PairRelation[] = ['same', 'contradiction'];

/** How many numbers the second look sees. */
export const SECOND = 5 + BESIDE;

/** Told of every two passages of different talks, by their places, the first one's smaller. */
type EachPair = (i: number, j: number, row: readonly number[]) => void;

/** Tells what the second look sees of every two passages of different talks: how alike they are by themselves and among all others. */
export function eachPair(passages: readonly ComparedPassage[], weights: LikenessWeights, tell: EachPair): void {
  const count = passages.length;
  const told = passages.map(toldOf);
  const alone = likeness(passages, told, weights);
  const among = supported(alone, passages).map((sum) => 1 - Math.exp(-sum));
  const { ranks, nearest } = ranksOf(among, passages);
  told.forEach((a, i) => {
    for (let j = i + 1; j < count; j += 1) {
      const b = told[j];
      if (!b || passages[i]?.interview === passages[j]?.interview) continue;
      const cell = i * count + j;
      const [one, two] = [ranks[cell] ?? 0, ranks[j * count + i] ?? 0];
      tell(i, j, [
        oddsOf(at(alone, cell), 1e-4),
        oddsOf(at(among, cell), 1e-4),
        Math.log1p(Math.min(one, two)),
        Math.log1p(Math.max(one, two)),
        at(among, cell) / Math.max(1e-6, Math.sqrt(at(nearest, i) * at(nearest, j))),
        ...besideOf(a, b),
      ]);
    }
  });
}

/**
 * Which passages of different talks say the same in other words, and which contradict each other, the surest first. Two long
 * passages may do both, but what surely says the same hardly contradicts. The order of the passages changes nothing.
 * @param cuts 0 for all pairs, however unlikely
 */
export function pairsOf(all: readonly ComparedPassage[], model: PairModel, cuts = model.cuts): Pair[] {
  const passages = byId(all);
  const pairs: Pair[] = [];
  eachPair(passages, model.likeness, (i, j, row) => {
    const [a, b] = [passages[i], passages[j]];
    if (!a || !b) return;
    const sure = (relation: PairRelation) => likelihood(product(model.relations[relation], row));
    const same = sure('same');
    const scores = { same, contradiction: sure('contradiction') * (1 - same) };
    for (const relation of RELATIONS) {
      const score = scores[relation];
      if (score >= cuts[relation]) pairs.push({ a: a.id, b: b.id, relation, score });
    }
  });
  return pairs.sort((x, y) => y.score - x.score || (x.a < y.a ? -1 : x.a > y.a ? 1 : x.b < y.b ? -1 : 1));
}
