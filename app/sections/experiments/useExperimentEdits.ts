import { useMemo } from 'react';

import type { ExperimentEdits } from '#src/features/experiments/experimentEdits.ts';

import { attempt } from '../../shared/outcomes.ts';
import { useStore } from '../../workspace/StoreContext.ts';

/** How an experiment is corrected: loaded with the first correction, not with the screen. */
const edits = () => import('./editActions.ts');

/** What can be corrected on the screen Эксперименты. The same object while the store is the same. */
export function useExperimentEdits(): ExperimentEdits {
  const store = useStore();
  return useMemo(
    () => ({
      saveExperiment: (experiment, draft) =>
        attempt(async () => (await edits()).saveExperiment(store, experiment, draft)),
      restoreExperiment: (experiment, key) =>
        attempt(async () => (await edits()).restoreExperiment(store, experiment, key)),
      saveHypothesis: (hypothesis, draft) =>
        attempt(async () => (await edits()).saveHypothesis(store, hypothesis, draft)),
      restoreHypothesis: (hypothesis, key) =>
        attempt(async () => (await edits()).restoreHypothesis(store, hypothesis, key)),
    }),
    [store],
  );
}
