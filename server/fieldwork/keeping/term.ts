import { and, asc, count, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';

import type { KeptRound } from '../../../src/domain/fieldwork/keeping/expiring.ts';
import { dayAt } from '../../../src/domain/fieldwork/places/closed.ts';
import { KEPT_MONTHS } from '../../../src/domain/research/privacy/keeping.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { readRound } from '../readRound.ts';

/* End of the retention term: the announcements, the reports on a round and the erasures depend on it alone. */

/** The moment at which the term of a talk comes: so many months after something was said in it last. */
export const END = sql<Date>`(coalesce(${respondent.lastAt}, ${respondent.beganAt}) AT TIME ZONE 'UTC'
  + make_interval(months => coalesce(${respondent.keepsMonths}, ${KEPT_MONTHS}))) AT TIME ZONE 'UTC'`.mapWith(
  respondent.lastAt,
);

/** Whether something of a talk is kept. */
const isKept = (): SQL | undefined =>
  and(isNotNull(respondent.beganAt), isNull(respondent.erasedAt), ne(respondent.state, 'withdrawn'));

/** Whether the term of a talk has come by a moment. */
export const endsBy = (moment: Date): SQL | undefined =>
  and(isKept(), sql`${END} <= ${moment.toISOString()}::timestamptz`);

/** Whether the people concerned were informed of the current term: later words of a respondent are kept for longer. */
export const isAnnounced = sql`${respondent.announcedFor} IS NOT DISTINCT FROM ${END}`;

/**
 * Returns the kept data of a company's rounds and the ends of its terms, the nearest first, in a transaction of the company.
 * @param only one of them
 */
export async function keptRounds(tx: Transaction, companyId: string, only?: string): Promise<readonly KeptRound[]> {
  const first = sql<Date>`min(${END})`.mapWith(respondent.lastAt);
  const rows = await tx
    .select({
      roundId: respondent.roundId,
      talks: count(),
      first,
      last: sql<Date>`max(${END})`.mapWith(respondent.lastAt),
      announced: sql`count(*) FILTER (WHERE ${isAnnounced})`.mapWith(Number),
    })
    .from(respondent)
    .where(
      and(eq(respondent.companyId, companyId), only === undefined ? undefined : eq(respondent.roundId, only), isKept()),
    )
    .groupBy(respondent.roundId)
    .orderBy(asc(first), asc(respondent.roundId));
  const kept: KeptRound[] = [];
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction asks one thing after another
    const { round } = await readRound(tx, companyId, row.roundId);
    const timeZone = round?.timeZone ?? 'UTC';
    kept.push({ ...row, first: dayAt(row.first, timeZone), last: dayAt(row.last, timeZone) });
  }
  return kept;
}
