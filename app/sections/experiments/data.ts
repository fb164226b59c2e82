import { useMemo } from 'react';

import { choicesOf, LOADING, failed, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { ofProduct } from '#src/domain/boards/products/product.ts';
import type { ExperimentSummary } from '#src/domain/experiments/experiment.ts';
import type { BacklogFilter, ExperimentFilter } from '#src/domain/experiments/filter.ts';
import { asksForProof, type Proofs } from '#src/domain/research/across/proof.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { TAKEN_UP_SHELVES } from '#src/domain/research/kinds.ts';
import type { ResearchSummary } from '#src/domain/research/research.ts';
import { hypothesisInWords } from '#src/domain/tactics/exampleHypothesis.ts';
import type { OpenExperiment, Related } from '#src/features/experiments/openExperiment.ts';

import { useProofs } from '#src/patterns/evidence/useProofs.ts';

import { useSigned } from '../../shared/people.ts';
import { useProductOf } from '../../shared/board/product/useProductOf.ts';
import { useProducts } from '../../shared/board/product/useProducts.ts';
import { useAudiences } from '../../shared/asking/countedAudiences.ts';
import { studyHref } from '../../routing/hrefs.ts';
import { PATHS } from '../../routing/paths.ts';
import { toLoadable, useRecord, useShelved, useSummaries } from '#store/queries.ts';

const NO_STUDIES: readonly ResearchSummary[] = [];

/** The open experiment with its hypothesis, the study that came from, and its rounds of research. */
export function useOpenExperiment(
  id: string | null,
  members: Loadable<readonly { id: string; name: string }[]>,
): Loadable<OpenExperiment> {
  const experiment = useRecord('experiment', id);
  useProductOf(experiment.data && !experiment.data.deletedAt ? experiment.data.productId : null);
  const hypothesis = useRecord('hypothesis', experiment.data?.hypothesisId ?? null).data;
  const studies = useSummaries('research', id !== null).data?.items ?? NO_STUDIES;
  return useMemo(() => {
    const loaded = toLoadable(experiment);
    if (loaded.state !== 'ready') return loaded;
    const record = loaded.value;
    if (!record || record.deletedAt) return id === null ? LOADING : failed('Этого эксперимента больше нет.');
    const studyId = hypothesis?.researchId ?? null;
    const study = studies.find((one) => one.id === studyId);
    const origin = hypothesis ? Object.values(hypothesis.quotes)[0]?.research : undefined;
    const source: Related | null = studyId
      ? { label: study?.title ?? origin ?? 'Исследование', href: study ? studyHref(study.id) : null }
      : null;
    const alive = hypothesis && !hypothesis.deletedAt;
    return ready({
      experiment: record,
      assignee: choicesOf(members).find((member) => member.id === record.assigneeId)?.name ?? '',
      hypothesis: record.hypothesisId
        ? {
            label: hypothesisInWords(record),
            href: alive && study ? studyHref(study.id) : alive ? PATHS.experiments : null,
          }
        : null,
      study: source,
      rounds: studies
        .filter((one) => one.id !== studyId && one.experimentIds.includes(record.id))
        .map((one) => ({ label: one.title, href: studyHref(one.id) })),
    });
  }, [experiment, hypothesis, studies, members, id]);
}

/**
 * Returns the lists and choices of the screen: experiments, hypotheses of the backlog, and audiences to ask in a round of
 * research.
 */
export function useExperimentLists(backlogOpen: boolean): {
  experiments: Loadable<readonly ExperimentSummary[]>;
  /** Experiments that could not be read. */
  brokenCount: number;
  /** Those that were taken up. */
  hypotheses: Loadable<readonly Hypothesis[]>;
  audiences: Loadable<readonly { id: string; name: string; count: number }[]>;
} {
  const { data: page, error } = useSummaries('experiment');
  const { products, choice } = useProducts();
  const experiments = useMemo(
    () => toLoadable({ data: page && ofProduct(page.items, products, choice), error }),
    [page, error, products, choice],
  );
  // After the list, which shows none of them: the backlog above it says how many there are as soon as that is known.
  const { data: all, error: hypothesesError } = useShelved('hypothesis', TAKEN_UP_SHELVES, page !== undefined);
  const own = useMemo(() => all && ofProduct(all.items, products, choice), [all, products, choice]);
  // Who said what is read where quotes are shown.
  const hypotheses = useSigned({ data: own, error: hypothesesError }, backlogOpen);
  // After the list as well: a round of research asks for them.
  const counted = useAudiences(page !== undefined);
  const audiences = useMemo(
    () =>
      counted.state === 'ready'
        ? ready(counted.value.map(({ id, name, respondents }) => ({ id, name, count: respondents })))
        : counted,
    [counted],
  );
  return { experiments, brokenCount: page?.broken.length ?? 0, hypotheses, audiences };
}

/**
 * Returns the filters of the lists, the same objects while the address is the same, and the evidence level of hypotheses when
 * requested.
 */
export function useNarrowing(url: { readonly filter: ExperimentFilter; readonly backlogFilter: BacklogFilter }): {
  filter: ExperimentFilter;
  backlogFilter: BacklogFilter;
  proofs: Loadable<Proofs>;
} {
  const { query, status, stage, proof, rank } = url.filter;
  const filter = useMemo(() => ({ query, status, stage, proof, rank }), [query, status, stage, proof, rank]);
  const waiting = url.backlogFilter;
  const backlogFilter = useMemo(
    () => ({ query: waiting.query, stage: waiting.stage, proof: waiting.proof, rank: waiting.rank }),
    [waiting.query, waiting.stage, waiting.proof, waiting.rank],
  );
  return { filter, backlogFilter, proofs: useProofs(asksForProof(filter) || asksForProof(backlogFilter)) };
}
