import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';

import { isObject } from '../../../src/domain/core/record.ts';
import type { NoticeWhy } from '../../../src/domain/inbox/inbox.ts';
import type { Transaction } from '../../db/database.ts';
import { formerMember, membership } from '../../db/tables/access.ts';
import { notice } from '../../db/tables/inbox.ts';
import { record } from '../../db/tables/records.ts';
import { momentOf } from '../../db/storedRecords.ts';
import { wanted } from './wanted.ts';

/** User who joins, or returns. */
export interface CameIn {
  readonly personId: string;
  /** The member that they were called as. */
  readonly memberId: string;
  /** Nothing of before: they were in then, and heard it. Null for who never was. */
  readonly since: Date | null;
}

/** Milliseconds before a user's absence that are checked, too: devices send late, and their clocks differ. */
const LATE = 7 * 24 * 60 * 60_000;

/** Maximum number of comments that wait for a user: the latest. */
const MOST = 200;

type Fields = Readonly<Record<string, unknown>>;

/** Returns why a record concerns a member who could not be notified; null when it does not. */
function whyOf(kind: string, stored: Fields, memberId: string): NoticeWhy | null {
  if (kind === 'review') return stored.reviewerId === memberId && stored.state === 'asked' ? 'reviewAsked' : null;
  if (typeof stored.withdrawnAt === 'string' || stored.authorId === memberId || !Array.isArray(stored.mentions))
    return null;
  return stored.mentions.some((one) => isObject(one) && one.id === memberId) ? 'mentioned' : null;
}

/** People by the member records that they are, or were. */
async function peopleBy(tx: Transaction, companyId: string): Promise<ReadonlyMap<string, string>> {
  const [now, former] = [
    await tx
      .select({ memberId: membership.memberId, personId: membership.personId })
      .from(membership)
      .where(eq(membership.companyId, companyId)),
    await tx
      .select({ memberId: formerMember.memberId, personId: formerMember.personId })
      .from(formerMember)
      .where(eq(formerMember.companyId, companyId)),
  ];
  return new Map([...former, ...now].map(({ memberId, personId }) => [memberId ?? '', personId]));
}

/**
 * Notifies a joining user of comments written to them while they could not be notified: those that mention them, and requests to
 * check something. Each comment once, however often they come.
 */
export async function tellWaited(
  tx: Transaction,
  companyId: string,
  { personId, memberId, since }: CameIn,
  now: Date,
): Promise<void> {
  const rows = await tx
    .select({ kind: record.kind, id: record.id, body: record.body, by: record.changedBy })
    .from(record)
    .where(
      and(
        eq(record.companyId, companyId),
        inArray(record.kind, ['comment', 'review']),
        isNull(record.deletedAt),
        // Most mention another member: those need not be read.
        sql`position(${JSON.stringify(memberId)} in ${record.body}) > 0`,
        since === null ? undefined : gt(record.updatedAt, new Date(since.getTime() - LATE)),
      ),
    )
    .orderBy(desc(record.updatedAt))
    .limit(MOST);
  if (rows.length === 0) return;
  const told = await tx
    .select({ kind: notice.kind, id: notice.recordId })
    .from(notice)
    .where(and(eq(notice.companyId, companyId), eq(notice.personId, personId)));
  const known = new Set(told.map(({ kind, id }) => `${kind}/${id}`));
  const people = await peopleBy(tx, companyId);
  const notices = rows.flatMap(({ kind, id, body, by }) => {
    const stored = JSON.parse(body) as Fields;
    const why = known.has(`${kind}/${id}`) ? null : whyOf(kind, stored, memberId);
    if (why === null || typeof stored.on !== 'string') return [];
    const author = kind === 'review' ? stored.askedBy : stored.authorId;
    return [
      {
        companyId,
        personId,
        id: randomUUID(),
        at: new Date(momentOf(stored.createdAt, now)),
        why,
        byPerson: people.get(String(author)) ?? by,
        kind,
        recordId: id,
        subject: stored.on,
        part: typeof stored.part === 'string' ? stored.part : null,
      },
    ];
  });
  if (notices.length === 0) return;
  const rest = await wanted(tx, companyId, notices);
  if (rest.length > 0) await tx.insert(notice).values([...rest]);
}
