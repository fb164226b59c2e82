import { contextOf, usualTranscript, type Seen, type UsualTranscript } from '#src/domain/evidence/context.ts';
import { DENSE } from '#src/domain/evidence/features.ts';
import { FINDING_KINDS } from '#src/domain/core/findingKind.ts';
import { lookAt, WEIGHTS, type FirstLook, type Model, type StoredModel } from '#src/domain/evidence/model.ts';
import {
  ASKED_DENSE,
  ASKED_WEIGHTS,
  askedFeatures,
  VERDICTS,
  type QuestionVerdict,
} from '#src/domain/evidence/questions.ts';
import type { Amounts, StoredWeights, Weights } from '#src/domain/evidence/weights.ts';

import type { Interview } from './corpus.ts';
import type { Example, Lesson } from './examples.ts';
import { growForest } from './grow.ts';

/** Passes over all examples; the weights are averaged over the second half of them. */
const PASSES = 12;
/** The same for the finder, which is trained often and gains nothing behind them. */
const FINDER_PASSES = 8;
const RATE = 0.15;
/** How strongly weights are drawn to nought: told features, and hashed ones, which are many and rare. */
const PULL = { told: 2e-4, hashed: 1e-3 };
/** How far a rare kind is lifted towards the frequent ones, which else take its pieces: held out, it names more of them rightly. */
const RARE = 0.6;
const BIAS = DENSE.indexOf('bias');
/** Words from which on a piece weighs no more in training. */
const MOST_WORDS = 40;

/** The same numbers on every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

export interface Sample {
  readonly features: Amounts;
  readonly target: number;
  readonly weight: number;
}

export function learnWeights(
  samples: readonly Sample[],
  size = WEIGHTS,
  told = DENSE.length,
  passes = PASSES,
): Float64Array {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  const mean = new Float64Array(size);
  const random = seeded(7);
  const order = [...samples];
  for (let pass = 0; pass < passes; pass += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other] as Sample, order[last] as Sample];
    }
    for (const { features, target, weight } of order) {
      const { places, values } = features;
      let sum = 0;
      places.forEach((place, index) => (sum += (weights[place] ?? 0) * (values[index] ?? 0)));
      const error = (1 / (1 + Math.exp(-sum)) - target) * weight;
      places.forEach((place, index) => {
        const pull = place < told ? PULL.told : PULL.hashed;
        const slope = error * (values[index] ?? 0) + pull * (weights[place] ?? 0);
        squares[place] = (squares[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(squares[place] ?? 1);
      });
    }
    if (pass >= passes / 2) weights.forEach((value, place) => (mean[place] = (mean[place] ?? 0) + value));
  }
  return mean.map((value) => value / (passes / 2));
}

/** The nearest whole numbers of eight bits. */
export function rounded(weights: Float64Array): Weights {
  const scale = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
  return { scale, values: Int8Array.from(weights, (value) => Math.round(value / scale)) };
}

const weightOf = ({ words }: Example): number => Math.sqrt(Math.min(words, MOST_WORDS)) / 3;

/** The part of a model that finds. */
export type Finder = Pick<Model, 'found' | 'trap' | 'kinds' | 'second' | 'usual'>;

const learn = (some: readonly Example[], target: (one: Example) => number): Float64Array =>
  learnWeights(
    some.map((one) => ({ features: one.features, target: target(one), weight: weightOf(one) })),
    WEIGHTS,
    DENSE.length,
    FINDER_PASSES,
  );

/** The first look at pieces by themselves. */
function trainFirst(lessons: readonly Lesson[]): FirstLook {
  const examples = lessons.flatMap((lesson) => lesson.examples);
  const findings = examples.filter(({ found, kind }) => found > 0.5 && kind !== null);
  const kinds = FINDING_KINDS.map((kind) => {
    const weights = learn(findings, (one) => Number(one.kind === kind));
    const share = findings.filter((one) => one.kind === kind).length / findings.length;
    weights[BIAS] = (weights[BIAS] ?? 0) - RARE * Math.log(share);
    return [kind, rounded(weights)] as const;
  });
  return {
    found: rounded(learn(examples, ({ found }) => found)),
    trap: rounded(learn(examples, ({ trap }) => trap)),
    kinds: Object.fromEntries(kinds) as unknown as Model['kinds'],
  };
}

/** Parts into which domains are put, so that each is looked at by what never saw its domain. */
export function folds(lessons: readonly Lesson[], count: number): ReadonlySet<string>[] {
  const domains = [...new Set(lessons.map(({ interview }) => interview.domain))];
  return Array.from({ length: count }, (_, fold) => new Set(domains.filter((_one, index) => index % count === fold)));
}

/** The first look at a lesson's pieces. */
export const seenOf = ({ examples }: Lesson, first: FirstLook): Seen[] =>
  examples.map(({ unit, features }) => ({ unit, features, look: lookAt(first, features) }));

/** Parts of the lessons for the second look: it has to learn from first looks at what they never saw. */
const INNER = 5;

const short = (value: number): number => Number(value.toFixed(4));

/** A usual talk in as many digits as count. */
const shortened = ({ row, looks }: UsualTranscript): UsualTranscript => ({
  row: row.map(short),
  looks: looks.map(short),
});

/** Trains the finder on lessons; the same lessons give the same finder. */
export function train(lessons: readonly Lesson[]): Finder {
  const looked = folds(lessons, INNER).flatMap((out) => {
    const first = trainFirst(lessons.filter(({ interview }) => !out.has(interview.domain)));
    return lessons
      .filter(({ interview }) => out.has(interview.domain))
      .map((lesson) => ({ lesson, seen: seenOf(lesson, first) }));
  });
  const examples = looked.flatMap(({ lesson }) => lesson.examples);
  const second = growForest(
    {
      rows: looked.flatMap(({ seen }) => contextOf(seen)),
      targets: examples.map(({ found }) => found),
      weights: examples.map(weightOf),
    },
    seeded(5),
  );
  return { ...trainFirst(lessons), second, usual: shortened(usualTranscript(looked.map(({ seen }) => seen))) };
}

/** A question of the corpus and how it asks. */
export interface Asked {
  readonly words: string;
  readonly verdict: QuestionVerdict;
}

export function askedIn(interviews: readonly Interview[]): Asked[] {
  return interviews.flatMap(({ text, labels }) =>
    labels
      .filter(({ of }) => of === 'question')
      .map(({ kinds, start, end }) => ({ words: text.slice(start, end), verdict: kinds[0] as QuestionVerdict })),
  );
}

/** Trains the judge of how a question asks, on questions; the same ones give the same result. */
export function trainVerdicts(asked: readonly Asked[]): Model['verdicts'] {
  const known = asked.map(({ words, verdict }) => ({ features: askedFeatures(words), verdict }));
  const learnt = VERDICTS.map((verdict) => {
    const samples = known.map((one) => ({
      features: one.features,
      target: one.verdict === verdict ? 1 : 0,
      weight: 1,
    }));
    return [verdict, rounded(learnWeights(samples, ASKED_WEIGHTS, ASKED_DENSE.length))] as const;
  });
  return Object.fromEntries(learnt) as unknown as Model['verdicts'];
}

export const packed = ({ scale, values }: Weights): StoredWeights => [
  scale,
  Buffer.from(values.buffer).toString('base64'),
];

/** A model as it is stored. */
export function stored({ found, trap, second, usual, kinds, verdicts, cut }: Model): StoredModel {
  return {
    cut,
    found: packed(found),
    trap: packed(trap),
    second,
    usual,
    kinds: FINDING_KINDS.map((kind) => packed(kinds[kind])),
    verdicts: VERDICTS.map((verdict) => packed(verdicts[verdict])),
  };
}
