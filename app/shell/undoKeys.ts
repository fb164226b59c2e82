import { use, useEffect, useEffectEvent } from 'react';

import { isDialogOpen } from '#src/ui/dialog/isDialogOpen.ts';
import { isTextField } from '#src/ui/keptKeys.ts';

import { late } from '../shared/late.ts';
import { UndoContext, useStore } from '#store/StoreContext.ts';

const { undoWithToast } = late(() => import('../shared/undoToast.ts'), { forms: [], acts: ['undoWithToast'] });

/** Whether a key press belongs to a text: there the browser's own undo works. */
function isText(target: EventTarget | null): boolean {
  return isTextField(target) && !(target instanceof HTMLSelectElement);
}

/** Returns the direction that the keys request; by the key's position, so that a Russian layout works. */
function wayOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  if (event.code === 'KeyZ') return event.shiftKey ? 'redo' : 'undo';
  return event.code === 'KeyY' && !event.shiftKey ? 'redo' : null;
}

/**
 * Ctrl/Cmd+Z takes back what was done last in this tab, Ctrl/Cmd+Shift+Z and Ctrl+Y do it again: on every screen, but not in
 * a text field, and not behind an open dialog. What one may do one may take back, a viewer their own word; what a role that was lessened
 * no longer allows is refused with its reason by the store.
 */
export function useUndoKeys(): void {
  const store = useStore();
  const undoOf = use(UndoContext);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOf(event);
    const undo = undoOf();
    if (!way || !undo || event.defaultPrevented || isText(event.target)) return;
    if (isDialogOpen()) return;
    event.preventDefault();
    void undoWithToast(store, undo, way);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
