import type { Notification } from '#src/ui/notify.ts';

/** Shows a toast. The toast library is loaded with the first one; the container in App.tsx waits for it. */
export async function showToast(notification: Notification): Promise<void> {
  const { notify } = await import('#src/ui/notify.ts');
  notify(notification);
}
