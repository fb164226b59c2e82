import { useEffect, type RefObject } from 'react';

/** Controls of a row that may take the focus. */
const CONTROL = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled)';

/** Where the focus is: the element, its row, and the row's place in its list. */
interface Place {
  readonly element: Element;
  readonly row: Element | null;
  readonly list: Element | null;
  readonly index: number;
  /** The innermost watched part that held it. */
  readonly part: Element | null;
}

function placeOf(element: Element): Place {
  const row = element.closest('li');
  const list = row?.parentElement ?? null;
  const part = element.closest('[data-focus-home]');
  return { element, row, list, part, index: row && list ? [...list.children].indexOf(row) : -1 };
}

/**
 * Returns the control nearest to a place that is gone: of its row, else of the row that took its place, else of the one before.
 */
function nearest({ row, list, index }: Place): HTMLElement | null {
  if (!row || !list?.isConnected) return null;
  const rows = row.isConnected ? [row] : [list.children[index], list.children[index - 1]];
  for (const one of rows) {
    const control = one?.querySelector<HTMLElement>(CONTROL);
    if (control) return control;
  }
  return null;
}

/**
 * Gives the focus a place when what had it leaves the page (a button that has done its work, a row that was deleted): what is
 * nearest in its list, else `home`, else the part itself. Without it the focus falls to the page, and a keyboard begins anew at its top.
 * @param root watched for what leaves it
 * @param home takes the focus when its list is gone, too, or there was none
 */
export function useFocusHome(root: RefObject<HTMLElement | null>, home: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const watched = root.current;
    if (!watched) return undefined;
    watched.setAttribute('data-focus-home', '');
    let last: Place | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      // A menu is elsewhere in the page: its opener button counts.
      const opener = (target as Element).closest('[role="menu"]')?.getAttribute('data-opener');
      const element = opener ? document.getElementById(opener) : (target as Element);
      if (element && watched.contains(element)) last = placeOf(element);
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected) return;
      const gone = last;
      last = null;
      // A part of the root that has a home of its own gives the focus there.
      if (gone.part !== watched && gone.part?.isConnected) return;
      // Later: a menu or a dialog that closes with it has its own place for the focus.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        (nearest(gone) ?? home.current)?.focus({ preventScroll: true });
        if (document.activeElement !== document.body) return;
        // The home is disabled just now: the part itself keeps the focus.
        watched.tabIndex = -1;
        watched.focus({ preventScroll: true });
      });
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(watched, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [root, home]);
}
