import { contextOf, toldByTranscript, type Look, type Seen, type UsualTranscript } from './context.ts';
import { BUCKETS, DENSE, featuresOf, type Features } from './features.ts';
import { FINDING_KINDS, type FindingKind } from '../core/findingKind.ts';
import { ASKED_WEIGHTS, VERDICTS, type QuestionVerdict } from './questions.ts';
import { askTrees, type Forest } from './trees.ts';
import type { Unit } from './units.ts';
import { readWeights, weigh, type StoredWeights, type Weights } from './weights.ts';

/** How many weights one question about a piece has. */
export const WEIGHTS = DENSE.length + BUCKETS;

/** The trained model: whether a piece is a finding, of which kind, and how a question asks. */
export interface Model {
  /** The first look at a piece by itself: whether it is a finding, and whether it only looks like one. */
  readonly found: Weights;
  readonly trap: Weights;
  /** The second look, at the first ones around: whether it is a finding. */
  readonly second: Forest;
  /** Values that the second look uses for a talk too short to measure. */
  readonly usual: UsualTranscript;
  readonly kinds: Readonly<Record<FindingKind, Weights>>;
  readonly verdicts: Readonly<Record<QuestionVerdict, Weights>>;
  /** The likelihood from which on a piece is proposed. */
  readonly cut: number;
}

/** A model as it is stored in weights.json, which `npm run train:evidence` writes. */
export interface StoredModel {
  readonly cut: number;
  readonly found: StoredWeights;
  readonly trap: StoredWeights;
  readonly second: Forest;
  readonly usual: UsualTranscript;
  /** In the order of FINDING_KINDS. */
  readonly kinds: readonly StoredWeights[];
  /** In the order of VERDICTS. */
  readonly verdicts: readonly StoredWeights[];
}

const readAll = <K extends string>(
  names: readonly K[],
  stored: readonly StoredWeights[],
  size: number,
): Record<K, Weights> =>
  Object.fromEntries(names.map((name, index) => [name, readWeights(stored[index] ?? [0, ''], size)])) as Record<
    K,
    Weights
  >;

/**
 * Reads a stored model.
 * @throws Error when it was made for other features than the code has
 */
export function readModel({ cut, found, trap, second, usual, kinds, verdicts }: StoredModel): Model {
  return {
    cut,
    found: readWeights(found, WEIGHTS),
    trap: readWeights(trap, WEIGHTS),
    second,
    usual,
    kinds: readAll(FINDING_KINDS, kinds, WEIGHTS),
    verdicts: readAll(VERDICTS, verdicts, ASKED_WEIGHTS),
  };
}

/** The part of a model that looks at pieces first. */
export type FirstLook = Pick<Model, 'found' | 'trap' | 'kinds'>;

/** The first look at a piece by itself. */
export function lookAt({ found, trap, kinds }: FirstLook, features: Features): Look {
  return {
    found: weigh(found, features),
    trap: weigh(trap, features),
    kinds: FINDING_KINDS.map((kind) => weigh(kinds[kind], features)),
  };
}

/** Pieces with their features and the first look at them. */
export function seenIn(text: string, units: readonly Unit[], first: FirstLook): Seen[] {
  return featuresOf(text, units).flatMap((features, index) => {
    const unit = units[index];
    return unit ? [{ unit, features, look: lookAt(first, features) }] : [];
  });
}

/**
 * How much the second look counts in a talk too short to tell anything of itself; the rest is the first look's, and nothing once a
 * talk is whole. On single answers of tests/corpus/interviews both together order pieces better than either.
 */
const SECOND_ALONE = 0.35;

/** How much speaks for each piece of a talk being a finding, log odds, by the second look. */
export function judged(seen: readonly Seen[], { second, usual }: Pick<Model, 'second' | 'usual'>): number[] {
  const share = SECOND_ALONE + (1 - SECOND_ALONE) * toldByTranscript(seen);
  return contextOf(seen, usual).map((row, index) => {
    if (row.length !== second.width) throw new Error('the model was made for other features: npm run train:evidence');
    return askTrees(second, row) * share + (seen[index]?.look.found ?? 0) * (1 - share);
  });
}

/** The kind that most speaks for. */
export function kindOf({ kinds }: Look): FindingKind {
  let best = 0;
  kinds.forEach((amount, index) => {
    if (amount > (kinds[best] ?? 0)) best = index;
  });
  return FINDING_KINDS[best] ?? 'pain';
}
