import { useDeferredValue, useMemo } from 'react';

import type { Loadable } from '../../../domain/core/loadable.ts';
import type { Proofs } from '../../../domain/research/across/proof.ts';
import { STAGES, type Stage } from '../../../domain/core/stage.ts';
import type { JourneyRules } from '../../../domain/tactics/journey.ts';
import type { Journey, TouchpointCard } from '../../../domain/tactics/journeyCard.ts';
import { isNarrowed, type JourneyFilter } from '../../../domain/tactics/journeyFilter.ts';
import type { JourneyRows, TouchpointRow } from '../../../domain/tactics/touchpointRow.ts';
import { factsOf } from './stageFacts.ts';

/** Sources of a shown journey. */
export interface ShownJourneyOf {
  /** Content of its closed rows. */
  readonly rows: Loadable<JourneyRows>;
  /** Its whole content; comes after the rows. */
  readonly journey: Loadable<Journey>;
  /** Search rules; null until loaded. */
  readonly rules: JourneyRules | null;
  readonly filter: JourneyFilter;
  /** How well hypotheses are founded, for a filter that asks; loading while none does. */
  readonly proofs: Loadable<Proofs>;
  readonly stage: Stage;
  /** How many experiments of each stage are under way. The same object while nothing changed. */
  readonly underWay: Readonly<Record<Stage, number>>;
}

/** A journey as it is shown: a moment behind what is typed and chosen. */
export interface ShownJourney {
  /** All of it; null until it is there. */
  readonly whole: Journey | null;
  /** Rows that pass the applied filter; empty stages until that is known. */
  readonly found: JourneyRows;
  readonly applied: JourneyFilter;
  /** The stage that is shown by now. */
  readonly stage: Stage;
  /** Its touchpoints that pass the filter; null until they are known. */
  readonly rows: readonly TouchpointRow[] | null;
  /** The same with their whole content; null until loaded. */
  readonly cards: readonly TouchpointCard[] | null;
  /** Facts of each stage; null until known. */
  readonly facts: ReturnType<typeof factsOf> | null;
  /** Something else was typed or chosen meanwhile. */
  readonly busy: boolean;
}

const NO_ROWS = Object.fromEntries(STAGES.map((stage) => [stage, []])) as unknown as JourneyRows;

const valueOf = <T>(loadable: Loadable<T>): T | null => (loadable.state === 'ready' ? loadable.value : null);

/** Filters a journey and keeps the field and the buttons quick: what they show may take a moment longer. */
export function useShownJourney(given: ShownJourneyOf): ShownJourney {
  const { rules, filter, proofs, stage: chosen, underWay } = given;
  const whole = valueOf(given.journey);
  const applied = useDeferredValue(filter);
  const known = valueOf(proofs) ?? undefined;
  const passing = useMemo(
    () => (whole && rules ? rules.filterJourney(whole, applied, known) : null),
    [whole, rules, applied, known],
  );
  const found: JourneyRows | null = isNarrowed(applied) ? passing : valueOf(given.rows);
  const facts = useMemo(() => found && factsOf(found, underWay), [found, underWay]);
  const stage = useDeferredValue(chosen);
  return {
    whole,
    found: found ?? NO_ROWS,
    applied,
    stage,
    rows: found?.[stage] ?? null,
    cards: passing?.[stage] ?? null,
    facts,
    busy: applied !== filter || stage !== chosen,
  };
}
