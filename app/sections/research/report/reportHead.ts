import { dateOf, formatLongDate } from '#src/domain/core/format.ts';

/** Returns the line under a report's title: the company and the day. */
export const reportHead = (company: string, now: Date): string =>
  [company.trim(), formatLongDate(dateOf(now))].filter((part) => part !== '').join(' · ');
