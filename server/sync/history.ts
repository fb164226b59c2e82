import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';

import type { Op } from '../../src/domain/core/operation.ts';
import type { ChangedRecord, CompanyHistory, RecordHistory } from '../../src/domain/history/history.ts';
import { MASK, masked } from '../../src/domain/history/masked.ts';
import { namelessOp } from '../../src/domain/sync/names.ts';
import type { Transaction } from '../db/database.ts';
import { person } from '../db/tables/people.ts';
import { change, company, erasure, touched } from '../db/tables/records.ts';
import type { StoredName } from '../db/storedRecords.ts';

/** Most that one page of a record's history holds, unless a single change is more. */
const PAGE = { changes: 50, bytes: 4 * 1024 * 1024 };

/** Records in one page of a company's history. */
const RECORDS = 100;

/** Returns the operations on one record in a log's text. */
function opsOn({ kind, id }: StoredName, text: string, sees: boolean): readonly Op[] {
  const ops = JSON.parse(text) as readonly Op[];
  const own = ops.filter((op) => op.kind === kind && op.id === id).map(masked);
  return sees ? own : own.map((op) => namelessOp(op, MASK));
}

/** Numbers of the changes in a page: as many as may go out together. @param sizes of them, the newest first */
function pageOf(sizes: readonly { readonly seq: number; readonly bytes: number }[]): readonly number[] {
  let bytes = 0;
  const end = sizes.findIndex((one, at) => {
    bytes += one.bytes;
    return at === PAGE.changes || (at > 0 && bytes > PAGE.bytes);
  });
  return sizes.slice(0, end < 0 ? sizes.length : end).map(({ seq }) => seq);
}

/**
 * Returns the changes of a record, newest first, in a transaction of its company.
 * @param before only those with a lower number
 * @param sees whether the caller sees names of the company's respondents
 */
export async function recordHistory(
  tx: Transaction,
  companyId: string,
  name: StoredName,
  before: number | null,
  sees: boolean,
): Promise<RecordHistory> {
  const { kind, id } = name;
  const sizes = await tx
    .select({
      seq: touched.seq,
      bytes: sql`octet_length(${change.ops}) + coalesce(octet_length(${change.former}), 0)`.mapWith(Number),
    })
    .from(touched)
    .innerJoin(change, and(eq(change.companyId, touched.companyId), eq(change.seq, touched.seq)))
    .where(
      and(
        eq(touched.companyId, companyId),
        eq(touched.kind, kind),
        eq(touched.id, id),
        before === null ? undefined : lt(touched.seq, before),
      ),
    )
    .orderBy(desc(touched.seq))
    .limit(PAGE.changes + 1);
  const page = pageOf(sizes);
  const rows =
    page.length === 0
      ? []
      : await tx
          .select({
            seq: change.seq,
            at: change.at,
            actor: change.actor,
            name: person.name,
            ops: change.ops,
            former: change.former,
          })
          .from(change)
          .leftJoin(person, eq(person.id, change.actor))
          .where(and(eq(change.companyId, companyId), inArray(change.seq, [...page])))
          .orderBy(desc(change.seq));
  const [erased] = await tx
    .select({ seq: erasure.seq })
    .from(erasure)
    .where(and(eq(erasure.companyId, companyId), eq(erasure.kind, kind), eq(erasure.id, id)));
  return {
    changes: rows.map(({ seq, at, actor, name: called, ops, former }) => ({
      seq: seq ?? 0,
      at: at.toISOString(),
      actor: { id: actor, name: called ?? '' },
      ops: opsOn(name, ops ?? '[]', sees),
      former: former === null ? null : opsOn(name, former, sees),
    })),
    erased: erased?.seq ?? null,
    more: page.length < sizes.length,
  };
}

/** From when on a company's history is asked for. */
export type HistorySince = { readonly moment: Date } | { readonly after: number };

/** The last record of the page before: one commit may have changed many. */
export interface HistoryCursor extends StoredName {
  readonly seq: number;
}

interface ChangedRow {
  readonly kind: string;
  readonly id: string;
  readonly seq: string | number;
  readonly times: number;
  readonly total: number;
  readonly people: readonly { readonly id: string; readonly times: number }[];
}

/**
 * Returns what was changed in a company since a moment, or after a number, in a transaction of that company: by record, latest
 * first.
 * @param before only records after this one in the list
 */
export async function companyHistory(
  tx: Transaction,
  companyId: string,
  since: HistorySince,
  before: HistoryCursor | null,
): Promise<CompanyHistory> {
  const [{ head = 0 } = {}] = await tx.select({ head: company.seq }).from(company).where(eq(company.id, companyId));
  const later =
    'after' in since
      ? sql`${change.seq} > ${since.after}`
      : sql`${change.takenAt} > '-infinity' AND ${change.takenAt} >= ${since.moment.toISOString()}::timestamptz`;
  const { rows } = (await tx.execute(sql`
    WITH by_person AS (
      SELECT touched.kind, touched.id, change.actor, count(*)::int AS times, max(touched.seq) AS seq
      FROM change JOIN touched ON touched.company_id = change.company_id AND touched.seq = change.seq
      WHERE change.company_id = ${companyId} AND change.seq IS NOT NULL AND ${later}
      GROUP BY touched.kind, touched.id, change.actor
    ), by_record AS (
      SELECT kind, id, max(seq) AS seq, sum(times)::int AS times,
        json_agg(json_build_object('id', actor, 'times', times) ORDER BY times DESC, actor) AS people
      FROM by_person GROUP BY kind, id
    )
    SELECT kind, id, seq, times, people, (SELECT count(*)::int FROM by_record) AS total FROM by_record
    WHERE ${before === null ? sql`true` : sql`seq < ${before.seq} OR (seq = ${before.seq} AND (kind, id) > (${before.kind}, ${before.id}))`}
    ORDER BY seq DESC, kind, id LIMIT ${RECORDS + 1}`)) as unknown as { rows: readonly ChangedRow[] };
  const page = rows.slice(0, RECORDS);
  const actors = [...new Set(page.flatMap(({ people }) => people.map(({ id }) => id)))];
  const names = new Map(
    actors.length === 0
      ? []
      : (await tx.select({ id: person.id, name: person.name }).from(person).where(inArray(person.id, actors))).map(
          ({ id, name }) => [id, name] as const,
        ),
  );
  const seqs = page.map(({ seq }) => Number(seq));
  const moments = new Map(
    seqs.length === 0
      ? []
      : (
          await tx
            .select({ seq: change.seq, at: change.at })
            .from(change)
            .where(and(eq(change.companyId, companyId), inArray(change.seq, seqs)))
        ).map(({ seq, at }) => [seq ?? 0, at.toISOString()] as const),
  );
  const records = page.map(({ kind, id, seq, times, people }): ChangedRecord => ({
    kind,
    id,
    seq: Number(seq),
    at: moments.get(Number(seq)) ?? '',
    times,
    people: people.map((one) => ({ ...one, name: names.get(one.id) ?? '' })),
  }));
  return { records, total: rows[0]?.total ?? 0, more: rows.length > RECORDS, head };
}
