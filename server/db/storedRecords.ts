import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { Transaction } from './database.ts';
import { record } from './tables/records.ts';

/** A record's name in the database: perhaps of a kind that this server does not know. */
export interface StoredName {
  readonly kind: string;
  readonly id: string;
}

/** A record as the database has it. */
export interface StoredBody extends StoredName {
  /** JSON. */
  readonly body: string;
  readonly bytes: number;
}

/** A record on its way into the database. */
export interface WrittenBody extends StoredBody {
  readonly seq: number;
  /** Id of the person who changed it. */
  readonly by: string;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly deletedAt: string | null;
}

/** Whether a column can store a text: no NUL, and no half of a character, which would become another text. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/**
 * The records of these names; those that are not there are left out. Each is looked up by its key: the database cannot know how many
 * names it gets, and would, for a company of which it has statistics, rather read every record.
 */
export async function readRecords(
  tx: Transaction,
  companyId: string,
  names: readonly StoredName[],
): Promise<readonly StoredBody[]> {
  if (names.length === 0) return [];
  const asked = JSON.stringify(names.map(({ kind, id }) => ({ kind, id })));
  const found = tx
    .select({ kind: record.kind, id: record.id, body: record.body, bytes: record.bytes })
    .from(record)
    .where(and(eq(record.companyId, companyId), sql`${record.kind} = asked.kind`, sql`${record.id} = asked.id`))
    .limit(1)
    .as('found');
  return tx
    .select({ kind: found.kind, id: found.id, body: found.body, bytes: found.bytes })
    .from(sql`json_to_recordset(${asked}::json) AS asked (kind text, id text)`)
    .crossJoinLateral(found);
}

/** A statement that puts records in place: new ones, and those that are there by what they are now. */
export function putRecords(companyId: string, written: readonly WrittenBody[]): SQL {
  return sql`
    INSERT INTO record (company_id, kind, id, body, bytes, seq, changed_by, updated_at, deleted_at)
    SELECT ${companyId}::text, kind, id, body, bytes, seq, "by", "updatedAt", "deletedAt"
    FROM json_to_recordset(${JSON.stringify(written)}::json) AS written (
      kind text, id text, body text, bytes integer, seq bigint, "by" text,
      "updatedAt" timestamptz, "deletedAt" timestamptz
    )
    ON CONFLICT (company_id, kind, id) DO UPDATE SET
      body = excluded.body, bytes = excluded.bytes, seq = excluded.seq, changed_by = excluded.changed_by,
      updated_at = excluded.updated_at, deleted_at = excluded.deleted_at`;
}

export async function writeRecords(tx: Transaction, companyId: string, written: readonly WrittenBody[]): Promise<void> {
  if (written.length > 0) await tx.execute(putRecords(companyId, written));
}

/** A record's moment as the database takes it: a damaged one counts as now. */
export function momentOf(text: unknown, now: Date): string {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  const isUsual = time >= 0 && time < Date.UTC(9999, 0);
  return new Date(isUsual ? time : now.getTime()).toISOString();
}
