import { useLayoutEffect, useMemo, useState } from 'react';

import { experimentsByHypothesis, type ExperimentSummary } from '#src/domain/experiments/experiment.ts';
import { dateOf } from '#src/domain/core/format.ts';
import { LOADING, failed, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { ExperimentLink } from '#src/features/research/HypothesisRow.tsx';
import type { OpenResearch } from '#src/features/research/ResearchDetails.tsx';

import { useSigned } from '../../shared/people.ts';
import { toLoadable, useChildren, useRecord, useSummaries } from '#store/queries.ts';
import { useRecords } from '#store/useRecords.ts';
import { audienceHref, experimentHref } from '../../routing/hrefs.ts';

const NO_IDS: readonly string[] = [];
const NO_EXPERIMENTS: readonly ExperimentSummary[] = [];

function experimentLink(experiment: ExperimentSummary): ExperimentSummary & ExperimentLink {
  return { ...experiment, href: experimentHref(experiment.id) };
}

const readToday = () => dateOf(new Date());

/** The open study with its hypotheses, materials, experiments and audience. */
function useOpenResearch(id: string): Loadable<OpenResearch> {
  const [today] = useState(readToday);
  // Their parts, not the answers of the queries: those are other objects at every drawing.
  const { data: study, error: studyError, isSuccess } = useRecord('research', id);
  const hypotheses = useChildren('hypothesis', id);
  const { data: materials, error: materialsError } = useChildren('material', id);
  const signed = useSigned({ data: hypotheses.data?.items, error: hypotheses.error });
  const { data: allExperiments, isPending: experimentsCome } = useSummaries('experiment');
  const experiments = allExperiments?.items ?? NO_EXPERIMENTS;
  const related = useRecords('hypothesis', study ? Object.keys(study.hypothesisIds) : NO_IDS);
  const audiences = useSummaries('audience').data?.items;
  return useMemo(() => {
    const parts = [
      toLoadable({ data: study, error: studyError }),
      signed,
      toLoadable({ data: materials, error: materialsError }),
    ] as const;
    const bad = parts.find((part) => part.state === 'failed');
    if (bad?.state === 'failed') return bad;
    if (!study || signed.state !== 'ready' || !materials) {
      return isSuccess && !study ? failed('Этого исследования больше нет.') : LOADING;
    }
    // Drawn later they would push away the control that the user is about to press.
    if (!related || experimentsCome) return LOADING;
    const { audienceId } = study;
    return ready({
      research: study,
      hypotheses: signed.value,
      materials: materials.items,
      experiments: experiments.filter(({ id: one }) => one in study.experimentIds).map(experimentLink),
      experimentsOf: experimentsByHypothesis(experiments.map(experimentLink)),
      relatedHypotheses: related.map((one) => one.text),
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
  }, [
    study,
    studyError,
    isSuccess,
    signed,
    materials,
    materialsError,
    experiments,
    experimentsCome,
    related,
    audiences,
    today,
  ]);
}

/** An open study as far as it was read. */
export interface ReadStudy {
  readonly id: string;
  readonly study: Loadable<OpenResearch>;
}

/** Reads the open study: apart from the list, which is there before any study is opened. Draws nothing. */
export function OpenStudy({ id, onRead }: { readonly id: string; readonly onRead: (read: ReadStudy) => void }) {
  const study = useOpenResearch(id);
  // Before the frame: read data is shown in the frame in which it arrived.
  useLayoutEffect(() => onRead({ id, study }), [id, study, onRead]);
  return null;
}
