import { hashBlob } from './hash.ts';
import { filesOf, isKind, newestFirst } from '#src/domain/kindFacts.ts';
import { summaryOf } from '#src/domain/schemas.ts';
import {
  changeFrom,
  countedBy,
  checkLoadable,
  checkOwner,
  createEmitter,
  dumped,
  envelopeOf,
  isOfCompany,
  lastCompany,
  PERSONAL_SPACE,
  placedWrites,
  spaceOf,
  type ChangeMessage,
  type Envelope,
  type PlacedName,
  assertWanted,
} from './plan.ts';
import { nameKey, parseRow, planCommit, type RecordName } from '#src/domain/plan.ts';
import {
  NO_COMPANIES,
  ONLY_PERSON,
  type BrokenRecord,
  type Change,
  type FileStore,
  type ListQuery,
  type LoadOptions,
  type LoadedRecord,
  type RecordPage,
  type Store,
  type StoreStatus,
} from './port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import type { Kind, Records } from '#src/domain/records.ts';
import type { SummaryKind } from '#src/domain/records.ts';
import { isObject } from '#src/domain/core/record.ts';

interface Row {
  readonly name: RecordName;
  readonly stored: unknown;
}

interface LivingRow extends Envelope {
  readonly stored: unknown;
}

/** State that several memory stores share, as several tabs share one database. */
export interface MemoryBacking {
  /** Rows by space and name. */
  readonly spaces: Map<string, Map<string, Row>>;
  readonly files: Map<string, { readonly blob: Blob; readonly putAt: string }>;
  /** Whether the workspace was ever replaced. */
  started: boolean;
  /** Puts a value in a row without any check: for tests of damaged data. */
  write(companyId: string, name: RecordName, stored: unknown): void;
  /** Sends a message to all stores on this backing, the sender included. */
  send(message: ChangeMessage, from: Store): void;
  /** Calls back at every message. Returns the way to stop. */
  onMessage(listener: (message: ChangeMessage, from: Store) => void): () => void;
}

/** A new, empty backing. */
export function createMemoryBacking(): MemoryBacking {
  const messages = createEmitter<{ message: ChangeMessage; from: Store }>();
  const spaces: MemoryBacking['spaces'] = new Map();
  return {
    spaces,
    files: new Map(),
    started: false,
    write(companyId, name, stored) {
      const space = spaceOf(name.kind, companyId);
      const rows = spaces.get(space) ?? new Map<string, Row>();
      spaces.set(space, rows.set(nameKey(name), { name, stored }));
    },
    send(message, from) {
      messages.emit({ message, from });
    },
    onMessage: (listener) => messages.subscribe(({ message, from }) => listener(message, from)),
  };
}

const rowsIn = ({ spaces }: MemoryBacking, space: string): Row[] => [...(spaces.get(space)?.values() ?? [])];

const storedAt = ({ spaces }: MemoryBacking, companyId: string, name: RecordName): unknown =>
  spaces.get(spaceOf(name.kind, companyId))?.get(nameKey(name))?.stored;

function livingRows(backing: MemoryBacking, companyId: string, kind: Kind, live: 0 | 1 = 1): LivingRow[] {
  return rowsIn(backing, spaceOf(kind, companyId))
    .filter(({ name }) => name.kind === kind)
    .map(({ name, stored }) => ({ ...envelopeOf(name, stored), stored }))
    .filter((row) => row.live === live);
}

function listRecords<K extends Kind>(
  backing: MemoryBacking,
  companyId: string,
  kind: K,
  { parent, shelves, removed = false }: ListQuery,
): RecordPage<Records[K]> {
  const items: Records[K][] = [];
  const broken: BrokenRecord[] = [];
  const isAsked = (row: LivingRow): boolean =>
    (parent === undefined || row.parent === parent) &&
    (!shelves || (row.shelf !== undefined && shelves.includes(row.shelf)));
  const rows = livingRows(backing, companyId, kind, removed ? 0 : 1).filter(isAsked);
  for (const row of rows.sort(newestFirst)) {
    const parsed = parseRow(kind, row.id, row.stored);
    if (parsed.ok) items.push(parsed.record);
    else broken.push({ kind, id: row.id, reason: parsed.reason });
  }
  return { items, total: rows.length, broken };
}

function readRecord<K extends Kind>(
  backing: MemoryBacking,
  companyId: string,
  kind: K,
  id: string,
): Records[K] | undefined {
  const stored = storedAt(backing, companyId, { kind, id });
  if (stored === undefined) return undefined;
  const parsed = parseRow(kind, id, stored);
  if (!parsed.ok) throw new StoreError('invalid', `${nameKey({ kind, id })}: ${parsed.reason}`);
  return parsed.record;
}

/** Everything of both spaces that this build knows. */
function dumpRecords(backing: MemoryBacking, companyId: string): readonly LoadedRecord[] {
  return [companyId, PERSONAL_SPACE].flatMap((space) =>
    rowsIn(backing, space)
      .filter(({ name }) => isKind(name.kind))
      .map(({ name, stored }) => dumped(name, stored)),
  );
}

function isFresh(backing: MemoryBacking): boolean {
  return !backing.started && rowsIn(backing, PERSONAL_SPACE).length === 0;
}

/** Puts records in place. Returns what changed, each once. */
function loadRecords(
  backing: MemoryBacking,
  open: string,
  loaded: readonly LoadedRecord[],
  { replace, keep, merge, companyId: owner = open }: Omit<LoadOptions, 'onlyIfFresh'>,
): readonly PlacedName[] {
  checkLoadable(loaded);
  checkOwner(owner);
  const changed = new Map<string, PlacedName>();
  const note = ({ kind, id }: RecordName, space: string): void => {
    changed.set(`${space}/${nameKey({ kind, id })}`, { kind, id, space });
  };
  if (replace) {
    for (const space of new Set([open, owner, PERSONAL_SPACE])) {
      for (const { name, stored } of rowsIn(backing, space)) {
        if (space === PERSONAL_SPACE && keep?.(structuredClone(dumped(name, stored)))) continue;
        note(name, space);
        backing.spaces.get(space)?.delete(nameKey(name));
      }
    }
    backing.started = true;
  }
  for (const copy of structuredClone(loaded)) {
    const name = { kind: copy.kind, id: copy.record.id };
    const there = storedAt(backing, owner, name);
    const record = there !== undefined && merge ? merge(dumped(name, there), copy) : copy.record;
    if (record === null) continue;
    backing.write(owner, name, record);
    note(name, spaceOf(name.kind, owner));
  }
  return [...changed.values()];
}

/** Erases a company. Returns what went. */
function eraseCompany(backing: MemoryBacking, open: string, id: string): readonly PlacedName[] {
  if (!livingRows(backing, open, 'company').some((company) => company.id !== id)) throw lastCompany(id);
  const ofPerson = rowsIn(backing, PERSONAL_SPACE).filter(({ name, stored }) => isOfCompany(name, stored, id));
  const ofCompany = rowsIn(backing, id);
  backing.spaces.delete(id);
  for (const { name } of ofPerson) backing.spaces.get(PERSONAL_SPACE)?.delete(nameKey(name));
  const kept = new Set(
    [...backing.spaces.keys()].flatMap((space) =>
      rowsIn(backing, space).flatMap(({ name, stored }) => filesOf(name.kind, stored)),
    ),
  );
  for (const fileId of [...ofCompany, ...ofPerson].flatMap(({ name, stored }) => filesOf(name.kind, stored))) {
    if (!kept.has(fileId)) backing.files.delete(fileId);
  }
  return [
    ...ofCompany.map(({ name }) => ({ ...name, space: id })),
    ...ofPerson.map(({ name }) => ({ ...name, space: PERSONAL_SPACE })),
  ];
}

/** Drops what no record names any more. Returns how many files went. */
function sweepFiles(backing: MemoryBacking, since: string): number {
  const kept = new Set<string>();
  for (const space of backing.spaces.keys()) {
    for (const { name, stored } of rowsIn(backing, space)) {
      const removed = isObject(stored) && typeof stored.deletedAt === 'string' && stored.deletedAt <= since;
      if (!removed) for (const id of filesOf(name.kind, stored)) kept.add(id);
    }
  }
  const gone = [...backing.files].filter(([id, { putAt }]) => putAt <= since && !kept.has(id));
  for (const [id] of gone) backing.files.delete(id);
  return gone.length;
}

/** Drops a file that no living record names. Returns whether it went. */
function eraseFile(backing: MemoryBacking, id: string): boolean {
  const isNamed = [...backing.spaces.keys()].some((space) =>
    rowsIn(backing, space).some(({ name, stored }) => {
      const removed = isObject(stored) && typeof stored.deletedAt === 'string';
      return !removed && filesOf(name.kind, stored).includes(id);
    }),
  );
  return !isNamed && backing.files.delete(id);
}

function createFileStore(backing: MemoryBacking, now: () => Date, assertOpen: () => void): FileStore {
  return {
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
      return sweepFiles(backing, since);
    },
    async erase(id) {
      assertOpen();
      return eraseFile(backing, id);
    },
  };
}

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
