import { asRead, fieldsOf, isThere } from '#src/domain/core/expectation.ts';
import { restoreField } from '#src/domain/core/fieldHistory.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { changeHypothesis, type HypothesisDraft } from '#src/domain/research/hypotheses/hypothesisDraft.ts';

import { commitWithUndo } from './commitWithUndo.ts';
import { editContext } from './fieldEdits.ts';
import { showChangedToast } from './undoableToast.ts';
import { type Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';

const TITLE = 'Гипотеза изменена';

/** Stores a hypothesis as its form says, unless another tab changed the same meanwhile, and says so with the way back. */
export async function saveHypothesis(store: Store, hypothesis: Hypothesis, draft: HypothesisDraft): Promise<void> {
  const ops = changeHypothesis(hypothesis, draft, await editContext(store));
  if (ops.length === 0) return;
  const expect = [asRead('hypothesis', hypothesis.id, hypothesis, fieldsOf(draft))];
  showChangedToast(TITLE, draft.text.trim(), await commitWithUndo(store, ops, { expect }));
}

/**
 * Gives a field of a hypothesis an earlier value again, and says so with the way back.
 * @throws StoreError `gone` when it was removed meanwhile
 */
export async function restoreHypothesis(store: Store, { id, text }: Hypothesis, key: string): Promise<void> {
  const hypothesis = await store.get('hypothesis', id);
  if (hypothesis?.deletedAt !== null) throw gone('hypothesis', id);
  const ops = restoreField('hypothesis', hypothesis, key, await editContext(store));
  if (ops.length === 0) return;
  showChangedToast(TITLE, text, await commitWithUndo(store, ops, { expect: [isThere('hypothesis', id)] }));
}
