import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';

import type { Member, Role } from '../../src/domain/account/account.ts';
import { foldEmail, isEmail } from '../../src/domain/core/email.ts';
import { fold } from '../../src/domain/core/format.ts';
import type { Op } from '../../src/domain/core/operation.ts';
import { parseRow } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { formerMember, membership } from '../db/tables/access.ts';
import { record } from '../db/tables/records.ts';
import { tellWaited } from '../sync/following/waited.ts';
import { ownCommit } from '../sync/ownCommit.ts';
import type { Pushing } from '../sync/pushing.ts';
import { renamePerson } from './renamePerson.ts';

const RANK: Readonly<Record<Role, number>> = { Viewer: 0, Researcher: 1, Admin: 2, Owner: 3 };

/** Returns the role of two that has more rights. */
export const higher = (one: Role, other: Role): Role => (RANK[one] >= RANK[other] ? one : other);

/** Returns the role of a person in a company; null for who is no member of it. */
export async function roleOf(tx: Transaction, companyId: string, personId: string): Promise<Role | null> {
  const [found] = await tx
    .select({ role: membership.role })
    .from(membership)
    .where(and(eq(membership.companyId, companyId), eq(membership.personId, personId)));
  return found ? (found.role as Role) : null;
}

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

/** Returns an operation that sets the changed fields of a member; none when all have these values already. */
export function setMember(member: Member, fields: Partial<Member>): Op[] {
  const changed = Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => member[field as keyof Member] !== value),
  );
  return Object.keys(changed).length === 0 ? [] : [{ op: 'set', kind: 'member', id: member.id, fields: changed } as Op];
}

/** An operation that makes a member. */
export function makeMember(
  companyId: string,
  {
    id = randomUUID(),
    ...said
  }: Pick<Member, 'name' | 'email' | 'role' | 'status'> & Partial<Pick<Member, 'id' | 'calledBy'>>,
  invitation = '',
): Extract<Op, { op: 'create' }> {
  return { op: 'create', kind: 'member', id, record: { id, companyId, jobTitle: '', invitation, ...said } };
}

/** A person who comes into a company. */
export interface Comer {
  readonly id: string;
  readonly name: string;
  /** Folded, and proved to be theirs; null for none. */
  readonly email: string | null;
}

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
