import { useEffect, useRef } from 'react';

import type { BoardField } from '../../../domain/boards/fields.ts';

/**
 * Moves the focus to the card's foot when the card's origin closes. If it was opened by an address alone, the focus would be
 * nowhere.
 * @param shown the card whose origin is shown; null for none
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
