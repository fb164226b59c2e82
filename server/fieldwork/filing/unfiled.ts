import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';

import type { Transaction } from '../../db/database.ts';
import { notice } from '../../db/tables/inbox.ts';
import { wanted } from '../../sync/following/wanted.ts';
import { makerOf } from '../listeners.ts';
import { readRound } from '../readRound.ts';
import type { StoredRespondent } from '../takeIncoming.ts';

/**
 * Notifies the author of a round that an interview of it could not be brought into the study; once while the notice is unread.
 * @returns ids of the people in whose inboxes something has changed
 */
export async function noticeUnfiled(
  tx: Transaction,
  { companyId, roundId }: Pick<StoredRespondent, 'companyId' | 'roundId'>,
  now: Date,
): Promise<readonly string[]> {
  const personId = await makerOf(tx, companyId, 'round', roundId);
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
