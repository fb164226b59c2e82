import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Where the codebook was left: how far it was scrolled, px, and the code that had the focus. */
export interface CodebookPlace {
  readonly top: number;
  readonly id: string | null;
}

const ROW = 'a[data-code]';

/**
 * Opens the codebook where it was left, with the focus on the code whose page was looked at.
 * @param root the codebook
 * @param place where it was left; null, or a change of it: nothing
 * @param isThere whether its rows are; until then it is too short to be anywhere but at its top
 * @param onLeave called with the place when it is left again, for another screen or with the page. A stable function
 * @returns id of that code, whose row must be in the page; null when there is none
 */
export function useKeptPlace(
  root: RefObject<HTMLElement | null>,
  place: CodebookPlace | null,
  isThere: boolean,
  onLeave: ((place: CodebookPlace) => void) | undefined,
): string | null {
  const [begun] = useState(place);
  const latest = useRef<string | null>(null);
  /** Whether it came to its place; until then it is still to be found where it was left. */
  const arrived = useRef(begun === null);
  useLayoutEffect(() => {
    const element = root.current;
    const onFocus = ({ target }: FocusEvent) => {
      latest.current = (target as Element).closest<HTMLElement>(ROW)?.dataset.code ?? latest.current;
    };
    const leave = () => {
      if (arrived.current) onLeave?.({ top: window.scrollY, id: latest.current });
    };
    element?.addEventListener('focusin', onFocus);
    window.addEventListener('pagehide', leave);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [root, onLeave]);
  useLayoutEffect(() => {
    if (!begun || !isThere || arrived.current) return;
    arrived.current = true;
    window.scrollTo(0, begun.top);
    if (begun.id === null || document.activeElement !== document.body) return;
    root.current
      ?.querySelector<HTMLElement>(`${ROW}[data-code="${CSS.escape(begun.id)}"]`)
      ?.focus({ preventScroll: true });
  }, [root, begun, isThere]);
  return begun?.id ?? null;
}
