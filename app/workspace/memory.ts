import type { Kind, Records } from '#src/domain/operation.ts';

import { hashBlob } from './hash.ts';
import { filesOf, isKind, isObject, newestFirst } from './kindFacts.ts';
import { summaryOf } from './kinds.ts';
import {
  ACCOUNT_SPACE,
  checkLoadable,
  checkOwner,
  createListeners,
  dumped,
  envelopeOf,
  heard,
  isOfCompany,
  lastCompany,
  nameKey,
  parseRow,
  planCommit,
  spaceOf,
  type Envelope,
  type RecordName,
  type Told,
} from './plan.ts';
import {
  StoreError,
  type BrokenRecord,
  type Change,
  type ListQuery,
  type LoadOptions,
  type LoadedRecord,
  type Page,
  type Store,
  type StoreStatus,
  type Summaries,
  type SummaryKind,
} from './port.ts';

interface Row {
  readonly name: RecordName;
  readonly stored: unknown;
}

interface LivingRow extends Envelope {
  readonly stored: unknown;
}

/** What several memory stores share, as several tabs share one database. */
export interface MemoryBacking {
  /** Rows by space and name. */
  readonly spaces: Map<string, Map<string, Row>>;
  readonly files: Map<string, { readonly blob: Blob; readonly putAt: string }>;
  /** Whether an account record was ever written or the workspace replaced. */
  started: boolean;
  /** Puts a value in a row without any check: for tests of damaged data. */
  write(companyId: string, name: RecordName, stored: unknown): void;
  /** Tells the other stores. */
  tell(told: Told, from: Store): void;
  /** Hears of the commits of all stores. Returns the way to stop. */
  hear(listener: (told: Told, from: Store) => void): () => void;
}

/** A new, empty backing. */
export function createMemoryBacking(): MemoryBacking {
  const listeners = createListeners<{ told: Told; from: Store }>();
  const spaces = new Map<string, Map<string, Row>>();
  return {
    spaces,
    files: new Map(),
    started: false,
    write(companyId, name, stored) {
      const space = spaceOf(name.kind, companyId);
      const rows = spaces.get(space) ?? new Map<string, Row>();
      spaces.set(space, rows.set(nameKey(name), { name, stored }));
    },
    tell(told, from) {
      listeners.tell({ told, from });
    },
    hear: (listener) => listeners.add(({ told, from }) => listener(told, from)),
  };
}

/** Settings of {@link createMemoryStore}. */
export interface MemoryStoreOptions {
  readonly companyId: string;
  /** The clock. */
  readonly now: () => Date;
  /** Records that are there from the start. */
  readonly records?: readonly LoadedRecord[];
  /** Shared with other stores; default a backing of its own. */
  readonly backing?: MemoryBacking;
}

/** A store that keeps everything in memory: for stories and tests. Behaves like the real one, apart from durability. */
export function createMemoryStore({
  companyId,
  now,
  records,
  backing = createMemoryBacking(),
}: MemoryStoreOptions): Store {
  const changes = createListeners<Change>();
  const statuses = createListeners<StoreStatus>();
  let status: StoreStatus = 'open';

  const assertOpen = (): void => {
    if (status !== 'open') throw new StoreError('closed', 'the store was closed', { reason: 'failed' });
  };
  const rowsOf = (kind: Kind): Map<string, Row> => {
    const space = spaceOf(kind, companyId);
    const rows = backing.spaces.get(space) ?? new Map<string, Row>();
    backing.spaces.set(space, rows);
    return rows;
  };
  const read = (name: RecordName): unknown => rowsOf(name.kind).get(nameKey(name))?.stored;
  const write = (name: RecordName, stored: unknown): void => backing.write(companyId, name, stored);
  const tellAll = (told: Told): void => {
    if (told.records.length === 0) return;
    const change = heard(told, companyId, 'here');
    if (change) changes.tell(change);
    backing.tell(told, store);
  };
  const put = (
    loaded: readonly LoadedRecord[],
    { replace, keep, merge, companyId: owner = companyId }: Omit<LoadOptions, 'onlyIfFresh'>,
  ): void => {
    checkLoadable(loaded);
    checkOwner(owner);
    const copies = structuredClone(loaded);
    const told = new Map<string, Told['records'][number]>();
    const note = ({ kind, id }: RecordName, space: string): void => {
      told.set(`${space}/${nameKey({ kind, id })}`, { kind, id, space });
    };
    if (replace) {
      for (const space of new Set([companyId, owner, ACCOUNT_SPACE])) {
        const rows = backing.spaces.get(space) ?? new Map<string, Row>();
        for (const [key, { name, stored }] of rows) {
          if (space === ACCOUNT_SPACE && keep?.(structuredClone(dumped(name, stored)))) continue;
          note(name, space);
          rows.delete(key);
        }
      }
      backing.started = true;
    }
    for (const copy of copies) {
      const name = { kind: copy.kind, id: copy.record.id };
      const space = spaceOf(name.kind, owner);
      const there = backing.spaces.get(space)?.get(nameKey(name));
      const record = there && merge ? merge(dumped(name, there.stored), copy) : copy.record;
      if (record === null) continue;
      backing.write(owner, name, record);
      note(name, space);
    }
    tellAll({ records: [...told.values()] });
  };
  const fresh = (): boolean => !backing.started && (backing.spaces.get(ACCOUNT_SPACE)?.size ?? 0) === 0;

  const livingRows = (kind: Kind): LivingRow[] =>
    [...rowsOf(kind).values()]
      .filter(({ name }) => name.kind === kind)
      .map(({ name, stored }) => ({ ...envelopeOf(name, stored), stored }))
      .filter((row) => row.live === 1);
  const list = <K extends Kind>(
    kind: K,
    { parent, sort = '-createdAt', limit, before }: ListQuery,
  ): Page<Records[K]> => {
    const order = sort === 'createdAt' ? -1 : 1;
    const rows = livingRows(kind)
      .filter((row) => parent === undefined || row.parent === parent)
      .sort((a, b) => order * newestFirst(a, b));
    const items: Records[K][] = [];
    const broken: BrokenRecord[] = [];
    for (const row of rows) {
      if (limit !== undefined && items.length >= limit) break;
      if (before && order * newestFirst(row, before) <= 0) continue;
      const parsed = parseRow(kind, row.id, row.stored);
      if (parsed.ok) items.push(parsed.record);
      else broken.push({ kind, id: row.id, reason: parsed.reason });
    }
    return { items, total: rows.length, broken };
  };

  const store: Store = {
    companyId,
    get status() {
      return status;
    },
    async get(kind, id) {
      assertOpen();
      const stored = read({ kind, id });
      if (stored === undefined) return undefined;
      const parsed = parseRow(kind, id, stored);
      if (!parsed.ok) throw new StoreError('invalid', `${nameKey({ kind, id })}: ${parsed.reason}`);
      return parsed.record;
    },
    async list(kind, query = {}) {
      assertOpen();
      return list(kind, query);
    },
    async summaries<K extends SummaryKind>(kind: K, ids?: readonly string[]): Promise<Page<Summaries[K]>> {
      assertOpen();
      const { items, total, broken } = list(kind, {});
      const wanted = ids && new Set(ids);
      const chosen = wanted ? items.filter((record) => wanted.has(record.id)) : items;
      const chosenBroken = wanted ? broken.filter((record) => wanted.has(record.id)) : broken;
      return {
        items: chosen.map((record) => summaryOf(kind, record)),
        total: wanted ? chosen.length + chosenBroken.length : total,
        broken: chosenBroken,
      };
    },
    async commit(ops, options = {}) {
      assertOpen();
      const { at, inverse, writes } = planCommit(structuredClone(ops), options, read, now());
      for (const { kind, record } of writes) write({ kind, id: record.id }, record);
      tellAll({
        records: writes.map(({ kind, record }) => ({ kind, id: record.id, space: spaceOf(kind, companyId) })),
      });
      return { at, inverse };
    },
    onChange: changes.add,
    onStatus: statuses.add,
    async load(loaded, { onlyIfFresh = false, ...options } = {}) {
      assertOpen();
      if (onlyIfFresh && !fresh()) return false;
      put(loaded, options);
      return true;
    },
    async eraseCompany(id) {
      assertOpen();
      const account = backing.spaces.get(ACCOUNT_SPACE) ?? new Map<string, Row>();
      if (!livingRows('company').some((company) => company.id !== id)) throw lastCompany(id);
      const ofAccount = [...account.values()].filter(({ name, stored }) => isOfCompany(name, stored, id));
      const ofSpace = [...(backing.spaces.get(id)?.values() ?? [])];
      backing.spaces.delete(id);
      for (const { name } of ofAccount) account.delete(nameKey(name));
      const kept = new Set(
        [...backing.spaces.values()].flatMap((rows) =>
          [...rows.values()].flatMap(({ name, stored }) => filesOf(name.kind, stored)),
        ),
      );
      for (const fileId of [...ofSpace, ...ofAccount].flatMap(({ name, stored }) => filesOf(name.kind, stored))) {
        if (!kept.has(fileId)) backing.files.delete(fileId);
      }
      tellAll({
        records: [
          ...ofSpace.map(({ name }) => ({ ...name, space: id })),
          ...ofAccount.map(({ name }) => ({ ...name, space: ACCOUNT_SPACE })),
        ],
      });
    },
    async isFresh() {
      assertOpen();
      return fresh();
    },
    async dump() {
      assertOpen();
      return [companyId, ACCOUNT_SPACE].flatMap((space) =>
        [...(backing.spaces.get(space)?.values() ?? [])]
          .filter(({ name }) => isKind(name.kind))
          .map(({ name, stored }) => dumped(name, stored)),
      );
    },
    files: {
      async put(blob, options) {
        assertOpen();
        const id = await hashBlob(blob, options).catch((error: unknown) => {
          if (options?.signal?.aborted) throw new StoreError('aborted', 'cancelled', { cause: error });
          throw new StoreError('invalid', 'the blob cannot be read', { cause: error });
        });
        assertOpen();
        backing.files.set(id, { blob: backing.files.get(id)?.blob ?? blob, putAt: now().toISOString() });
        return id;
      },
      async get(id) {
        assertOpen();
        return backing.files.get(id)?.blob;
      },
      async sweep(since) {
        assertOpen();
        const kept = new Set<string>();
        for (const rows of backing.spaces.values()) {
          for (const { name, stored } of rows.values()) {
            const removed = isObject(stored) && typeof stored.deletedAt === 'string' && stored.deletedAt <= since;
            if (!removed) for (const id of filesOf(name.kind, stored)) kept.add(id);
          }
        }
        const gone = [...backing.files].filter(([id, { putAt }]) => putAt <= since && !kept.has(id));
        for (const [id] of gone) backing.files.delete(id);
        return gone.length;
      },
    },
    close() {
      if (status === 'closed') return;
      status = 'closed';
      stopHearing();
      statuses.tell(status);
    },
  };
  const stopHearing = backing.hear((told, from) => {
    if (from === store) return;
    const change = heard(told, companyId, 'elsewhere');
    if (change) changes.tell(change);
  });
  if (records) put(records, {});
  return store;
}
