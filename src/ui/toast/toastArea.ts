import { useSyncExternalStore } from 'react';

export const TOAST_CLASS = 'Toastify__toast';

let area: HTMLElement | null = null;
let urgency: 'polite' | 'assertive' = 'polite';
let returnTo: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Called by Toasts with its element, and with null when it goes. */
export function setToastArea(element: HTMLElement | null): void {
  area = element;
  area?.querySelector('[aria-live]')?.setAttribute('aria-live', urgency);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The element all toasts lie in, so that a dialog can count it as its own and neither trap focus nor close on it. */
export function useToastArea(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => area,
    () => null,
  );
}

/** Whether an event came from a toast; true also for one that its own action has just taken off the page. */
export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && (Boolean(area?.contains(target)) || target.closest(`.${TOAST_CLASS}`) !== null);
}

/**
 * How the next toast is read out: at the next pause, or at once. The list of toasts is the one live region there is: a role of the
 * toast's own would have it read twice.
 */
export function politeness(how: 'polite' | 'assertive'): void {
  urgency = how;
  area?.querySelector('[aria-live]')?.setAttribute('aria-live', how);
}

/** Notes where focus was before it came to the toasts. */
export function rememberFocus(element: EventTarget | null): void {
  if (element instanceof HTMLElement && !isInToasts(element)) returnTo = element;
}

/** Sends focus back to where it came from; false when that place is gone. */
export function giveFocusBack(): boolean {
  if (!returnTo?.isConnected) return false;
  returnTo.focus();
  return true;
}
