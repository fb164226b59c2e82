import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie';

import { openAsItIs } from './openAsItIs.ts';
import { FORMER_MONEY, FORMER_SELLER, ownerOfFormerMoney } from '../formerMoney.ts';
import { PERSONAL_SPACE, type Envelope } from '../plan.ts';
import type { Kind } from '#src/domain/records.ts';

/** Primary key of records and summaries. */
export type RowKey = readonly [space: string, kind: string, id: string];

/** A row of `records`: the record as it is, under its envelope. */
export interface RecordRow extends Envelope {
  /** A company's id, or `account`. */
  readonly space: string;
  /** Never trusted: parsed on every read. */
  readonly record: unknown;
}

/** A row of `summaries`: only living, valid records have one. */
export interface SummaryRow {
  readonly space: string;
  readonly kind: Kind;
  readonly id: string;
  /** Never trusted: parsed on every read, made anew when it does not parse. */
  readonly summary: unknown;
}

/** A row of `blobs`: bytes, never written twice. The browser keeps them on disk; reading the row does not read them. */
export interface BlobRow {
  /** SHA-256, lower-case hex. */
  readonly id: string;
  readonly blob: Blob;
}

/** A row of `files`: what is known of a blob, apart from it, so that noting a second `put` does not write the bytes again. */
export interface FileRow {
  /** SHA-256, lower-case hex. */
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** ISO 8601 moment of the last `put` of these bytes. */
  readonly putAt: string;
}

/** A row of `meta`: facts of the database itself. */
export interface MetaRow {
  /** `started`: data was put in place or replaced once, so the sample never comes by itself. */
  readonly key: 'started';
  readonly value: string;
}

/** The database. */
export type Database = Dexie & {
  records: Table<RecordRow, RowKey>;
  summaries: Table<SummaryRow, RowKey>;
  files: EntityTable<FileRow, 'id'>;
  blobs: EntityTable<BlobRow, 'id'>;
  meta: EntityTable<MetaRow, 'key'>;
};

/** Index of living (and removed) records by kind and moment. */
export const BY_MOMENT = '[space+kind+live+createdAt+id]';
/** The same below each parent. */
export const BY_PARENT = '[space+kind+live+parent+createdAt+id]';

/** Gives payments and cards, which all companies shared, to the one they belong to, as they are. */
async function moneyToItsCompany(transaction: Transaction): Promise<void> {
  const records = transaction.table<RecordRow, RowKey>('records');
  const shared = await records
    .where(':id')
    .between([PERSONAL_SPACE, Dexie.minKey, Dexie.minKey], [PERSONAL_SPACE, Dexie.maxKey, Dexie.maxKey])
    .toArray();
  const companies = shared.filter(({ kind, live }) => kind === 'company' && live === 1);
  const leaving = shared.filter(({ kind }) => FORMER_MONEY.includes(kind) || (kind as string) === FORMER_SELLER);
  const kept = leaving.flatMap((row) => {
    const owner = FORMER_MONEY.includes(row.kind) ? ownerOfFormerMoney(row.id, companies) : null;
    return owner === null ? [] : [{ ...row, space: owner }];
  });
  await records.bulkDelete(leaving.map(({ space, kind, id }): RowKey => [space, kind, id]));
  await records.bulkPut(kept);
}

/** A version of the database. */
interface Version {
  /** Tables that are new or indexed anew. */
  readonly stores: Readonly<Record<string, string>>;
  /** Brings what is stored from the version before. */
  readonly upgrade?: (transaction: Transaction) => Promise<void>;
}

/**
 * Versions of the database, oldest first: each entry adds one, none is ever edited once released. A record's own shape is
 * not a matter of these: that is migrated on read (kinds.ts).
 */
const VERSIONS: readonly Version[] = [
  {
    stores: {
      records: `[space+kind+id], kind, ${BY_MOMENT}, ${BY_PARENT}`,
      summaries: '[space+kind+id]',
      files: 'id',
      blobs: 'id',
      meta: 'key',
    },
  },
  // 2: money belongs to a company (R53).
  { stores: {}, upgrade: moneyToItsCompany },
];

/** The newest version that this build knows, in Dexie's numbers; the browser counts in tenths. */
export const DATABASE_VERSION = VERSIONS.length;

/** The database, not opened yet; opened at the first use or by `open()`. */
export function createDatabase(name: string, { autoOpen }: { autoOpen: boolean }): Database {
  const database = new Dexie(name, { autoOpen, cache: 'disabled', chromeTransactionDurability: 'strict' });
  VERSIONS.forEach(({ stores, upgrade }, index) => {
    const version = database.version(index + 1).stores(stores);
    if (upgrade) version.upgrade(upgrade);
  });
  return database as Database;
}

/**
 * Whether a newer build has already upgraded the database. To be asked before it is opened: Dexie would open a newer
 * database all the same, and add to it what it misses. Looking makes no database and disturbs no other tab.
 */
export async function isNewer(name: string): Promise<boolean> {
  const database = await openAsItIs(name);
  // Dexie's version 1 is the browser's 10.
  const newer = database !== null && database.version >= (DATABASE_VERSION + 1) * 10;
  database?.close();
  return newer;
}
