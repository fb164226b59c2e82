import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';

import type { Member, Role } from '../../src/domain/account/account.ts';
import type { Op } from '../../src/domain/core/operation.ts';
import { parseRow } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { membership } from '../db/tables/access.ts';
import { record } from '../db/tables/records.ts';

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
