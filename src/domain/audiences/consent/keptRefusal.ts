import type { Contact } from '../contact.ts';
import { isOfADay, statementDay } from './statementDay.ts';

/**
 * Returns the day of a refusal that outlives its contact (R464): the person's own, or one that a colleague noted; null for none. One
 * that only a table tells lives as long as the contact: a column read for another would refuse for everybody in it, for good.
 * @param today the day of one without a day
 */
export function keptRefusalOf({ consent, doNotContact }: Contact, today: string): string | null {
  const days: string[] = [];
  if (consent?.answer === 'refused' && consent.how !== 'import')
    days.push(consent.at === null ? today : statementDay(consent.at));
  if (doNotContact && doNotContact.at !== null && !isOfADay(doNotContact.at)) days.push(statementDay(doNotContact.at));
  return days.length === 0 ? null : days.reduce((last, day) => (day > last ? day : last));
}

/** Returns the day of a consent that lifts a refusal of that day or before; empty for none. One from a table lifts none. */
export const liftedOn = ({ consent }: Pick<Contact, 'consent'>): string =>
  consent?.answer === 'given' && consent.how !== 'import' ? (consent.at ?? '').slice(0, 10) : '';
