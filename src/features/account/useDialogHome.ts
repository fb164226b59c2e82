import { useLayoutEffect, type RefObject } from 'react';

/**
 * Gives the focus back after one dialog has led to another: the second was opened from the first, which is gone by the time
 * it closes, so a dialog by itself would leave the focus nowhere.
 * @param open whether any dialog of the chain is open
 * @param fallback takes the focus when what opened the chain is gone, too
 */
export function useDialogHome(open: boolean, fallback: RefObject<HTMLElement | null>): void {
  // A layout effect: the dialog takes the focus only after it.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const active = document.activeElement;
    const last = fallback.current;
    const menuButton = active?.closest('[role="menu"]')?.getAttribute('data-opener');
    const home = menuButton ? document.getElementById(menuButton) : active;
    return () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        if (home instanceof HTMLElement && home !== document.body && home.isConnected) home.focus();
        else last?.focus();
      });
    };
  }, [open, fallback]);
}
