import { useSyncExternalStore } from 'react';

import type { Notification } from '#src/ui/toast/notify.ts';

const waiting = new Set<() => void>();
let wanted = false;

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Whether a toast was ever shown: the container is drawn from then on. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
}

/** Shows a toast. The toast library is loaded with the first one; the container in App.tsx waits for it. */
export async function showToast(notification: Notification): Promise<void> {
  wanted = true;
  for (const listener of waiting) listener();
  const { notify } = await import('#src/ui/toast/notify.ts');
  notify(notification);
}

export const showSuccess = (title: string, description?: string): void =>
  void showToast({ tone: 'success', title, description });
