import { useSyncExternalStore } from 'react';

let printing = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  printing = next;
  for (const listener of listeners) listener();
}
const begin = (): void => set(true);
const end = (): void => set(false);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const now = (): boolean => printing;
const never = (): boolean => false;

/**
 * Whether the page is being printed: what keeps only its part near the window in the page draws all of it then. True from the
 * browser's `beforeprint` on, and drawn before it prints.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, now, never);
}
