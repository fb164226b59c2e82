import { useMemo } from 'react';

import type { ExperimentEdits } from '#src/features/experiments/experimentEdits.ts';

import type { ExperimentOutcomes } from './experimentOutcomes.ts';
import { late } from '../../shared/late.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { useStore } from '#store/StoreContext.ts';

/**
 * Callbacks of the screen Эксперименты: what is done with experiments, and the toast that tells its outcome. Loaded with the
 * first thing done, not with the screen. The same functions while the store and the company's name are the same.
 * @param company name of the open company, for the exported file
 */
export function useExperimentActions(company: string): ExperimentOutcomes & { readonly edits: ExperimentEdits } {
  const store = useStore();
  const acts = useMemo(() => {
    const load = async () => (await import('./experimentOutcomes.ts')).experimentOutcomes(store, company);
    return {
      ...late<ExperimentOutcomes>(load, {
        forms: ['onCreate', 'onLaunch', 'onStartRound', 'onFinish'],
        acts: ['onLaunchInvalid', 'onRoundInvalid', 'onExport'],
      }),
      onMove: async (...given: Parameters<ExperimentOutcomes['onMove']>) => {
        let isMoved = false;
        await attemptWithToast('Эксперимент не перенесён', async () => {
          isMoved = await (await load()).onMove(...given);
        });
        return isMoved;
      },
    };
  }, [store, company]);
  const edits = useMemo(
    () =>
      late<ExperimentEdits>(async () => (await import('./editOutcomes.ts')).editOutcomes(store), {
        forms: ['saveExperiment', 'restoreExperiment', 'saveHypothesis', 'restoreHypothesis'],
      }),
    [store],
  );
  return { ...acts, edits };
}
