import { useSyncExternalStore } from 'react';

let late = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  late += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts a part whose code waits for the network. Call what it gives once the part is fetched again or not wanted any more. */
export function partIsLate(): () => void {
  count(1);
  return () => count(-1);
}

/** Whether something that was asked for waits for the network to bring its code. */
export function useLateParts(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => late > 0,
    () => false,
  );
}
