import { Dexie, type EntityTable, type Table, type Transaction } from 'dexie';

import { FORMER_MONEY, FORMER_SELLER, ownerOfFormerMoney } from '../formerMoney.ts';
import { PERSONAL_SPACE } from '../plan.ts';
import { openAsItIs } from './openAsItIs.ts';
import type {
  BlobRow,
  FileRow,
  FrameRow,
  MetaRow,
  OutboxRow,
  RecordRow,
  RefusedRow,
  RowKey,
  SearchPartRow,
  SearchRow,
  ShadowRow,
  SummaryRow,
  TeamFileRow,
  TeamRow,
  UnindexedRow,
} from './rowTypes.ts';

export type BrowserDatabase = Dexie & {
  records: Table<RecordRow, RowKey>;
  summaries: Table<SummaryRow, RowKey>;
  files: EntityTable<FileRow, 'id'>;
  blobs: EntityTable<BlobRow, 'id'>;
  meta: EntityTable<MetaRow, 'key'>;
  teams: EntityTable<TeamRow, 'companyId'>;
  outbox: Table<OutboxRow, number>;
  shadows: Table<ShadowRow, readonly [companyId: string, kind: string, id: string]>;
  refused: EntityTable<RefusedRow, 'id'>;
  teamFiles: Table<TeamFileRow, readonly [companyId: string, id: string]>;
  searches: EntityTable<SearchRow, 'companyId'>;
  searchParts: Table<SearchPartRow, readonly [companyId: string, name: string]>;
  unindexed: Table<UnindexedRow, readonly [companyId: string, kind: string, id: string]>;
  frames: EntityTable<FrameRow, 'path'>;
};

/** Name of the channel on which the stores of a database tell each other of changes. */
export const changesChannel = (name: string): string => `${name}:changes`;

/** Index of living (and removed) records by kind and moment. */
export const BY_MOMENT = '[space+kind+live+createdAt+id]';
export const BY_PARENT = '[space+kind+live+parent+createdAt+id]';

/** Index of living (and removed) records below each parent by what they count for; of kinds that are counted so. */
export const BY_TALLY = '[space+kind+live+parent+tally]';

/** Index of living (and removed) records on each shelf by moment; of kinds that have shelves. */
export const BY_SHELF = '[space+kind+live+shelf+createdAt+id]';

/** Index of commits that the server has not answered, by company: their `seq` is 0. */
export const UNSENT = '[companyId+seq]';

/** Index of records that were written after the search index was kept, by when. */
export const BY_NUMBER = '[companyId+number]';

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

interface Version {
  /** Tables that are new or indexed anew. */
  readonly stores: Readonly<Record<string, string>>;
  /** Brings what is stored from the version before. */
  readonly upgrade?: (transaction: Transaction) => Promise<void>;
}

/**
 * Versions of the database, oldest first: each entry adds one, none is ever edited once released. A record's own shape is
 * not a matter of these: that is migrated on read (schemas.ts of src/domain).
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
  // 3: companies that are shared, and what is on its way to the server.
  {
    stores: {
      teams: 'companyId',
      outbox: `++number, companyId, ${UNSENT}`,
      shadows: '[companyId+kind+id], companyId',
      refused: 'id, companyId',
    },
  },
  // 4: which files of shared companies the server has.
  { stores: { teamFiles: '[companyId+id], companyId' } },
  // 5: comments are counted without being read.
  { stores: { records: `[space+kind+id], kind, ${BY_MOMENT}, ${BY_PARENT}, ${BY_TALLY}` } },
  // 6: hypotheses are on shelves. Earlier rows are on none: they are put there when the kind is first listed (rows.ts).
  { stores: { records: `[space+kind+id], kind, ${BY_MOMENT}, ${BY_PARENT}, ${BY_TALLY}, ${BY_SHELF}` } },
  // 7: the search index is kept between visits.
  {
    stores: {
      searches: 'companyId',
      searchParts: '[companyId+name]',
      unindexed: `[companyId+kind+id], ${BY_NUMBER}`,
    },
  },
  // 8: how sections looked last.
  { stores: { frames: 'path' } },
];

/** The newest version that this build knows, in Dexie's numbers; the browser counts in tenths. */
export const DATABASE_VERSION = VERSIONS.length;

/** The database, not opened yet; opened at the first use or by `open()`. */
export function createDatabase(name: string, { autoOpen }: { autoOpen: boolean }): BrowserDatabase {
  const database = new Dexie(name, { autoOpen, cache: 'disabled', chromeTransactionDurability: 'strict' });
  VERSIONS.forEach(({ stores, upgrade }, index) => {
    const version = database.version(index + 1).stores(stores);
    if (upgrade) version.upgrade(upgrade);
  });
  return database as BrowserDatabase;
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
