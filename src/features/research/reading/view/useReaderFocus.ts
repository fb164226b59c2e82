import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus into a reading view as it opens: to the view while its text is on the way, then to the text.
 * @returns the view's element, and what finds the text's pane in it: a stable function
 */
export function useReaderFocus(isReady: boolean): {
  readonly root: RefObject<HTMLElement | null>;
  readonly findPane: () => HTMLElement | null;
} {
  const root = useRef<HTMLElement>(null);
  const findPane = useCallback(() => root.current?.querySelector<HTMLElement>('[data-pane]') ?? null, []);
  useEffect(() => {
    if (!isReady) {
      root.current?.focus({ preventScroll: true });
      return;
    }
    // The list behind takes no keys any more, so the focus comes here; whoever is at work here already is left alone.
    const active = document.activeElement;
    if (active === root.current || !root.current?.contains(active)) findPane()?.focus({ preventScroll: true });
  }, [isReady, findPane]);
  return { root, findPane };
}
