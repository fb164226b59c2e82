import { useEffect, type RefObject } from 'react';

import { isDialogOpen } from '../../ui/dialog/isDialogOpen.ts';
import { isSlash, isTextField } from '../../ui/keptKeys.ts';

/**
 * `/` takes the focus to a search field; so does the same key where the layout is Russian. Not from a text, and not under a
 * dialog.
 * @param enabled whether the key is this field's; a second list of a screen leaves it to the first
 */
export function useSearchKey(search: RefObject<HTMLInputElement | null>, enabled = true): void {
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isSlash(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTextField(event.target) || isDialogOpen()) return;
      event.preventDefault();
      search.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [search, enabled]);
}
