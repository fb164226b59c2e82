import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';

import { maskedChannel } from '../../src/domain/history/masked.ts';
import { isEnough, neededOf, type Actor } from '../../src/domain/sync/rights.ts';
import type { Transaction } from '../db/database.ts';
import { company, erasure, record } from '../db/tables/records.ts';
import { seesNamesIn, withoutNames } from './names.ts';

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
 * Makes the transaction find rows by an index, in its order. An unanalysed database – the embedded one never is analysed –
 * estimates a hundred records per company, and would read and sort all of them to find the first.
 */
const IN_ORDER = sql`set_config('enable_bitmapscan', 'off', true) || set_config('enable_seqscan', 'off', true)`;

/**
 * The number with which a page ends: of the last commit that fits into it whole, or of the first, however long that is; null when all
 * fits. No more is looked at than one record beyond a page: a company that comes in fifty pages would be read fifty times.
 * @param since what comes after the page before
 */
async function endOfPage(tx: Transaction, since: SQL | undefined, limits: PageLimits): Promise<number | null> {
  const rows = await tx
    .select({ seq: record.seq, bytes: record.bytes })
    .from(record)
    .where(since)
    .orderBy(asc(record.seq))
    .limit(limits.records + 1);
  let bytes = 0;
  let whole: number | null = null;
  let last: number | null = null;
  for (const [at, row] of rows.entries()) {
    // Where a commit begins, the one before it has ended.
    if (row.seq !== last) whole = last;
    last = row.seq;
    bytes += row.bytes;
    if (at === limits.records || bytes > limits.bytes) return whole ?? row.seq;
  }
  return null;
}

/** Names of the records of which something was erased for good after one number of the company, up to another. */
export const erasedBetween = (tx: Transaction, companyId: string, after: number, until: number) =>
  tx
    .select({ kind: erasure.kind, id: erasure.id })
    .from(erasure)
    .where(and(eq(erasure.companyId, companyId), gt(erasure.seq, after), lte(erasure.seq, until)))
    .orderBy(asc(erasure.seq), asc(erasure.kind), asc(erasure.id));

/**
 * Returns what changed in a company after a number, in a transaction of that company.
 * @param you the caller
 */
export async function pull(
  tx: Transaction,
  companyId: string,
  { role, memberId }: Actor,
  after: number,
  limits: PageLimits = PAGE,
): Promise<PullText> {
  // Before the records: what changes meanwhile has a later number, and comes with the next page.
  const [{ head = 0 } = {}] = await tx
    .select({ head: company.seq, inOrder: IN_ORDER })
    .from(company)
    .where(eq(company.id, companyId));
  // The index by number holds numbers above 0.
  const since = and(
    eq(record.companyId, companyId),
    sql`${record.seq} > 0`,
    gt(record.seq, after),
    lte(record.seq, head),
  );
  const end = await endOfPage(tx, since, limits);
  const more = end !== null && end < head;
  const seq = more ? end : head;

  const page = await tx
    .select({ kind: record.kind, id: record.id, seq: record.seq, by: record.changedBy, body: record.body })
    .from(record)
    .where(and(since, lte(record.seq, seq)))
    .orderBy(asc(record.seq), asc(record.kind), asc(record.id));
  const erased = await erasedBetween(tx, companyId, after, seq);
  const sees = await seesNamesIn(tx, companyId, role);
  const texts = page.map(({ body, ...facts }) => {
    const open =
      facts.kind === 'channel' && !isEnough(role, neededOf('channel') ?? 'Admin') ? withoutSecret(body) : body;
    const told = sees ? open : withoutNames(facts.kind, facts.id, open);
    return `${JSON.stringify(facts).slice(0, -1)},"record":${told}}`;
  });
  return `{"records":[${texts.join(',')}],${JSON.stringify({ erased, seq, head, more, you: { role, memberId, seesNames: sees } }).slice(1)}`;
}
