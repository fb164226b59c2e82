import { StoreError } from '#src/domain/core/storeError.ts';
import { planCommit, type RecordName } from '#src/domain/plan.ts';
import type { Kind, SummaryKind } from '#src/domain/records.ts';
import { summaryOf } from '#src/domain/schemas.ts';

import { createMemoryBacking, storedAt, type MemoryBacking } from './memory/backing.ts';
import { createFileStore } from './memory/files.ts';
import { dumpRecords, isFresh, listRecords, livingRows, readRecord } from './memory/reading.ts';
import { eraseCompany, loadRecords } from './memory/whole.ts';
import {
  assertWanted,
  changeFrom,
  countedBy,
  createEmitter,
  placedWrites,
  type ChangeMessage,
  type PlacedName,
} from './plan.ts';
import {
  NO_COMPANIES,
  ONLY_PERSON,
  type Change,
  type ListQuery,
  type LoadedRecord,
  type Store,
  type StoreStatus,
} from './port.ts';

export interface MemoryStoreOptions {
  readonly companyId: string;
  /** The clock. */
  readonly now: () => Date;
  /** Who works with this store. Default the one person of a browser without sign-in. */
  readonly actor?: string;
  /** Records that are there from the start. */
  readonly records?: readonly LoadedRecord[];
  /** Shared with other stores; default a backing of its own. */
  readonly backing?: MemoryBacking;
}

/** A store that keeps everything in memory: for stories and tests. Behaves like the real one, apart from durability. */
export function createMemoryStore({
  companyId,
  now,
  actor = ONLY_PERSON,
  records,
  backing = createMemoryBacking(),
}: MemoryStoreOptions): Store {
  const changes = createEmitter<Change>();
  const statuses = createEmitter<StoreStatus>();
  let status: StoreStatus = 'open';

  const assertOpen = (): void => {
    if (status !== 'open') throw new StoreError('closed', 'the store was closed', { reason: 'failed' });
  };
  const tell = (changed: readonly PlacedName[], erases = false): void => {
    if (changed.length === 0) return;
    const message: ChangeMessage = { actor, records: changed, ...(erases ? { erases } : {}) };
    const change = changeFrom(message, companyId, 'here');
    if (change) changes.emit(change);
    backing.send(message, store);
  };
  const list = <K extends Kind>(kind: K, query: ListQuery) => listRecords(backing, companyId, kind, query);

  const store: Store = {
    companyId,
    actor,
    get status() {
      return status;
    },
    async get(kind, id) {
      assertOpen();
      return readRecord(backing, companyId, kind, id);
    },
    async list(kind, query = {}) {
      assertOpen();
      return list(kind, query);
    },
    async tally(kind, parent) {
      assertOpen();
      const below = livingRows(backing, companyId, kind).filter((row) => row.parent === parent);
      return countedBy(below.flatMap(({ tally }) => tally ?? []));
    },
    async summaries<K extends SummaryKind>(kind: K, ids?: readonly string[]) {
      assertOpen();
      const { items, broken } = list(kind, {});
      const wanted = ids && new Set(ids);
      const found = wanted ? items.filter((record) => wanted.has(record.id)) : items;
      const foundBroken = wanted ? broken.filter((record) => wanted.has(record.id)) : broken;
      return {
        items: found.map((record) => summaryOf(kind, record)),
        total: found.length + foundBroken.length,
        broken: foundBroken,
      };
    },
    async commit(ops, options = {}) {
      assertOpen();
      assertWanted(options.signal);
      const read = (name: RecordName): unknown => storedAt(backing, companyId, name);
      const plan = planCommit(structuredClone(ops), options, read, now());
      for (const { kind, record } of plan.writes) backing.write(companyId, { kind, id: record.id }, record);
      tell(placedWrites(plan, companyId), options.erases);
      return { at: plan.at, inverse: plan.inverse };
    },
    onChange: changes.subscribe,
    onStatus: statuses.subscribe,
    sync: () => ({ mode: 'local' }),
    onSync: () => () => undefined,
    shared: () => NO_COMPANIES,
    presence: () => null,
    onInbox: () => () => undefined,
    settleRefused: async () => undefined,
    async load(loaded, { onlyIfFresh = false, ...options } = {}) {
      assertOpen();
      if (onlyIfFresh && !isFresh(backing)) return false;
      tell(loadRecords(backing, companyId, loaded, options));
      return true;
    },
    async eraseCompany(id) {
      assertOpen();
      tell(eraseCompany(backing, companyId, id));
    },
    async isFresh() {
      assertOpen();
      return isFresh(backing);
    },
    async dump() {
      assertOpen();
      return dumpRecords(backing, companyId);
    },
    files: createFileStore(backing, now, assertOpen),
    close() {
      if (status === 'closed') return;
      status = 'closed';
      stopListening();
      statuses.emit(status);
    },
  };
  const stopListening = backing.onMessage((message, from) => {
    if (from === store) return;
    const change = changeFrom(message, companyId, 'tab');
    if (change) changes.emit(change);
  });
  if (records) loadRecords(backing, companyId, records, {});
  return store;
}
