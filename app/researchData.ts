import { useMemo } from 'react';

import { LOADING, failed, ready, type Loadable } from '#src/domain/loadable.ts';
import type { Hypothesis } from '#src/domain/hypothesis.ts';
import type { ExperimentLink } from '#src/features/research/HypothesisRow.tsx';
import type { OpenResearch } from '#src/features/research/ResearchDetails.tsx';
import type { Reading } from '#src/features/research/ResearchScreen.tsx';
import type { PickOption } from '#src/patterns/PickList.tsx';

import { PATHS } from './paths.ts';
import type { ResearchView } from './researchView.ts';
import { toLoadable, useAll, useChildren, useRecord, useSummaries } from './workspace/queries.ts';

const NO_EXPERIMENTS: readonly { id: string; name: string; hypothesisId: string | null }[] = [];

function experimentLink(experiment: { id: string; name: string }): ExperimentLink {
  return { name: experiment.name, href: `${PATHS.experiments}?open=${encodeURIComponent(experiment.id)}` };
}

/** The open study with its hypotheses, materials and experiments. */
export function useOpenResearch(id: string | null): Loadable<OpenResearch> {
  const research = useRecord('research', id);
  const hypotheses = useChildren('hypothesis', id);
  const materials = useChildren('material', id);
  const experiments = useSummaries('experiment').data?.items ?? NO_EXPERIMENTS;
  const backlog = useAll('hypothesis').data?.items;
  return useMemo(() => {
    const parts = [toLoadable(research), toLoadable(hypotheses), toLoadable(materials)] as const;
    const bad = parts.find((part) => part.state === 'failed');
    if (bad?.state === 'failed') return bad;
    if (!research.data || !hypotheses.data || !materials.data) {
      return research.isSuccess && !research.data ? failed('Этого исследования больше нет.') : LOADING;
    }
    const related = Object.keys(research.data.hypothesisIds);
    return ready({
      research: research.data,
      hypotheses: hypotheses.data.items,
      materials: materials.data.items,
      experiments: experiments
        .filter(({ id: one }) => research.data && one in research.data.experimentIds)
        .map(experimentLink),
      experimentOf: Object.fromEntries(
        experiments.flatMap((one) => (one.hypothesisId ? [[one.hypothesisId, experimentLink(one)]] : [])),
      ),
      relatedHypotheses: (backlog ?? []).filter((one) => related.includes(one.id)).map((one) => one.text),
    });
  }, [research, hypotheses, materials, experiments, backlog]);
}

/** The material in the reading view with its text. */
export function useReading(materialId: string | null, place: ResearchView['place']): Reading | null {
  const material = useRecord('material', materialId);
  const text = useRecord('materialText', materialId);
  const study = useRecord('research', material.data?.researchId ?? null);
  return useMemo(() => {
    if (!materialId || !material.data) return null;
    const loaded = toLoadable(text);
    return {
      material: material.data,
      studyTitle: study.data?.title ?? '',
      text:
        loaded.state !== 'ready'
          ? loaded
          : loaded.value
            ? ready(loaded.value.text)
            : failed('Текста этого файла в хранилище нет.'),
      place,
    };
  }, [materialId, material.data, text, study.data, place]);
}

/** What an upload can be linked to: every experiment, and the backlog's hypotheses (decision 4). */
export function useLinkOptions(): { experiments: readonly PickOption[]; hypotheses: readonly PickOption[] } {
  const experiments = useSummaries('experiment').data?.items;
  const hypotheses = useAll('hypothesis').data?.items;
  return useMemo(
    () => ({
      experiments: (experiments ?? []).map(({ id, name }) => ({ value: id, label: name })),
      hypotheses: (hypotheses ?? [])
        .filter((hypothesis: Hypothesis) => hypothesis.status === 'added')
        .map(({ id, text }) => ({ value: id, label: text })),
    }),
    [experiments, hypotheses],
  );
}
