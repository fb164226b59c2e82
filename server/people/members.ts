import { and, eq } from 'drizzle-orm';

import type { Member } from '../../src/domain/account/account.ts';
import { parseRow } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { membership, record } from '../db/tables.ts';

/** The members of a company, removed ones included, in the order of their ids; what cannot be read as one is none. */
export async function membersOf(tx: Transaction, companyId: string): Promise<readonly Member[]> {
  const rows = await tx
    .select({ id: record.id, body: record.body })
    .from(record)
    .where(and(eq(record.companyId, companyId), eq(record.kind, 'member')))
    .orderBy(record.id);
  return rows.flatMap(({ id, body }) => {
    const parsed = parseRow('member', id, JSON.parse(body));
    return parsed.ok ? [parsed.record] : [];
  });
}

/** Notes which member of a company its owner is. */
export async function linkOwner(tx: Transaction, companyId: string, personId: string): Promise<void> {
  const owner = (await membersOf(tx, companyId)).find(({ role, deletedAt }) => role === 'Owner' && deletedAt === null);
  if (!owner) return;
  await tx
    .update(membership)
    .set({ memberId: owner.id })
    .where(and(eq(membership.companyId, companyId), eq(membership.personId, personId)));
}
