import { and, eq, gt, gte, isNull, ne, notLike, or, sql } from 'drizzle-orm';

import { activePlan, type ActivePlan } from '../../../src/domain/account/invoice.ts';
import type { Round } from '../../../src/domain/fieldwork/kinds.ts';
import {
  heldBehind,
  isLimited,
  isLimitedFor,
  limitsFor,
  roomIn,
  type RoundPlaces,
  type Room,
} from '../../../src/domain/fieldwork/places/places.ts';
import { parseRow } from '../../../src/domain/plan.ts';
import type { Transaction } from '../../db/database.ts';
import { respondent } from '../../db/tables/fieldwork.ts';
import { record } from '../../db/tables/records.ts';
import { isCollected } from '../people.ts';

/* Who may begin, so that no two take the last place (R391). */

/**
 * Waits until no other process takes a place for this company, on any server. Taken after all other locks: its holder waits for
 * nothing.
 */
async function lockPlaces(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(7301980, hashtext(${companyId}))`);
}

/** The plan that a company has paid for; null for none. */
async function readPlan(tx: Transaction, companyId: string): Promise<ActivePlan | null> {
  const rows = await tx
    .select({ id: record.id, body: record.body })
    .from(record)
    .where(
      and(
        eq(record.companyId, companyId),
        eq(record.kind, 'transaction'),
        isNull(record.deletedAt),
        // Interview costs are no payments, and there are many.
        notLike(record.body, '%"planId":null%'),
      ),
    );
  const read = rows.map(({ id, body }) => parseRow('transaction', id, JSON.parse(body)));
  return activePlan(read.flatMap((row) => (row.ok ? [row.record] : [])));
}

const countOf = (condition: ReturnType<typeof sql>) => sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

/** Whether a place is held for another respondent. */
const isHeld = (now: Date, but: string | null) =>
  sql`${respondent.heldUntil} > ${heldBehind(now).toISOString()}::timestamptz AND ${respondent.id} <> ${but ?? ''}`;

/** Counts a plan's interviews since it was paid for, and the held places. */
async function planPlaces(tx: Transaction, companyId: string, plan: ActivePlan, now: Date, but: string | null) {
  const since = new Date(`${plan.since}T00:00:00Z`);
  const [found] = await tx
    .select({
      finished: countOf(sql`${respondent.finishedAt} >= ${since.toISOString()}::timestamptz AND ${respondent.id} <> ${but ?? ''}`), // prettier-ignore
      held: countOf(isHeld(now, but)),
    })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        or(gte(respondent.finishedAt, since), gt(respondent.heldUntil, heldBehind(now))),
      ),
    );
  return { most: plan.plan.respondents, finished: found?.finished ?? 0, held: found?.held ?? 0 };
}

/**
 * Counts the places of a round.
 * @param but id of the respondent whose own place does not count; null for none
 */
async function countPlaces(
  tx: Transaction,
  {
    companyId,
    roundId,
    plan,
  }: { readonly companyId: string; readonly roundId: string; readonly plan: ActivePlan | null },
  now: Date,
  but: string | null,
): Promise<RoundPlaces> {
  const segments = await tx
    .select({ segment: respondent.segment, finished: countOf(sql`${isCollected}`), held: countOf(isHeld(now, but)) })
    .from(respondent)
    .where(and(eq(respondent.companyId, companyId), eq(respondent.roundId, roundId), ne(respondent.state, 'invited')))
    .groupBy(respondent.segment);
  return { segments, plan: plan && (await planPlaces(tx, companyId, plan, now, but)) };
}

/** Reads the places of a round, in a transaction of its company. */
export async function readPlaces(tx: Transaction, companyId: string, roundId: string, now: Date): Promise<RoundPlaces> {
  return countPlaces(tx, { companyId, roundId, plan: await readPlan(tx, companyId) }, now, null);
}

/**
 * Whether a round has room for a respondent without a place, in a transaction of its company.
 * @param isTaken whether they take it: then no other respondent of the company takes one until the transaction ends
 */
export async function roomFor(
  tx: Transaction,
  companyId: string,
  round: Round,
  { id, segment }: { readonly id: string | null; readonly segment: string },
  now: Date,
  isTaken: boolean,
): Promise<Room> {
  const plan = await readPlan(tx, companyId);
  if (!isLimited(round, plan !== null)) return 'free';
  if (isTaken) await lockPlaces(tx, companyId);
  return roomIn(limitsFor(round, await countPlaces(tx, { companyId, roundId: round.id, plan }, now, id), segment));
}

/** Whether anything limits the places of a round for a segment, in a transaction of its company. */
export const areLimited = async (tx: Transaction, companyId: string, round: Round, segment: string): Promise<boolean> =>
  isLimitedFor(round, segment) || (await readPlan(tx, companyId)) !== null;
