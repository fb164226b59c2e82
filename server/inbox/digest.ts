import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';

import { counted, NBSP, quoted } from '../../src/domain/core/format.ts';
import { isObject, type StoredRecord } from '../../src/domain/core/record.ts';
import type { MailChoice, NoticeWhy } from '../../src/domain/inbox/inbox.ts';
import { isKind } from '../../src/domain/kindFacts.ts';
import { recordTitle } from '../../src/domain/sync/differences.ts';
import { narrow, type Transaction } from '../db/database.ts';
import type { LazyDatabase } from '../db/lazyDatabase.ts';
import { membership } from '../db/tables/access.ts';
import { inboxChoice, notice } from '../db/tables/inbox.ts';
import { person } from '../db/tables/people.ts';
import { company } from '../db/tables/records.ts';
import type { Log } from '../core/log.ts';
import type { Mail } from '../mail/mail.ts';
import { readRecords } from '../db/storedRecords.ts';
import { noticeWords } from './noticeWords.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds between two looks, by default. */
const LOOK = MINUTE;
/** Milliseconds that what has come waits for what comes with it: one letter, not ten. */
const TOGETHER = 2 * MINUTE;
/** Milliseconds after which an event is no longer mailed. */
const OLD = 7 * DAY;
/** The hour of the server's own day from which the letter of a day goes. */
const MORNING = 9;
/** Lines of a letter; of further events only the number is given. */
const MOST_LINES = 20;
/** People who are written to in one look, at most. */
const MOST_PEOPLE = 200;

export interface DigestOptions {
  readonly database: LazyDatabase;
  readonly mail: Mail;
  /** Origin at which people open the product. */
  readonly baseUrl: string;
  readonly log: Log;
  readonly now: () => Date;
  /** Milliseconds between two looks; default a minute. */
  readonly every?: number;
}

/** Letters about unread notices. */
export interface Digest {
  /** Looks now who is to be written to. @returns how many were */
  look(): Promise<number>;
  stop(): void;
}

interface Waiting {
  readonly companyId: string;
  readonly companyName: string;
  readonly id: string;
  readonly why: NoticeWhy;
  readonly subject: string;
  readonly part: string | null;
  readonly byName: string;
}

interface Addressee {
  readonly id: string;
  readonly email: string;
  readonly mail: MailChoice;
}

/** Midnight of the server's own day, and whether its morning has come. */
function dayOf(now: Date): { readonly start: Date; readonly isMorning: boolean } {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  return { start, isMorning: now.getHours() >= MORNING };
}

/** Who is to be written to now. Their rows are locked: no other server writes to them meanwhile. */
async function addressees(tx: Transaction, now: Date): Promise<readonly Addressee[]> {
  const { start, isMorning } = dayOf(now);
  const [since, ripe] = [new Date(now.getTime() - OLD), new Date(now.getTime() - TOGETHER)];
  const isWaiting = sql`EXISTS (
    SELECT 1 FROM notice WHERE notice.person_id = ${person.id} AND notice.read_at IS NULL AND notice.mailed_at IS NULL
      AND notice.at > ${since.toISOString()}::timestamptz AND notice.at <= ${ripe.toISOString()}::timestamptz)`;
  const isDaily = isMorning
    ? and(
        eq(inboxChoice.mail, 'daily'),
        or(isNull(inboxChoice.toldAt), sql`${inboxChoice.toldAt} < ${start.toISOString()}::timestamptz`),
      )
    : sql`false`;
  const rows = await tx
    .select({ id: person.id, email: person.email, mail: inboxChoice.mail })
    .from(person)
    .leftJoin(inboxChoice, eq(inboxChoice.personId, person.id))
    .where(
      and(
        eq(person.emailVerified, true),
        or(isNull(inboxChoice.mail), eq(inboxChoice.mail, 'now'), isDaily),
        isWaiting,
      ),
    )
    .limit(MOST_PEOPLE)
    .for('update', { of: person, skipLocked: true });
  return rows.flatMap(({ id, email, mail }) => (email === null ? [] : [{ id, email, mail: mail ?? 'now' }]));
}

/** Returns a user's waiting notices, company by company, oldest first; only of companies that they are in. */
async function waitingFor(tx: Transaction, personId: string, now: Date): Promise<readonly Waiting[]> {
  await narrow(tx, { person: personId, mail: true });
  const author = sql<string>`(SELECT name FROM person AS author WHERE author.id = ${notice.byPerson})`;
  return tx
    .select({
      companyId: notice.companyId,
      companyName: company.name,
      id: notice.id,
      why: notice.why,
      subject: notice.subject,
      part: notice.part,
      byName: sql<string>`coalesce(${author}, '')`,
    })
    .from(notice)
    .innerJoin(membership, and(eq(membership.companyId, notice.companyId), eq(membership.personId, notice.personId)))
    .innerJoin(company, eq(company.id, notice.companyId))
    .where(
      and(
        eq(notice.personId, personId),
        isNull(notice.readAt),
        isNull(notice.mailedAt),
        gt(notice.at, new Date(now.getTime() - OLD)),
      ),
    )
    .orderBy(asc(company.name), asc(notice.companyId), asc(notice.at), asc(notice.id));
}

/** Titles of what notices are about, in a transaction of their company. What a title tells of a respondent stays inside. */
async function titlesOf(
  tx: Transaction,
  companyId: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(subjects)].map((subject) => ({
    kind: subject.slice(0, subject.indexOf(':')),
    id: subject.slice(subject.indexOf(':') + 1),
  }));
  return new Map(
    (await readRecords(tx, companyId, names)).flatMap(({ kind, id, body }) => {
      const stored = JSON.parse(body) as unknown;
      if (!isKind(kind) || kind === 'mark' || !isObject(stored)) return [];
      return [[`${kind}:${id}`, recordTitle(kind, stored as unknown as StoredRecord)] as const];
    }),
  );
}

async function write(
  tx: Transaction,
  { mail, baseUrl, now }: DigestOptions,
  { id: personId, email, mail: choice }: Addressee,
): Promise<boolean> {
  const moment = now();
  const waiting = await waitingFor(tx, personId, moment);
  if (waiting.length === 0) return false;
  const lines: string[] = [];
  for (const companyId of new Set(waiting.map((one) => one.companyId))) {
    const own = waiting.filter((one) => one.companyId === companyId);
    await narrow(tx, { company: companyId });
    const titles = await titlesOf(
      tx,
      companyId,
      own.map(({ subject }) => subject),
    );
    for (const { why, subject, part, byName, companyName } of own) {
      const title = titles.get(subject) ?? '';
      const about = title === '' ? '' : `: ${quoted(title)}`;
      lines.push(`${companyName}. ${byName === '' ? '' : `${byName}: `}${noticeWords(why, part)}${about}`);
    }
    for (const { id } of own) {
      await tx
        .update(notice)
        .set({ mailedAt: moment })
        .where(and(eq(notice.companyId, companyId), eq(notice.personId, personId), eq(notice.id, id)));
    }
  }
  const many = counted(lines.length, ['новое', 'новых', 'новых']);
  const rest = lines.length - MOST_LINES;
  await mail.queue(tx, {
    to: email,
    companyId: null,
    purpose: 'inbox',
    about: personId,
    until: new Date(moment.getTime() + DAY),
    subject: `Входящие: ${many}`,
    heading: `Во${NBSP}входящих ${many}`,
    paragraphs: rest > 0 ? [...lines.slice(0, MOST_LINES), `И${NBSP}ещё ${rest}.`] : lines,
    button: { label: 'Открыть Ориентир', address: `${baseUrl}/` },
    notes: [
      'Сказанное в обсуждениях письма не пересказывают: оно остаётся внутри.',
      `Как часто писать, выбирают в${NBSP}профиле: «Настроить уведомления».`,
    ],
  });
  if (choice === 'daily') {
    await tx.update(inboxChoice).set({ toldAt: moment }).where(eq(inboxChoice.personId, personId));
  }
  return true;
}

/** Writes to those who have not read what concerns them, as they chose; begins to look at once. */
export function createDigest(options: DigestOptions): Digest {
  const { database, mail, log, now, every = LOOK } = options;
  async function look(): Promise<number> {
    if (!mail.isOn || !database.isOpen()) return 0;
    const open = await database.get();
    const written = await open.transaction({ mail: true }, async (tx) => {
      let letters = 0;
      for (const one of await addressees(tx, now())) {
        if (await write(tx, options, one)) letters += 1;
      }
      return letters;
    });
    if (written > 0) mail.answered();
    return written;
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error('digest', error));
  }, every).unref();
  return { look, stop: () => clearInterval(timer) };
}
