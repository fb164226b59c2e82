import { attemptWithToast } from './outcomes.ts';
import { showToast } from './toast.ts';

/** Says that something was removed; the toast offers the way back. */
export function showUndoableToast(title: string, description: string, undo: () => Promise<void>): void {
  void showToast({
    tone: 'info',
    title,
    description,
    action: { label: 'Вернуть', onAction: () => void attemptWithToast('Не удалось вернуть', undo) },
  });
}
