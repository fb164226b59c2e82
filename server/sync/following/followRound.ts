import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';

import { isSame } from '../../../src/domain/core/same.ts';
import type { Round } from '../../../src/domain/fieldwork/kinds.ts';
import { invitingLetter, remindingLetter, wordsOfRound } from '../../../src/domain/fieldwork/writing/askingLetter.ts';
import { notBefore } from '../../../src/domain/fieldwork/writing/quietHours.ts';
import { mayTakeAgain, remindAtOf, WAITED_FOR } from '../../../src/domain/fieldwork/writing/reminding.ts';
import { parseRow } from '../../../src/domain/plan.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { letter } from '../../db/tables/inbox.ts';
import { company, record } from '../../db/tables/records.ts';
import { letterContent } from '../../mail/letterText.ts';
import { INTERVIEW, IS_REMINDER, KEPT, READDRESSED } from '../../mail/queueLetter.ts';

/*
 * Letters to respondents follow their round: they wait while it asks no one, and are reconsidered when it may ask again (R421).
 */

const ofRound = ({ companyId, roundId }: Name) =>
  and(eq(respondent.companyId, companyId), eq(respondent.roundId, roundId));

interface Name {
  readonly companyId: string;
  readonly roundId: string;
}

/**
 * Respondents of a round who are awaited, and may be reminded once more; excludes those of whom it is unknown whether they said
 * «стоп».
 */
const awaitedOf = (name: Name, { reminders }: Round) =>
  and(
    ofRound(name),
    inArray(respondent.state, [...WAITED_FOR]),
    lt(respondent.reminded, reminders),
    isNull(respondent.uncountedAt),
    isNull(respondent.erasedAt),
    sql`${respondent.conversation} NOT LIKE '%"unsure":%'`,
  );

/** Letters to the people of a round that have not gone. */
const waitingOf = (tx: Transaction, name: Name) =>
  and(
    eq(letter.companyId, name.companyId),
    eq(letter.purpose, INTERVIEW),
    eq(letter.state, 'waiting'),
    inArray(letter.about, tx.select({ id: respondent.id }).from(respondent).where(ofRound(name))),
  );

/** The round asks again: letters go when people may be written to, and from then on it is waited for an answer to them. */
async function release(tx: Transaction, name: Name, round: Round, now: Date): Promise<void> {
  const written = tx.select({ id: letter.about }).from(letter).where(waitingOf(tx, name));
  await tx
    .update(respondent)
    .set({ remindAt: remindAtOf(round, 0, now) })
    .where(and(awaitedOf(name, round), inArray(respondent.id, written)));
  await tx
    .update(letter)
    .set({ nextAt: notBefore(now, round), until: new Date(now.getTime() + KEPT) })
    .where(waitingOf(tx, name));
}

/** People of a round whose letter is to be written anew, however often it reminds (R468). */
const readdressedOf = (tx: Transaction, name: Name) =>
  and(
    ofRound(name),
    inArray(
      respondent.id,
      tx
        .select({ id: letter.about })
        .from(letter)
        .where(
          and(eq(letter.companyId, name.companyId), eq(letter.purpose, INTERVIEW), eq(letter.reason, READDRESSED)),
        ),
    ),
  );

/** Waits until the loop that reminds has let go of those who are due: it still sees the round as it was. */
const awaitReminding = (tx: Transaction, name: Name, now: Date) =>
  tx
    .select({ id: respondent.id })
    .from(respondent)
    .where(and(ofRound(name), lte(respondent.remindAt, now)))
    .orderBy(respondent.id)
    .for('update');

/** Checks respondents without a planned reminder again: only then is it decided whether they get one. */
async function thinkAgain(tx: Transaction, name: Name, round: Round, now: Date): Promise<void> {
  await awaitReminding(tx, name, now);
  await tx
    .update(respondent)
    .set({ remindAt: now })
    .where(and(or(awaitedOf(name, round), readdressedOf(tx, name)), isNull(respondent.remindAt)));
}

/** Moves the reminders that are planned by the hours by which silence may last longer now; shorter where negative. */
const moveReminders = (tx: Transaction, name: Name, hours: number) =>
  tx
    .update(respondent)
    .set({ remindAt: sql`${respondent.remindAt} + make_interval(hours => ${hours}::int)` })
    .where(and(ofRound(name), isNotNull(respondent.remindAt)));

/** Fields of a round that say when no one is written to. */
const HOURS = ['quietFrom', 'quietTo', 'timeZone'] as const satisfies readonly (keyof Round)[];

/** Plans anew what waited for other hours to end: letters, except those that are held or being sent, and reminders. */
async function followHours(tx: Transaction, name: Name, was: Round, is: Round, now: Date): Promise<void> {
  await awaitReminding(tx, name, now);
  const go = notBefore(now, is);
  await tx
    .update(respondent)
    .set({ remindAt: go })
    .where(and(ofRound(name), eq(respondent.remindAt, notBefore(now, was))));
  await tx
    .update(letter)
    .set({ nextAt: go })
    .where(and(waitingOf(tx, name), eq(letter.tries, 0), lt(letter.nextAt, letter.until)));
}

/** Letters that wait say of their round what is true when they go. */
async function reword(tx: Transaction, name: Name, round: Round, now: Date): Promise<void> {
  await awaitReminding(tx, name, now);
  // A letter names its personal address once more as that at which it is refused.
  const rows = await tx
    .select({
      id: letter.id,
      address: letter.unsubscribe,
      company: company.name,
      state: respondent.state,
      isReminder: IS_REMINDER,
    })
    .from(letter)
    .innerJoin(company, eq(company.id, letter.companyId))
    .innerJoin(respondent, and(eq(respondent.companyId, letter.companyId), eq(respondent.id, letter.about)))
    .where(and(waitingOf(tx, name), ne(letter.unsubscribe, '')));
  for (const { id, state, isReminder, ...to } of rows) {
    const said = { ...to, ...wordsOfRound(round) };
    const text = isReminder ? remindingLetter(said, state === 'began') : invitingLetter(said);
    await tx
      .update(letter)
      .set(letterContent(text))
      .where(and(eq(letter.id, id), eq(letter.state, 'waiting')));
  }
}

/** A company's rounds that are there and can be read, in a transaction of that company. */
export async function roundsIn(tx: Transaction, companyId: string): Promise<readonly Round[]> {
  const rows = await tx
    .select({ id: record.id, body: record.body })
    .from(record)
    .where(and(eq(record.companyId, companyId), eq(record.kind, 'round'), isNull(record.deletedAt)));
  return rows
    .map(({ id, body }) => parseRow('round', id, JSON.parse(body)))
    .flatMap((row) => (row.ok ? [row.record] : []));
}

/** Another payment has arrived, in a transaction that has stored it: rounds that had no place in what was paid for may have some again. */
export async function followPlan(tx: Transaction, companyId: string, now: Date): Promise<void> {
  for (const round of await roundsIn(tx, companyId)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction asks one thing after another
    if (round.state === 'running') await thinkAgain(tx, { companyId, roundId: round.id }, round, now);
  }
}

/** No letter leads to a page that accepts nothing. It is dropped at its own time. */
async function hold(tx: Transaction, name: Name, now: Date): Promise<void> {
  await awaitReminding(tx, name, now);
  await tx
    .update(letter)
    .set({ nextAt: sql`${letter.until}` })
    .where(waitingOf(tx, name));
}

/**
 * Nobody of a round can answer any more: their places are free at once, in what was paid for, too. Whoever goes on later takes one
 * again, where there is any (R391).
 */
const freePlaces = (tx: Transaction, name: Name) =>
  tx
    .update(respondent)
    .set({ heldUntil: null })
    .where(and(ofRound(name), isNotNull(respondent.heldUntil)));

/** A round's study has gone, or is back, in a transaction that has changed it: while it is away the round asks nobody. */
export async function followStudy(
  tx: Transaction,
  companyId: string,
  round: Round,
  isBack: boolean,
  now: Date,
): Promise<void> {
  const name = { companyId, roundId: round.id };
  // Whoever has begun finishes in a paused and in an ended round, too.
  if (!isBack) await freePlaces(tx, name);
  if (round.state !== 'running') return;
  if (!isBack) {
    await hold(tx, name, now);
    return;
  }
  await thinkAgain(tx, name, round, now);
  await release(tx, name, round, now);
}

/**
 * Lets letters to the people of a round follow it, in a transaction that has changed it.
 * @param before the earlier round, `after` the current one; an unreadable one asks no one
 */
export async function followRound(
  tx: Transaction,
  companyId: string,
  { id: roundId, before, after }: { readonly id: string; readonly before: unknown; readonly after: unknown },
  now: Date,
): Promise<void> {
  const name = { companyId, roundId };
  const [was, is] = [before, after].map((body) => {
    const row = parseRow('round', roundId, body);
    return row.ok && row.record.deletedAt === null ? row.record : null;
  });
  if (was && !is) await freePlaces(tx, name);
  const [asked, asks] = [was?.state === 'running', is?.state === 'running'];
  if (asked && !asks) await hold(tx, name, now);
  if (was && is && !isSame(wordsOfRound(was), wordsOfRound(is))) await reword(tx, name, is, now);
  if (!is || !asks) return;
  if (was && asked && HOURS.some((field) => was[field] !== is[field])) await followHours(tx, name, was, is, now);
  if (was && was.remindAfter !== is.remindAfter) await moveReminders(tx, name, is.remindAfter - was.remindAfter);
  if (mayTakeAgain(was ?? null, is)) await thinkAgain(tx, name, is, now);
  if (!asked) await release(tx, name, is, now);
}
