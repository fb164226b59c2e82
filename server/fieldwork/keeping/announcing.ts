import { randomUUID } from 'node:crypto';
import { and, eq, inArray, not } from 'drizzle-orm';

import { ANNOUNCED_DAYS, expiringText, TOGETHER_DAYS } from '../../../src/domain/fieldwork/keeping/expiring.ts';
import { dayAt } from '../../../src/domain/fieldwork/places/closed.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { membership } from '../../db/tables/access.ts';
import { respondent, roundWatch } from '../../db/tables/fieldwork.ts';
import { notice } from '../../db/tables/inbox.ts';
import { wanted, withoutMuted } from '../../sync/following/wanted.ts';
import { note } from '../../access/audit.ts';
import { lockCompany } from '../../sync/pushing.ts';
import { listenersOf } from '../listeners.ts';
import { readRound } from '../readRound.ts';
import { END, endsBy, isAnnounced } from './term.ts';

/* Tells those who lead a round, and the company's administrators, of talks whose term comes: of each talk once. */

const DAY = 24 * 60 * 60 * 1000;

/** Talks that are told of by one notice, at most. */
const MOST = 10_000;

/** Whom it concerns, and the company's number by which their pages learn of it. */
export interface Announced {
  readonly companyId: string;
  readonly seq: number;
  readonly concerned: readonly string[];
}

const after = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY);

const isUntold = (until: Date) => and(endsBy(until), not(isAnnounced));

/** Rounds, of whichever company, of which something is to be announced now. */
export const roundsToAnnounce = (open: Database, now: Date) =>
  open.transaction({ fieldwork: true }, (tx) =>
    tx
      .selectDistinct({ companyId: respondent.companyId, roundId: respondent.roundId })
      .from(respondent)
      .where(isUntold(after(now, ANNOUNCED_DAYS))),
  );

/** Those who lead a round, and who answer for the company. */
async function concernedBy(tx: Transaction, companyId: string, roundId: string): Promise<readonly string[]> {
  const { round } = await readRound(tx, companyId, roundId);
  const [watch] = await tx
    .select({ begunBy: roundWatch.begunBy })
    .from(roundWatch)
    .where(and(eq(roundWatch.companyId, companyId), eq(roundWatch.roundId, roundId)));
  const leading = round ? await listenersOf(tx, companyId, round, watch?.begunBy ?? '') : [];
  const answering = await tx
    .select({ personId: membership.personId })
    .from(membership)
    .where(and(eq(membership.companyId, companyId), inArray(membership.role, ['Owner', 'Admin'])));
  return [...new Set([...leading, ...answering.map(({ personId }) => personId)])];
}

/** Announces what of a round is near its term, in a transaction of its company; null for nothing. */
export async function announceRound(
  tx: Transaction,
  companyId: string,
  roundId: string,
  now: Date,
): Promise<Announced | null> {
  const locked = await lockCompany(tx, companyId);
  if (!locked) return null;
  const of = and(eq(respondent.companyId, companyId), eq(respondent.roundId, roundId));
  const near = await tx
    .select({ id: respondent.id, end: END })
    .from(respondent)
    .where(and(of, isUntold(after(now, ANNOUNCED_DAYS + TOGETHER_DAYS))))
    .orderBy(END)
    .limit(MOST)
    .for('update', { skipLocked: true });
  const [first, last] = [near[0], near.at(-1)];
  // Another server has announced the near ones; the rest is announced later.
  if (!first || !last || first.end > after(now, ANNOUNCED_DAYS)) return null;
  const ids = near.map(({ id }) => id);
  await tx
    .update(respondent)
    .set({ announcedFor: END })
    .where(and(eq(respondent.companyId, companyId), inArray(respondent.id, ids)));
  const { round } = await readRound(tx, companyId, roundId);
  const timeZone = round?.timeZone ?? 'UTC';
  const told = { talks: near.length, first: dayAt(first.end, timeZone), last: dayAt(last.end, timeZone) };
  const people = await concernedBy(tx, companyId, roundId);
  const notices = people.map((personId) => ({
    companyId,
    personId,
    id: randomUUID(),
    at: now,
    why: 'expiring' as const,
    byPerson: '',
    kind: 'round',
    recordId: roundId,
    subject: `round:${roundId}`,
    part: expiringText(told),
  }));
  const heard = notices.length === 0 ? [] : await wanted(tx, companyId, notices);
  const rows = round ? await withoutMuted(tx, companyId, heard, `research:${round.researchId}`) : heard;
  if (rows.length > 0) await tx.insert(notice).values([...rows]);
  const { talks: interviews, ...days } = told;
  const subject = { round: roundId, interviews, ...days, people: rows.length };
  await note(tx, { companyId, actor: null, action: 'interviews.announced', subject, at: now });
  return { companyId, seq: locked.seq, concerned: rows.map(({ personId }) => personId) };
}
