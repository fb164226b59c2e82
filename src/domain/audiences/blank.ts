import { cleaned } from '../core/phone.ts';

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  // A digit or a letter shows; only what has neither is worth the closer look.
  return !/[\da-zа-я]/i.test(text) && cleaned(text) === '';
}
