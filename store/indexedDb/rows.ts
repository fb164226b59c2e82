import { Dexie, type Collection } from 'dexie';

import { isSummaryKind, shelfOf } from '#src/domain/kindFacts.ts';
import { summaryOf } from '#src/domain/schemas.ts';
import { envelopeOf, spaceOf } from '../plan.ts';
import { parseRow, type RecordName } from '#src/domain/plan.ts';
import type { RecordRow, RowKey, SummaryRow } from './rowTypes.ts';
import { BY_MOMENT, BY_PARENT, BY_SHELF, type BrowserDatabase } from './schema.ts';
import { noteChanged } from './unindexed.ts';
import type { Kind } from '#src/domain/records.ts';
import type { SummaryKind } from '#src/domain/records.ts';

/** A company's workspace in the database. */
export interface Workspace {
  readonly db: BrowserDatabase;
  readonly companyId: string;
  /** The clock. */
  readonly now: () => Date;
  /** Kinds whose rows were looked through by {@link repairEnvelopes} since the database was opened. */
  readonly repaired: Set<Kind>;
}

/** A value to be stored under a name. */
export interface NamedRecord {
  readonly named: RecordName;
  readonly record: unknown;
}

/** Records read or written at once: the page answers between. To copy and check so many takes a slow phone about 30 ms. */
export const CHUNK = 200;
/** Records of up to a thousand members read or written at once: to copy and to check them takes about 20 ms. */
export const BIG_CHUNK = 3;

/** A list in pieces of a size. */
export function chunksOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

/** Key of a record in a company's workspace. */
export function keyOf({ kind, id }: RecordName, companyId: string): RowKey {
  return [spaceOf(kind, companyId), kind, id];
}

/** The row of a record in a company's workspace. */
export function recordRow({ named, record }: NamedRecord, companyId: string): RecordRow {
  return { ...envelopeOf(named, record), space: spaceOf(named.kind, companyId), record };
}

/** The summary kept beside a record of a company's workspace, or undefined when it has none. */
function summaryRow({ named, record }: NamedRecord, companyId: string): SummaryRow | undefined {
  if (!isSummaryKind(named.kind) || envelopeOf(named, record).live === 0) return undefined;
  const parsed = parseRow(named.kind, named.id, record);
  if (!parsed.ok) return undefined;
  const summary = summaryOf(named.kind, parsed.record);
  return { space: spaceOf(named.kind, companyId), kind: named.kind, id: named.id, summary };
}

/**
 * Writes records of a company's workspace and what is kept beside them. In a transaction on `recordTables` (unindexed.ts).
 * @param companyId whose workspace
 */
export async function writeRecords(
  db: BrowserDatabase,
  records: readonly NamedRecord[],
  companyId: string,
): Promise<void> {
  await db.records.bulkPut(records.map((one) => recordRow(one, companyId)));
  const kept: SummaryRow[] = [];
  const dropped: RowKey[] = [];
  for (const one of records) {
    if (!isSummaryKind(one.named.kind)) continue;
    const row = summaryRow(one, companyId);
    if (row) kept.push(row);
    else dropped.push(keyOf(one.named, companyId));
  }
  if (kept.length > 0) await db.summaries.bulkPut(kept);
  if (dropped.length > 0) await db.summaries.bulkDelete(dropped);
  await noteChanged(
    db,
    records.map(({ named }) => named),
    companyId,
  );
}

/** A range of an index, and how the key of the row at which a piece ended continues it. */
export interface Pieces<Row> {
  /** The rows after the first so many pieces, or from the start on. */
  readonly after: (end: Row | undefined) => Collection<Row, RowKey>;
  /** Most rows of a piece. Default {@link CHUNK}. */
  readonly size?: number;
}

/**
 * Reads rows a few at a time, so that the page responds between and no full copy of them exists beside the result. In a
 * transaction.
 */
export async function eachPiece<Row>(
  { after, size = CHUNK }: Pieces<Row>,
  take: (rows: readonly Row[]) => void,
): Promise<void> {
  let coming: PromiseLike<Row[]> | undefined = after(undefined).limit(size).toArray();
  while (coming) {
    const rows: Row[] = await coming;
    // The database reads the next piece while this one is taken.
    coming = rows.length < size ? undefined : after(rows.at(-1)).limit(size).toArray();
    take(rows);
  }
}

/** All rows of a kind, removed and damaged ones included. */
export function rowsOfKind({ db, companyId }: Workspace, kind: Kind): Collection<RecordRow, RowKey> {
  return rowsOfSpaceAndKind(db, spaceOf(kind, companyId), kind);
}

/** All rows of a kind in a space. */
export function rowsOfSpaceAndKind(db: BrowserDatabase, space: string, kind: Kind): Collection<RecordRow, RowKey> {
  return db.records.where(':id').between([space, kind, Dexie.minKey], [space, kind, Dexie.maxKey]);
}

export function rowsOfSpace(db: BrowserDatabase, space: string): Collection<RecordRow, RowKey> {
  return db.records.where(':id').between([space, Dexie.minKey, Dexie.minKey], [space, Dexie.maxKey, Dexie.maxKey]);
}

export function summariesOfSpace(db: BrowserDatabase, space: string): Collection<SummaryRow, RowKey> {
  return db.summaries.where(':id').between([space, Dexie.minKey, Dexie.minKey], [space, Dexie.maxKey, Dexie.maxKey]);
}

/** Stored summaries of a kind after an id, sound or not. */
export function summariesOfKind(
  { db, companyId }: Workspace,
  kind: SummaryKind,
  after: string | undefined,
): Collection<SummaryRow, RowKey> {
  const space = spaceOf(kind, companyId);
  return db.summaries
    .where(':id')
    .between([space, kind, after ?? Dexie.minKey], [space, kind, Dexie.maxKey], after === undefined);
}

/** Rows of a kind that an index knows: living ones, or removed ones too. */
export function indexed(
  { db, companyId }: Workspace,
  kind: Kind,
  live: readonly [from: 0 | 1, to: 0 | 1],
  index: typeof BY_MOMENT | typeof BY_PARENT | typeof BY_SHELF,
): Collection<RecordRow, RowKey> {
  const space = spaceOf(kind, companyId);
  return db.records
    .where(index)
    .between([space, kind, live[0], Dexie.minKey], [space, kind, live[1], Dexie.maxKey], true, true);
}

/**
 * Gives every row of a kind the envelope that its record calls for: a row without a sound one is in no index, so no list
 * would ever meet it. Looked for once per kind and connection.
 */
export async function repairEnvelopes(workspace: Workspace, kind: Kind): Promise<void> {
  const { db, companyId, repaired } = workspace;
  if (repaired.has(kind)) return;
  const counts = await db.transaction('r', db.records, () =>
    Promise.all([
      rowsOfKind(workspace, kind).count(),
      indexed(workspace, kind, [0, 1], BY_MOMENT).count(),
      indexed(workspace, kind, [0, 1], BY_PARENT).count(),
      ...(shelfOf(kind, null) !== undefined ? [indexed(workspace, kind, [0, 1], BY_SHELF).count()] : []),
    ]),
  );
  if (new Set(counts).size > 1) {
    await db.transaction('rw', db.records, async () => {
      for (const ids of chunksOf(await rowsOfKind(workspace, kind).primaryKeys(), CHUNK)) {
        const rows = await db.records.bulkGet(ids);
        await db.records.bulkPut(
          rows.flatMap((row) =>
            row ? [recordRow({ named: { kind, id: row.id }, record: row.record }, companyId)] : [],
          ),
        );
      }
    });
  }
  repaired.add(kind);
}
