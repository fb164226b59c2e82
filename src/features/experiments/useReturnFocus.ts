import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back once the dialogs over an experiment are closed: one may have led to another, and what the first was
 * opened from may stand in another column by then, so a dialog by itself would leave the focus nowhere.
 * @param openId the experiment that dialogs lie over, or null
 */
export function useReturnFocus(openId: string | null): void {
  const opener = useRef<Element | null>(null);
  const lastId = useRef<string | null>(null);

  // A layout effect: the dialog takes the focus only after it.
  useLayoutEffect(() => {
    if (openId === null) return;
    opener.current = document.activeElement;
    lastId.current = openId;
  }, [openId]);

  // After every render: the card may move when the dialogs are closed already, and is followed.
  useEffect(() => {
    if (openId !== null || lastId.current === null) return undefined;
    const id = lastId.current;
    const timer = setTimeout(() => {
      const active = document.activeElement;
      const card = document.querySelector(`[data-card="${CSS.escape(id)}"]`);
      const home = opener.current?.isConnected && opener.current !== document.body ? opener.current : card;
      // Whoever has gone on to something else is not called back.
      if (active !== document.body && active !== home) lastId.current = null;
      else if (home instanceof HTMLElement) home.focus();
    });
    return () => clearTimeout(timer);
  });
}
