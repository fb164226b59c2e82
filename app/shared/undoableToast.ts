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

/** The way back from what was done; null when there was nothing to do. */
export type Undoing = (() => Promise<void>) | null;

/** Says that something was changed; the toast offers the way back. */
export function showChangedToast(title: string, description: string, undo: () => Promise<void>): void {
  void showToast({
    tone: 'success',
    title,
    description,
    action: { label: 'Отменить', onAction: () => void attemptWithToast('Не удалось отменить', undo) },
  });
}

/** {@link showChangedToast} for what may have had nothing to do: then nothing is said. */
export function sayDone(title: string, description: string, undo: Undoing): void {
  if (undo) showChangedToast(title, description, undo);
}
