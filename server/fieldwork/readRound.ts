import { and, count, eq, sql } from 'drizzle-orm';

import { dayAt, whyClosed } from '../../src/domain/fieldwork/closed.ts';
import type { Round } from '../../src/domain/fieldwork/kinds.ts';
import { parseRow } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { company, record, respondent } from '../db/tables.ts';
import { isCollected } from './people.ts';

/** A round as it stands, with what its page says of it. */
export interface StandingRound {
  /** Null for one that is gone, or cannot be read. */
  readonly round: Round | null;
  /** Title of its study; null when that is gone. */
  readonly study: string | null;
  /** Name of the company. */
  readonly company: string;
}

/** Rounds read last, by their names: a script is long, and is asked for with every answer. */
const read = new Map<string, { readonly body: string; readonly round: Round | null }>();
const MOST_READ = 100;

function parsed(companyId: string, id: string, body: string): Round | null {
  const name = JSON.stringify([companyId, id]);
  const known = read.get(name);
  if (known?.body === body) return known.round;
  const row = parseRow('round', id, JSON.parse(body));
  const round = row.ok && row.record.deletedAt === null ? row.record : null;
  read.delete(name);
  read.set(name, { body, round });
  if (read.size > MOST_READ) read.delete(read.keys().next().value ?? '');
  return round;
}

/** A round, its study and its company, in a transaction of that company. */
export async function readRound(tx: Transaction, companyId: string, roundId: string): Promise<StandingRound> {
  const [found] = await tx
    .select({ company: company.name, body: record.body })
    .from(company)
    .leftJoin(record, and(eq(record.companyId, company.id), eq(record.kind, 'round'), eq(record.id, roundId)))
    .where(eq(company.id, companyId));
  const round = found?.body == null ? null : parsed(companyId, roundId, found.body);
  const [study] = round
    ? await tx
        .select({ body: record.body, deletedAt: record.deletedAt })
        .from(record)
        .where(and(eq(record.companyId, companyId), eq(record.kind, 'research'), eq(record.id, round.researchId)))
    : [];
  const isThere = study !== undefined && study.deletedAt === null;
  const { title } = (isThere ? JSON.parse(study.body) : {}) as { title?: unknown };
  return { round, study: isThere ? String(title ?? '') : null, company: found?.company ?? '' };
}

/** Interviews that a round has collected, and those of one segment. */
async function finishedIn(tx: Transaction, companyId: string, roundId: string, segment: string) {
  const [found] = await tx
    .select({ all: count(), own: sql`count(*) FILTER (WHERE ${respondent.segment} = ${segment})`.mapWith(Number) })
    .from(respondent)
    .where(and(eq(respondent.companyId, companyId), eq(respondent.roundId, roundId), isCollected));
  return { finished: found?.all ?? 0, finishedInSegment: found?.own ?? 0 };
}

/** Why a round takes nothing more of a respondent, in a transaction of its company; null while it does. */
export async function closedFor(
  tx: Transaction,
  companyId: string,
  { round, study }: StandingRound,
  { hasBegun, segment }: { readonly hasBegun: boolean; readonly segment: string },
  now: Date,
): Promise<string | null> {
  const isCounted = round !== null && !hasBegun && (round.goal !== null || Object.keys(round.quotas).length > 0);
  const counts = isCounted ? await finishedIn(tx, companyId, round.id, segment) : { finished: 0, finishedInSegment: 0 };
  const today = dayAt(now, round?.timeZone ?? 'UTC');
  return whyClosed(round, hasBegun, { today, hasStudy: study !== null, segment, ...counts });
}
