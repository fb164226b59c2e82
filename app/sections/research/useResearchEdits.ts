import { useMemo } from 'react';

import type { ResearchEdits } from '#src/features/research/researchEdits.ts';

import { attempt, attemptWithToast } from '../../shared/outcomes.ts';
import { useStore } from '../../workspace/StoreContext.ts';

/** How a study is corrected: loaded with the first correction, not with the first screen. */
const edits = () => import('./editActions.ts');

/** What can be corrected in a study. The same object while the store is the same. */
export function useResearchEdits(): ResearchEdits {
  const store = useStore();
  return useMemo(
    () => ({
      saveStudy: (research, draft) => attempt(async () => (await edits()).saveStudy(store, research, draft)),
      setStatus: (research, status) =>
        void attemptWithToast('Статус не изменён', async () => (await edits()).setStatus(store, research, status)),
      saveInsight: (research, key, text) =>
        attempt(async () => (await edits()).saveInsight(store, research, key, text)),
      removeInsight: (research, key) =>
        void attemptWithToast('Инсайт не удалён', async () => (await edits()).dropInsight(store, research, key)),
      restoreStudy: (research, key) => attempt(async () => (await edits()).restoreField(store, research, key)),
      saveHypothesis: (hypothesis, draft) =>
        attempt(async () => (await edits()).saveHypothesis(store, hypothesis, draft)),
      restoreHypothesis: (hypothesis, key) =>
        attempt(async () => (await edits()).restoreHypothesis(store, hypothesis, key)),
    }),
    [store],
  );
}
