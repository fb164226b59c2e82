import type { EditContext } from '#src/domain/core/fieldHistory.ts';

import { acting } from './acting.ts';
import { attemptWithToast } from './outcomes.ts';
import { showToast } from './toast.ts';
import type { Store } from '../workspace/port.ts';

/** Who edits a field and when: the profile's name, this moment. */
export async function editContext(store: Store): Promise<EditContext> {
  const { author: by, at, newId } = await acting(store);
  return { by, at, newId };
}

/** Says that something was changed; the toast offers the way back. */
export function showChangedToast(title: string, description: string, undo: () => Promise<void>): void {
  void showToast({
    tone: 'success',
    title,
    description,
    action: { label: 'Отменить', onAction: () => void attemptWithToast('Не удалось отменить', undo) },
  });
}
