import { asRead, fieldsOf, isThere } from '#src/domain/core/expectation.ts';
import { restoreField } from '#src/domain/core/fieldHistory.ts';
import { living } from '#src/domain/core/record.ts';
import type { Experiment } from '#src/domain/experiments/experiment.ts';
import { changeExperiment, type ExperimentDraft } from '#src/domain/experiments/experimentDraft.ts';

import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { editContext } from '../../shared/fieldEdits.ts';
import { showChangedToast } from '../../shared/undoableToast.ts';
import { type Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';

export { restoreHypothesis, saveHypothesis } from '../../shared/hypothesisEdits.ts';

const TITLE = 'Эксперимент изменён';

/** Stores an experiment as its form says, unless another tab changed the same meanwhile, and says so with the way back. */
export async function saveExperiment(store: Store, experiment: Experiment, draft: ExperimentDraft): Promise<void> {
  const ops = changeExperiment(experiment, draft, await editContext(store));
  if (ops.length === 0) return;
  const expect = [asRead('experiment', experiment.id, experiment, fieldsOf(draft))];
  showChangedToast(TITLE, draft.name.trim(), await commitWithUndo(store, ops, { expect }));
}

/**
 * Gives a field of an experiment an earlier value again, and says so with the way back.
 * @throws StoreError `gone` when it was removed meanwhile
 */
export async function restoreExperiment(store: Store, { id }: Experiment, key: string): Promise<void> {
  const experiment = living(await store.get('experiment', id));
  if (!experiment) throw gone('experiment', id);
  const ops = restoreField('experiment', experiment, key, await editContext(store));
  if (ops.length === 0) return;
  showChangedToast(TITLE, experiment.name, await commitWithUndo(store, ops, { expect: [isThere('experiment', id)] }));
}
