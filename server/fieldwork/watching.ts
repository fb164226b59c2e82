import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';

import { dayAt, mayFinish } from '../../src/domain/fieldwork/places/closed.ts';
import type { Round } from '../../src/domain/fieldwork/kinds.ts';
import { leftBefore, newsOf, newsText, type RoundCounts } from '../../src/domain/fieldwork/watched.ts';
import type { Transaction } from '../db/database.ts';
import type { LazyDatabase } from '../db/lazyDatabase.ts';
import { answer, respondent, roundLink, roundWatch } from '../db/tables/fieldwork.ts';
import { notice } from '../db/tables/inbox.ts';
import { wanted, withoutMuted } from '../sync/following/wanted.ts';
import type { Log } from '../core/log.ts';
import { lockCompany } from '../sync/pushing.ts';
import { listenersOf } from './listeners.ts';
import { isCollected } from './people.ts';
import { readRound } from './readRound.ts';

/* Looks after rounds that go on by themselves: tells what they have come to, and keeps what was said by those who left. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds between two looks, by default. */
const LOOK = MINUTE / 2;
/** Rounds that are looked at by one look, at most. */
const AT_ONCE = 50;

export interface WatchingOptions {
  readonly database: LazyDatabase;
  readonly log: Log;
  readonly now: () => Date;
  /** Tells a company's people that something of their inboxes has changed. */
  readonly tell: (companyId: string, seq: number, concerned: readonly string[]) => Promise<void>;
  /** There are talks to be brought into their studies. */
  readonly onLeft: (companyId: string, roundId: string) => void;
  /** Milliseconds between two looks; default half a minute. */
  readonly every?: number | undefined;
}

export interface Watching {
  /** Looks now at those whose time has come. @returns how many notices were written */
  look(): Promise<number>;
  stop(): void;
}

const ofRound = (companyId: string, roundId: string) =>
  and(eq(respondent.companyId, companyId), eq(respondent.roundId, roundId));

const last = (moments: readonly (Date | null | undefined)[]): Date | null =>
  moments.reduce<Date | null>((late, at) => (at && (late === null || at > late) ? at : late), null);

/** Whether a respondent has said anything. */
const HAS_SAID = sql`EXISTS (
  SELECT 1 FROM answer WHERE answer.company_id = respondent.company_id AND answer.respondent_id = respondent.id)`;

interface Standing extends RoundCounts {
  /** Moment of the last consent; null for none. */
  readonly beganAt: Date | null;
  /** Whether anybody is in the middle of a talk in which they have said something. */
  readonly isTalkedIn: boolean;
}

async function countsOf(tx: Transaction, companyId: string, roundId: string): Promise<Standing> {
  const [said] = await tx
    .select({ answers: count(), lastAt: max(answer.at) })
    .from(answer)
    .where(and(eq(answer.companyId, companyId), eq(answer.roundId, roundId)));
  const rows = await tx
    .select({
      segment: respondent.segment,
      finished: sql`count(*) FILTER (WHERE ${isCollected})`.mapWith(Number),
      talking: sql`count(*) FILTER (WHERE ${respondent.state} = 'began' AND ${respondent.leftAt} IS NULL AND ${HAS_SAID})`.mapWith(Number), // prettier-ignore
      awaited: sql`count(*) FILTER (WHERE ${respondent.state} IN ('invited', 'opened', 'began'))`.mapWith(Number),
      invitedAt: max(respondent.invitedAt),
      beganAt: max(respondent.beganAt),
    })
    .from(respondent)
    .where(and(ofRound(companyId, roundId), isNull(respondent.uncountedAt)))
    .groupBy(respondent.segment);
  const [link] = await tx
    .select({ id: roundLink.id })
    .from(roundLink)
    .where(and(eq(roundLink.companyId, companyId), eq(roundLink.roundId, roundId)))
    .limit(1);
  return {
    answers: said?.answers ?? 0,
    finished: rows.reduce((sum, { finished }) => sum + finished, 0),
    finishedBySegment: new Map(rows.map(({ segment, finished }) => [segment, finished])),
    lastAt: last([said?.lastAt, ...rows.map(({ invitedAt }) => invitedAt)]),
    beganAt: last(rows.map(({ beganAt }) => beganAt)),
    isAwaited: link !== undefined || rows.some(({ awaited }) => awaited > 0),
    isTalkedIn: rows.some(({ talking }) => talking > 0),
  };
}

/** Those who are silent in the middle of a talk are taken to have left: what they said is brought into the study. @returns how many */
async function keepLeft(tx: Transaction, companyId: string, round: Round, now: Date): Promise<number> {
  const left = await tx
    .select({ id: respondent.id })
    .from(respondent)
    .where(
      and(
        ofRound(companyId, round.id),
        eq(respondent.state, 'began'),
        isNull(respondent.leftAt),
        isNull(respondent.uncountedAt),
        isNotNull(respondent.lastAt),
        lte(respondent.lastAt, leftBefore(round, now)),
        HAS_SAID,
      ),
    )
    // A respondent who is answering right now is not reported as left.
    .for('update', { skipLocked: true });
  const ids = left.map(({ id }) => id);
  if (ids.length > 0) {
    await tx
      .update(respondent)
      .set({ leftAt: now, dueAt: now, tries: 0 })
      .where(and(eq(respondent.companyId, companyId), inArray(respondent.id, ids)));
  }
  return ids.length;
}

/** Returns when to check a round again, if nothing happens before; null for never. */
function nextLook(round: Round, { answers, beganAt, isTalkedIn }: Standing, now: Date): Date | null {
  const isEnded = round.state === 'ended';
  // A respondent who has begun may still finish an ended round.
  const mayBeTalkedIn = isTalkedIn || mayFinish(round, dayAt(now, round.timeZone));
  if (round.state === 'draft' || (isEnded && !mayBeTalkedIn)) return null;
  // The first answer comes soon after a consent.
  const isFirstNear = answers === 0 && beganAt !== null && now.getTime() - beganAt.getTime() < HOUR;
  // A respondent who was answering at that very moment could not be reported as left.
  return new Date(now.getTime() + (isFirstNear || (isEnded && isTalkedIn) ? MINUTE : HOUR));
}

interface Looked {
  readonly seq: number;
  readonly concerned: readonly string[];
  readonly left: number;
}

const NOTHING: Looked = { seq: 0, concerned: [], left: 0 };

/** Looks at one round, in a transaction of its company, which is locked first as it is by all who change rounds. */
async function lookAt(tx: Transaction, companyId: string, roundId: string, now: Date): Promise<Looked> {
  const locked = await lockCompany(tx, companyId);
  if (!locked) return NOTHING;
  const of = and(eq(roundWatch.companyId, companyId), eq(roundWatch.roundId, roundId));
  const [watch] = await tx
    .select()
    .from(roundWatch)
    .where(and(of, lte(roundWatch.lookAt, now)));
  // Another server has looked at it.
  if (!watch) return NOTHING;
  const { round, hasStudy } = await readRound(tx, companyId, roundId);
  if (!round || !hasStudy) {
    await tx.update(roundWatch).set({ lookAt: null }).where(of);
    return NOTHING;
  }
  const counts = await countsOf(tx, companyId, roundId);
  const left = counts.isTalkedIn ? await keepLeft(tx, companyId, round, now) : 0;
  const known = JSON.parse(watch.told) as readonly string[];
  const { tell, told } = newsOf(round, counts, new Set(known), now);
  await tx
    .update(roundWatch)
    .set({ told: JSON.stringify([...known, ...told]), lookAt: nextLook(round, counts, now) })
    .where(of);
  if (tell.length === 0) return { ...NOTHING, left };
  const people = await listenersOf(tx, companyId, round, watch.begunBy);
  const notices = tell.flatMap(({ news }) =>
    people
      // The member who ended it knows.
      .filter((personId) => news.is !== 'ended' || personId !== watch.endedBy)
      .map((personId) => ({
        companyId,
        personId,
        id: randomUUID(),
        at: now,
        why: 'round' as const,
        byPerson: news.is === 'ended' ? watch.endedBy : '',
        kind: 'round',
        recordId: roundId,
        subject: `round:${roundId}`,
        part: newsText(news),
      })),
  );
  if (notices.length === 0) return { ...NOTHING, left };
  const rows = await withoutMuted(tx, companyId, await wanted(tx, companyId, notices), `research:${round.researchId}`);
  if (rows.length > 0) await tx.insert(notice).values([...rows]);
  return { seq: locked.seq, concerned: [...new Set(rows.map(({ personId }) => personId))], left };
}

/** Looks after the rounds of all companies; begins to look at once. */
export function createWatching({ database, log, now, tell, onLeft, every = LOOK }: WatchingOptions): Watching {
  async function look(): Promise<number> {
    if (!database.isOpen()) return 0;
    const open = await database.get();
    const due = await open.transaction({ fieldwork: true }, (tx) =>
      tx
        .select({ companyId: roundWatch.companyId, roundId: roundWatch.roundId })
        .from(roundWatch)
        .where(and(isNotNull(roundWatch.lookAt), lte(roundWatch.lookAt, now())))
        .orderBy(asc(roundWatch.lookAt))
        .limit(AT_ONCE),
    );
    let told = 0;
    for (const { companyId, roundId } of due) {
      try {
        const looked = await open.transaction({ company: companyId }, (tx) => lookAt(tx, companyId, roundId, now()));
        told += looked.concerned.length;
        if (looked.concerned.length > 0) await tell(companyId, looked.seq, looked.concerned);
        if (looked.left > 0) onLeft(companyId, roundId);
      } catch (error) {
        log.error('round_not_watched', error);
      }
    }
    return told;
  }

  const timer = setInterval(() => {
    look().catch((error: unknown) => log.error('rounds', error));
  }, every).unref();
  return { look, stop: () => clearInterval(timer) };
}
