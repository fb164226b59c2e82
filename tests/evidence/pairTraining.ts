import { DENIALS_TOLD, denialFeatures } from '#src/domain/evidence/pairs/denial.ts';
import {
  DENIAL_BUCKETS,
  type LikenessWeights,
  type PairModel,
  type PairRelation,
} from '#src/domain/evidence/pairs/pairModel.ts';
import { BESIDE, besideOf, eachPair, SECOND, toldOf } from '#src/domain/evidence/pairs/pairs.ts';
import { PLACE_PAIRS, PLACES, sharedWords, VIEWS } from '#src/domain/evidence/pairs/sharedWords.ts';
import { wordsIn } from '#src/domain/evidence/pairs/stems.ts';
import type { HeardRow, PlacedPassage } from '#src/domain/evidence/pairs/passage.ts';
import type { Finding } from '#src/domain/evidence/findings.ts';
import type { TextRange } from '#src/domain/core/textRange.ts';

import type { Interview } from './corpus.ts';
import { overlap } from './measures.ts';
import type { Lesson } from './examples.ts';
import { learnWeights, rounded } from './train.ts';

/** A passage with what the corpus says of it. */
export interface LabelledPassage extends PlacedPassage {
  readonly domain: string;
  readonly topic: string | null;
  /** Says that there is no such trouble, or no more. */
  readonly isDenied: boolean;
}

/** Passages of one domain, which are compared with each other: as the corpus labels them, and as the finder finds them. */
export interface Study {
  readonly domain: string;
  readonly labelled: readonly LabelledPassage[];
  /** Sorted by id. */
  readonly found: readonly PlacedPassage[];
  /** The same as a person is shown them: the surer ones. */
  readonly proposed: readonly PlacedPassage[];
}

/** Returns the corpus's relation of two passages. */
export function relationOf(a: LabelledPassage, b: LabelledPassage): PairRelation | null {
  if (a.topic === null || a.topic !== b.topic || a.interview === b.interview) return null;
  return a.isDenied === b.isDenied ? 'same' : 'contradiction';
}

/** Least part of the shorter of two that they have in common, to be the same place. */
const SAME_PLACE = 0.5;

/** Returns the labelled passages under a found one: those that have half of it, or half of themselves, in common with it. */
export const under = ({ labelled }: Study, { interview, start, end }: PlacedPassage): LabelledPassage[] =>
  labelled.filter(
    (one) =>
      one.interview === interview &&
      overlap(one, { start, end }) >= SAME_PLACE * Math.min(one.end - one.start, end - start),
  );

const NOUGHT = { stems: PLACE_PAIRS.map(() => 0), matters: PLACE_PAIRS.map(() => 0) };

/** Rows of numbers, and for each what the corpus says of the pair. */
interface PairRows {
  readonly rows: readonly Float64Array[];
  readonly relations: readonly ReadonlySet<PairRelation>[];
}

const laid = new Map<Study, ReadonlyMap<string, readonly LabelledPassage[]>>();

/** Returns the corpus's relations of two found passages: both where a passage holds two labelled ones. */
export function relationsOf(study: Study, a: PlacedPassage, b: PlacedPassage): Set<PairRelation> {
  const places = laid.get(study) ?? new Map(study.found.map((one) => [one.id, under(study, one)]));
  laid.set(study, places);
  return new Set(
    (places.get(a.id) ?? []).flatMap((one) =>
      (places.get(b.id) ?? []).flatMap((other) => relationOf(one, other) ?? []),
    ),
  );
}

/** Returns the sums of the first look for every two found passages, asking for the words' parts one weight at a time. */
function firstRows(study: Study, usual: LikenessWeights['usual']): PairRows {
  const { found } = study;
  const columns = (['stems', 'matters'] as const).flatMap((view) =>
    PLACE_PAIRS.map((_, index) =>
      sharedWords(found, {
        ...NOUGHT,
        [view]: PLACE_PAIRS.map((_one, place) => (place === index ? 1 : 0)),
        usual,
      }),
    ),
  );
  const told = found.map(toldOf);
  const rows: Float64Array[] = [];
  const relations: Set<PairRelation>[] = [];
  found.forEach((a, i) =>
    found.forEach((b, j) => {
      const [one, other] = [told[i], told[j]];
      if (j <= i || a.interview === b.interview || !one || !other) return;
      const words = columns.map((column) => column[i * found.length + j] ?? 0);
      rows.push(Float64Array.from([...words, ...besideOf(one, other), 1]));
      relations.push(relationsOf(study, a, b));
    }),
  );
  return { rows, relations };
}

/** Solves a small system of equations by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (let at = 0; at < size; at += 1) {
    const best = rows
      .slice(at)
      .reduce((most, row, index) => (Math.abs(row[at] ?? 0) > Math.abs(rows[at + most]?.[at] ?? 0) ? index : most), 0);
    [rows[at], rows[at + best]] = [rows[at + best] as number[], rows[at] as number[]];
    const pivot = rows[at] as number[];
    for (let below = 0; below < size; below += 1) {
      const row = rows[below] as number[];
      if (below === at) continue;
      const share = (row[at] ?? 0) / (pivot[at] || 1e-12);
      for (let column = at; column <= size; column += 1)
        row[column] = (row[column] ?? 0) - share * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] || 1e-12));
}

/** How strongly weights are drawn to nought, once every number has spread one. */
const PULL = 10;
const STEPS = 12;

/** Mean and spread of each number but the last, which is one for the bias. */
function spreadOf(rows: readonly Float64Array[]): { means: number[]; spreads: number[] } {
  const size = rows[0]?.length ?? 0;
  const sums = Array.from({ length: size }, () => 0);
  const squares = Array.from({ length: size }, () => 0);
  for (const row of rows) {
    for (let at = 0; at < size; at += 1) {
      const value = row[at] ?? 0;
      sums[at] = (sums[at] ?? 0) + value;
      squares[at] = (squares[at] ?? 0) + value * value;
    }
  }
  const means = sums.map((sum) => sum / rows.length);
  const spreads = squares.map(
    (square, at) => Math.sqrt(Math.max(0, square / rows.length - (means[at] ?? 0) ** 2)) || 1,
  );
  return { means: means.with(size - 1, 0), spreads: spreads.with(size - 1, 1) };
}

/** Logistic regression by Newton's method: few weights, many rows. The last number of each row is one. */
function regress(rows: readonly Float64Array[], targets: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0;
  const { means, spreads } = spreadOf(rows);
  const even = rows.map((row) => row.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)));
  let weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((value) => PULL * value);
    const bend = weights.map((_, i) => Float64Array.from(weights, (_one, j) => (i === j ? PULL : 0)));
    even.forEach((row, index) => {
      let sum = 0;
      for (let i = 0; i < size; i += 1) sum += (row[i] ?? 0) * (weights[i] ?? 0);
      const said = 1 / (1 + Math.exp(-sum));
      const error = said - (targets[index] ?? 0);
      const sharp = said * (1 - said);
      for (let i = 0; i < size; i += 1) {
        slope[i] = (slope[i] ?? 0) + error * (row[i] ?? 0);
        const line = bend[i] as Float64Array;
        const share = sharp * (row[i] ?? 0);
        for (let j = 0; j < size; j += 1) line[j] = (line[j] ?? 0) + share * (row[j] ?? 0);
      }
    });
    const change = solve(
      bend.map((line) => [...line]),
      slope,
    );
    weights = weights.map((value, index) => value - (change[index] ?? 0));
  }
  const own = weights.map((value, at) => value / (spreads[at] ?? 1));
  const shift = own.slice(0, -1).reduce((sum, value, at) => sum + value * (means[at] ?? 0), 0);
  return own.with(size - 1, (own.at(-1) ?? 0) - shift);
}

const short = (values: readonly number[]): number[] => values.map((value) => Math.round(value * 1000) / 1000);

/** The same numbers for the same study. */
function seeded({ domain, found }: Study): () => number {
  let state = found.length;
  for (const letter of domain) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) & 0x7fffffff;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

/** Small studies that are made of a whole one for training, and the least part of each talk that they hold. */
const PARTS = { count: 2, least: 0.12 };

/**
 * The study, and smaller ones cut out of it: a stretch of each talk, the shorter ones as frequent as the longer ones. What is the nearest
 * of ten is no sign in a study of ten, and weights that never saw one would take it for a sign.
 */
function bySizes(study: Study): Study[] {
  const random = seeded(study);
  const talks = [...new Set(study.found.map(({ interview }) => interview))].map((talk) =>
    study.found.filter(({ interview }) => interview === talk),
  );
  const parts = Array.from({ length: PARTS.count }, (): Study => {
    const share = PARTS.least ** random();
    const found = talks.flatMap((passages) => {
      const count = Math.max(1, Math.round(passages.length * share));
      const from = Math.floor(random() * (passages.length - count + 1));
      return passages.slice(from, from + count);
    });
    return { ...study, found };
  });
  return [study, ...parts];
}

/** Share of passages from which on a name is listed as usual. */
const LISTED = 0.006;

/** Returns names that passages use in any domain. Shares are whole thousandths, as they are stored. */
export function usualIn(studies: readonly Study[]): LikenessWeights['usual'] {
  const found = studies.flatMap((study) => study.found);
  const read = (view: keyof typeof VIEWS): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const passage of found) {
      const words = PLACES.flatMap((place) => wordsIn(passage[place]));
      for (const name of new Set(VIEWS[view](words))) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return new Map(
      [...counts]
        .map(([name, count]) => [name, Math.round((1000 * count) / found.length) / 1000] as const)
        .filter(([, share]) => share >= LISTED)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  };
  return { stems: read('stems'), matters: read('matters') };
}

/** Learns how alike passages of one matter are, first by themselves, then among all others. */
export function learnPairs(whole: readonly Study[]): Pick<PairModel, 'likeness' | 'relations'> {
  const studies = whole.flatMap(bySizes);
  const usual = usualIn(whole);
  const all = studies.map((study) => firstRows(study, usual));
  const relations = all.flatMap((one) => one.relations);
  const first = short(
    regress(
      all.flatMap(({ rows }) => rows),
      relations.map(({ size }) => Number(size > 0)),
    ),
  );
  const half = PLACE_PAIRS.length;
  const likeness: LikenessWeights = {
    stems: first.slice(0, half),
    matters: first.slice(half, 2 * half),
    beside: first.slice(2 * half, 2 * half + BESIDE),
    bias: first[2 * half + BESIDE] ?? 0,
    usual,
  };
  const seconds: Float64Array[] = [];
  for (const { found } of studies) {
    eachPair(found, likeness, (_i, _j, row) => seconds.push(Float64Array.from([...row, 1])));
  }
  const learn = (relation: PairRelation) =>
    short(
      regress(
        seconds,
        relations.map((said) => Number(said.has(relation))),
      ),
    );
  const learnt = { same: learn('same'), contradiction: learn('contradiction') };
  if (learnt.same.length !== SECOND + 1) throw new Error('the second look sees other numbers');
  return { likeness, relations: learnt };
}

/** How much a denial counts next to any other piece when its words are learnt: they are one in thirty. */
const RARE = 8;

/** Which places of an interview deny something, by the corpus. */
function denialsOf({ labels }: Interview): (place: TextRange) => boolean {
  const denials = labels.filter(({ of, topic, kinds }) => topic?.isDenied ?? (of === 'trap' && kinds[0] === 'denied'));
  return (place) =>
    denials.some((one) => overlap(one, place) >= SAME_PLACE * Math.min(one.end - one.start, place.end - place.start));
}

/** Learns what denials sound like, among all that people say. */
export function learnDenial(lessons: readonly Lesson[]): PairModel['denial'] {
  const samples = lessons.flatMap(({ interview, examples }) => {
    const isDenial = denialsOf(interview);
    return examples.map(({ unit }) => ({
      features: denialFeatures(interview.text.slice(unit.start, unit.end)),
      target: Number(isDenial(unit)),
      weight: isDenial(unit) ? RARE : 1,
    }));
  });
  return rounded(learnWeights(samples, DENIAL_BUCKETS, DENIALS_TOLD));
}

/** An interview, and what a finder and an ear that never met its domain tell of all that is found in it. */
export interface HeardTalk {
  readonly interview: Interview;
  readonly findings: readonly Finding[];
  readonly rows: readonly HeardRow[];
}

/** Learns to hear denials by their context. */
export function learnHeard(talks: readonly HeardTalk[]): PairModel['heard'] {
  const told = talks.flatMap(({ interview, rows }) => {
    const isDenial = denialsOf(interview);
    return rows.map(({ finding, row }) => ({ row: Float64Array.from([...row, 1]), target: Number(isDenial(finding)) }));
  });
  return short(
    regress(
      told.map(({ row }) => row),
      told.map(({ target }) => target),
    ),
  );
}
