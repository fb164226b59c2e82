import { useEffect, type RefObject } from 'react';

/** Whether a key press belongs to a field, so that a one-key shortcut must leave it alone. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** `/` takes the focus to a search field; so does the same key where the layout is Russian. Not under a dialog. */
export function useSearchKey(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const slash = event.key === '/' || (event.code === 'Slash' && event.key === '.');
      if (!slash || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      search.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [search]);
}
