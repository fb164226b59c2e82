import { DATABASE_NAME } from './databaseName.ts';
import { commitOps } from './indexedDb/committing.ts';
import { connect } from './indexedDb/connection.ts';
import { createFileStore } from './indexedDb/files.ts';
import { dumpRecords, listRecords, readAllSummaries, readRecord, readSomeSummaries } from './indexedDb/reading.ts';
import type { Workspace } from './indexedDb/rows.ts';
import { eraseCompany, isFresh, loadRecords } from './indexedDb/whole.ts';
import { changeFrom, checkOwner, createEmitter, placedWrites, type PlacedName } from './plan.ts';
import { ONLY_PERSON, type Change, type Store } from './port.ts';

/** Settings of {@link openIndexedDbStore}. */
export interface IndexedDbStoreOptions {
  readonly companyId: string;
  /** The clock. */
  readonly now: () => Date;
  /** Who works with this store. Default the one person of a browser without sign-in. */
  readonly actor?: string;
  /** Name of the database; default the app's. */
  readonly name?: string;
}

/**
 * Opens the browser's database. Resolves when it is open, or already when an older tab holds up the upgrade: then `status`
 * is `blocked`, and calls wait until that tab is closed.
 * @throws StoreError `closed`
 */
export async function openIndexedDbStore({
  companyId,
  now,
  actor = ONLY_PERSON,
  name = DATABASE_NAME,
}: IndexedDbStoreOptions): Promise<Store> {
  checkOwner(companyId);
  const changes = createEmitter<Change>();
  const connection = await connect(name, (message) => {
    const change = changeFrom(message, companyId, 'tab');
    if (change) changes.emit(change);
  });
  const { db, run, send } = connection;
  const workspace: Workspace = { db, companyId, now, repaired: new Set() };
  const tell = (records: readonly PlacedName[]): void => {
    if (records.length === 0) return;
    const message = { actor, records };
    send(message);
    const change = changeFrom(message, companyId, 'here');
    if (change) changes.emit(change);
  };

  return {
    companyId,
    actor,
    get status() {
      return connection.status;
    },
    get: (kind, id) => run(() => readRecord(workspace, kind, id)),
    list: (kind, query = {}) => run(() => listRecords(workspace, kind, query)),
    summaries: (kind, ids) =>
      run(() => (ids ? readSomeSummaries(workspace, kind, ids) : readAllSummaries(workspace, kind))),
    commit: (ops, options = {}) =>
      run(async () => {
        const plan = await commitOps(workspace, ops, options);
        tell(placedWrites(plan, companyId));
        return { at: plan.at, inverse: plan.inverse };
      }),
    onChange: changes.subscribe,
    onStatus: connection.onStatus,
    sync: () => ({ mode: 'local' }),
    onSync: () => () => undefined,
    load: (records, options = {}) =>
      run(async () => {
        const changed = await loadRecords(workspace, records, options);
        if (changed) tell(changed);
        return changed !== undefined;
      }),
    eraseCompany: (id) => run(async () => tell(await eraseCompany(workspace, id))),
    isFresh: () => run(() => db.transaction('r', db.records, db.meta, () => isFresh(workspace))),
    dump: () => run(() => dumpRecords(workspace)),
    files: createFileStore(connection, now),
    close: connection.close,
  };
}
