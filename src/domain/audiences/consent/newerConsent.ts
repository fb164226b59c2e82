import type { DateText } from '../../core/record.ts';
import type { Contact } from '../contact.ts';
import { statementDay } from './statementDay.ts';

/**
 * Whether a consent given in a conversation replaces the stored one. A recorded refusal gives way only to a consent of a later
 * day: its hour may be unknown, and for a refusal without a day the order is unknown. A refusal given in a conversation has its
 * exact moment.
 * @param dayAt the day of a moment where the conversation is held; default where the program runs
 */
export function isNewerConsent(
  { at }: { readonly at: string },
  stands: Contact['consent'],
  dayAt?: (moment: Date) => DateText,
): boolean {
  if (stands?.answer !== 'refused') return stands?.at !== at || stands.answer !== 'given';
  if (stands.at === null) return false;
  const isTheirs = stands.how === 'web' || stands.how === 'telegram';
  return isTheirs ? stands.at < at : statementDay(stands.at, dayAt) < statementDay(at, dayAt);
}
