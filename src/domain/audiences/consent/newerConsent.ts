import type { Contact } from '../contact.ts';

/**
 * Whether a consent given in a conversation takes the place of what stands. A refusal gives way only to a consent of a later day: whoever
 * wrote it down may not have known the hour, and of a refusal without a day nobody knows which came first.
 */
export function isNewerConsent({ at }: { readonly at: string }, stands: Contact['consent']): boolean {
  if (stands?.answer !== 'refused') return stands?.at !== at || stands.answer !== 'given';
  return stands.at !== null && stands.at.slice(0, 10) < at.slice(0, 10);
}
