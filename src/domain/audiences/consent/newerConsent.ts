import type { Contact } from '../contact.ts';

/**
 * Whether a consent given in a conversation takes the place of what stands. A refusal that was written down gives way only to a consent of
 * a later day: its hour may not have been known, and of a refusal without a day nobody knows which came first. One that they gave in a
 * conversation themselves has its moment.
 */
export function isNewerConsent({ at }: { readonly at: string }, stands: Contact['consent']): boolean {
  if (stands?.answer !== 'refused') return stands?.at !== at || stands.answer !== 'given';
  if (stands.at === null) return false;
  const isTheirs = stands.how === 'web' || stands.how === 'telegram';
  return isTheirs ? stands.at < at : stands.at.slice(0, 10) < at.slice(0, 10);
}
