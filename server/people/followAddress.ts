import { and, asc, eq, isNotNull } from 'drizzle-orm';

import { narrow, type Transaction } from '../db/database.ts';
import { membership } from '../db/tables/access.ts';
import { OwnCommitError, ownCommit } from '../sync/ownCommit.ts';
import { lockCompany, type CompanyLimits } from '../sync/pushing.ts';
import { membersOf, setMember } from './members.ts';

/** A company whose records have changed, and its number now. */
export interface ChangedCompany {
  readonly companyId: string;
  readonly seq: number;
}

/**
 * Writes the address that a person has proved to their member records in every company they work in. The transaction sees the
 * last of those companies afterwards, and has locked all of them, always in the same order to avoid a deadlock.
 * @returns the companies whose records have changed
 */
export async function followAddress(
  tx: Transaction,
  { personId, email }: { readonly personId: string; readonly email: string },
  { now, limits }: { readonly now: Date; readonly limits: CompanyLimits },
): Promise<readonly ChangedCompany[]> {
  await narrow(tx, { person: personId });
  const rows = await tx
    .select({ companyId: membership.companyId, memberId: membership.memberId })
    .from(membership)
    .where(and(eq(membership.personId, personId), isNotNull(membership.memberId)))
    .orderBy(asc(membership.companyId));
  const changed: ChangedCompany[] = [];
  for (const { companyId, memberId } of rows) {
    await narrow(tx, { company: companyId });
    const locked = await lockCompany(tx, companyId);
    const own = (await membersOf(tx, companyId)).find(({ id }) => id === memberId);
    if (!locked || !own) continue;
    const before = locked.seq;
    try {
      await ownCommit(tx, { locked, now, limits }, setMember(own, { email }), personId);
    } catch (error) {
      // A company that takes no letter more must not keep anybody from signing in.
      if (!(error instanceof OwnCommitError)) throw error;
    }
    if (locked.seq > before) changed.push({ companyId, seq: locked.seq });
  }
  return changed;
}
