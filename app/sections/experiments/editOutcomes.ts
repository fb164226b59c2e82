import type { ExperimentEdits } from '#src/features/experiments/experimentEdits.ts';

import * as edits from './editActions.ts';
import { attempt } from '../../shared/outcomes.ts';
import type { Store } from '#store/port.ts';

/** How an experiment is corrected: the correction, and what tells its outcome. */
export function editOutcomes(store: Store): ExperimentEdits {
  return {
    saveExperiment: (experiment, draft) => attempt(() => edits.saveExperiment(store, experiment, draft)),
    restoreExperiment: (experiment, key) => attempt(() => edits.restoreExperiment(store, experiment, key)),
    saveHypothesis: (hypothesis, draft) => attempt(() => edits.saveHypothesis(store, hypothesis, draft)),
    restoreHypothesis: (hypothesis, key) => attempt(() => edits.restoreHypothesis(store, hypothesis, key)),
  };
}
