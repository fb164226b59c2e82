import type { ExperimentSummary } from '../experiments/experiment.ts';
import { lazily } from '../core/lazily.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import { hashOf } from '../core/seeded.ts';
import { STAGES, type Stage } from '../core/stage.ts';
import { exampleHypothesisIds, squeezed } from './exampleRow.ts';
import { TOUCHPOINTS, touchpointId } from './touchpoint.ts';

/** Name of the card for hypotheses whose touchpoint is empty. */
export const NO_TOUCHPOINT = 'Без точки касания';

/** A touchpoint with the hypotheses and experiments that belong to it. */
export interface TouchpointPlace {
  readonly id: string;
  readonly stage: Stage;
  readonly name: string;
  /** In the stage's list of touchpoints; null when it is not there. */
  readonly index: number | null;
  /** Ids of the generated hypotheses that it shows; none of one that is in no list. */
  readonly examples: readonly string[];
  /** By priority, then by age. */
  readonly hypotheses: readonly Hypothesis[];
  /** Made of its hypotheses, in the order given. */
  readonly experiments: readonly ExperimentSummary[];
}

interface OpenPlace extends TouchpointPlace {
  readonly hypotheses: Hypothesis[];
  readonly experiments: ExperimentSummary[];
}

/** All hypotheses and experiments, each in its place. */
export interface Dealt {
  /** In the order of each stage's touchpoints; those in no list after them, by name. */
  readonly places: Readonly<Record<Stage, readonly TouchpointPlace[]>>;
  /** Experiments made of a hypothesis, in the order given. */
  readonly experimentsOf: (hypothesisId: string) => readonly ExperimentSummary[];
  /** Whether a hypothesis of this id is listed on some card. */
  readonly isStored: (id: string) => boolean;
}

const placeKey = (stage: Stage, name: string): string => `${stage}\n${squeezed(name)}`;

/** Returns {@link placeKey} with each name read once: thousands of hypotheses share a few dozen places. */
function placeKeys(): typeof placeKey {
  const known = new Map<string, string>();
  return (stage, name) => {
    const written = `${stage}\n${name}`;
    const key = known.get(written) ?? placeKey(stage, name);
    known.set(written, key);
    return key;
  };
}

function unknownPlace(stage: Stage, name: string): OpenPlace {
  const text = squeezed(name);
  // Two hashes: with one of 32 bits, two names of ten thousand might share an id.
  const id = `tp-${stage}-x-${hashOf(text).toString(36)}${hashOf(`x${text}`).toString(36)}`;
  return { id, stage, name: name.trim() || NO_TOUCHPOINT, index: null, examples: [], hypotheses: [], experiments: [] };
}

/** Only what was taken up counts (R37); by priority, then by age. */
function listed(hypotheses: readonly Hypothesis[]): Hypothesis[] {
  return hypotheses
    .filter(({ status, deletedAt }) => status !== 'new' && deletedAt === null)
    .sort((a, b) => a.priority - b.priority || (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0));
}

const knownPlaces = (): OpenPlace[] =>
  STAGES.flatMap((stage) =>
    TOUCHPOINTS[stage].map((name, index) => ({
      id: touchpointId(stage, index),
      stage,
      name,
      index,
      examples: exampleHypothesisIds(stage, index),
      hypotheses: [],
      experiments: [],
    })),
  );

/** Gives each place the experiments of its hypotheses. */
function dealOutExperiments(
  places: Iterable<OpenPlace>,
  experiments: readonly ExperimentSummary[],
): Dealt['experimentsOf'] {
  const homes = new Map<string, OpenPlace>();
  for (const place of places) for (const { id } of place.hypotheses) homes.set(id, place);
  const made = new Map<string, ExperimentSummary[]>();
  for (const experiment of experiments) {
    const { hypothesisId } = experiment;
    const home = hypothesisId === null ? undefined : homes.get(hypothesisId);
    if (hypothesisId === null || home === undefined) continue;
    home.experiments.push(experiment);
    const siblings = made.get(hypothesisId);
    if (siblings === undefined) made.set(hypothesisId, [experiment]);
    else siblings.push(experiment);
  }
  return (hypothesisId) => made.get(hypothesisId) ?? [];
}

const byName = lazily(() => new Intl.Collator('ru'));

/**
 * Puts hypotheses and experiments where they belong. A hypothesis whose touchpoint its stage does not list gets a place after the
 * stage's own. One pass over each list.
 * @param elsewhere ids of hypotheses of other products
 */
export function dealOut(
  hypotheses: readonly Hypothesis[],
  experiments: readonly ExperimentSummary[],
  elsewhere: Iterable<string>,
): Dealt {
  const places = new Map(knownPlaces().map((place) => [placeKey(place.stage, place.name), place]));
  const shown = listed(hypotheses);
  const keyOf = placeKeys();
  for (const hypothesis of shown) {
    const key = keyOf(hypothesis.stage, hypothesis.touchpoint);
    const place = places.get(key) ?? unknownPlace(hypothesis.stage, hypothesis.touchpoint);
    place.hypotheses.push(hypothesis);
    places.set(key, place);
  }
  const experimentsOf = dealOutExperiments(places.values(), experiments);
  const stored = new Set([...elsewhere, ...shown.map(({ id }) => id)]);
  const all = [...places.values()];
  const ofStage = (stage: Stage): TouchpointPlace[] => {
    const own = all.filter((place) => place.stage === stage);
    const unknown = own.filter(({ index }) => index === null);
    return [...own.filter(({ index }) => index !== null), ...unknown.sort((a, b) => byName().compare(a.name, b.name))];
  };
  return {
    places: Object.fromEntries(STAGES.map((stage) => [stage, ofStage(stage)])) as Record<Stage, TouchpointPlace[]>,
    experimentsOf,
    isStored: (id) => stored.has(id),
  };
}
