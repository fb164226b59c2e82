import { useEffect, useRef } from 'react';

import type { BoardField } from '../../../domain/boards/fields.ts';

/**
 * Where the focus goes when it is no longer told where a card comes from: to the card's foot, where nothing opened that but an address and
 * the focus would be nowhere.
 * @param shown the card of which it is told; null for none
 */
export function useFootFocus(shown: BoardField | null): void {
  const before = useRef<BoardField | null>(null);
  useEffect(() => {
    const left = before.current;
    before.current = shown;
    if (left === null || shown !== null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-card="${left}"] [data-foot]`)?.focus();
  }, [shown]);
}
