import { useSyncExternalStore } from 'react';

/**
 * Whether there is a newer version of the app. `ready`: it is fetched and waits for the person. `changing`: the person wants
 * it, and the browser lets the present one finish what it is at. `elsewhere`: another tab has changed over to it; this one
 * goes on as it is until it is reloaded.
 */
export type AppUpdate = 'none' | 'ready' | 'changing' | 'elsewhere';

let update: AppUpdate = 'none';
let change: (() => void) | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The present state; see {@link AppUpdate}. */
export function useAppUpdate(): AppUpdate {
  return useSyncExternalStore(
    subscribe,
    () => update,
    () => 'none',
  );
}

/**
 * Tells the screens of a newer version.
 * @param changeOver goes over to it, which reloads the page
 */
export function offerUpdate(next: AppUpdate, changeOver: () => void): void {
  update = next;
  change = changeOver;
  for (const listener of listeners) listener();
}

export function acceptUpdate(): void {
  const changeOver = change;
  offerUpdate('changing', () => undefined);
  changeOver?.();
}

/** The person wants it later: with the next visit, or when a still newer one is there. */
export function postponeUpdate(): void {
  offerUpdate('none', () => undefined);
}
