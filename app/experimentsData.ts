import { useCallback, useMemo } from 'react';

import { LOADING, failed, ready, type Loadable } from '#src/domain/loadable.ts';
import type { ResearchSummary } from '#src/domain/research.ts';
import type { OpenExperiment, Related } from '#src/features/experiments/openExperiment.ts';

import { PATHS } from './paths.ts';
import { toLoadable, useChildren, useRecord, useSummaries } from './workspace/queries.ts';
import { useStore } from './workspace/StoreContext.ts';

const NO_STUDIES: readonly ResearchSummary[] = [];

/** The address of a study. */
export const researchHref = (id: string): string => `${PATHS.research}?open=${encodeURIComponent(id)}`;

/** The address of a study, null when it was removed. */
export function useStudyHref(): (researchId: string) => string | null {
  const studies = useSummaries('research').data?.items ?? NO_STUDIES;
  const known = useMemo(() => new Set(studies.map(({ id }) => id)), [studies]);
  return useCallback((id: string) => (known.has(id) ? researchHref(id) : null), [known]);
}

/** People of the company: who can be in charge (decision 4). */
export function useMembers(): readonly { id: string; name: string }[] {
  const { companyId } = useStore();
  const members = useChildren('member', companyId).data?.items;
  return useMemo(
    () => (members ?? []).map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'ru')),
    [members],
  );
}

/** The open experiment with its hypothesis, the study that came from, and its rounds of research. */
export function useOpenExperiment(
  id: string | null,
  members: readonly { id: string; name: string }[],
): Loadable<OpenExperiment> {
  const experiment = useRecord('experiment', id);
  const hypothesis = useRecord('hypothesis', experiment.data?.hypothesisId ?? null).data;
  const studies = useSummaries('research').data?.items ?? NO_STUDIES;
  return useMemo(() => {
    const loaded = toLoadable(experiment);
    if (loaded.state !== 'ready') return loaded;
    const record = loaded.value;
    if (!record || record.deletedAt) return id === null ? LOADING : failed('Этого эксперимента больше нет.');
    const studyId = hypothesis?.researchId ?? null;
    const study = studies.find((one) => one.id === studyId);
    const origin = hypothesis ? Object.values(hypothesis.quotes)[0]?.research : undefined;
    const source: Related | null = studyId
      ? { label: study?.title ?? origin ?? 'Исследование', href: study ? researchHref(study.id) : null }
      : null;
    const alive = hypothesis && !hypothesis.deletedAt;
    return ready({
      experiment: record,
      assignee: members.find((member) => member.id === record.assigneeId)?.name ?? '',
      hypothesis: record.hypothesisId
        ? { label: record.hypothesis, href: alive && study ? researchHref(study.id) : alive ? PATHS.experiments : null }
        : null,
      study: source,
      rounds: studies
        .filter((one) => one.id !== studyId && one.experimentIds.includes(record.id))
        .map((one) => ({ label: one.title, href: researchHref(one.id) })),
    });
  }, [experiment, hypothesis, studies, members, id]);
}
