import { Dexie } from 'dexie';

import type { Kind, Op, Records } from '#src/domain/operation.ts';

import { DATABASE_NAME } from './databaseName.ts';
import { createHasher } from './hasher.ts';
import { FILE_KINDS, filesOf, isKind, isObject, isSummaryKind, newestFirst } from './kindFacts.ts';
import { parseSummary, summaryOf } from './kinds.ts';
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
  isBig,
  nameKey,
  parseRow,
  planCommit,
  planWithPauses,
  spaceOf,
  touchedBy,
  type Plan,
  type RecordName,
  type Told,
} from './plan.ts';
import {
  StoreError,
  type BrokenRecord,
  type Change,
  type CommitOptions,
  type ListQuery,
  type Page,
  type Store,
  type StoreStatus,
  type Summaries,
  type SummaryKind,
} from './port.ts';
import { BY_MOMENT, BY_PARENT, createDatabase, isNewer } from './schema.ts';
import type { RecordRow, RowKey, SummaryRow } from './schema.ts';
import { toStoreError } from './storeErrors.ts';

/** Settings of {@link openIndexedDbStore}. */
export interface IndexedDbStoreOptions {
  readonly companyId: string;
  /** The clock. */
  readonly now: () => Date;
  /** Name of the database; default the app's. */
  readonly name?: string;
}

/** Records read at once while a page is filled. */
const CHUNK = 200;
/** Records of up to a thousand members read or written at once: to copy them takes about 10 ms. */
const BIG_CHUNK = 10;

function chunksOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

const writtenRows = ({ writes }: Plan) =>
  writes.map(({ kind, record }) => ({ named: { kind, id: record.id }, record }));

/** The summary kept beside a record of a company's workspace, or undefined when it has none. */
function summaryRow(named: RecordName, record: unknown, owner: string): SummaryRow | undefined {
  if (!isSummaryKind(named.kind) || envelopeOf(named, record).live === 0) return undefined;
  const parsed = parseRow(named.kind, named.id, record);
  if (!parsed.ok) return undefined;
  const summary = summaryOf(named.kind, parsed.record);
  return { space: spaceOf(named.kind, owner), kind: named.kind, id: named.id, summary };
}

const momentIn = (stored: unknown): unknown => (isObject(stored) ? stored.updatedAt : stored);

/**
 * Opens the browser's database. Resolves when it is open, or already when an older tab holds up the upgrade: then `status`
 * is `blocked`, and calls wait until that tab is closed.
 * @throws StoreError `closed`
 */
export async function openIndexedDbStore({
  companyId,
  now,
  name = DATABASE_NAME,
}: IndexedDbStoreOptions): Promise<Store> {
  checkOwner(companyId);
  const db = createDatabase(name, { autoOpen: false });
  const changes = createListeners<Change>();
  const statuses = createListeners<StoreStatus>();
  const hasher = createHasher();
  let status: StoreStatus = 'open';
  let channel: BroadcastChannel | undefined;

  /* ── Standing ──────────────────────────────────────────────────────────────────────────────────────────────────── */

  const setStatus = (next: StoreStatus): void => {
    if (status === next) return;
    status = next;
    statuses.tell(next);
  };
  const ending = new AbortController();
  const ended = new Promise((resolve) => {
    ending.signal.addEventListener('abort', resolve);
  });
  const end = (next: 'outdated' | 'closed'): void => {
    if (status === 'outdated' || status === 'closed') return;
    setStatus(next);
    ending.abort();
    channel?.close();
    hasher.close();
    // A connection that is still being opened would be left open by closing it now; `opened` sees to it.
    if (db.isOpen()) db.close();
  };
  const refusal = (): StoreError =>
    status === 'outdated'
      ? new StoreError('closed', 'a newer version took over in another tab', { reason: 'outdated' })
      : new StoreError('closed', 'the store was closed', { reason: 'failed' });

  // Returning false keeps Dexie from its own handling: a warning, and a connection that opens again by itself.
  db.on('versionchange', () => {
    end('outdated');
    return false;
  });
  db.on('close', () => end('closed'));

  const opened = isNewer(name)
    .then(async (newer) => {
      if (newer) {
        end('outdated');
        throw refusal();
      }
      await db.open();
      if (status !== 'open' && status !== 'blocked') {
        db.close();
        throw refusal();
      }
      channel = new BroadcastChannel(`${name}:changes`);
      channel.addEventListener('message', (event: MessageEvent<Told>) => {
        const change = heard(event.data, companyId, 'elsewhere');
        if (change) changes.tell(change);
      });
      if (status === 'blocked') setStatus('open');
    })
    .catch((error: unknown) => {
      const refused = toStoreError(error);
      end('closed');
      if (refused.code !== 'closed' || refused.reason === 'outdated') throw refused;
      throw new StoreError('closed', refused.message, { reason: 'unavailable', cause: error });
    });
  // A failure while blocked is told to whoever calls next.
  opened.catch(() => undefined);
  const blocked = new Promise<void>((resolve) => {
    db.on('blocked', () => {
      setStatus('blocked');
      resolve();
      return false;
    });
  });
  await Promise.race([opened, blocked]);

  // One race for all calls: each of its own would hang on to `ended` until the page goes.
  const ready = Promise.race([opened, ended]);
  ready.catch(() => undefined);
  /** Runs an action on the open database; every failure comes out as a StoreError. */
  const run = async <T>(action: () => PromiseLike<T>): Promise<T> => {
    try {
      await ready;
      if (status !== 'open') throw refusal();
      return await action();
    } catch (error) {
      throw status === 'outdated' ? refusal() : toStoreError(error);
    }
  };
  const tell = (told: Told): void => {
    if (told.records.length === 0) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    channel?.postMessage(told);
    const change = heard(told, companyId, 'here');
    if (change) changes.tell(change);
  };

  /* ── Rows ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

  const keyed = ({ kind, id }: RecordName, owner = companyId): RowKey => [spaceOf(kind, owner), kind, id];
  const rowOf = (named: RecordName, record: unknown, owner = companyId): RecordRow => ({
    ...envelopeOf(named, record),
    space: spaceOf(named.kind, owner),
    record,
  });
  /** Writes records of a company's workspace and what is kept beside them. In a transaction on records and summaries. */
  const write = async (
    records: readonly { readonly named: RecordName; readonly record: unknown }[],
    owner = companyId,
  ): Promise<void> => {
    await db.records.bulkPut(records.map(({ named, record }) => rowOf(named, record, owner)));
    const kept: SummaryRow[] = [];
    const dropped: RowKey[] = [];
    for (const { named, record } of records) {
      if (!isSummaryKind(named.kind)) continue;
      const row = summaryRow(named, record, owner);
      if (row) kept.push(row);
      else dropped.push(keyed(named, owner));
    }
    if (kept.length > 0) await db.summaries.bulkPut(kept);
    if (dropped.length > 0) await db.summaries.bulkDelete(dropped);
  };

  const rowsOfKind = (kind: Kind) => {
    const space = spaceOf(kind, companyId);
    return db.records.where(':id').between([space, kind, Dexie.minKey], [space, kind, Dexie.maxKey]);
  };
  const rowsOfSpace = (space: string) =>
    db.records.where(':id').between([space, Dexie.minKey, Dexie.minKey], [space, Dexie.maxKey, Dexie.maxKey]);
  const summariesOfKind = (kind: SummaryKind) => {
    const space = spaceOf(kind, companyId);
    return db.summaries.where(':id').between([space, kind, Dexie.minKey], [space, kind, Dexie.maxKey]);
  };
  const indexed = (kind: Kind, live: readonly [from: 0 | 1, to: 0 | 1], index: typeof BY_MOMENT | typeof BY_PARENT) => {
    const space = spaceOf(kind, companyId);
    return db.records
      .where(index)
      .between([space, kind, live[0], Dexie.minKey], [space, kind, live[1], Dexie.maxKey], true, true);
  };

  /**
   * A row without a sound envelope is in no index, so no list would ever meet it. Looked for once per kind and connection:
   * such rows get the envelope that their record calls for.
   */
  const mended = new Set<Kind>();
  const mend = async (kind: Kind): Promise<void> => {
    if (mended.has(kind)) return;
    const counts = await db.transaction('r', db.records, () =>
      Promise.all([
        rowsOfKind(kind).count(),
        indexed(kind, [0, 1], BY_MOMENT).count(),
        indexed(kind, [0, 1], BY_PARENT).count(),
      ]),
    );
    if (new Set(counts).size > 1) {
      await db.transaction('rw', db.records, async () => {
        const rows = await rowsOfKind(kind).toArray();
        await db.records.bulkPut(rows.map(({ id, record }) => rowOf({ kind, id }, record)));
      });
    }
    mended.add(kind);
  };

  /* ── Reading ───────────────────────────────────────────────────────────────────────────────────────────────────── */

  const list = async <K extends Kind>(
    kind: K,
    { parent, sort = '-createdAt', limit, before }: ListQuery,
  ): Promise<Page<Records[K]>> => {
    await mend(kind);
    const index = parent === undefined ? BY_MOMENT : BY_PARENT;
    const prefix = [spaceOf(kind, companyId), kind, 1, ...(parent === undefined ? [] : [parent])];
    const first = [...prefix, Dexie.minKey, Dexie.minKey];
    const last = [...prefix, Dexie.maxKey, Dexie.maxKey];
    const items: Records[K][] = [];
    const broken: BrokenRecord[] = [];
    const total = await db.transaction('r', db.records, async () => {
      const count = await db.records.where(index).between(first, last, true, true).count();
      let after = before && [...prefix, before.createdAt, before.id];
      for (;;) {
        const wanted = limit === undefined ? undefined : limit - items.length;
        if (wanted !== undefined && wanted <= 0) return count;
        const range =
          sort === 'createdAt'
            ? db.records.where(index).between(after ?? first, last, !after, true)
            : db.records
                .where(index)
                .between(first, after ?? last, true, !after)
                .reverse();
        const most = kind === 'contactList' ? BIG_CHUNK : wanted === undefined ? undefined : CHUNK;
        const rows = await (most === undefined ? range : range.limit(Math.min(wanted ?? most, most))).toArray();
        for (const { id, record } of rows) {
          const parsed = parseRow(kind, id, record);
          if (parsed.ok) items.push(parsed.record);
          else broken.push({ kind, id, reason: parsed.reason });
        }
        const end = rows.at(-1);
        if (most === undefined || !end) return count;
        after = [...prefix, end.createdAt, end.id];
      }
    });
    return { items, total, broken };
  };

  /** Makes the summaries of these records anew; tells which of them cannot have one, though they live. */
  const rebuild = async <K extends SummaryKind>(
    kind: K,
    ids: readonly string[],
  ): Promise<{ made: Summaries[K][]; broken: BrokenRecord[] }> => {
    const made: Summaries[K][] = [];
    const broken: BrokenRecord[] = [];
    await db.transaction('rw', db.records, db.summaries, async () => {
      made.length = 0;
      broken.length = 0;
      const rows = await db.records.bulkGet(ids.map((id) => keyed({ kind, id })));
      const kept: SummaryRow[] = [];
      const dropped: RowKey[] = [];
      rows.forEach((row, index) => {
        const id = ids[index] ?? '';
        const living = row && envelopeOf({ kind, id }, row.record).live === 1;
        const parsed = living ? parseRow(kind, id, row.record) : undefined;
        if (parsed?.ok) {
          const summary = summaryOf(kind, parsed.record);
          made.push(summary);
          kept.push({ space: spaceOf(kind, companyId), kind, id, summary });
        } else {
          if (parsed) broken.push({ kind, id, reason: parsed.reason });
          dropped.push(keyed({ kind, id }));
        }
      });
      await db.summaries.bulkPut(kept);
      await db.summaries.bulkDelete(dropped);
    });
    return { made, broken };
  };

  const allSummaries = async <K extends SummaryKind>(kind: K): Promise<Page<Summaries[K]>> => {
    await mend(kind);
    const [rows, total] = await db.transaction('r', db.records, db.summaries, () =>
      Promise.all([summariesOfKind(kind).toArray(), indexed(kind, [1, 1], BY_MOMENT).count()]),
    );
    // Only when the counts differ is it worth knowing which records live: to make what is missing, drop what is too much.
    const missing =
      rows.length === total
        ? undefined
        : new Set((await indexed(kind, [1, 1], BY_MOMENT).primaryKeys()).map((key) => key[2]));
    const items: Summaries[K][] = [];
    const doubtful: string[] = [];
    for (const { id, summary } of rows) {
      const parsed = parseSummary(kind, summary);
      const lives = missing?.delete(id) ?? true;
      if (parsed?.id === id && lives) items.push(parsed);
      else doubtful.push(id);
    }
    if (missing) doubtful.push(...missing);
    if (doubtful.length === 0) return { items: items.sort(newestFirst), total, broken: [] };
    const { made, broken } = await rebuild(kind, doubtful);
    return { items: [...items, ...made].sort(newestFirst), total, broken };
  };

  const someSummaries = async <K extends SummaryKind>(kind: K, ids: readonly string[]): Promise<Page<Summaries[K]>> => {
    const wanted = [...new Set(ids)];
    const rows = await db.summaries.bulkGet(wanted.map((id) => keyed({ kind, id })));
    const items: Summaries[K][] = [];
    const doubtful: string[] = [];
    wanted.forEach((id, index) => {
      const parsed = parseSummary(kind, rows[index]?.summary);
      if (parsed?.id === id) items.push(parsed);
      else doubtful.push(id);
    });
    const rest = doubtful.length > 0 ? await rebuild(kind, doubtful) : { made: [], broken: [] };
    const all = [...items, ...rest.made].sort(newestFirst);
    return { items: all, total: all.length + rest.broken.length, broken: rest.broken };
  };

  /* ── Committing ────────────────────────────────────────────────────────────────────────────────────────────────── */

  const commit = (ops: readonly Op[], options: CommitOptions): Promise<Plan> =>
    db.transaction('rw', db.records, db.summaries, async () => {
      const names = touchedBy(ops, options);
      const rows = await db.records.bulkGet(names.map((named) => keyed(named)));
      const read = new Map(names.map((named, index) => [nameKey(named), rows[index]?.record]));
      const plan = planCommit(ops, options, (named) => read.get(nameKey(named)), now());
      if (plan.writes.length > 0) await write(writtenRows(plan));
      return plan;
    });

  /** What is stored under names, read a few at a time. In a transaction on records. */
  const readInPieces = async (names: readonly RecordName[]): Promise<Map<string, unknown>> => {
    const read = new Map<string, unknown>();
    for (const chunk of chunksOf(names, BIG_CHUNK)) {
      const rows = await db.records.bulkGet(chunk.map((named) => keyed(named)));
      chunk.forEach((named, index) => read.set(nameKey(named), rows[index]?.record));
    }
    return read;
  };

  /**
   * The same in pieces that the page can answer between. IndexedDB ends a transaction that waits for anything else, so the
   * plan is made outside; it is written, in one transaction, only if nothing it read has changed since (every change has a
   * moment of its own). If something has, nothing was done: undefined.
   */
  const commitBig = async (ops: readonly Op[], options: CommitOptions): Promise<Plan | undefined> => {
    const names = touchedBy(ops, options);
    const read = await db.transaction('r', db.records, () => readInPieces(names));
    const plan = await planWithPauses(ops, options, (named) => read.get(nameKey(named)), now());
    return db.transaction('rw', db.records, db.summaries, async () => {
      const current = await readInPieces(names);
      for (const [name, stored] of read) if (momentIn(stored) !== momentIn(current.get(name))) return undefined;
      for (const chunk of chunksOf(writtenRows(plan), BIG_CHUNK)) await write(chunk);
      return plan;
    });
  };

  const fresh = async (): Promise<boolean> =>
    (await db.meta.get('started')) === undefined && (await rowsOfSpace(ACCOUNT_SPACE).count()) === 0;

  /* ── The port ──────────────────────────────────────────────────────────────────────────────────────────────────── */

  return {
    companyId,
    get status() {
      return status;
    },
    get: (kind, id) =>
      run(async () => {
        const row = await db.records.get(keyed({ kind, id }));
        if (!row) return undefined;
        const parsed = parseRow(kind, id, row.record);
        if (!parsed.ok) throw new StoreError('invalid', `${nameKey({ kind, id })}: ${parsed.reason}`);
        return parsed.record;
      }),
    list: (kind, query = {}) => run(() => list(kind, query)),
    summaries: (kind, ids) => run(() => (ids ? someSummaries(kind, ids) : allSummaries(kind))),
    commit: (ops, options = {}) =>
      run(async () => {
        const { at, inverse, writes } = (isBig(ops) && (await commitBig(ops, options))) || (await commit(ops, options));
        tell({ records: writes.map(({ kind, record }) => ({ kind, id: record.id, space: spaceOf(kind, companyId) })) });
        return { at, inverse };
      }),
    onChange: changes.add,
    onStatus: statuses.add,
    load: (records, { replace = false, keep, onlyIfFresh = false, merge, companyId: owner = companyId } = {}) =>
      run(async () => {
        checkLoadable(records);
        checkOwner(owner);
        const told = await db.transaction('rw', db.records, db.summaries, db.meta, async () => {
          if (onlyIfFresh && !(await fresh())) return undefined;
          const gone: Told['records'][number][] = [];
          if (replace) {
            for (const space of new Set([companyId, owner])) {
              for (const [, kind, id] of await rowsOfSpace(space).primaryKeys())
                if (isKind(kind)) gone.push({ kind, id, space });
              await rowsOfSpace(space).delete();
              await db.summaries
                .where(':id')
                .between([space, Dexie.minKey, Dexie.minKey], [space, Dexie.maxKey, Dexie.maxKey])
                .delete();
            }
            const going = (await rowsOfSpace(ACCOUNT_SPACE).toArray()).filter(
              (row) => !(isKind(row.kind) && keep?.(dumped(row, row.record))),
            );
            for (const { kind, id } of going) if (isKind(kind)) gone.push({ kind, id, space: ACCOUNT_SPACE });
            await db.records.bulkDelete(going.map(({ space, kind, id }): RowKey => [space, kind, id]));
            await db.meta.put({ key: 'started', value: now().toISOString() });
          }
          const written: RecordName[] = [];
          for (const chunk of chunksOf(records, CHUNK)) {
            const named = chunk.map(({ kind, record }) => ({
              named: { kind, id: record.id },
              record: record as unknown,
            }));
            if (merge) {
              const rows = await db.records.bulkGet(named.map((entry) => keyed(entry.named, owner)));
              rows.forEach((row, index) => {
                const [entry, loaded] = [named[index], chunk[index]];
                if (row && entry && loaded) entry.record = merge(dumped(row, row.record), loaded);
              });
            }
            const taken = named.filter(({ record }) => record !== null);
            await write(taken, owner);
            written.push(...taken.map((entry) => entry.named));
          }
          const put = written.map(({ kind, id }) => ({ kind, id, space: spaceOf(kind, owner) }));
          return [...new Map([...gone, ...put].map((one) => [`${one.space}/${nameKey(one)}`, one])).values()];
        });
        if (!told) return false;
        tell({ records: told });
        return true;
      }),
    eraseCompany: (id) =>
      run(async () => {
        await mend('company');
        const told = await db.transaction('rw', db.records, db.summaries, db.files, db.blobs, async () => {
          const living = await indexed('company', [1, 1], BY_MOMENT).primaryKeys();
          if (!living.some((key) => key[2] !== id)) throw lastCompany(id);
          const files = new Set<string>();
          // Only what names files is read whole: texts and contacts are many.
          for (const kind of FILE_KINDS) {
            await db.records
              .where(':id')
              .between([id, kind, Dexie.minKey], [id, kind, Dexie.maxKey])
              .each(({ record }) => {
                for (const file of filesOf(kind, record)) files.add(file);
              });
          }
          const gone = await rowsOfSpace(id).primaryKeys();
          for (const row of await rowsOfSpace(ACCOUNT_SPACE).toArray()) {
            if (isOfCompany(row, row.record, id)) gone.push([row.space, row.kind, row.id]);
          }
          await db.records.bulkDelete(gone);
          await db.summaries
            .where(':id')
            .between([id, Dexie.minKey, Dexie.minKey], [id, Dexie.maxKey, Dexie.maxKey])
            .delete();
          await db.records
            .where('kind')
            .anyOf(FILE_KINDS)
            .each(({ kind, record }) => {
              for (const file of filesOf(kind, record)) files.delete(file);
            });
          await db.files.bulkDelete([...files]);
          await db.blobs.bulkDelete([...files]);
          return { records: gone.flatMap(([space, kind, one]) => (isKind(kind) ? [{ space, kind, id: one }] : [])) };
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
        channel?.postMessage(told satisfies Told);
        const here = heard(told, companyId, 'here');
        if (here) changes.tell(here);
      }),
    isFresh: () => run(() => db.transaction('r', db.records, db.meta, fresh)),
    dump: () =>
      run(async () => {
        const rows = await db.transaction('r', db.records, () =>
          Promise.all([companyId, ACCOUNT_SPACE].map((space) => rowsOfSpace(space).toArray())),
        );
        return rows
          .flat()
          .filter((row) => isKind(row.kind))
          .map((row) => dumped(row, row.record));
      }),
    files: {
      put: (blob, options) =>
        run(async () => {
          const id = await hasher.hash(blob, options);
          // A File's name and date are not part of its bytes.
          const bytes = blob instanceof File ? new Blob([blob], { type: blob.type }) : blob;
          await db.transaction('rw', db.files, db.blobs, async () => {
            if ((await db.blobs.where('id').equals(id).count()) === 0) await db.blobs.put({ id, blob: bytes });
            await db.files.put({ id, size: blob.size, putAt: now().toISOString() });
          });
          return id;
        }),
      get: (id) => run(async () => (await db.blobs.get(id))?.blob),
      sweep: (since) =>
        run(() =>
          db.transaction('rw', db.records, db.files, db.blobs, async () => {
            const kept = new Set<string>();
            // By kind over all companies: the files are shared. What is damaged keeps its file.
            await db.records
              .where('kind')
              .anyOf(FILE_KINDS)
              .each(({ kind, record }) => {
                const removed = isObject(record) && typeof record.deletedAt === 'string' && record.deletedAt <= since;
                if (!removed) for (const id of filesOf(kind, record)) kept.add(id);
              });
            const gone: string[] = [];
            await db.files.each(({ id, putAt }) => {
              if (putAt <= since && !kept.has(id)) gone.push(id);
            });
            await db.files.bulkDelete(gone);
            await db.blobs.bulkDelete(gone);
            return gone.length;
          }),
        ),
    },
    close: () => end('closed'),
  };
}
