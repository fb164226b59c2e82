import { useMemo, useState } from 'react';

import { experimentsByHypothesis, type ExperimentSummary } from '#src/domain/experiments/experiment.ts';
import { dateOf } from '#src/domain/core/format.ts';
import { LOADING, failed, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { ExperimentLink } from '#src/features/research/HypothesisRow.tsx';
import type { OpenResearch } from '#src/features/research/ResearchDetails.tsx';
import type { PickOption } from '#src/patterns/form/PickList.tsx';

import { useSigned } from '../../shared/people.ts';
import { toLoadable, useAll, useChildren, useRecord, useSummaries } from '../../workspace/queries.ts';
import { audienceHref, experimentHref } from '../../routing/hrefs.ts';

const NO_EXPERIMENTS: readonly ExperimentSummary[] = [];

function experimentLink(experiment: ExperimentSummary): ExperimentSummary & ExperimentLink {
  return { ...experiment, href: experimentHref(experiment.id) };
}

const readToday = () => dateOf(new Date());

/** The open study with its hypotheses, materials, experiments and audience. */
export function useOpenResearch(id: string | null): Loadable<OpenResearch> {
  const [today] = useState(readToday);
  const research = useRecord('research', id);
  const hypotheses = useChildren('hypothesis', id);
  const materials = useChildren('material', id);
  const signed = useSigned({ data: hypotheses.data?.items, error: hypotheses.error }, id !== null);
  const experiments = useSummaries('experiment').data?.items ?? NO_EXPERIMENTS;
  const backlog = useAll('hypothesis').data?.items;
  const audiences = useSummaries('audience').data?.items;
  return useMemo(() => {
    const parts = [toLoadable(research), signed, toLoadable(materials)] as const;
    const bad = parts.find((part) => part.state === 'failed');
    if (bad?.state === 'failed') return bad;
    if (!research.data || signed.state !== 'ready' || !materials.data) {
      return research.isSuccess && !research.data ? failed('Этого исследования больше нет.') : LOADING;
    }
    const { audienceId } = research.data;
    const related = Object.keys(research.data.hypothesisIds);
    return ready({
      research: research.data,
      hypotheses: signed.value,
      materials: materials.data.items,
      experiments: experiments
        .filter(({ id: one }) => research.data && one in research.data.experimentIds)
        .map(experimentLink),
      experimentsOf: experimentsByHypothesis(experiments.map(experimentLink)),
      relatedHypotheses: (backlog ?? []).filter((one) => related.includes(one.id)).map((one) => one.text),
      // While audiences are being read none is said to be removed.
      audience:
        audienceId === null || !audiences
          ? null
          : {
              name: audiences.find((one) => one.id === audienceId)?.name ?? '',
              href: audienceHref(audienceId),
            },
      today,
    });
  }, [research, signed, materials, experiments, backlog, audiences, today]);
}

/** What an upload can be linked to: every experiment, the backlog's hypotheses (R4), and the audience that was asked. */
export function useLinkOptions(): {
  experimentOptions: Loadable<readonly PickOption[]>;
  hypothesisOptions: Loadable<readonly PickOption[]>;
  audienceOptions: Loadable<readonly PickOption[]>;
} {
  const { data: experiments, error: experimentsError } = useSummaries('experiment');
  const { data: hypotheses, error: hypothesesError } = useAll('hypothesis');
  const { data: audiences, error: audiencesError } = useSummaries('audience');
  return useMemo(
    () => ({
      experimentOptions: toLoadable({
        data: experiments?.items.map(({ id, name }) => ({ value: id, label: name })),
        error: experimentsError,
      }),
      hypothesisOptions: toLoadable({
        data: hypotheses?.items
          .filter((hypothesis: Hypothesis) => hypothesis.status === 'added')
          .map(({ id, text }) => ({ value: id, label: text })),
        error: hypothesesError,
      }),
      audienceOptions: toLoadable({
        data: audiences?.items.map(({ id, name }) => ({ value: id, label: name })),
        error: audiencesError,
      }),
    }),
    [experiments, experimentsError, hypotheses, hypothesesError, audiences, audiencesError],
  );
}
