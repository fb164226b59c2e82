import { useEffect, useRef } from 'react';

import { isDialogOpen } from '../../../ui/dialog/isDialogOpen.ts';
import { isTextField } from '../../../ui/keptKeys.ts';

/**
 * Actions of single keys, by their place on the keyboard (`KeyQ`, `BracketLeft`, `Escape`), so that a Russian layout is no
 * obstacle.
 */
export type ReadingKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Hears single keys while a text is read: not those that go into a field, and none under a dialog. */
export function useReadingKeys(keys: ReadingKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || isDialogOpen()) return;
      // Escape empties a search first; where nothing is typed there is nothing to empty.
      const isTyped = isTextField(target) && (code !== 'Escape' || (target as HTMLInputElement).value !== '');
      // Enter presses a focused link or button itself.
      const isPressed = code === 'Enter' && target instanceof Element && target.closest('a[href], button, summary');
      const act = isTyped || isPressed ? undefined : latest.current[code];
      // An open menu or tooltip takes Escape for itself.
      if (!act || document.querySelector('[role="menu"]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
