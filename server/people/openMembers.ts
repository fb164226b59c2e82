import { and, eq } from 'drizzle-orm';

import type { Member } from '../../src/domain/account/account.ts';
import { fold } from '../../src/domain/core/format.ts';
import type { Transaction } from '../db/database.ts';
import { membership } from '../db/tables/access.ts';
import { ownCommit } from '../sync/ownCommit.ts';
import type { Pushing } from '../sync/pushing.ts';
import { makeMember, membersOf, setMember, type Comer } from './members.ts';
import { renamePerson } from './renamePerson.ts';

/** The sharing user as their device describes them. */
export interface SaidOfSharer {
  /** The member record that it holds for theirs; none when it holds none. */
  readonly memberId?: string | null;
  readonly name?: string;
  /** As they gave it. */
  readonly email?: string;
}

/**
 * Finds the member record of the user who shares a company: the one their device names, else the owner of the same name. No other
 * record is used, so that a member on paper does not become a different person.
 */
function ownRecord(members: readonly Member[], { memberId, name = '' }: SaidOfSharer): Member | undefined {
  return (
    members.find(({ id }) => id === memberId) ??
    members.find((one) => one.role === 'Owner' && name !== '' && fold(one.name) === fold(name))
  );
}

/**
 * Opens an uploaded company: the user who shares it becomes its owner, under their own name and address. All other members are on
 * paper until they come in by an invitation or a link. A company without a single record has no members to inform.
 * @returns id of the sharing person's member record; null when there is none
 */
export async function openMembers(
  tx: Transaction,
  pushing: Pushing,
  sharer: Comer,
  said: SaidOfSharer,
): Promise<string | null> {
  const { id: companyId, records } = pushing.locked;
  if (records === 0) return null;
  const members = (await membersOf(tx, companyId)).filter(({ deletedAt }) => deletedAt === null);
  const name = said.name ?? sharer.name;
  const own = ownRecord(members, { ...said, name });
  const email = sharer.email ?? (said.email || own?.email) ?? '';
  const ops = members
    .filter(({ id }) => id !== own?.id)
    .flatMap((one) => setMember(one, { status: 'noAccess', ...(one.role === 'Owner' ? { role: 'Admin' } : {}) }));
  const made = own ? null : makeMember(companyId, { name, email, role: 'Owner', status: 'active' });
  await tx
    .update(membership)
    .set({ memberId: own?.id ?? made?.id ?? null })
    .where(and(eq(membership.companyId, companyId), eq(membership.personId, sharer.id)));
  const mine = own ? setMember(own, { name, email, role: 'Owner', status: 'active' }) : made ? [made] : [];
  await ownCommit(tx, pushing, [...mine, ...ops], sharer.id);
  if (name !== sharer.name) await renamePerson(tx, sharer.id, name);
  return own?.id ?? made?.id ?? null;
}
