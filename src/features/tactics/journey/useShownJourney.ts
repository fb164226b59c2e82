import { useDeferredValue, useMemo } from 'react';

import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Proofs } from '../../../domain/research/across/proof.ts';
import { STAGES, type Stage } from '../../../domain/core/stage.ts';
import {
  filterJourney,
  type Journey,
  type JourneyFilter,
  type TouchpointCard,
} from '../../../domain/tactics/journey.ts';
import { factsOf } from './stageFacts.ts';

/** What a journey is shown from. */
export interface ShownJourneyOf {
  readonly journey: Loadable<Journey>;
  readonly filter: JourneyFilter;
  /** How well hypotheses are founded, for a filter that asks; loading while none does. */
  readonly proofs: Loadable<Proofs>;
  readonly stage: Stage;
  /** How many experiments of each stage are under way. The same object while nothing changed. */
  readonly underWay: Readonly<Record<Stage, number>>;
}

/** A journey as it is shown: a moment behind what is typed and chosen. */
export interface ShownJourney {
  /** All of it; empty stages until it is read. */
  readonly whole: Journey;
  /** What passes the filter that is applied by now. */
  readonly found: Journey;
  readonly applied: JourneyFilter;
  /** The stage that is shown by now, and its touchpoints. */
  readonly stage: Stage;
  readonly cards: readonly TouchpointCard[];
  /** What each stage comes to; null until the journey is read. */
  readonly facts: ReturnType<typeof factsOf> | null;
  /** Something else was typed or chosen meanwhile. */
  readonly busy: boolean;
}

const NO_JOURNEY = Object.fromEntries(STAGES.map((stage) => [stage, []])) as unknown as Journey;

/** Filters a journey and keeps the field and the buttons quick: what they show may take a moment longer. */
export function useShownJourney({ journey, filter, proofs, stage: chosen, underWay }: ShownJourneyOf): ShownJourney {
  const whole = journey.state === 'ready' ? journey.value : NO_JOURNEY;
  const applied = useDeferredValue(filter);
  const known = proofs.state === 'ready' ? proofs.value : undefined;
  const found = useMemo(() => filterJourney(whole, applied, known), [whole, applied, known]);
  const facts = useMemo(
    () => (journey.state === 'ready' ? factsOf(found, underWay) : null),
    [journey.state, found, underWay],
  );
  const stage = useDeferredValue(chosen);
  return { whole, found, applied, stage, cards: found[stage], facts, busy: applied !== filter || stage !== chosen };
}
