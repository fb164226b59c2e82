import { and, eq, inArray, or, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { letter } from '../../db/tables/inbox.ts';
import { INTERVIEW } from '../../mail/queueLetter.ts';

/** Letters that invite, and have not gone. */
const notGone = (companyId: string) =>
  and(
    eq(letter.companyId, companyId),
    eq(letter.purpose, INTERVIEW),
    or(eq(letter.state, 'waiting'), and(eq(letter.state, 'bounced'), eq(letter.reason, ''))),
  );

/** A reminder that waits is none: they were written to before. */
const isFirst = and(eq(respondent.state, 'invited'), eq(respondent.reminded, 0));

/** Whether a respondent's first letter has not gone, as {@link unwrittenIn} tells it, where they are counted. */
export const isUnwrittenIn = (tx: Transaction, companyId: string) =>
  sql`(${isFirst} AND ${inArray(respondent.id, tx.select({ id: letter.about }).from(letter).where(notGone(companyId)))})`;

/**
 * Returns people of a round whose first letter has not gone, by their ids: they are not invited yet, unless they were handed
 * their link and have opened it. The value is the planned moment; null while sending is being tried, and for a letter dropped
 * unsent.
 * @param ids people to check; default all of the round
 */
export async function unwrittenIn(
  tx: Transaction,
  companyId: string,
  roundId: string,
  ids?: readonly string[],
): Promise<ReadonlyMap<string, Date | null>> {
  if (ids?.length === 0) return new Map();
  const rows = await tx
    .select({ id: respondent.id, state: letter.state, tries: letter.tries, nextAt: letter.nextAt })
    .from(letter)
    .innerJoin(respondent, and(eq(respondent.companyId, letter.companyId), eq(respondent.id, letter.about)))
    .where(and(notGone(companyId), eq(respondent.roundId, roundId), isFirst, ids && inArray(respondent.id, [...ids])));
  return new Map(rows.map(({ id, state, tries, nextAt }) => [id, state === 'waiting' && tries === 0 ? nextAt : null]));
}
