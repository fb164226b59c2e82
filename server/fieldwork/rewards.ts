import { and, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Transaction } from '../db/database.ts';
import { incentiveCode, type respondent } from '../db/tables/fieldwork.ts';

/* Codes that are given for an interview: each to one respondent, and never again (R419). */

type Name = Pick<typeof respondent.$inferSelect, 'companyId' | 'id'>;

/** Gives a code to a respondent who has just finished, if there is one left. */
export async function giveReward(
  tx: Transaction,
  { companyId, roundId, id }: Name & { readonly roundId: string },
  now: Date,
): Promise<void> {
  const next = sql`(
    SELECT code FROM incentive_code
    WHERE company_id = ${companyId} AND round_id = ${roundId} AND respondent_id IS NULL
    ORDER BY code LIMIT 1 FOR UPDATE SKIP LOCKED)`;
  await tx
    .update(incentiveCode)
    .set({ respondentId: id, givenAt: now })
    .where(
      and(
        eq(incentiveCode.companyId, companyId),
        eq(incentiveCode.roundId, roundId),
        isNull(incentiveCode.respondentId),
        eq(incentiveCode.code, next),
      ),
    );
}

/** Returns the code given to a respondent; null for none. */
export async function codeOf(tx: Transaction, { companyId, id }: Name): Promise<string | null> {
  const [given] = await tx
    .select({ code: incentiveCode.code })
    .from(incentiveCode)
    .where(and(eq(incentiveCode.companyId, companyId), eq(incentiveCode.respondentId, id)));
  return given?.code ?? null;
}

/**
 * Separates the codes of erased respondents from their names: each stays a used one, and no one can say by whom. The moment is
 * removed, too, because it is the end of their interview.
 */
export async function unnameCodes(tx: Transaction, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(incentiveCode)
    .set({ respondentId: sql`'erased ' || gen_random_uuid()::text`, givenAt: null })
    .where(and(eq(incentiveCode.companyId, companyId), inArray(incentiveCode.respondentId, [...ids])));
}
