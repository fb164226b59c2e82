import type { Expectation } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { basisOf } from '#src/domain/sync/basis.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking, type MemoryBacking } from '#store/memory/backing.ts';
import {
  changeFrom,
  createEmitter,
  PERSONAL_SPACE,
  placedWrites,
  spaceOf,
  type ChangeMessage,
  assertWanted,
} from '#store/plan.ts';
import { nameKey, planCommit, uniqueNames, type CommitPlan, type RecordName } from '#src/domain/plan.ts';
import {
  type Change,
  type CommitOptions,
  type Committed,
  type RefusedCommit,
  type Store,
  type SyncState,
} from '#store/port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';

/*
 * A throw-away adapter: devices that work on their own, and a log that puts their commits in one order. There is no server here,
 * only the rules that a server has to keep. A device commits at once, for itself. The log takes a commit if what its author saw
 * still holds, else sets it aside; a device that pulls takes the log's records and does its own unsent commits on top.
 */

/** A commit on its way to the log. */
interface SentCommit {
  /** Made by the device, so that a commit whose answer got lost is known when it comes again. */
  readonly id: string;
  readonly ops: readonly Op[];
  /** Values that the author relied on, and those that the operations write over, as the author saw them. */
  readonly expect: readonly Expectation[];
  readonly at: string;
  /** Personal data is erased for good. */
  readonly erases?: true;
}

/** A commit of a device, with what its author could know, for tests to judge by. */
export interface MadeCommit extends SentCommit {
  readonly actor: string;
  /** How much of the log the device had taken. */
  readonly seen: number;
  /** The records that it touches as its author saw them. */
  readonly saw: ReadonlyMap<string, StoredRecord | undefined>;
}

interface Entry {
  readonly message: ChangeMessage;
  /** Whose personal space is meant. */
  readonly person: string;
  /** The device. */
  readonly from: object;
  /** Id of the commit; null for a workspace put in place or erased. */
  readonly commitId: string | null;
}

/** The records as the log has them, and how they came about. */
export interface Log {
  readonly entries: readonly Entry[];
  readonly backing: MemoryBacking;
  /** A number that no other device has. */
  nextDevice(): number;
  /** The log's records with one person's personal space. */
  viewOf(person: string, from: object): MemoryBacking;
  /** Takes a commit or refuses it, once: a commit that is known gets its answer again. */
  submit(commit: SentCommit, on: Pick<PeerOptions, 'companyId' | 'actor' | 'person'>, from: object): StoreError | null;
  /** Calls back whenever the log has grown. Returns the way to stop. */
  onGrowth(listener: (from: object) => void): () => void;
}

/** An empty log. */
export function createLog(): Log {
  const entries: Entry[] = [];
  const backing = createMemoryBacking();
  let devices = 0;
  const answers = new Map<string, StoreError | null>();
  const growth = createEmitter<object>();
  const add = (entry: Entry): void => {
    entries.push(entry);
    growth.emit(entry.from);
  };

  const log: Log = {
    entries,
    backing,
    nextDevice: () => (devices += 1),
    viewOf(person, from) {
      const { spaces } = backing;
      const own = (space: string): string => (space === PERSONAL_SPACE ? `${PERSONAL_SPACE} of ${person}` : space);
      const view: MemoryBacking = {
        spaces: {
          get: (space: string) => spaces.get(own(space)),
          set: (space: string, rows) => spaces.set(own(space), rows),
          delete: (space: string) => spaces.delete(own(space)),
          keys: () => spaces.keys(),
        } as MemoryBacking['spaces'],
        files: backing.files,
        get started() {
          return backing.started;
        },
        set started(started) {
          backing.started = started;
        },
        write(companyId, name, stored) {
          const space = spaceOf(name.kind, companyId);
          const rows = view.spaces.get(space) ?? new Map<string, { name: RecordName; stored: unknown }>();
          view.spaces.set(space, rows.set(nameKey(name), { name, stored }));
        },
        send: (message) => add({ message, person, from, commitId: null }),
        onMessage: () => () => undefined,
      };
      return view;
    },
    submit({ id, ops, expect, at, erases }, { companyId, actor, person }, from) {
      const known = answers.get(id);
      if (known !== undefined) return known;
      const view = log.viewOf(person, from);
      const read = (name: RecordName) => view.spaces.get(spaceOf(name.kind, companyId))?.get(nameKey(name))?.stored;
      try {
        const plan = planCommit(ops, { expect }, read, new Date(at));
        for (const { kind, record } of plan.writes) view.write(companyId, { kind, id: record.id }, record);
        answers.set(id, null);
        const message = { actor, records: placedWrites(plan, companyId), ...(erases ? { erases } : {}) };
        add({ message, person, from, commitId: id });
        return null;
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        answers.set(id, error);
        return error;
      }
    },
    onGrowth: growth.subscribe,
  };
  return log;
}

export interface PeerOptions {
  readonly companyId: string;
  /** The clock. */
  readonly now: () => Date;
  /** Who works on the device. */
  readonly actor: string;
  /** Whose personal space it holds. */
  readonly person: string;
}

/** A device with its own copy of the records. */
export interface Peer {
  readonly store: Store;
  /** All commits that resolved here, in order. */
  readonly made: readonly MadeCommit[];
  /** From now on nothing is sent or taken by itself. */
  goOffline(): void;
  /** Sends what waits, takes what is new, and goes on doing so. */
  goOnline(): void;
  /** Sends the commit that has waited longest, if any; `lost`: the log gets it, its answer gets lost. */
  push(lost?: boolean): void;
  /** Takes what is new in the log. */
  pull(): void;
}

/** Makes a device: its records, and its ways to the log and back. */
function createDevice(log: Log, { companyId, actor, person, now }: PeerOptions, from: object) {
  const view: MemoryBacking = createMemoryBacking();
  const changes = createEmitter<Change>();
  const syncs = createEmitter<SyncState>();
  const number = log.nextDevice();
  const made: MadeCommit[] = [];
  const refused: RefusedCommit[] = [];
  let outbox: SentCommit[] = [];
  let seen = 0;
  let isOnline = true;

  const stored = (name: RecordName): unknown =>
    view.spaces.get(spaceOf(name.kind, companyId))?.get(nameKey(name))?.stored;
  const write = ({ writes }: Pick<CommitPlan, 'writes'>): void => {
    for (const { kind, record } of writes) view.write(companyId, { kind, id: record.id }, record);
  };
  const state = (): SyncState => ({
    mode: 'team',
    connection: isOnline ? 'online' : 'offline',
    unsent: outbox.length,
    refused: [...refused],
  });
  const setOutbox = (next: SentCommit[]): void => {
    outbox = next;
    syncs.emit(state());
  };
  /** The log's records, with what was not answered yet on top where it still fits. */
  const rebuild = (): void => {
    const source = log.viewOf(person, from);
    for (const space of [companyId, PERSONAL_SPACE]) view.spaces.set(space, new Map(source.spaces.get(space)));
    for (const { ops, at } of outbox) {
      try {
        write(planCommit(ops, {}, stored, new Date(at)));
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
      }
    }
  };
  const device = {
    view,
    changes,
    syncs,
    made,
    state,
    isOnline: () => isOnline,
    setOnline(next: boolean): void {
      isOnline = next;
      if (next) device.exchange();
      syncs.emit(state());
    },
    pull(): void {
      const news = log.entries.slice(seen);
      seen = log.entries.length;
      // A commit known to be in the log needs no answer any more: done again on top, it would hide others' later changes.
      const arrived = new Set(news.filter((entry) => entry.from === from).map(({ commitId }) => commitId));
      if (outbox.some(({ id }) => arrived.has(id))) setOutbox(outbox.filter(({ id }) => !arrived.has(id)));
      rebuild();
      for (const { message, person: whose, from: sender, commitId } of news) {
        // A change committed here was reported as it was committed.
        if (sender === from && commitId !== null) continue;
        const records = message.records.filter(({ space }) => space !== PERSONAL_SPACE || whose === person);
        const change = changeFrom({ ...message, records }, companyId, sender === from ? 'here' : 'remote');
        if (change) changes.emit(change);
      }
    },
    push(lost = false): void {
      const [first, ...rest] = outbox;
      if (!first) return;
      const error = log.submit(first, { companyId, actor, person }, from);
      if (lost) return;
      if (error) {
        const code = error.code === 'invalid' ? 'invalid' : error.reason === 'gone' ? 'gone' : 'conflict';
        refused.push({ id: first.id, ops: first.ops, expect: first.expect, at: first.at, error, refusal: { code } });
      }
      setOutbox(rest);
      if (!error) return;
      rebuild();
      changes.emit({ origin: 'remote', actor, records: uniqueNames(first.ops) });
    },
    async settleRefused(id: string): Promise<void> {
      const at = refused.findIndex((one) => one.id === id);
      if (at !== -1) refused.splice(at, 1);
      syncs.emit(state());
    },
    exchange(): void {
      while (outbox.length > 0) device.push();
      device.pull();
    },
    commit(given: readonly Op[], { expect = [], erases, signal }: CommitOptions): Committed {
      assertWanted(signal);
      const kind = erases ? { erases: true as const } : {};
      const ops = structuredClone(given);
      const saw = new Map(uniqueNames(ops).map((name) => [nameKey(name), stored(name) as StoredRecord | undefined]));
      const plan = planCommit(ops, { expect }, stored, now());
      write(plan);
      const change = changeFrom({ actor, records: placedWrites(plan, companyId), ...kind }, companyId, 'here');
      if (change) {
        const basis = basisOf(ops, (name) => saw.get(nameKey(name)));
        const commit = { id: `${number}-${made.length}`, ops, expect: [...expect, ...basis], at: plan.at, ...kind };
        made.push({ ...commit, actor, seen, saw });
        setOutbox([...outbox, commit]);
        changes.emit(change);
      }
      if (isOnline) device.exchange();
      return { at: plan.at, inverse: plan.inverse };
    },
  };
  return device;
}

export function createPeer(log: Log, options: PeerOptions): Peer {
  const { companyId, now, actor, person } = options;
  const from = {};
  const device = createDevice(log, options, from);
  const local = createMemoryStore({ companyId, now, actor, backing: device.view });
  // Operations on a workspace as a whole are done to the log itself.
  const atLog = createMemoryStore({ companyId, now, actor, backing: log.viewOf(person, from) });
  const assertOnline = (): void => {
    if (!device.isOnline()) throw new StoreError('closed', 'no way to the log', { reason: 'failed', retryable: true });
  };
  const stop = log.onGrowth((sender) => {
    if (device.isOnline() && sender !== from) device.pull();
  });
  device.pull();

  const store: Store = {
    ...local,
    actor,
    get status() {
      return local.status;
    },
    async commit(ops, settings = {}) {
      if (local.status !== 'open') throw new StoreError('closed', 'the store was closed', { reason: 'failed' });
      return device.commit(ops, settings);
    },
    onChange: device.changes.subscribe,
    settleRefused: device.settleRefused,
    sync: device.state,
    onSync: device.syncs.subscribe,
    async load(records, settings) {
      assertOnline();
      const done = await atLog.load(records, settings);
      device.pull();
      return done;
    },
    async eraseCompany(id) {
      assertOnline();
      await atLog.eraseCompany(id);
      device.pull();
    },
    isFresh: atLog.isFresh,
    files: atLog.files,
    close() {
      stop();
      local.close();
      atLog.close();
    },
  };
  return {
    store,
    made: device.made,
    push: device.push,
    pull: device.pull,
    goOffline: () => device.setOnline(false),
    goOnline: () => device.setOnline(true),
  };
}
