import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';

import type { Member } from '../../src/domain/account/account.ts';
import { INVITATION_DAYS, invitedLetter } from '../../src/domain/account/invitedLetter.ts';
import type { InvitedRole } from '../../src/domain/account/members/inviteMember.ts';
import { foldEmail, isEmail } from '../../src/domain/core/email.ts';
import type { Op } from '../../src/domain/core/operation.ts';
import type { InvitationOutcome } from '../../src/domain/sync/invitations.ts';
import { note } from '../access/audit.ts';
import { daysAfter } from '../core/days.ts';
import { hashToken, newToken } from '../core/tokens.ts';
import type { Transaction } from '../db/database.ts';
import { formerMember, invitation, membership } from '../db/tables/access.ts';
import { letter } from '../db/tables/inbox.ts';
import type { Mail } from '../mail/mail.ts';
import { ownCommit } from '../sync/ownCommit.ts';
import type { Pushing } from '../sync/pushing.ts';
import { nameOf } from './invitations.ts';
import { makeMember, membersOf, setMember } from './members.ts';

/** Who invites, where to, and with what. */
export interface CompanyInviting {
  readonly tx: Transaction;
  readonly pushing: Pushing;
  readonly mail: Mail;
  /** The one who invites. */
  readonly by: { readonly id: string; readonly name: string };
  /** Where the server is opened, without a slash at the end. */
  readonly origin: string;
}

export interface Invitee {
  /** As it was typed. */
  readonly email: string;
  /** The name used until they give their own; empty: their address is used. */
  readonly name: string;
  readonly role: InvitedRole;
  /** Words for the letter; may be empty. */
  readonly message: string;
}

/** Writes down a way in for a member, instead of one of before, and its letter. @returns the link, where no letter carries it */
async function giveWayIn(
  { tx, pushing: { locked, now }, mail, by, origin }: CompanyInviting,
  { id: memberId, email, role, invitation: message }: Pick<Member, 'id' | 'email' | 'role' | 'invitation'>,
  companyName: string,
): Promise<string | null> {
  const token = newToken();
  const address = `${origin}/join#${token}`;
  const until = daysAfter(now, INVITATION_DAYS);
  const [before] = await tx
    .select({ letterId: invitation.letterId })
    .from(invitation)
    .where(and(eq(invitation.companyId, locked.id), eq(invitation.memberId, memberId)));
  if (before?.letterId) await tx.delete(letter).where(eq(letter.id, before.letterId));
  const letterId = mail.isOn
    ? await mail.queue(tx, {
        to: email,
        companyId: locked.id,
        purpose: 'invitation',
        about: memberId,
        until,
        ...invitedLetter({ role, company: companyName, by: by.name, message, address, until }),
      })
    : null;
  const fresh = {
    email: foldEmail(email),
    tokenHash: hashToken(token),
    invitedBy: by.id,
    letterId,
    createdAt: now,
    until,
    acceptedAt: null,
    acceptedBy: null,
  };
  await tx
    .insert(invitation)
    .values({ companyId: locked.id, memberId, ...fresh })
    .onConflictDoUpdate({ target: [invitation.companyId, invitation.memberId], set: fresh });
  const subject = { member: memberId, role };
  await note(tx, { companyId: locked.id, actor: by.id, action: 'member.invited', subject, at: now });
  return letterId === null ? address : null;
}

/** Returns the state of one address, as far as the company's members decide it. */
function standingOf(email: string, members: readonly Member[], linked: ReadonlySet<string | null>) {
  const same = members.filter((one) => foldEmail(one.email) === foldEmail(email));
  const living = same.find(({ deletedAt }) => deletedAt === null);
  if (living && (linked.has(living.id) || living.role === 'Owner')) return { kind: 'member', member: living } as const;
  if (living?.status === 'invited') return { kind: 'already', member: living } as const;
  return { kind: 'free', member: living ?? same[0] } as const;
}

/**
 * Invites people, in the company's order: each address gets a member record, or that which it had, and a way in that works once.
 * @returns what became of each, in their order
 */
export async function invite(
  inviting: CompanyInviting,
  people: readonly Invitee[],
): Promise<readonly InvitationOutcome[]> {
  const { tx, pushing, by } = inviting;
  const { id: companyId } = pushing.locked;
  const members = await membersOf(tx, companyId);
  const linked = new Set(
    (
      await tx.select({ memberId: membership.memberId }).from(membership).where(eq(membership.companyId, companyId))
    ).map(({ memberId }) => memberId),
  );
  const companyName = await nameOf(tx, companyId);
  const outcomes: InvitationOutcome[] = [];
  const seen = new Set<string>();
  const [ops, ways]: [Op[], Parameters<typeof giveWayIn>[1][]] = [[], []];
  for (const { email: typed, name, role, message } of people) {
    const email = typed.trim();
    if (!isEmail(email)) {
      outcomes.push({ email, outcome: 'notAddress' });
      continue;
    }
    if (seen.has(foldEmail(email))) {
      outcomes.push({ email, outcome: 'already' });
      continue;
    }
    seen.add(foldEmail(email));
    const { kind, member } = standingOf(email, members, linked);
    if (kind !== 'free') {
      outcomes.push({ email, outcome: kind, memberId: member.id });
      continue;
    }
    const id = member?.id ?? randomUUID();
    const invitationText = message.trim();
    if (member) {
      // Access of before does not come back by itself: they accept, or they do not.
      await tx.delete(formerMember).where(and(eq(formerMember.companyId, companyId), eq(formerMember.memberId, id)));
      if (member.deletedAt !== null) ops.push({ op: 'restore', kind: 'member', id });
      const called = name !== '' && member.name === member.email ? { name, calledBy: name } : {};
      ops.push(...setMember(member, { role, status: 'invited', invitation: invitationText, ...called }));
    } else {
      const called = name === '' ? { name: email } : { name, calledBy: name };
      ops.push(makeMember(companyId, { id, ...called, email, role, status: 'invited' }, invitationText));
    }
    ways.push({ id, email, role, invitation: invitationText });
    outcomes.push({ email, outcome: 'invited', memberId: id });
  }
  await ownCommit(tx, pushing, ops, by.id);
  const links = new Map<string, string>();
  for (const way of ways) {
    const link = await giveWayIn(inviting, way, companyName);
    if (link !== null) links.set(way.id, link);
  }
  return outcomes.map((one) => {
    const link = one.outcome === 'invited' ? links.get(one.memberId ?? '') : undefined;
    return link === undefined ? one : { ...one, link };
  });
}

/**
 * Invites a person again: the earlier link ends.
 * @returns the outcome, or null for a person who is not invited
 */
export async function inviteAgain(inviting: CompanyInviting, memberId: string): Promise<InvitationOutcome | null> {
  const { tx, pushing, by } = inviting;
  const { id: companyId } = pushing.locked;
  const member = (await membersOf(tx, companyId)).find(({ id, deletedAt }) => id === memberId && deletedAt === null);
  if (!member || member.status === 'active' || member.role === 'Owner' || !isEmail(member.email)) return null;
  await ownCommit(tx, pushing, setMember(member, { status: 'invited' }), by.id);
  const link = await giveWayIn(inviting, member, await nameOf(tx, companyId));
  return { email: member.email, outcome: 'invited', memberId, ...(link === null ? {} : { link }) };
}
