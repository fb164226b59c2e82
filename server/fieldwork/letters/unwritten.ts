import { and, eq, inArray, or } from 'drizzle-orm';

import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { letter } from '../../db/tables/inbox.ts';
import { INTERVIEW } from '../../mail/queueLetter.ts';

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
    .where(
      and(
        eq(letter.companyId, companyId),
        eq(letter.purpose, INTERVIEW),
        or(eq(letter.state, 'waiting'), and(eq(letter.state, 'bounced'), eq(letter.reason, ''))),
        eq(respondent.roundId, roundId),
        eq(respondent.state, 'invited'),
        // A reminder that waits is none: they were written to before.
        eq(respondent.reminded, 0),
        ids && inArray(respondent.id, [...ids]),
      ),
    );
  return new Map(rows.map(({ id, state, tries, nextAt }) => [id, state === 'waiting' && tries === 0 ? nextAt : null]));
}
