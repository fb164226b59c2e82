import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';

import { ToastMessage, type ToastMessageProps } from './ToastMessage.tsx';

/** A notification: what ToastMessage says. */
export type Notification = Omit<ToastMessageProps, 'onClose'>;

/** Shows a toast for 4 seconds (specification §9). Needs one Toasts on the page; waits for it if it comes later. */
export function notify(notification: Notification): void {
  toast(({ closeToast }) => createElement(ToastMessage, { ...notification, onClose: () => closeToast(true) }), {
    role: notification.tone === 'error' ? 'alert' : 'status',
  });
}

/** Takes every toast away, and those that wait; for tests and for leaving a workspace. */
export function clearNotifications(): void {
  toast.clearWaitingQueue();
  toast.dismiss();
}
