import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';

import { planReminder, remindAtOf, WAITED_FOR } from '../../../src/domain/fieldwork/writing/reminding.ts';
import { isUnwilling, type Contact } from '../../../src/domain/audiences/contact.ts';
import { contactLists } from '../inviting.ts';
import { standingOf, type StoredRespondent, type LoadedConversation } from '../takeIncoming.ts';
import { writesLetters, writeTo, type Writing } from './writing.ts';
import { narrow, type Transaction } from '../../db/database.ts';
import type { LazyDatabase } from '../../db/lazyDatabase.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import type { Log } from '../../core/log.ts';
import type { Mail } from '../../mail/mail.ts';
import { chatWith, remindInChat } from './chatReminder.ts';
import { firstLettersIn, forgetBounced, hasBounced, lastSentTo } from './unwritten.ts';

/** Milliseconds between two looks, by default. */
const LOOK = 60_000;

const HOUR = 60 * 60_000;

/** Respondents who are reminded by one look, at most. */
const AT_ONCE = 100;

export interface RemindingOptions {
  readonly database: LazyDatabase;
  readonly mail: Mail;
  /** Called when the bot has something to say for a company. */
  readonly telegram: { wake(companyId: string): void };
  /** Origin of the respondents' page; null: no letter can lead there. */
  readonly baseUrl: string | null;
  readonly secret: { get(): string };
  readonly log: Log;
  readonly now: () => Date;
  /** Milliseconds between two looks; default a minute. */
  readonly every?: number | undefined;
}

/** Reminds those who have not come to the end, by letters and by the bot, and invites anew by corrected addresses. */
export interface Reminding {
  /** Looks now who is to be reminded. @returns how many were written to */
  look(): Promise<number>;
  stop(): void;
}

/** Returns the row's contact as it is now; undefined for a respondent from an open link, and for a contact that is gone. */
async function contactOf(
  tx: Transaction,
  { companyId, listId, contactId }: StoredRespondent,
): Promise<Contact | undefined> {
  if (listId === null || contactId === null) return undefined;
  const contacts = (await contactLists(tx, companyId, [listId])).get(listId)?.contacts ?? {};
  return Object.hasOwn(contacts, contactId) ? contacts[contactId] : undefined;
}

/** What a letter to a respondent is written with. */
interface Addressee {
  readonly standing: LoadedConversation;
  readonly contact: Contact | undefined;
  /** Their first address; undefined where no letter can reach them. */
  readonly email: string | undefined;
}

/** Writes a respondent the letter that did not come to their earlier address (R468); later, where their places are others' now. */
async function inviteAnew(
  tx: Transaction,
  { standing, contact, email }: Addressee,
  { mail, baseUrl, secret }: RemindingOptions,
  now: Date,
): Promise<Partial<StoredRespondent>> {
  const { row, around, closed, isCrowdedOut } = standing;
  const { round, company } = around;
  const { companyId, id } = row;
  const isWanted = email !== undefined && baseUrl !== null && writesLetters(round);
  if (!isWanted || (contact !== undefined && isUnwilling(contact))) return { remindAt: null };
  if (isCrowdedOut) return { remindAt: new Date(now.getTime() + HOUR) };
  // While the round rests the letter waits as others do.
  if (closed !== null && round.state === 'running') return { remindAt: null };
  await forgetBounced(tx, companyId, id);
  const writing: Writing = { tx, mail, baseUrl, secret: secret.get(), companyId, company, round, now };
  await writeTo(writing, { id, email, reminded: null });
  return { reminded: row.reminded, remindAt: round.state === 'running' ? remindAtOf(round, 0, now) : null };
}

/** Handles a respondent whose time has come: when to check again, and whether they were written to. */
async function remind(
  tx: Transaction,
  standing: LoadedConversation,
  options: RemindingOptions,
  now: Date,
): Promise<Partial<StoredRespondent>> {
  const { mail, baseUrl, secret } = options;
  const { row, around, closed, isCrowdedOut } = standing;
  const { round, company } = around;
  const { companyId, id, state, reminded, channel } = row;
  const contact = await contactOf(tx, row);
  const [known] = contact?.emails ?? [];
  const email = known !== undefined && mail.isOn && !(await hasBounced(tx, companyId, id, known)) ? known : undefined;
  const first = (await firstLettersIn(tx, companyId, { ids: [id] })).get(id);
  if (first?.is === 'bounced') return { remindAt: null };
  if (first?.is === 'readdressed') return inviteAnew(tx, { standing, contact, email }, options, now);
  const chat = await chatWith(tx, row);
  const quietSince = row.lastAt ?? row.openedAt ?? row.invitedAt;
  // A mail server may have let a letter wait for hours.
  const sentAt = await lastSentTo(tx, companyId, id);
  const person = {
    state,
    reminded,
    channel,
    quietSince: sentAt !== null && sentAt > quietSince ? sentAt : quietSince,
    isClosed: closed !== null,
    isCrowdedOut,
    isUnwilling: contact !== undefined && isUnwilling(contact),
    hasMail: email !== undefined && baseUrl !== null,
    chat: chat?.is ?? null,
  };
  const plan = planReminder(round, person, now);
  if (plan.do === 'nothing' || !round) return { remindAt: null };
  if (plan.do === 'wait') return { remindAt: plan.until };
  // Nobody is reminded of a letter that has not come to them.
  if (first) return { remindAt: remindAtOf(round, 0, now) };
  if (plan.by === 'telegram' && chat) await remindInChat(tx, standing, chat.chatId, now);
  if (plan.by === 'mail' && email !== undefined && baseUrl !== null) {
    const writing: Writing = { tx, mail, baseUrl, secret: secret.get(), companyId, company, round, now };
    await forgetBounced(tx, companyId, id);
    await writeTo(writing, { id, email, reminded: { hasBegun: state === 'began' } });
  }
  return { reminded: reminded + 1, remindAt: remindAtOf(round, reminded + 1, now) };
}

/** Reminds those who have been silent for as long as their round says; begins to look at once. */
export function createReminding(options: RemindingOptions): Reminding {
  const { database, mail, telegram, log, now, every = LOOK } = options;

  async function look(): Promise<number> {
    if (!database.isOpen()) return 0;
    const open = await database.get();
    const due = await open.transaction({ fieldwork: true }, (tx) =>
      tx
        .select({ companyId: respondent.companyId, id: respondent.id })
        .from(respondent)
        .where(and(isNotNull(respondent.remindAt), lte(respondent.remindAt, now())))
        .orderBy(asc(respondent.remindAt))
        .limit(AT_ONCE),
    );
    let written = 0;
    for (const { companyId, id } of due) {
      const isWritten = await open.transaction({ company: companyId }, async (tx) => {
        await narrow(tx, { company: companyId });
        const of = and(eq(respondent.companyId, companyId), eq(respondent.id, id));
        const [row] = await tx
          .select()
          .from(respondent)
          .where(and(of, inArray(respondent.state, [...WAITED_FOR]), lte(respondent.remindAt, now())))
          .for('update', { skipLocked: true });
        // The respondent has just answered, or another server reminds them.
        if (!row) {
          await tx.update(respondent).set({ remindAt: null }).where(and(of, inArray(respondent.state, ['finished', 'stopped', 'declined', 'withdrawn']))); // prettier-ignore
          return false;
        }
        const standing = await standingOf(tx, row, now());
        const becomes = standing ? await remind(tx, standing, options, now()) : { remindAt: null };
        await tx.update(respondent).set(becomes).where(of);
        return becomes.reminded !== undefined;
      });
      if (!isWritten) continue;
      written += 1;
      telegram.wake(companyId);
    }
    if (written > 0) mail.answered();
    return written;
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error('reminders', error));
  }, every).unref();
  return { look, stop: () => clearInterval(timer) };
}
