import { asRead, isThere } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { living } from '#src/domain/core/record.ts';
import { editInsight, editStudy, insightField, removeInsight, studyFormOf } from '#src/domain/research/editing.ts';
import type { Research, ResearchStatus } from '#src/domain/research/research.ts';
import { changeStudy, insightOfField, restoreStudy, type StudyDraft } from '#src/domain/research/studyDraft.ts';

import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { editContext } from '../../shared/fieldEdits.ts';
import { showChangedToast, showUndoableToast } from '../../shared/undoableToast.ts';
import { type Store } from '#store/port.ts';
import { gone } from '#src/domain/core/storeError.ts';

export { restoreHypothesis, saveHypothesis } from '../../shared/hypothesisEdits.ts';

const CHANGED = 'Исследование изменено';

/**
 * The study as it is stored now.
 * @throws StoreError `gone` when it was removed
 */
async function current(store: Store, id: string): Promise<Research> {
  const research = living(await store.get('research', id));
  if (!research) throw gone('research', id);
  return research;
}

/** The fields of a study's form, and the links and questions that are maps. */
const formFields = (research: Research) =>
  [
    ...(Object.keys(studyFormOf(research)) as (keyof ReturnType<typeof studyFormOf>)[]),
    'experimentIds',
    'hypothesisIds',
    'questions',
  ] as const;

/** Stores a study as its form says, unless another tab changed the same meanwhile, and says so with the way back. */
export async function saveStudy(store: Store, research: Research, draft: StudyDraft): Promise<void> {
  const ops = changeStudy(research, draft, await editContext(store));
  if (ops.length === 0) return;
  const expect = [asRead('research', research.id, research, formFields(research))];
  showChangedToast(CHANGED, draft.title.trim(), await commitWithUndo(store, ops, { expect }));
}

/** Gives a study the status that was proposed, unless it has another by now, and says so with the way back. */
export async function setStatus(store: Store, research: Research, status: ResearchStatus): Promise<void> {
  const ops = editStudy(research, { status }, await editContext(store));
  if (ops.length === 0) return;
  const expect = [asRead('research', research.id, research, ['status'])];
  const title = status === 'completed' ? 'Исследование завершено' : 'Исследование начато';
  showChangedToast(title, research.title, await commitWithUndo(store, ops, { expect }));
}

/** Words an insight anew, unless another tab did meanwhile, and says so with the way back. */
export async function saveInsight(store: Store, research: Research, key: string, text: string): Promise<void> {
  const ops = editInsight(research, key, text, await editContext(store));
  if (ops.length === 0) return;
  const is = research.insights[key]?.text ?? '';
  const undo = await commitWithUndo(store, ops, {
    expect: [{ kind: 'research', id: research.id, living: true, holds: [{ map: 'insights', key, field: 'text', is }] }],
  });
  showChangedToast('Инсайт изменён', text.trim(), undo);
}

/** Removes an insight, and says so with the way back. */
export async function dropInsight(store: Store, research: Research, key: string): Promise<void> {
  const ops = removeInsight(research, key);
  if (ops.length === 0) return;
  showUndoableToast('Инсайт удалён', research.insights[key]?.text ?? '', await commitWithUndo(store, ops));
}

/** Returns the toast's title for a field that has its earlier value again. */
const restoredTitle = (ops: readonly Op[]): string =>
  ops.some((op) => op.op === 'setMember') ? 'Инсайт изменён' : CHANGED;

/**
 * Gives a field of a study, or one of its insights, an earlier value again, and says so with the way back.
 * @throws StoreError `gone` when the study or the insight was removed meanwhile
 */
export async function restoreField(store: Store, { id }: Research, key: string): Promise<void> {
  const research = await current(store, id);
  const insight = insightOfField(research.history[key]?.field ?? '');
  if (insight !== null && !Object.hasOwn(research.insights, insight)) throw gone('research', insightField(insight));
  const ops = restoreStudy(research, key, await editContext(store));
  if (ops.length === 0) return;
  const undo = await commitWithUndo(store, ops, { expect: [isThere('research', id)] });
  showChangedToast(restoredTitle(ops), research.title, undo);
}
