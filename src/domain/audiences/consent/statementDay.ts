import { dateOf } from '../../core/format.ts';
import type { DateText } from '../../core/record.ts';

/** A day that a table or a form told: it is of no hour. What is said in an interview, and what a colleague ticks, has its moment. */
const OF_A_DAY = /T00:00:00\.000Z$/u;

/** Whether a statement has a day and no hour. */
export const isOfADay = (at: string): boolean => OF_A_DAY.test(at);

/**
 * Returns the day of a consent, a refusal or «не писать»: the one that was told, else that of its moment.
 * @param dayAt the day of a moment; default where the person is who reads it
 */
export function statementDay(at: string, dayAt: (moment: Date) => DateText = dateOf): DateText {
  const moment = new Date(at);
  return isOfADay(at) || Number.isNaN(moment.getTime()) ? at.slice(0, 10) : dayAt(moment);
}
