import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';

import type { NoticeWhy } from '../../../src/domain/inbox/inbox.ts';
import { isObject } from '../../../src/domain/core/record.ts';
import type { CommitPlan, RecordName } from '../../../src/domain/plan.ts';
import { concernsOf, type RecordChange } from '../../../src/domain/comments/concerns.ts';
import type { Transaction } from '../../db/database.ts';
import { membership } from '../../db/tables/access.ts';
import { inboxChoice, muted, notice, threadVoice } from '../../db/tables/inbox.ts';
import { followPlan, followRound, followStudy, roundsIn } from './followRound.ts';
import { watchRound } from './watchRound.ts';
import { readRecords } from '../../db/storedRecords.ts';

/** Changes of a commit that may concern a user, and their author. */
export interface ConcerningCommit {
  readonly personId: string;
  /** Their member record; null for a user without one. */
  readonly memberId: string | null;
  readonly changed: readonly RecordChange[];
}

interface Told {
  readonly memberId: string;
  readonly why: NoticeWhy;
  readonly kind: string;
  readonly id: string;
  readonly on: string;
  readonly part: string | null;
  readonly by: ConcerningCommit;
}

const TOGETHER = 1000;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (stored: unknown): Fields => (isObject(stored) ? stored : {});
const isLiving = (stored: unknown): boolean => isObject(stored) && typeof stored.deletedAt !== 'string';
const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isCompleted = (stored: unknown): boolean => isLiving(stored) && fieldsOf(stored).status === 'completed';

/** Whether a record says that a plan was paid for. */
function isPayment(body: unknown): boolean {
  const { status, planId, deletedAt } = fieldsOf(body);
  return status === 'done' && typeof planId === 'string' && deletedAt === null;
}

/** Whether a record goes away, or comes back: its first making is neither. */
const goesOrReturns = ({ before, after }: RecordChange): boolean =>
  isObject(before) && isLiving(before) !== isLiving(after);

/** Whether a change of such a record can concern anybody at all: all others cost nothing more. */
function canConcern(change: RecordChange): boolean {
  const { kind, before, after } = change;
  return (
    kind === 'comment' ||
    kind === 'review' ||
    kind === 'round' ||
    (kind === 'transaction' && isPayment(after) && !isPayment(before)) ||
    (kind === 'research' && (goesOrReturns(change) || (isCompleted(after) && !isCompleted(before)))) ||
    (asText(fieldsOf(after).assigneeId) !== null && fieldsOf(after).assigneeId !== fieldsOf(before).assigneeId)
  );
}

/**
 * Returns the changes of a commit that can concern a user; called before it is written.
 * @param stored the record of a name
 */
export const concerningIn = ({ writes }: CommitPlan, stored: (name: RecordName) => unknown): readonly RecordChange[] =>
  writes
    .map(({ kind, record }) => ({ kind, id: record.id, before: stored({ kind, id: record.id }), after: record }))
    .filter(canConcern);

const threadOf = ({ id, after }: RecordChange): string => asText(fieldsOf(after).threadId) ?? id;

/**
 * Notes who has spoken in the threads of comments that come with a company on its way up.
 * @param comments as stored, in any order
 */
export async function rememberVoices(
  tx: Transaction,
  companyId: string,
  comments: readonly { readonly id: string; readonly stored: unknown }[],
): Promise<void> {
  const own = comments.flatMap(({ id, stored }) => {
    const memberId = asText(fieldsOf(stored).authorId);
    return memberId === null ? [] : [{ companyId, threadId: asText(fieldsOf(stored).threadId) ?? id, memberId }];
  });
  for (let at = 0; at < own.length; at += TOGETHER) {
    await tx
      .insert(threadVoice)
      .values(own.slice(at, at + TOGETHER))
      .onConflictDoNothing();
  }
}

/** Who has spoken in the threads of new comments; those who speak now among them from now on. */
async function voices(
  tx: Transaction,
  companyId: string,
  changed: readonly RecordChange[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const said = changed.filter(({ kind, before, after }) => kind === 'comment' && !before && isLiving(after));
  if (said.length === 0) return new Map();
  const threads = [...new Set(said.map(threadOf))];
  const rows = await tx
    .select({ threadId: threadVoice.threadId, memberId: threadVoice.memberId })
    .from(threadVoice)
    .where(and(eq(threadVoice.companyId, companyId), inArray(threadVoice.threadId, threads)));
  const spoken = new Map(threads.map((thread) => [thread, new Set<string>()]));
  for (const { threadId, memberId } of rows) spoken.get(threadId)?.add(memberId);
  for (const one of said) {
    const author = asText(fieldsOf(one.after).authorId);
    if (author !== null) spoken.get(threadOf(one))?.add(author);
  }
  const own = [...spoken].flatMap(([threadId, members]) =>
    [...members].map((memberId) => ({ companyId, threadId, memberId })),
  );
  if (own.length > 0) await tx.insert(threadVoice).values(own).onConflictDoNothing();
  return new Map([...spoken].map(([thread, members]) => [thread, [...members]]));
}

/** Notifies the members in charge of a study's experiments that its round has ended. */
async function finishedRounds(
  tx: Transaction,
  companyId: string,
  commits: readonly ConcerningCommit[],
): Promise<readonly Told[]> {
  const ended = commits.flatMap((by) =>
    by.changed
      .filter(({ kind, before, after }) => kind === 'research' && isCompleted(after) && !isCompleted(before))
      .map((study) => ({ by, study, experiments: Object.keys(fieldsOf(fieldsOf(study.after).experimentIds)) })),
  );
  const ids = [...new Set(ended.flatMap(({ experiments }) => experiments))];
  const found = await readRecords(
    tx,
    companyId,
    ids.map((id) => ({ kind: 'experiment', id })),
  );
  const inCharge = new Map(found.map(({ id, body }) => [id, fieldsOf(JSON.parse(body))]));
  return ended.flatMap(({ by, study: { id }, experiments }) => {
    const members = new Set(
      experiments.flatMap((experiment) => {
        const fields = inCharge.get(experiment);
        return fields && isLiving(fields) ? (asText(fields.assigneeId) ?? []) : [];
      }),
    );
    members.delete(by.memberId ?? '');
    return [...members].map((memberId): Told => ({
      memberId,
      why: 'finished',
      kind: 'research',
      id,
      on: `research:${id}`,
      part: null,
      by,
    }));
  });
}

/** Who is in a company, by their member records. */
async function peopleOf(tx: Transaction, companyId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ memberId: membership.memberId, personId: membership.personId })
    .from(membership)
    .where(and(eq(membership.companyId, companyId), isNotNull(membership.memberId)));
  return new Map(rows.map(({ memberId, personId }) => [memberId ?? '', personId]));
}

/** Leaves out unwanted notices: of muted subjects, and of kinds that the user chose not to receive. */
export async function wanted(
  tx: Transaction,
  companyId: string,
  notices: readonly (typeof notice.$inferInsert)[],
): Promise<readonly (typeof notice.$inferInsert)[]> {
  const people = [...new Set(notices.map(({ personId }) => personId))];
  const silent = await tx
    .select({ personId: muted.personId, subject: muted.subject })
    .from(muted)
    .where(and(eq(muted.companyId, companyId), inArray(muted.personId, people)));
  const choices = await tx
    .select({ personId: inboxChoice.personId, off: inboxChoice.off })
    .from(inboxChoice)
    .where(inArray(inboxChoice.personId, people));
  const isSilent = new Set(silent.map(({ personId, subject }) => `${personId} ${subject}`));
  const off = new Map(choices.map((one) => [one.personId, new Set(JSON.parse(one.off) as readonly string[])]));
  return notices.filter(
    ({ personId, subject, why }) => !isSilent.has(`${personId} ${subject}`) && !off.get(personId)?.has(why),
  );
}

/** The same without those who hear nothing of something else that it is a part of. */
export async function withoutMuted(
  tx: Transaction,
  companyId: string,
  notices: readonly (typeof notice.$inferInsert)[],
  subject: string,
): Promise<readonly (typeof notice.$inferInsert)[]> {
  if (notices.length === 0) return [];
  const silent = await tx
    .select({ personId: muted.personId })
    .from(muted)
    .where(and(eq(muted.companyId, companyId), eq(muted.subject, subject)));
  const isSilent = new Set(silent.map(({ personId }) => personId));
  return notices.filter(({ personId }) => !isSilent.has(personId));
}

/**
 * Rounds of interviews that were changed are looked at soon: who let them begin, and who ended them, is known from then on. What is written
 * to their people follows them, their study, and what was paid for.
 */
async function watchRounds(
  tx: Transaction,
  companyId: string,
  commits: readonly ConcerningCommit[],
  now: Date,
): Promise<void> {
  for (const { personId, changed } of commits) {
    for (const change of changed) {
      const { kind, id, before, after } = change;
      if (kind === 'transaction') await followPlan(tx, companyId, now);
      if (kind === 'research' && goesOrReturns(change)) {
        for (const round of await roundsIn(tx, companyId)) {
          if (round.researchId !== id) continue;
          await followStudy(tx, companyId, round, isLiving(after), now);
          await watchRound(tx, companyId, round.id, now);
        }
      }
      if (kind !== 'round') continue;
      const [from, to] = [fieldsOf(before).state, fieldsOf(after).state];
      const begunBy = to === 'running' && from !== 'running' && from !== 'paused' ? personId : undefined;
      const endedBy = to === 'ended' && from !== 'ended' ? personId : undefined;
      await watchRound(tx, companyId, id, now, { begunBy, endedBy });
      await followRound(tx, companyId, { id, before, after }, now);
    }
  }
}

/**
 * Removes a withdrawn comment from all inboxes.
 * @returns ids of the people in whose inboxes it was
 */
async function withdraw(
  tx: Transaction,
  companyId: string,
  changed: readonly RecordChange[],
): Promise<readonly string[]> {
  const gone = changed.filter(
    ({ kind, after }) =>
      (kind === 'comment' || kind === 'review') &&
      (!isLiving(after) || typeof fieldsOf(after).withdrawnAt === 'string'),
  );
  const people: string[] = [];
  for (const { kind, id } of gone) {
    const rows = await tx
      .delete(notice)
      .where(and(eq(notice.companyId, companyId), eq(notice.kind, kind), eq(notice.recordId, id)))
      .returning({ personId: notice.personId });
    people.push(...rows.map(({ personId }) => personId));
  }
  return people;
}

/**
 * Puts what was taken into the inboxes of those whom it concerns, in the transaction that takes it.
 * @returns ids of the people in whose inboxes something has changed
 */
export async function tellConcerned(
  tx: Transaction,
  companyId: string,
  commits: readonly ConcerningCommit[],
  now: Date,
): Promise<readonly string[]> {
  const changed = commits.flatMap((one) => one.changed);
  if (changed.length === 0) return [];
  await watchRounds(tx, companyId, commits, now);
  const withdrawn = await withdraw(tx, companyId, changed);
  const spoken = await voices(tx, companyId, changed);
  const thread = (_on: string, id: string) => (spoken.get(id) ?? []).map((authorId) => ({ authorId }));
  const told: Told[] = commits.flatMap((by) =>
    concernsOf(by.changed, by.memberId ?? '', { thread }).map((concern) => ({ ...concern, by })),
  );
  told.push(...(await finishedRounds(tx, companyId, commits)));
  if (told.length === 0) return [...new Set(withdrawn)];
  const people = await peopleOf(tx, companyId);
  const notices = told.flatMap(({ memberId, why, kind, id, on, part, by }) => {
    const personId = people.get(memberId);
    if (personId === undefined || personId === by.personId) return [];
    return [
      {
        companyId,
        personId,
        id: randomUUID(),
        at: now,
        why,
        byPerson: by.personId,
        kind,
        recordId: id,
        subject: on,
        part,
      },
    ];
  });
  if (notices.length === 0) return [...new Set(withdrawn)];
  const rows = await wanted(tx, companyId, notices);
  if (rows.length > 0) await tx.insert(notice).values([...rows]);
  return [...new Set([...withdrawn, ...rows.map(({ personId }) => personId)])];
}
