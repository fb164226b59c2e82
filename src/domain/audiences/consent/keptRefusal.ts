import type { Contact } from '../contact.ts';

/** A day of a table: what a person says or a colleague notes has its moment. */
const OF_A_DAY = /T00:00:00\.000Z$/u;

/**
 * Returns the day of a refusal that outlives its contact (R464): the person's own, or one that a colleague noted; null for none. One
 * that only a table tells lives as long as the contact: a column read for another would refuse for everybody in it, for good.
 * @param today the day of one without a day
 */
export function keptRefusalOf({ consent, doNotContact }: Contact, today: string): string | null {
  const days: string[] = [];
  if (consent?.answer === 'refused' && consent.how !== 'import') days.push(consent.at?.slice(0, 10) ?? today);
  if (doNotContact && doNotContact.at !== null && !OF_A_DAY.test(doNotContact.at))
    days.push(doNotContact.at.slice(0, 10));
  return days.toSorted().at(-1) ?? null;
}

/** Returns the day of a consent that lifts a refusal of that day or before; empty for none. One from a table lifts none. */
export const liftedOn = ({ consent }: Pick<Contact, 'consent'>): string =>
  consent?.answer === 'given' && consent.how !== 'import' ? (consent.at ?? '').slice(0, 10) : '';
