import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';

import { isUnwilling } from '../../src/domain/audiences/contact.ts';
import type { ContactList } from '../../src/domain/audiences/audience.ts';
import type { Op } from '../../src/domain/core/operation.ts';
import type { InvitationsMade } from '../../src/domain/fieldwork/inviting/invitedContacts.ts';
import { parseRow } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { containing } from '../db/containing.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { record } from '../db/tables/records.ts';
import { ownCommit } from '../sync/ownCommit.ts';
import type { Pushing } from '../sync/pushing.ts';
import { readRecords } from '../db/storedRecords.ts';
import { readRound } from './readRound.ts';
import { lastCodeNumber, respondentRow } from './people.ts';
import { addressPrints, readRefusals } from './refusals.ts';

/** A contact, as the company knows it. */
export interface ContactName {
  readonly listId: string;
  readonly key: string;
}

/** Lists of contacts by their ids, without those that are gone or cannot be read. */
export async function contactLists(
  tx: Transaction,
  companyId: string,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, ContactList>> {
  const names = [...new Set(ids)].map((id) => ({ kind: 'contactList', id }));
  const lists = new Map<string, ContactList>();
  for (const { id, body } of await readRecords(tx, companyId, names)) {
    const row = parseRow('contactList', id, JSON.parse(body));
    if (row.ok && row.record.deletedAt === null) lists.set(id, row.record);
  }
  return lists;
}

/** The operation that notes something of a contact. */
export const noteOfContact = ({ listId, key }: ContactName, fields: Partial<ContactList['contacts'][string]>): Op => ({
  op: 'setMember',
  kind: 'contactList',
  id: listId,
  map: 'contacts',
  key,
  fields,
});

/** Rows written by one statement: each is some twenty parameters, of which there is a most. */
const TOGETHER = 500;

export interface RoundInviting {
  /** In a transaction that has locked code names and the company. */
  readonly tx: Transaction;
  readonly pushing: Pushing;
  readonly secret: string;
  readonly roundId: string;
  /** Id of the person who invites. */
  readonly by: string;
}

/** Result of inviting, and the invited people with a mail address. */
export interface InvitedNow extends InvitationsMade {
  readonly addressed: readonly { readonly id: string; readonly email: string }[];
}

/**
 * Makes respondents of contacts: one per contact in a round, and none for a contact who refused or does not want to be written
 * to, be it one that was erased and imported again (R448).
 */
export async function inviteContacts(
  { tx, pushing, secret, roundId, by }: RoundInviting,
  contacts: readonly ContactName[],
): Promise<InvitedNow> {
  const { now } = pushing;
  const companyId = pushing.locked.id;
  const wanted = new Map(contacts.map((one) => [nameOf(one), one]));
  const keys = [...new Set(contacts.map(({ key }) => key))];
  const before = await tx
    .select({ listId: respondent.listId, contactId: respondent.contactId })
    .from(respondent)
    .where(
      and(eq(respondent.companyId, companyId), eq(respondent.roundId, roundId), inArray(respondent.contactId, keys)),
    );
  for (const { listId, contactId } of before) wanted.delete(nameOf({ listId, key: contactId }));
  const already = contacts.length - wanted.size;
  const lists = await contactLists(tx, companyId, [...wanted.values()].map(({ listId }) => listId)); // prettier-ignore
  const known = await codeNamesOf(tx, companyId, keys);
  const hasRefused = await readRefusals(tx, secret, companyId);
  let number = await lastCodeNumber(tx, companyId);
  const rows: (typeof respondent.$inferInsert)[] = [];
  const ops: Op[] = [];
  const addressed: { id: string; email: string }[] = [];
  for (const { listId, key } of wanted.values()) {
    const members = lists.get(listId)?.contacts ?? {};
    const contact = Object.hasOwn(members, key) ? members[key] : undefined;
    if (!contact || isUnwilling(contact) || hasRefused?.(contact)) continue;
    const codeName = known.get(nameOf({ listId, key })) ?? `Р${(number += 1)}`;
    const id = randomUUID();
    const [email] = contact.emails;
    if (email !== undefined) addressed.push({ id, email });
    const given = { id, codeName, segment: contact.segment, listId, contactId: key, linkId: null };
    const prints = JSON.stringify(addressPrints(secret, companyId, contact));
    rows.push({ ...respondentRow(secret, companyId, roundId, given, now), addressPrints: prints });
    ops.push(noteOfContact({ listId, key }, { invitedAt: now.toISOString() }));
  }
  for (let at = 0; at < rows.length; at += TOGETHER) {
    await tx.insert(respondent).values(rows.slice(at, at + TOGETHER));
  }
  await ownCommit(tx, pushing, ops, by);
  return { made: rows.length, already, refused: wanted.size - rows.length, addressed };
}

/** Contacts of a round's audience who refused in an interview, erased and imported again since or not (R448). */
export async function refusedOf(
  tx: Transaction,
  secret: string,
  companyId: string,
  roundId: string,
): Promise<readonly ContactName[]> {
  const { round } = await readRound(tx, companyId, roundId);
  const hasRefused = await readRefusals(tx, secret, companyId);
  if (!round || round.audienceId === null || !hasRefused) return [];
  const ofAudience = await tx
    .select({ id: record.id })
    .from(record)
    .where(
      and(
        eq(record.companyId, companyId),
        eq(record.kind, 'contactList'),
        isNull(record.deletedAt),
        containing(record.body, `"audienceId":${JSON.stringify(round.audienceId)}`),
      ),
    );
  const lists = await contactLists(tx, companyId, ofAudience.map(({ id }) => id)); // prettier-ignore
  return [...lists].flatMap(([listId, { contacts }]) =>
    Object.entries(contacts).flatMap(([key, contact]) => (hasRefused(contact) ? [{ listId, key }] : [])),
  );
}

/** A contact by its list and its key: those of two lists may have one key (R454). */
const nameOf = (one: { readonly listId: string | null; readonly key: string | null }): string =>
  JSON.stringify([one.listId, one.key]);

/** Code names that contacts have from other rounds, by their names: the same person has one. */
async function codeNamesOf(tx: Transaction, companyId: string, keys: readonly string[]) {
  const rows = await tx
    .select({ listId: respondent.listId, contactId: respondent.contactId, codeName: respondent.codeName })
    .from(respondent)
    .where(and(eq(respondent.companyId, companyId), inArray(respondent.contactId, [...keys])));
  return new Map(rows.map(({ listId, contactId, codeName }) => [nameOf({ listId, key: contactId }), codeName]));
}
