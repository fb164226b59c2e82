import { and, desc, eq } from 'drizzle-orm';

import type { Member, Role } from '../../src/domain/account/account.ts';
import { foldEmail, isEmail } from '../../src/domain/core/email.ts';
import type { Op } from '../../src/domain/core/operation.ts';
import type { Transaction } from '../db/database.ts';
import { formerMember, membership } from '../db/tables/access.ts';
import { tellWaited } from '../sync/following/waited.ts';
import { ownCommit } from '../sync/ownCommit.ts';
import type { Pushing } from '../sync/pushing.ts';
import { higher, makeMember, membersOf, setMember, type Comer } from './members.ts';

/* How access to a company begins, grows and ends. */

export interface WayIn {
  readonly role: Role;
  /** The link, for which access lasts as long as it does; null for an invitation. */
  readonly link: { readonly id: string; readonly createdAt: Date } | null;
  /** Id of the member record that they were invited as; null for a link. */
  readonly memberId: string | null;
}

/** Extends the access of a person who is in already: a second way in adds rights and removes none. */
async function goFurther(
  tx: Transaction,
  pushing: Pushing,
  { memberId, role }: typeof membership.$inferSelect,
  person: Comer,
  way: WayIn,
): Promise<void> {
  const { id: companyId } = pushing.locked;
  const next = higher(role as Role, way.role);
  if (way.link && next !== role) {
    await tx
      .update(membership)
      .set({ linkId: way.link.id })
      .where(and(eq(membership.companyId, companyId), eq(membership.personId, person.id)));
  }
  const members = await membersOf(tx, companyId);
  const own = members.find(({ id }) => id === memberId);
  const invited = members.find(({ id, deletedAt }) => id === way.memberId && deletedAt === null && id !== memberId);
  if (!own) {
    await tx
      .update(membership)
      .set({ role: next })
      .where(and(eq(membership.companyId, companyId), eq(membership.personId, person.id)));
  }
  const ops = own ? setMember(own, { role: next, ...(person.email === null ? {} : { email: person.email }) }) : [];
  // They were invited as another, and are one.
  const one: Op[] = invited ? [{ op: 'remove', kind: 'member', id: invited.id }] : [];
  await ownCommit(tx, pushing, [...ops, ...one], person.id);
  if (invited) await tellWaited(tx, companyId, { personId: person.id, memberId: invited.id, since: null }, pushing.now);
}

async function lastRemoval(
  tx: Transaction,
  companyId: string,
  personId: string,
): Promise<typeof formerMember.$inferSelect | undefined> {
  const [former] = await tx
    .select()
    .from(formerMember)
    .where(and(eq(formerMember.companyId, companyId), eq(formerMember.personId, personId)))
    .orderBy(desc(formerMember.endedAt))
    .limit(1);
  return former;
}

/** Whether a link was made before the person was removed from its company, and does not bring them back. */
export async function isShutOut(
  tx: Transaction,
  companyId: string,
  personId: string,
  link: { readonly createdAt: Date },
): Promise<boolean> {
  const former = await lastRemoval(tx, companyId, personId);
  return former !== undefined && link.createdAt <= former.endedAt;
}

/**
 * Brings a person into a company as the member they were invited as, were earlier, or that has their proved address; else as a
 * new one.
 * @returns whether they are in: a removed member does not come back by an earlier link
 */
export async function comeIn(tx: Transaction, pushing: Pushing, person: Comer, way: WayIn): Promise<boolean> {
  const { locked, now } = pushing;
  const { id: companyId } = locked;
  const [known] = await tx
    .select()
    .from(membership)
    .where(and(eq(membership.companyId, companyId), eq(membership.personId, person.id)));
  if (known) {
    await goFurther(tx, pushing, known, person, way);
    return true;
  }
  if (way.link && (await isShutOut(tx, companyId, person.id, way.link))) return false;
  const former = await lastRemoval(tx, companyId, person.id);
  const members = await membersOf(tx, companyId);
  const linked = new Set(
    (
      await tx.select({ memberId: membership.memberId }).from(membership).where(eq(membership.companyId, companyId))
    ).map(({ memberId }) => memberId),
  );
  const isFree = ({ id, role }: Member): boolean => !linked.has(id) && role !== 'Owner';
  const own =
    members.find((one) => one.id === way.memberId && isFree(one)) ??
    members.find((one) => one.id === former?.memberId && isFree(one)) ??
    members.find(
      (one) => one.deletedAt === null && person.email !== null && foldEmail(one.email) === person.email && isFree(one),
    );
  // An invitation of theirs that waits is taken by any way in.
  const role = own?.status === 'invited' && own.deletedAt === null ? higher(own.role, way.role) : way.role;
  const email = person.email ?? own?.email ?? '';
  // By an invitation's name they are called until they give their own.
  const isOwn = own !== undefined && own.name !== own.email && (own.name !== own.calledBy || isEmail(person.name));
  const name = isOwn ? own.name : person.name;
  const made = own ? null : makeMember(companyId, { name, email, role, status: 'active' });
  const memberId = own?.id ?? made?.id ?? '';
  await tx.delete(formerMember).where(and(eq(formerMember.companyId, companyId), eq(formerMember.memberId, memberId)));
  await tx
    .insert(membership)
    .values({ companyId, personId: person.id, role, linkId: way.link?.id ?? null, createdAt: now, memberId });
  const back: Op[] = own && own.deletedAt !== null ? [{ op: 'restore', kind: 'member', id: own.id }] : [];
  const ops = own ? [...back, ...setMember(own, { name, email, role, status: 'active' })] : made ? [made] : [];
  await ownCommit(tx, pushing, ops, person.id);
  const since = former && former.memberId === memberId ? former.endedAt : null;
  await tellWaited(tx, companyId, { personId: person.id, memberId, since }, now);
  return true;
}

/** Takes away the access of those who came by a link, and says so in their member records. @returns those people */
export async function endLink(
  tx: Transaction,
  pushing: Pushing,
  linkId: string,
  actor: string,
): Promise<readonly string[]> {
  const { locked, now } = pushing;
  const gone = await tx
    .delete(membership)
    .where(and(eq(membership.companyId, locked.id), eq(membership.linkId, linkId)))
    .returning({ personId: membership.personId, memberId: membership.memberId });
  const ids = new Set(gone.map(({ memberId }) => memberId));
  for (const { personId, memberId } of gone) {
    if (memberId === null) continue;
    await tx
      .insert(formerMember)
      .values({ companyId: locked.id, memberId, personId, linkId, endedAt: now })
      .onConflictDoNothing();
  }
  const out = (await membersOf(tx, locked.id)).filter(({ id, deletedAt }) => ids.has(id) && deletedAt === null);
  await ownCommit(
    tx,
    pushing,
    out.flatMap((one) => setMember(one, { status: 'noAccess' })),
    actor,
  );
  return gone.map(({ personId }) => personId);
}
