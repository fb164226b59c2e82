import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';

import { maskedChannel } from '../../src/domain/history/masked.ts';
import { isEnough, neededOf, type Actor } from '../../src/domain/sync/rights.ts';
import type { Transaction } from '../db/database.ts';
import { company, erasure, record } from '../db/tables.ts';

/** Most that one page holds, unless a single commit is more: commits are never cut. */
export interface PageLimits {
  readonly records: number;
  readonly bytes: number;
}

/** A page as the devices get it (`Pull`), as JSON: bodies go out as they are stored. */
export type PullText = string;

/** A stored channel for those who may not set it up. */
const withoutSecret = (body: string): string => JSON.stringify(maskedChannel(JSON.parse(body)));

/** The usual page: read in a moment, and no more than a phone can hold at once. */
export const PAGE: PageLimits = { records: 2_000, bytes: 4 * 1024 * 1024 };

/**
 * What changed in a company after a number, in a transaction of that company.
 * @param you who asks
 */
export async function pull(
  tx: Transaction,
  companyId: string,
  { role, memberId }: Actor,
  after: number,
  limits: PageLimits = PAGE,
): Promise<PullText> {
  // Before the records: what changes meanwhile has a later number, and comes with the next page.
  const [{ head = 0 } = {}] = await tx.select({ head: company.seq }).from(company).where(eq(company.id, companyId));
  const since = and(eq(record.companyId, companyId), gt(record.seq, after), lte(record.seq, head));
  const groups = await tx
    .select({
      seq: record.seq,
      records: sql`count(*)`.mapWith(Number),
      bytes: sql`sum(${record.bytes})`.mapWith(Number),
    })
    .from(record)
    .where(since)
    .groupBy(record.seq)
    .orderBy(asc(record.seq))
    .limit(limits.records);
  let records = 0;
  let bytes = 0;
  let taken = 0;
  for (const group of groups) {
    records += group.records;
    bytes += group.bytes;
    if (taken > 0 && (records > limits.records || bytes > limits.bytes)) break;
    taken += 1;
  }
  const more = taken < groups.length || groups.length === limits.records;
  const seq = more ? (groups[taken - 1]?.seq ?? head) : head;

  const page = await tx
    .select({ kind: record.kind, id: record.id, seq: record.seq, by: record.changedBy, body: record.body })
    .from(record)
    .where(and(since, lte(record.seq, seq)))
    .orderBy(asc(record.seq), asc(record.kind), asc(record.id));
  const erased = await tx
    .select({ kind: erasure.kind, id: erasure.id })
    .from(erasure)
    .where(and(eq(erasure.companyId, companyId), gt(erasure.seq, after), lte(erasure.seq, seq)))
    .orderBy(asc(erasure.seq), asc(erasure.kind), asc(erasure.id));
  const texts = page.map(({ body, ...facts }) => {
    const told =
      facts.kind === 'channel' && !isEnough(role, neededOf('channel') ?? 'Admin') ? withoutSecret(body) : body;
    return `${JSON.stringify(facts).slice(0, -1)},"record":${told}}`;
  });
  return `{"records":[${texts.join(',')}],${JSON.stringify({ erased, seq, head, more, you: { role, memberId } }).slice(1)}`;
}
