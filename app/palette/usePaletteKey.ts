import { useEffect } from 'react';

/** Text typed into a form over the screen would be lost with the screen that a choice leaves. */
const FORMS = '[role=dialog] form, [role=alertdialog]';

/**
 * Calls back on Ctrl/Cmd+K, from text fields as well and whatever the keyboard's layout: it is a key of the product, not of
 * editing. Not over an open form or a question, which have to be finished first.
 */
export function usePaletteKey(onKey: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      // The browser's own search must not open instead.
      event.preventDefault();
      if (!event.repeat && !document.querySelector(FORMS)) onKey();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onKey]);
}

/** The shortcut as this computer writes it. */
export function paletteShortcut(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
}
