import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';

import { closedFor, readRound } from './readRound.ts';
import { contactLists } from './inviting.ts';
import { remindAtOf, writesLetters, writeTo, type Writing } from './writing.ts';
import { narrow, type Transaction } from '../db/database.ts';
import type { LazyDatabase } from '../db/lazyDatabase.ts';
import { respondent } from '../db/tables.ts';
import type { Log } from '../log.ts';
import type { Mail } from '../mail/mail.ts';

const HOUR = 60 * 60 * 1000;

/** Milliseconds between two looks, by default. */
const LOOK = 60_000;

/** Respondents who are reminded by one look, at most. */
const AT_ONCE = 100;

/** What {@link createReminding} works with. */
export interface RemindingOptions {
  readonly database: LazyDatabase;
  readonly mail: Mail;
  /** Origin under which the page of respondents stands. */
  readonly baseUrl: string;
  readonly secret: { get(): string };
  readonly log: Log;
  readonly now: () => Date;
  /** Milliseconds between two looks; default a minute. */
  readonly every?: number | undefined;
}

/** Letters that remind those who have not come to the end. */
export interface Reminding {
  /** Looks now who is to be reminded. @returns how many letters were written */
  look(): Promise<number>;
  stop(): void;
}

type Row = typeof respondent.$inferSelect;

/** Those who are still waited for. */
const WAITED_FOR = ['invited', 'opened', 'began'] as const;

/** The row's mail address, as its contact has it now; null for whoever is not to be written to. */
async function addressOf(tx: Transaction, { companyId, listId, contactId }: Row): Promise<string | null> {
  if (listId === null || contactId === null) return null;
  const contacts = (await contactLists(tx, companyId, [listId])).get(listId)?.contacts ?? {};
  const contact = Object.hasOwn(contacts, contactId) ? contacts[contactId] : undefined;
  return contact && contact.doNotContact === null ? (contact.emails[0] ?? null) : null;
}

/** What becomes of somebody whose time has come: when to look again, and whether they were written to. */
async function remind(
  tx: Transaction,
  row: Row,
  { mail, baseUrl, secret }: RemindingOptions,
  now: Date,
): Promise<Partial<Row>> {
  const { round, company, study } = await readRound(tx, row.companyId, row.roundId);
  if (!(WAITED_FOR as readonly string[]).includes(row.state)) return { remindAt: null };
  // A round that rests is looked at again: whoever was not reminded in it is not forgotten.
  if (round?.state === 'paused') return { remindAt: new Date(now.getTime() + HOUR) };
  if (!writesLetters(round) || row.reminded >= round.reminders) return { remindAt: null };
  const hasBegun = row.state === 'began';
  const closed = await closedFor(tx, row.companyId, { round, company, study }, { hasBegun, segment: row.segment }, now);
  if (closed !== null) return { remindAt: null };
  const quietSince = row.lastAt ?? row.openedAt ?? row.invitedAt;
  const silentUntil = new Date(quietSince.getTime() + round.remindAfter * HOUR);
  if (silentUntil > now) return { remindAt: silentUntil };
  const email = await addressOf(tx, row);
  if (email === null) return { remindAt: null };
  const writing: Writing = { tx, mail, baseUrl, secret: secret.get(), companyId: row.companyId, company, round, now };
  await writeTo(writing, { id: row.id, email, reminded: { hasBegun } });
  const reminded = row.reminded + 1;
  return { reminded, remindAt: remindAtOf(round, reminded, now) };
}

/** Reminds those who have been silent for as long as their round says; begins to look at once. */
export function createReminding(options: RemindingOptions): Reminding {
  const { database, mail, log, now, every = LOOK } = options;

  async function look(): Promise<number> {
    if (!mail.isOn || !database.isOpen()) return 0;
    const open = await database.get();
    const due = await open.transaction({ fieldwork: true }, (tx) =>
      tx
        .select({ companyId: respondent.companyId, id: respondent.id })
        .from(respondent)
        .where(and(isNotNull(respondent.remindAt), lte(respondent.remindAt, now())))
        .orderBy(asc(respondent.remindAt))
        .limit(AT_ONCE),
    );
    let letters = 0;
    for (const { companyId, id } of due) {
      const isWritten = await open.transaction({ company: companyId }, async (tx) => {
        await narrow(tx, { company: companyId });
        const of = and(eq(respondent.companyId, companyId), eq(respondent.id, id));
        const [row] = await tx
          .select()
          .from(respondent)
          .where(and(of, inArray(respondent.state, [...WAITED_FOR]), lte(respondent.remindAt, now())))
          .for('update', { skipLocked: true });
        // Somebody has just said something, or another server reminds them.
        if (!row) {
          await tx.update(respondent).set({ remindAt: null }).where(and(of, inArray(respondent.state, ['finished', 'stopped', 'declined', 'withdrawn']))); // prettier-ignore
          return false;
        }
        const becomes = await remind(tx, row, options, now());
        await tx.update(respondent).set(becomes).where(of);
        return becomes.reminded !== undefined;
      });
      if (isWritten) letters += 1;
    }
    if (letters > 0) mail.answered();
    return letters;
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error('reminders', error));
  }, every).unref();
  return { look, stop: () => clearInterval(timer) };
}
