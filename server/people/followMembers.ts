import { and, eq, inArray } from 'drizzle-orm';

import type { Member } from '../../src/domain/account/account.ts';
import type { Op } from '../../src/domain/core/operation.ts';
import { isEnough } from '../../src/domain/sync/rights.ts';
import type { Transaction } from '../db/database.ts';
import { formerMember, invitation, membership } from '../db/tables/access.ts';
import { letter } from '../db/tables/inbox.ts';
import { record } from '../db/tables/records.ts';
import { tellWaited } from '../sync/following/waited.ts';
import { seesNamesIn, tellNames } from '../sync/names.ts';
import { ownCommit } from '../sync/ownCommit.ts';
import type { Pushing } from '../sync/pushing.ts';

const byMember = <T extends { readonly memberId: string | null }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap((row) => (row.memberId === null ? [] : [[row.memberId, row] as const])));

/** Who is behind members of a company: those who are in it, those who were taken out, those who are invited. */
async function behind(tx: Transaction, companyId: string, ids: readonly string[]) {
  const [people, former, invited] = [
    await tx
      .select()
      .from(membership)
      .where(and(eq(membership.companyId, companyId), inArray(membership.memberId, [...ids]))),
    await tx
      .select()
      .from(formerMember)
      .where(and(eq(formerMember.companyId, companyId), inArray(formerMember.memberId, [...ids]))),
    await tx
      .select({
        memberId: invitation.memberId,
        letterId: invitation.letterId,
        acceptedAt: invitation.acceptedAt,
        until: invitation.until,
      })
      .from(invitation)
      .where(and(eq(invitation.companyId, companyId), inArray(invitation.memberId, [...ids]))),
  ];
  return { people: byMember(people), former: byMember(former), invited: byMember(invited) };
}

/** Revokes a person's access, and remembers whose it was. */
async function takeOut(
  tx: Transaction,
  { companyId, personId, linkId }: typeof membership.$inferSelect,
  memberId: string,
  now: Date,
): Promise<void> {
  const is = and(eq(membership.companyId, companyId), eq(membership.personId, personId));
  await tx.delete(membership).where(is);
  await tx
    .insert(formerMember)
    .values({ companyId, memberId, personId, linkId, endedAt: now })
    .onConflictDoUpdate({
      target: [formerMember.companyId, formerMember.memberId],
      set: { personId, linkId, endedAt: now },
    });
}

/** Lets a letter that has not gone yet wait until a moment. */
async function holdLetter(tx: Transaction, id: string | null, nextAt: Date): Promise<void> {
  if (id === null) return;
  await tx
    .update(letter)
    .set({ nextAt })
    .where(and(eq(letter.id, id), eq(letter.state, 'waiting')));
}

/** Sends the records that the person had without secrets to their devices again, complete. */
async function tellSecrets(tx: Transaction, { locked: { id, seq } }: Pushing): Promise<void> {
  await tx
    .update(record)
    .set({ seq })
    .where(and(eq(record.companyId, id), eq(record.kind, 'channel')));
}

/**
 * Restores a person's access.
 * @returns whether it was possible: they may have come in as another member since
 */
async function putBack(
  tx: Transaction,
  { companyId, memberId, personId, linkId, endedAt }: typeof formerMember.$inferSelect,
  role: Member['role'],
  now: Date,
): Promise<boolean> {
  await tx.delete(formerMember).where(and(eq(formerMember.companyId, companyId), eq(formerMember.memberId, memberId)));
  const made = await tx
    .insert(membership)
    .values({ companyId, personId, role, linkId, createdAt: now, memberId })
    .onConflictDoNothing()
    .returning({ personId: membership.personId });
  if (made.length === 0) return false;
  await tellWaited(tx, companyId, { personId, memberId, since: endedAt }, now);
  return true;
}

/**
 * Updates access to a company to match its members, in the transaction that changed them. A person gets the role of their record,
 * a removed member loses access, a restored one regains it, and a wrong access field in a record is corrected.
 * @param members their current state
 * @returns people whose access has ended: their tabs must be informed
 */
export async function followMembers(
  tx: Transaction,
  pushing: Pushing,
  members: readonly Member[],
): Promise<readonly string[]> {
  if (members.length === 0) return [];
  const { locked, now } = pushing;
  const { people, former, invited } = await behind(
    tx,
    locked.id,
    members.map(({ id }) => id),
  );
  const ended: string[] = [];
  const right: Op[] = [];
  for (const { id, deletedAt, role, status } of members) {
    const person = people.get(id);
    const gone = former.get(id);
    const invitedBy = invited.get(id);
    if (deletedAt !== null) {
      if (person) {
        await takeOut(tx, person, id, now);
        ended.push(person.personId);
      }
      // An unsent letter would invite a person who is no longer invited: it is held until it is not needed.
      if (invitedBy) await holdLetter(tx, invitedBy.letterId, invitedBy.until);
      continue;
    }
    if (person && person.role !== role) {
      await tx
        .update(membership)
        .set({ role })
        .where(and(eq(membership.companyId, locked.id), eq(membership.personId, person.personId)));
      if (isEnough(role, 'Admin')) await tellSecrets(tx, pushing);
      const saw = await seesNamesIn(tx, locked.id, person.role as Member['role']);
      if (saw !== (await seesNamesIn(tx, locked.id, role))) await tellNames(tx, pushing);
    }
    const isIn = person !== undefined || (gone !== undefined && (await putBack(tx, gone, role, now)));
    const isInvited = !isIn && invitedBy !== undefined && invitedBy.acceptedAt === null;
    // Withdrawn and invited after all: the letter goes on where it was held.
    if (isInvited) await holdLetter(tx, invitedBy.letterId, now);
    const truth = isIn ? 'active' : isInvited ? 'invited' : 'noAccess';
    if (status !== truth) right.push({ op: 'set', kind: 'member', id, fields: { status: truth } });
  }
  // The server makes its corrections on no user's behalf: the history names the company's own account.
  await ownCommit(tx, pushing, right, '');
  return ended;
}
