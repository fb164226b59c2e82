import { and, eq } from 'drizzle-orm';

import type { Removed } from '../../src/domain/sync/protocol.ts';
import type { Transaction } from '../db/database.ts';
import { formerMember } from '../db/tables/access.ts';
import { company } from '../db/tables/records.ts';
import { erasedBetween } from './pull.ts';

/**
 * Returns the notice for a former member of a company, in a transaction of that company; null for others, who do not learn
 * whether it exists.
 * @param after the number that their device has
 */
export async function removedSince(
  tx: Transaction,
  companyId: string,
  personId: string,
  after: number,
): Promise<Removed | null> {
  const [found] = await tx
    .select({ seq: company.seq })
    .from(formerMember)
    .innerJoin(company, eq(company.id, formerMember.companyId))
    .where(and(eq(formerMember.companyId, companyId), eq(formerMember.personId, personId)))
    .limit(1);
  if (!found) return null;
  const { seq } = found;
  return { person: personId, seq, erased: await erasedBetween(tx, companyId, after, seq) };
}
