import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Member } from '../../src/domain/account/account.ts';
import { foldEmail } from '../../src/domain/core/email.ts';
import type { InvitationState, LookedAt } from '../../src/domain/sync/invitations.ts';
import { narrow, type Transaction } from '../db/database.ts';
import { invitation } from '../db/tables/access.ts';
import { letter } from '../db/tables/inbox.ts';
import { person } from '../db/tables/people.ts';
import { company } from '../db/tables/records.ts';
import { membersOf } from './members.ts';

/** Returns the name of a company, in a transaction that sees it. */
export async function nameOf(tx: Transaction, companyId: string): Promise<string> {
  const [row] = await tx.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  return row?.name ?? '';
}

/** Returns the state of a company's invitations, in a transaction of it. */
export async function invitationsOf(tx: Transaction, companyId: string): Promise<readonly InvitationState[]> {
  const rows = await tx
    .select({
      memberId: invitation.memberId,
      createdAt: invitation.createdAt,
      until: invitation.until,
      letterId: invitation.letterId,
      state: letter.state,
      reason: letter.reason,
      doneAt: letter.doneAt,
      tries: letter.tries,
    })
    .from(invitation)
    .leftJoin(letter, eq(letter.id, invitation.letterId))
    .where(and(eq(invitation.companyId, companyId), isNull(invitation.acceptedAt)))
    .orderBy(invitation.memberId);
  // A withdrawn invitation, which may still be restored, appears in no list.
  const members = await membersOf(tx, companyId);
  const here = new Set(members.flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : [])));
  return rows
    .filter(({ memberId }) => here.has(memberId))
    .map(({ memberId, createdAt, until, letterId, state, reason, doneAt, tries }) => ({
      memberId,
      createdAt: createdAt.toISOString(),
      until: until.toISOString(),
      letter:
        letterId === null || state === null
          ? null
          : { state, reason: reason ?? '', at: doneAt?.toISOString() ?? null, tries: tries ?? 0 },
    }));
}

/** An invitation that the holder of its token can accept. */
export interface OpenInvitation {
  readonly companyId: string;
  readonly memberId: string;
  /** Folded. */
  readonly email: string;
  /** Whether its letter proves the address: a copied link proves nothing. */
  readonly isProof: boolean;
  readonly invitedBy: string;
}

/** Finds an invitation by its token, in a transaction that sees it; null for none that can be accepted. */
export async function findInvitation(tx: Transaction, tokenHash: string, now: Date): Promise<OpenInvitation | null> {
  const [found] = await tx
    .select()
    .from(invitation)
    .where(and(eq(invitation.tokenHash, tokenHash), gt(invitation.until, now), isNull(invitation.acceptedAt)));
  if (!found) return null;
  const { companyId, memberId, email, letterId, invitedBy } = found;
  return { companyId, memberId, email, isProof: letterId !== null, invitedBy };
}

/** The member that an invitation is for, in a transaction of its company; null when it was withdrawn. */
export async function invitedMember(tx: Transaction, { companyId, memberId }: OpenInvitation): Promise<Member | null> {
  const members = await membersOf(tx, companyId);
  return (
    members.find(({ id, deletedAt, status }) => id === memberId && deletedAt === null && status === 'invited') ?? null
  );
}

/** Notes that an invitation was accepted, in a transaction of its company: it works once. */
export async function usedUp(
  tx: Transaction,
  { companyId, memberId }: OpenInvitation,
  personId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(invitation)
    .set({ acceptedAt: now, acceptedBy: personId })
    .where(and(eq(invitation.companyId, companyId), eq(invitation.memberId, memberId)));
}

/** Returns the preview of an invitation for the holder of its link, in a transaction that sees it. */
export async function lookAt(
  tx: Transaction,
  found: OpenInvitation,
): Promise<Pick<LookedAt & { kind: 'open' }, 'company' | 'role' | 'by' | 'name'> | null> {
  await narrow(tx, { company: found.companyId });
  const member = await invitedMember(tx, found);
  if (!member) return null;
  const [inviter] = await tx.select({ name: person.name }).from(person).where(eq(person.id, found.invitedBy));
  const name = member.name === member.email ? '' : member.name;
  return { company: await nameOf(tx, found.companyId), role: member.role, by: inviter?.name ?? '', name };
}

/** Invitations for an address that can be accepted, in a transaction of the way in, which sees the last of their companies afterwards. */
export async function invitationsFor(tx: Transaction, email: string, now: Date): Promise<readonly OpenInvitation[]> {
  const rows = await tx
    .select()
    .from(invitation)
    .where(and(eq(invitation.email, foldEmail(email)), gt(invitation.until, now), isNull(invitation.acceptedAt)))
    .orderBy(invitation.companyId, invitation.memberId);
  const open: OpenInvitation[] = [];
  for (const { companyId, memberId, email: to, letterId, invitedBy } of rows) {
    const found = { companyId, memberId, email: to, isProof: letterId !== null, invitedBy };
    await narrow(tx, { company: companyId });
    // A withdrawn invitation expects no one.
    if (await invitedMember(tx, found)) open.push(found);
  }
  return open;
}
