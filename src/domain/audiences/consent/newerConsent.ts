import type { Contact } from '../contact.ts';

/**
 * Whether a consent given in a conversation replaces the stored one. A recorded refusal gives way only to a consent of a later
 * day: its hour may be unknown, and for a refusal without a day the order is unknown. A refusal given in a conversation has its
 * exact moment.
 */
export function isNewerConsent({ at }: { readonly at: string }, stands: Contact['consent']): boolean {
  if (stands?.answer !== 'refused') return stands?.at !== at || stands.answer !== 'given';
  if (stands.at === null) return false;
  const isTheirs = stands.how === 'web' || stands.how === 'telegram';
  return isTheirs ? stands.at < at : stands.at.slice(0, 10) < at.slice(0, 10);
}
