import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Script } from '../../../src/domain/fieldwork/script.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';

/* What is read alike of the respondents of a round. */

/** Fingerprint of a script: equal scripts have the same. */
export const SCRIPT_MARK = sql<string | null>`hashtextextended(${respondent.script}, 0)::text`;

/** The respondents of a round. */
export const ofRound = (companyId: string, roundId: string) =>
  and(eq(respondent.companyId, companyId), eq(respondent.roundId, roundId));

/** Returns the respondents' scripts by fingerprint: read once for all who have the same questions. */
export async function scriptsOf(
  tx: Transaction,
  companyId: string,
  rows: readonly { readonly id: string; readonly mark: string | null }[],
): Promise<ReadonlyMap<string | null, Script>> {
  const ids = [...new Map(rows.flatMap(({ id, mark }) => (mark === null ? [] : [[mark, id] as const]))).values()];
  const found = await tx
    .select({ mark: SCRIPT_MARK, script: respondent.script })
    .from(respondent)
    .where(and(eq(respondent.companyId, companyId), inArray(respondent.id, ids)));
  return new Map(found.flatMap(({ mark, script }) => (script === null ? [] : [[mark, JSON.parse(script) as Script]])));
}

/**
 * Whether a member has excluded a respondent from the count. Respondents who withdrew everything since, or were forgotten, have
 * that state instead.
 */
export const isUncounted = ({
  uncountedAt,
  state,
}: Pick<typeof respondent.$inferSelect, 'uncountedAt' | 'state'>): boolean =>
  uncountedAt !== null && state !== 'withdrawn';
