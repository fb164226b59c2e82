import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';

import { politeness } from './toastArea.ts';
import { ToastMessage, type ToastMessageProps } from './ToastMessage.tsx';

/** A notification: what ToastMessage says. */
export type Notification = Omit<ToastMessageProps, 'onClose'>;

/** Those on the page and those that wait for a place, by what they say; the values are their ids. */
const shown = new Map<string, string>();
let count = 0;

/**
 * Shows a toast for 4 seconds (R15). One that says the same as a toast that is there takes its place, and the seconds
 * begin anew. Needs one Toasts on the page; waits for it if it comes later.
 */
export function notify(notification: Notification): void {
  const { tone, title, description, action } = notification;
  const key = JSON.stringify([tone, title, description, action?.label]);
  count += 1;
  // Drawn anew each time, or a repeat would not be read out.
  const drawing = count;
  const render = ({ closeToast }: { closeToast: (reason?: boolean) => void }) =>
    createElement(ToastMessage, { key: drawing, ...notification, onClose: () => closeToast(true) });
  politeness(tone === 'error' ? 'assertive' : 'polite');
  const id = shown.get(key);
  if (id !== undefined) {
    toast.update(id, { render, delay: 0 });
    return;
  }
  const toastId = `toast-${count}`;
  shown.set(key, toastId);
  toast(render, { toastId, role: 'group', onClose: () => shown.delete(key) });
}

/** Takes every toast away, and those that wait; for tests and for leaving a workspace. */
export function clearNotifications(): void {
  toast.clearWaitingQueue();
  toast.dismiss();
  shown.clear();
}
