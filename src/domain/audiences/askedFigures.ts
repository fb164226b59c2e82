import type { Contact } from './contact.ts';

/** Counts of an audience's contacts. */
export interface AskedFigures {
  readonly people: number;
  /** Have answered something. */
  readonly answered: number;
  /** Have answered since a moment. */
  readonly recently: number;
}

/**
 * Counts which of the contacts were asked. A contact who answered by another contact's link is not known to have answered.
 * @param since ISO 8601: from when an answer is a recent one
 */
export function countAsked(contacts: Iterable<Pick<Contact, 'answeredAt'>>, since: string): AskedFigures {
  const figures = { people: 0, answered: 0, recently: 0 };
  for (const { answeredAt } of contacts) {
    figures.people += 1;
    if (answeredAt === null) continue;
    figures.answered += 1;
    if (answeredAt >= since) figures.recently += 1;
  }
  return figures;
}
