import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the focus into a reading view as it opens, and with every material: to the view while the text is on the way, then to
 * the text. Who looks for words in all materials stays with the words.
 * @param materialId of the material that is read
 * @returns the view's element, and what finds the text's pane in it: a stable function
 */
export function useReaderFocus(
  materialId: string,
  isReady: boolean,
): {
  readonly root: RefObject<HTMLElement | null>;
  readonly findPane: () => HTMLElement | null;
} {
  const root = useRef<HTMLElement>(null);
  const findPane = useCallback(() => root.current?.querySelector<HTMLElement>('[data-pane]') ?? null, []);
  const focused = useRef<string | null>(null);
  useEffect(() => {
    const active = document.activeElement;
    const isFinding = active?.closest('[data-find]') != null;
    if (!isReady) {
      if (!isFinding) root.current?.focus({ preventScroll: true });
      return;
    }
    // The list behind takes no keys any more, so the focus comes here. A user already at work in this text keeps the focus.
    const isAtWork = active !== root.current && root.current?.contains(active) && focused.current === materialId;
    focused.current = materialId;
    if (!isAtWork && !isFinding) findPane()?.focus({ preventScroll: true });
  }, [materialId, isReady, findPane]);
  return { root, findPane };
}
