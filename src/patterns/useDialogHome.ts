import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back once the dialogs over a record are closed. One may have led to another, and the opener of the first may be
 * gone or moved, so a dialog by itself would leave the focus nowhere. The opener of a single dialog gets it from the dialog, and
 * useFocusHome handles elements that merely leave the page.
 * @param openId id of the record under the dialogs; null while there are none
 * @param fallback takes the focus when the opener is gone; asked with the last id
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

  const homeOf = useEffectEvent((id: string): HTMLElement | null => {
    const { current } = opener;
    return current instanceof HTMLElement && current.isConnected && current !== document.body ? current : fallback(id);
  });

  useEffect(() => {
    if (openId !== null || lastId.current === null) return undefined;
    const id = lastId.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The focused element may move after the dialogs are closed, and a list may draw it a frame later: it is followed.
    const drawn = new MutationObserver(() => {
      timer ??= setTimeout(goHome);
    });
    const end = () => {
      lastId.current = null;
      clearTimeout(timer);
      drawn.disconnect();
      document.removeEventListener('pointerdown', end);
    };
    const goHome = () => {
      timer = undefined;
      const active = document.activeElement;
      const home = homeOf(id);
      // The focus is there because its element has left the page.
      if (active === null || active.matches('body, [data-focus-home]')) home?.focus();
      // A dialog that fades out holds it until it is gone. Elsewhere the person has gone on, and is not called back.
      else if (active !== home && !active.closest('[role="dialog"], [role="alertdialog"]')) end();
    };
    timer = setTimeout(goHome);
    drawn.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('pointerdown', end);
    return end;
  }, [openId]);
}
