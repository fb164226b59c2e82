import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { Member, Role } from '../../src/domain/account/account.ts';
import { foldEmail } from '../../src/domain/core/email.ts';
import { fold } from '../../src/domain/core/format.ts';
import type { Op } from '../../src/domain/core/operation.ts';
import type { Transaction } from '../db/database.ts';
import { membership } from '../db/tables/access.ts';
import { person } from '../db/tables/people.ts';
import { ownCommit } from '../sync/ownCommit.ts';
import type { Pushing } from '../sync/pushing.ts';
import { makeMember, membersOf, setMember } from './members.ts';

/** People of a company who are no member of it: they came in on a server of before, which knew no members. */
async function nameless(tx: Transaction, companyId: string) {
  return tx
    .select({
      id: person.id,
      name: person.name,
      email: sql<string | null>`CASE WHEN ${person.emailVerified} THEN ${person.email} END`,
      role: membership.role,
    })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.personId))
    .where(and(eq(membership.companyId, companyId), isNull(membership.memberId)))
    .orderBy(asc(membership.createdAt), asc(person.id));
}

/**
 * Makes members of people who came into a company before it had any: a person not shown cannot speak and cannot be removed. Each
 * becomes the member with their proved address, the owner also an owner with their name; else a new one. All other members are on
 * paper, as when a company is shared.
 * @returns whether there were any
 */
export async function nameMembers(tx: Transaction, pushing: Pushing): Promise<boolean> {
  const { id: companyId, records } = pushing.locked;
  const people = records === 0 ? [] : await nameless(tx, companyId);
  if (people.length === 0) return false;
  const members = (await membersOf(tx, companyId)).filter(({ deletedAt }) => deletedAt === null);
  const rows = await tx
    .select({ memberId: membership.memberId })
    .from(membership)
    .where(eq(membership.companyId, companyId));
  const taken = new Set(rows.map(({ memberId }) => memberId));
  const ops: Op[] = [];
  for (const { id, name, email, role } of people) {
    const isTheirs = (one: Member): boolean =>
      (email !== null && foldEmail(one.email) === email) ||
      (role === 'Owner' && one.role === 'Owner' && fold(one.name) === fold(name));
    const own = members.find((one) => !taken.has(one.id) && isTheirs(one));
    const is = { role: role as Role, status: 'active', name, email: email ?? own?.email ?? '' } as const;
    const made = own ? null : makeMember(companyId, is);
    ops.push(...(own ? setMember(own, is) : made ? [made] : []));
    const memberId = own?.id ?? made?.id ?? null;
    taken.add(memberId);
    await tx
      .update(membership)
      .set({ memberId })
      .where(and(eq(membership.companyId, companyId), eq(membership.personId, id)));
  }
  const onPaper = members.filter((one) => !taken.has(one.id) && one.status === 'active');
  ops.push(
    ...onPaper.flatMap((one) =>
      setMember(one, { status: 'noAccess', ...(one.role === 'Owner' ? { role: 'Admin' } : {}) }),
    ),
  );
  await ownCommit(tx, pushing, ops, '');
  return true;
}
