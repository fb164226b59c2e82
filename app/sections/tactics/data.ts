import { useCallback, useMemo } from 'react';

import { underWayByStage } from '#src/domain/experiments/experiment.ts';
import { asksForProof, type Proofs } from '#src/domain/research/across/proof.ts';
import {
  journeyOf,
  type Examples,
  type Journey,
  type JourneyFilter,
  type JourneyQuote,
} from '#src/domain/tactics/journey.ts';
import { ready, type Loadable } from '#src/domain/core/loadable.ts';

import { useProofs } from '#src/patterns/evidence/useProofs.ts';

import { useSigned } from '../../shared/people.ts';
import { useStudyHref } from '../../shared/useStudyHref.ts';
import { toLoadable, useAll, useSummaries } from '../../workspace/queries.ts';

/**
 * The customer's journey of the workspace's hypotheses, and how many experiments are under way in each stage.
 * @param examples whether generated examples stand in it, too
 */
export function useJourney(examples: Examples): {
  journey: Loadable<Journey>;
  underWay: ReturnType<typeof underWayByStage>;
  /** Hypotheses and experiments that could not be read. */
  brokenCount: number;
} {
  const { data: hypotheses, error: hypothesesError } = useAll('hypothesis');
  const { data: experiments, error: experimentsError } = useSummaries('experiment');
  const signed = useSigned({ data: hypotheses?.items, error: hypothesesError });
  const journey = useMemo(() => {
    const second = toLoadable({ data: experiments?.items, error: experimentsError });
    if (signed.state !== 'ready') return signed;
    return second.state === 'ready' ? ready(journeyOf(signed.value, second.value, examples)) : second;
  }, [signed, experiments, experimentsError, examples]);
  const underWay = useMemo(() => underWayByStage(experiments?.items ?? []), [experiments]);
  const brokenCount = (hypotheses?.broken.length ?? 0) + (experiments?.broken.length ?? 0);
  return { journey, underWay, brokenCount };
}

/** The way to the URL of a quote: its study, at its place in the material where that is known; null when the study was removed. */
export function useQuoteHref(): (quote: JourneyQuote) => string | null {
  const studyHref = useStudyHref();
  return useCallback(
    ({ researchId, passage }: JourneyQuote) => (researchId === null ? null : studyHref(researchId, passage)),
    [studyHref],
  );
}

/** What narrows the journey, the same object while the address says the same, and how well hypotheses are founded when that is asked. */
export function useNarrowing({ query, where, proof, rank }: JourneyFilter): {
  filter: JourneyFilter;
  proofs: Loadable<Proofs>;
} {
  const filter = useMemo(() => ({ query, where, proof, rank }), [query, where, proof, rank]);
  return { filter, proofs: useProofs(asksForProof(filter)) };
}
