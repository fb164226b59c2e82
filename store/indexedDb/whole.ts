import { FILE_KINDS, filesOf, isKind } from '#src/domain/kindFacts.ts';
import {
  PERSONAL_SPACE,
  checkLoadable,
  checkOwner,
  dumped,
  isOfCompany,
  lastCompany,
  spaceOf,
  type PlacedName,
} from '../plan.ts';
import { nameKey, type RecordName } from '#src/domain/plan.ts';
import type { LoadedRecord, LoadOptions } from '../port.ts';
import {
  CHUNK,
  chunksOf,
  indexed,
  keyOf,
  repairEnvelopes,
  rowsOfSpace,
  rowsOfSpaceAndKind,
  summariesOfSpace,
  writeRecords,
  type Workspace,
} from './rows.ts';
import { assertKnown, tablesOf, type Staging } from './staging.ts';
import type { RowKey } from './rowTypes.ts';
import { BY_MOMENT, type BrowserDatabase } from './schema.ts';
import { dropMadeOf } from './unindexed.ts';

/* The workspace as a whole: put in place, replaced, erased. */

const placed = (keys: readonly RowKey[]): PlacedName[] =>
  keys.flatMap(([space, kind, id]) => (isKind(kind) ? [{ space, kind, id }] : []));

/** Whether the app never started in this browser. In a transaction on records and meta. */
export async function isFresh({ db }: Pick<Workspace, 'db'>): Promise<boolean> {
  return (await db.meta.get('started')) === undefined && (await rowsOfSpace(db, PERSONAL_SPACE).count()) === 0;
}

/** Empties the workspaces of these companies, and the account but for what stays. Returns what went. */
async function empty(
  { db, now }: Workspace,
  companyIds: ReadonlySet<string>,
  keep: LoadOptions['keep'],
): Promise<PlacedName[]> {
  const gone: RowKey[] = [];
  for (const space of companyIds) {
    gone.push(...(await rowsOfSpace(db, space).primaryKeys()));
    await rowsOfSpace(db, space).delete();
    await summariesOfSpace(db, space).delete();
    await dropMadeOf(db, space);
  }
  const going = (await rowsOfSpace(db, PERSONAL_SPACE).toArray())
    .filter((row) => !(isKind(row.kind) && keep?.(dumped(row, row.record))))
    .map(({ space, kind, id }): RowKey => [space, kind, id]);
  await db.records.bulkDelete(going);
  await db.meta.put({ key: 'started', value: now().toISOString() });
  return placed([...gone, ...going]);
}

/** Writes whole records as they are, or as they are merged with what is there. Returns what was written. */
async function putRecords(
  db: BrowserDatabase,
  records: readonly LoadedRecord[],
  companyId: string,
  merge: LoadOptions['merge'],
): Promise<PlacedName[]> {
  const written: RecordName[] = [];
  for (const chunk of chunksOf(records, CHUNK)) {
    const entries = chunk.map(({ kind, record }) => ({ named: { kind, id: record.id }, record: record as unknown }));
    if (merge) {
      const rows = await db.records.bulkGet(entries.map(({ named }) => keyOf(named, companyId)));
      rows.forEach((row, index) => {
        const [entry, loaded] = [entries[index], chunk[index]];
        if (row && entry && loaded) entry.record = merge(dumped(row, row.record), loaded);
      });
    }
    const taken = entries.filter(({ record }) => record !== null);
    await writeRecords(db, taken, companyId);
    written.push(...taken.map(({ named }) => named));
  }
  return written.map(({ kind, id }) => ({ kind, id, space: spaceOf(kind, companyId) }));
}

/**
 * `load` of the port, apart from telling of it.
 * @returns what changed, or undefined when it was not done: only with `onlyIfFresh`
 */
export async function loadRecords(
  workspace: Workspace,
  records: readonly LoadedRecord[],
  { replace = false, keep, onlyIfFresh = false, merge, companyId = workspace.companyId }: LoadOptions,
  staging: Staging | null,
): Promise<PlacedName[] | undefined> {
  const { db } = workspace;
  checkLoadable(records);
  checkOwner(companyId);
  return db.transaction('rw', [...tablesOf(db, staging), db.meta], async () => {
    await assertKnown(db, staging);
    if (onlyIfFresh && !(await isFresh(workspace))) return undefined;
    const gone = replace ? await empty(workspace, new Set([workspace.companyId, companyId]), keep) : [];
    const put = await putRecords(db, records, companyId, merge);
    return [...new Map([...gone, ...put].map((one) => [`${one.space}/${nameKey(one)}`, one])).values()];
  });
}

/** Drops these files but for those that a record still names. In a transaction that writes records and files. */
export async function dropFiles(db: BrowserDatabase, files: ReadonlySet<string>): Promise<void> {
  const left = new Set(files);
  await db.records
    .where('kind')
    .anyOf(FILE_KINDS)
    .each(({ kind, record }) => {
      for (const file of filesOf(kind, record)) left.delete(file);
    });
  await db.files.bulkDelete([...left]);
  await db.blobs.bulkDelete([...left]);
}

/** Checks that a company is not the last one that lives. Throws StoreError `conflict`. */
export async function assertNotLast(workspace: Workspace, companyId: string): Promise<void> {
  const living = await indexed(workspace, 'company', [1, 1], BY_MOMENT).primaryKeys();
  if (!living.some((key) => key[2] !== companyId)) throw lastCompany(companyId);
}

/**
 * `eraseCompany` of the port, apart from telling of it. Returns what went.
 * @param staging where a company is shared: what the server needs to know of it goes with it
 */
export async function eraseCompany(
  workspace: Workspace,
  companyId: string,
  staging: Staging | null,
): Promise<PlacedName[]> {
  const { db } = workspace;
  await repairEnvelopes(workspace, 'company');
  return db.transaction('rw', [...tablesOf(db, staging), db.files, db.blobs], async () => {
    await assertKnown(db, staging);
    await assertNotLast(workspace, companyId);
    const files = new Set<string>();
    // Only what names files is read whole: texts and contacts are many.
    for (const kind of FILE_KINDS) {
      await rowsOfSpaceAndKind(db, companyId, kind).each(({ record }) => {
        for (const file of filesOf(kind, record)) files.add(file);
      });
    }
    const gone: RowKey[] = await rowsOfSpace(db, companyId).primaryKeys();
    for (const row of await rowsOfSpace(db, PERSONAL_SPACE).toArray()) {
      if (isOfCompany(row, row.record, companyId)) gone.push([row.space, row.kind, row.id]);
    }
    await db.records.bulkDelete(gone);
    await summariesOfSpace(db, companyId).delete();
    await dropMadeOf(db, companyId);
    await dropFiles(db, files);
    return placed(gone);
  });
}
