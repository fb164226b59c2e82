import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';

import type { Transaction } from '../db/database.ts';
import { change, membership, notice, touched } from '../db/tables.ts';
import { wanted } from '../inbox/concerns.ts';
import { readRound } from './readRound.ts';
import type { RespondentRow } from './takeIncoming.ts';

/** Who made a round, if they are still of the company. */
async function makerOf(tx: Transaction, companyId: string, roundId: string): Promise<string | null> {
  const [made] = await tx
    .select({ personId: membership.personId })
    .from(touched)
    .innerJoin(change, and(eq(change.companyId, touched.companyId), eq(change.seq, touched.seq)))
    .innerJoin(membership, and(eq(membership.companyId, touched.companyId), eq(membership.personId, change.actor)))
    .where(and(eq(touched.companyId, companyId), eq(touched.kind, 'round'), eq(touched.id, roundId)))
    .orderBy(asc(touched.seq))
    .limit(1);
  return made?.personId ?? null;
}

/**
 * Tells whoever made a round that an interview of it could not be brought into the study; once while nobody has read it.
 * @returns ids of the people in whose inboxes something has changed
 */
export async function noticeUnfiled(
  tx: Transaction,
  { companyId, roundId }: Pick<RespondentRow, 'companyId' | 'roundId'>,
  now: Date,
): Promise<readonly string[]> {
  const personId = await makerOf(tx, companyId, roundId);
  const { round } = await readRound(tx, companyId, roundId);
  if (personId === null || !round) return [];
  const subject = `research:${round.researchId}`;
  const about = and(
    eq(notice.companyId, companyId),
    eq(notice.personId, personId),
    eq(notice.why, 'unfiled'),
    eq(notice.subject, subject),
  );
  const [unread] = await tx
    .select({ id: notice.id })
    .from(notice)
    .where(and(about, isNull(notice.readAt)));
  if (unread) return [];
  const one = {
    companyId,
    personId,
    id: randomUUID(),
    at: now,
    why: 'unfiled' as const,
    byPerson: '',
    kind: 'research',
    recordId: round.researchId,
    subject,
    part: null,
  };
  const rows = await wanted(tx, companyId, [one]);
  if (rows.length > 0) await tx.insert(notice).values([...rows]);
  return rows.map((row) => row.personId);
}
