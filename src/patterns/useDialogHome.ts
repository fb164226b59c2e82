import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back once the dialogs over a record are closed: one may have led to another, and what the first was opened from may
 * be gone, or stand elsewhere, so a dialog by itself would leave the focus nowhere. What opened a single dialog gets it from the
 * dialog, and what merely leaves the page is the affair of useFocusHome.
 * @param openId what dialogs lie over; null while there are none
 * @param fallback takes the focus when what opened them is gone; asked with the last id
 */
export function useDialogHome(openId: string | null, fallback: (id: string) => HTMLElement | null): void {
  const opener = useRef<Element | null>(null);
  const lastId = useRef<string | null>(null);

  // A layout effect: the dialog takes the focus only after it.
  useLayoutEffect(() => {
    if (openId === null) return;
    const active = document.activeElement;
    // A menu is gone by then: what counts is the button that opened it.
    const menuButton = active?.closest('[role="menu"]')?.getAttribute('data-opener');
    opener.current = menuButton ? document.getElementById(menuButton) : active;
    lastId.current = openId;
  }, [openId]);

  // After every render: what has the focus may move when the dialogs are closed already, and is followed.
  useEffect(() => {
    if (openId !== null || lastId.current === null) return undefined;
    const id = lastId.current;
    const timer = setTimeout(() => {
      const active = document.activeElement;
      const home = opener.current?.isConnected && opener.current !== document.body ? opener.current : fallback(id);
      // Whoever has gone on to something else is not called back.
      if (active !== document.body && active !== home) lastId.current = null;
      else if (home instanceof HTMLElement) home.focus();
    });
    return () => clearTimeout(timer);
  });
}
