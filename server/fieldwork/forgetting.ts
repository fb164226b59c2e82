import { createHash } from 'node:crypto';
import { and, eq, inArray, ne, or } from 'drizzle-orm';

import { NEW_CONVERSATION } from '../../src/domain/fieldwork/conversation/conversation.ts';
import type { Conversation, SaidFile } from '../../src/domain/fieldwork/path.ts';
import type { Script } from '../../src/domain/fieldwork/script.ts';
import { NO_TRAIL } from '../../src/domain/fieldwork/trail.ts';
import type { Stored } from '../../src/domain/forgetting/cited.ts';
import { forgetting, withFiles, type MadeFile, type Whom } from '../../src/domain/forgetting/forgetting.ts';
import type { ForgetAnswer, ForgetBody } from '../../src/domain/forgetting/forgetBody.ts';
import { placesIn, placesNote } from '../../src/domain/forgetting/erasures.ts';
import { isMadeCodeName } from '../../src/domain/forgetting/forgottenWords.ts';
import { isKind } from '../../src/domain/kindFacts.ts';
import { parseRow } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { answer, respondent } from '../db/tables/fieldwork.ts';
import { file, record } from '../db/tables/records.ts';
import { note } from '../access/audit.ts';
import { isFileNamed } from '../sync/namedFiles.ts';
import { keepRefusals } from '../sync/keepRefusals.ts';
import { ownCommit } from '../sync/ownCommit.ts';
import type { Pushing } from '../sync/pushing.ts';
import { forgetChats } from '../chats/forgetChats.ts';
import { contactLists } from './inviting.ts';
import { PARTICIPANT, participantIdOf } from './keeping/participants.ts';
import { printsLeft } from './refusals.ts';
import { unnameCodes } from './rewards.ts';
import { countLetters, forgetLetters } from './letters/writing.ts';

/* Forgetting of a person who requests it from a company: their records, their interviews, letters to them. */

/** Result, and the remaining work on files. */
export interface Forgot {
  readonly answer: ForgetAnswer;
  readonly rounds: readonly string[];
  /** Bytes that are to go, unless something else names them. */
  readonly files: readonly string[];
}

/** Bytes that are stored before they are named. */
export type KeepBytes = (sha256: string, bytes: Buffer) => Promise<void>;

/** Returns everything that a company has, removed records included; unreadable ones are skipped. */
export async function allOf(tx: Transaction, companyId: string): Promise<readonly Stored[]> {
  const rows = await tx
    .select({ kind: record.kind, id: record.id, body: record.body })
    .from(record)
    .where(eq(record.companyId, companyId));
  return rows.flatMap(({ kind, id, body }) => {
    if (!isKind(kind)) return [];
    const row = parseRow(kind, id, JSON.parse(body));
    return row.ok ? [{ kind, record: row.record } as Stored] : [];
  });
}

/** Returns a person's interviews: by the contact, and by the participant that an open link made. */
export const conversationsOf = (tx: Transaction, companyId: string, { contacts, participants }: ForgetBody) => {
  // Asked with a contact, its key means the contact: an interview of another list's that has it is another person's (R454).
  const keys = new Set(contacts.map(({ key }) => key));
  const people = participants.filter((id) => !keys.has(id));
  return tx
    .select()
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        or(
          inArray(PARTICIPANT, people),
          inArray(respondent.id, [...participants]),
          // A key names a contact within its list.
          ...contacts.map(({ listId, key }) => and(eq(respondent.listId, listId), eq(respondent.contactId, key))),
        ),
      ),
    )
    .orderBy(respondent.id)
    .$dynamic();
};

/**
 * Returns a person as the records know them, with their interviews. A participant who has another person's interview, too, stays.
 */
export async function whomOf(
  tx: Transaction,
  companyId: string,
  { contacts, participants }: ForgetBody,
  respondents: readonly (typeof respondent.$inferSelect)[],
): Promise<Whom> {
  const own = respondents.map(({ id }) => id);
  const people = [...new Set([...participants, ...respondents.map(participantIdOf)])];
  const named = [...people, ...contacts.map(({ key }) => key)];
  const others = await tx
    .select({ id: respondent.id, participant: PARTICIPANT })
    .from(respondent)
    .where(and(eq(respondent.companyId, companyId), inArray(PARTICIPANT, named), ne(respondent.state, 'withdrawn')));
  const staying = others.flatMap(({ id, participant }) =>
    participant === null || own.includes(id) ? [] : [participant],
  );
  return { contacts, participants: people, talks: own, staying: new Set(staying) };
}

const heldIn = (respondents: readonly (typeof respondent.$inferSelect)[]): number =>
  respondents.filter(({ beganAt }) => beganAt !== null).length;

/** Counts the data that forgetting a person now would erase, in a transaction of their company. */
export async function countForgotten(
  tx: Transaction,
  companyId: string,
  body: ForgetBody,
  now: Date,
): Promise<ForgetAnswer['counts']> {
  const respondents = await conversationsOf(tx, companyId, body);
  const { counts } = forgetting(
    await allOf(tx, companyId),
    await whomOf(tx, companyId, body, respondents),
    now.toISOString(),
  );
  const ids = respondents.map(({ id }) => id);
  return { ...counts, interviews: heldIn(respondents), letters: await countLetters(tx, companyId, ids) };
}

/** Interview reduced to the fact that it was held: the price paid for it, and that its address asks no one. */
const HELD = {
  listId: null,
  contactId: null,
  participantId: null,
  linkId: null,
  segment: '',
  channel: null,
  state: 'withdrawn' as const,
  script: null,
  conversation: JSON.stringify({ ...NEW_CONVERSATION, step: 'withdrawn' }),
  trail: JSON.stringify(NO_TRAIL),
  files: '[]',
  remindAt: null,
  dueAt: null,
  tries: 0,
  filedAt: null,
  leftAt: null,
  heldUntil: null,
  erasedWords: null,
};

interface ForgettingFor {
  readonly companyId: string;
  /** The user who requested it; null when a restored backup has brought them back. */
  readonly by: string | null;
  /** The server's secret: nobody invites the person again by prints of their addresses (R464). */
  readonly secret: string;
  readonly keep: KeepBytes;
}

/**
 * Forgets a person, in a transaction of their company that has locked code names and the company.
 */
export async function forgetPerson(
  tx: Transaction,
  pushing: Pushing,
  body: ForgetBody,
  { companyId, by, secret, keep }: ForgettingFor,
): Promise<Forgot> {
  const respondents = await conversationsOf(tx, companyId, body).for('update');
  const ids = respondents.map(({ id }) => id);
  const { now } = pushing;
  const plan = forgetting(
    await allOf(tx, companyId),
    await whomOf(tx, companyId, body, respondents),
    now.toISOString(),
  );

  const made = new Map<string, MadeFile>();
  for (const { materialId, text } of plan.rewritten) {
    const bytes = Buffer.from(text, 'utf8');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await keep(sha256, bytes);
    await tx.insert(file).values({ companyId, sha256, bytes: bytes.byteLength, createdAt: now }).onConflictDoNothing();
    made.set(materialId, { fileId: sha256, size: bytes.byteLength });
  }
  await keepForgotten(tx, secret, pushing, body.contacts);
  const history = await ownCommit(tx, pushing, withFiles(plan, made), by ?? '', { erases: true });
  const letters = await forgetLetters(tx, companyId, ids);
  if (ids.length > 0) {
    const of = and(eq(respondent.companyId, companyId), inArray(respondent.id, ids));
    await tx.delete(answer).where(and(eq(answer.companyId, companyId), inArray(answer.respondentId, ids)));
    await forgetChats(tx, companyId, ids);
    await unnameCodes(tx, companyId, ids);
    await tx.update(respondent).set(HELD).where(of);
    for (const row of respondents) {
      // A typed code name may be a real name.
      const codeName = isMadeCodeName(row.codeName) ? row.codeName : '';
      const said = {
        script: JSON.parse(row.script ?? '{"stages":[]}') as Script,
        conversation: JSON.parse(row.conversation) as Conversation,
        addressPrints: row.addressPrints,
      };
      await tx
        .update(respondent)
        .set({ codeName, addressPrints: printsLeft(secret, companyId, said) })
        .where(and(eq(respondent.companyId, companyId), eq(respondent.id, row.id)));
    }
  }
  const sent = respondents.flatMap((row) => (JSON.parse(row.files) as readonly SaidFile[]).map(({ sha256 }) => sha256));
  const counts = { ...plan.counts, interviews: heldIn(respondents), letters };
  const files = [...new Set([...plan.files, ...sent])];
  const gone = { ...placesIn(plan.ops), files: await countUnnamed(tx, companyId, files), history, letters };
  const subject = { ...counts, ...placesNote(gone) };
  await note(tx, { companyId, actor: by, action: 'person.forgotten', subject, at: now });
  return {
    answer: { counts, at: now.toISOString() },
    rounds: [...new Set(respondents.map(({ roundId }) => roundId))],
    files,
  };
}

/** Keeps that the contacts of somebody forgotten are not to be invited, whatever they have said; before they are erased. */
async function keepForgotten(
  tx: Transaction,
  secret: string,
  { locked, now }: Pushing,
  contacts: ForgetBody['contacts'],
): Promise<void> {
  const lists = await contactLists(tx, locked.id, contacts.map(({ listId }) => listId)); // prettier-ignore
  const gone = contacts.flatMap(({ listId, key }) => {
    const members = lists.get(listId)?.contacts ?? {};
    const contact = Object.hasOwn(members, key) ? members[key] : undefined;
    return contact ? [{ listId, key, contact }] : [];
  });
  const today = now.toISOString().slice(0, 10);
  await keepRefusals(tx, { secret, companyId: locked.id }, { gone, put: [] }, () => today);
}

/** How many of some files nothing names any more: their bytes are to go. */
export async function countUnnamed(tx: Transaction, companyId: string, files: readonly string[]): Promise<number> {
  let unnamed = 0;
  for (const sha256 of files) if (!(await isFileNamed(tx, companyId, sha256))) unnamed += 1;
  return unnamed;
}

/** Takes the row of a file away that nothing names any more. @returns whether its bytes are to go */
export async function dropUnnamed(tx: Transaction, companyId: string, sha256: string): Promise<boolean> {
  if (await isFileNamed(tx, companyId, sha256)) return false;
  await tx.delete(file).where(and(eq(file.companyId, companyId), eq(file.sha256, sha256)));
  return true;
}
