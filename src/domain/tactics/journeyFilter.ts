import { asksForProof, NO_PROOF_FILTER, type ProofFilter } from '../research/across/proof.ts';
import { HYPOTHESIS_TERMS } from '../research/words/hypothesisTerms.ts';
import { isStage, type Stage } from '../core/stage.ts';

/** Where «где болит» looks. */
export type JourneyPlace = 'all' | 'pains' | 'gains' | 'quotes';

/** In the order they are offered. */
export const JOURNEY_PLACES: readonly JourneyPlace[] = ['all', 'pains', 'gains', 'quotes'];

export const JOURNEY_PLACE_LABELS: Readonly<Record<JourneyPlace, string>> = {
  all: 'Во всей карточке',
  pains: `Боли (${HYPOTHESIS_TERMS.hypothesis.pains})`,
  gains: `Выгоды (${HYPOTHESIS_TERMS.hypothesis.gains})`,
  quotes: HYPOTHESIS_TERMS.hypothesis.quotes,
};

export interface JourneyFilter extends ProofFilter {
  /** Words; empty for all. */
  readonly query: string;
  readonly where: JourneyPlace;
}

/** Everything. */
export const NO_JOURNEY_FILTER: JourneyFilter = { query: '', where: 'all', ...NO_PROOF_FILTER };

/** Whether a filter may leave something out or change the order: it needs the content of the touchpoints. */
export const isNarrowed = (filter: JourneyFilter): boolean => filter.query.trim() !== '' || asksForProof(filter);

/** A place from an untrusted text (a URL), `all` when it names none. */
export function readJourneyPlace(value: string | null): JourneyPlace {
  return JOURNEY_PLACES.find((place) => place === value) ?? 'all';
}

/**
 * A stage from an untrusted text (a URL): Awareness when there is none (R36) or it names none; then `unknown` is
 * that text, for a message.
 */
export function readStage(value: string | null): { readonly stage: Stage; readonly unknown: string | null } {
  if (isStage(value)) return { stage: value, unknown: null };
  return { stage: 'awareness', unknown: value === null || value.trim() === '' ? null : value };
}
