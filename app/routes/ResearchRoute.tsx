import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';

import type { Hypothesis } from '#src/domain/hypothesis.ts';
import type { Material, Passage, Research, ResearchSummary } from '#src/domain/research.ts';
import { addedToStage, addInsight, addToBacklog, createHypothesis } from '#src/domain/researchRules.ts';
import { ResearchScreen, type ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import { attempt, attemptWithToast } from '../actions/outcomes.ts';
import { deleteResearch, downloadMaterial, exportResearch, newId, uploadResearch } from '../actions/research.ts';
import { useLinkOptions, useOpenResearch, useReading, useTextHits } from '../researchData.ts';
import { RESEARCH_VIEW } from '../researchView.ts';
import { showToast } from '../toast.ts';
import { useUrlState } from '../useUrlState.ts';
import { toLoadable, useRecord, useSummaries } from '../workspace/queries.ts';
import { useStore } from '../workspace/StoreContext.ts';

const NO_STUDIES: readonly ResearchSummary[] = [];

/** Исследования: reads, passes props, wires callbacks. */
export function ResearchRoute() {
  const store = useStore();
  const client = useQueryClient();
  const [view, setView] = useUrlState(RESEARCH_VIEW);
  const list = useSummaries('research');
  const loadable = toLoadable(list);
  const company = useRecord('company', store.companyId);
  const opened = useOpenResearch(view.open);
  const reading = useReading(view.material, view.place);
  const textHits = useTextHits(view.query);
  const options = useLinkOptions();

  const studies = useMemo(
    () => (loadable.state === 'ready' ? { state: 'ready' as const, value: list.data?.items ?? NO_STUDIES } : loadable),
    [loadable, list.data],
  );
}
