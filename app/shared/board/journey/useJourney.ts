import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import { ofProduct } from '#src/domain/boards/products/product.ts';
import { underWayByStage } from '#src/domain/experiments/experiment.ts';
import type { JourneyRules } from '#src/domain/tactics/journey.ts';
import type { Journey, JourneyQuote } from '#src/domain/tactics/journeyCard.ts';
import { rowsOf, type Examples, type JourneyRows } from '#src/domain/tactics/touchpointRow.ts';
import { TAKEN_UP_SHELVES } from '#src/domain/research/kinds.ts';
import { ready, type Loadable } from '#src/domain/core/loadable.ts';

import { useProducts } from '../product/useProducts.ts';
import { lateCode } from '../../late.ts';
import { useSigned } from '../../people.ts';
import { useStudyHref } from '../../useStudyHref.ts';
import { toLoadable, useShelved, useSummaries } from '#store/queries.ts';

const loadRules = async () => (await import('#src/domain/tactics/journey.ts')).JOURNEY_CODE;

/**
 * Returns the customer's journey of the workspace's hypotheses, and how many experiments are running in each stage. The
 * touchpoints' content loads after their closed rows, which do not need it: the rules, the generated texts, and the speakers.
 * @param examples whether it includes generated examples, too
 */
export function useJourney(examples: Examples): {
  /** Content of its closed rows. */
  rows: Loadable<JourneyRows>;
  journey: Loadable<Journey>;
  /** Search of the journey; null until it is loaded. */
  rules: JourneyRules | null;
  underWay: ReturnType<typeof underWayByStage>;
  /** Hypotheses and experiments that could not be read. */
  brokenCount: number;
} {
  const shelf = useShelved('hypothesis', TAKEN_UP_SHELVES);
  const summaries = useSummaries('experiment');
  const { data: hypotheses, error: hypothesesError } = shelf;
  const { data: experiments, error: experimentsError } = summaries;
  const { products, choice } = useProducts();
  const own = useMemo(
    () => hypotheses && ofProduct(hypotheses.items, products, choice),
    [hypotheses, products, choice],
  );
  const tried = useMemo(
    () => experiments && ofProduct(experiments.items, products, choice),
    [experiments, products, choice],
  );
  // An example that another product took up is not offered again: a hypothesis is one product's.
  const takenUp = useMemo(() => hypotheses?.items.map(({ id }) => id) ?? [], [hypotheses]);
  const rows = useMemo(() => {
    const [first, second] = [
      toLoadable({ data: own, error: hypothesesError }),
      toLoadable({ data: tried, error: experimentsError }),
    ];
    if (first.state !== 'ready') return first;
    return second.state === 'ready' ? ready(rowsOf(first.value, second.value, examples, takenUp)) : second;
  }, [own, hypothesesError, tried, experimentsError, examples, takenUp]);
  // Rows known only beforehand do not count: late code must not delay the store.
  const isListed = rows.state === 'ready' && !shelf.isPlaceholderData && !summaries.isPlaceholderData;
  const { data: rules, error: rulesError } = useQuery(lateCode('journey', loadRules, isListed));
  const signed = useSigned({ data: own, error: hypothesesError }, isListed);
  const journey = useMemo<Loadable<Journey>>(() => {
    if (rows.state !== 'ready') return rows;
    if (signed.state !== 'ready') return signed;
    const code = toLoadable({ data: rules, error: rulesError });
    return code.state === 'ready' ? ready(code.value.journeyOf(signed.value, tried ?? [], examples, takenUp)) : code;
  }, [rows, signed, rules, rulesError, tried, examples, takenUp]);
  const underWay = useMemo(() => underWayByStage(tried ?? []), [tried]);
  const brokenCount = (hypotheses?.broken.length ?? 0) + (experiments?.broken.length ?? 0);
  return { rows, journey, rules: rules ?? null, underWay, brokenCount };
}

/**
 * The way to the URL of a quote: its study, at its place in the material where that is known; null when the study was removed.
 * @param wanted whether quotes may be shown now; until then none has an address and nothing is read
 */
export function useQuoteHref(wanted = true): (quote: JourneyQuote) => string | null {
  const studyHref = useStudyHref(wanted);
  return useCallback(
    ({ researchId, passage }: JourneyQuote) => (researchId === null ? null : studyHref(researchId, passage)),
    [studyHref],
  );
}
