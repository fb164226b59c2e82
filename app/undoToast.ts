import type { Op } from '#src/domain/operation.ts';
import { KIND_LABELS, nameOfRecord } from '#src/domain/undo.ts';

import { attemptWithToast } from './actions/outcomes.ts';
import { showToast } from './toast.ts';
import type { Store } from './workspace/port.ts';
import type { Undo } from './workspace/undo.ts';

/** Longest name of a record in a toast, characters. */
const NAME_LENGTH = 60;

/** What the operations are about: «Эксперимент «Письмо после пробного периода»», and how many records more. */
async function subjectOf(store: Store, ops: readonly Op[]): Promise<string> {
  const [first] = ops;
  if (!first) return '';
  const name = nameOfRecord(await store.get(first.kind, first.id).catch(() => undefined));
  const short = name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH).trimEnd()}…` : name;
  const others = new Set(ops.map(({ kind, id }) => `${kind}/${id}`)).size - 1;
  return `${KIND_LABELS[first.kind]}${short === '' ? '' : ` «${short}»`}${others > 0 ? ` и связанные записи (${others})` : ''}`;
}

/** Takes the last step back, or does it again, and says what happened; the toast offers the way there again. */
export async function undoWithToast(store: Store, undo: Undo, way: 'undo' | 'redo'): Promise<void> {
  const isUndo = way === 'undo';
  await attemptWithToast(isUndo ? 'Не удалось отменить' : 'Не удалось повторить', async () => {
    const outcome = await undo[way]();
    if (outcome.kind === 'nothing') {
      await showToast({ tone: 'info', title: isUndo ? 'Отменять нечего' : 'Повторять нечего' });
      return;
    }
    const subject = await subjectOf(store, outcome.ops);
    if (outcome.kind === 'changed') {
      await showToast({
        tone: 'error',
        title: isUndo ? 'Не отменено' : 'Не повторено',
        description: `${subject}: с тех пор изменено в другой вкладке, и там изменение остаётся.`,
      });
      return;
    }
    await showToast({
      tone: 'info',
      title: isUndo ? 'Изменение отменено' : 'Изменение повторено',
      description: subject,
      action: {
        label: isUndo ? 'Повторить' : 'Отменить',
        onAction: () => void undoWithToast(store, undo, isUndo ? 'redo' : 'undo'),
      },
    });
  });
}
