import type { QueryClient, Query } from '@tanstack/react-query';
import type { Kind } from '#src/domain/records.ts';

import { isObject } from '#src/domain/core/record.ts';
import { isSummaryKind, newestFirst, parentOf, shelfOf } from '#src/domain/kindFacts.ts';
import type { RecordPage, Store } from './port.ts';

/* ── Keeping it right ────────────────────────────────────────────────────────────────────────────────────────────── */

/** Changes of more records than this (a backup opened, the sample put back) are read anew instead of patched. */
const MOST_PATCHED = 200;

const momentOf = (value: unknown): unknown => (isObject(value) ? value.updatedAt : undefined);

/** Two moments are two states; under the same one, what the server makes of a commit may still be another. */
const same = (a: unknown, b: unknown): boolean =>
  momentOf(a) === momentOf(b) && JSON.stringify(a) === JSON.stringify(b);

/**
 * A page of summaries after some records changed. Summaries that did not change stay the same objects, and the page stays
 * the same when none did; the list is copied once at most.
 * @param ids what changed
 * @param fresh the summaries of those ids as they are now; what is missing is gone
 */
export function patchPage<T extends { readonly id: string; readonly createdAt: string }>(
  page: RecordPage<T>,
  ids: ReadonlySet<string>,
  fresh: RecordPage<T>,
): RecordPage<T> {
  const before = new Map(page.items.filter((item) => ids.has(item.id)).map((item) => [item.id, item]));
  const brokenBefore = page.broken.filter(({ id }) => ids.has(id));
  const untouched =
    before.size === fresh.items.length &&
    fresh.items.every((item) => same(item, before.get(item.id))) &&
    same(brokenBefore, fresh.broken);
  if (untouched) return page;

  const coming = fresh.items
    .map((item) => {
      const old = before.get(item.id);
      return old && same(old, item) ? old : item;
    })
    .sort(newestFirst);
  const items: T[] = [];
  let next = 0;
  for (const item of page.items) {
    if (ids.has(item.id)) continue;
    for (let first = coming[next]; first && newestFirst(first, item) < 0; first = coming[next]) {
      items.push(first);
      next += 1;
    }
    items.push(item);
  }
  items.push(...coming.slice(next));
  return {
    items,
    total: page.total - before.size - brokenBefore.length + fresh.items.length + fresh.broken.length,
    broken: [...page.broken.filter(({ id }) => !ids.has(id)), ...fresh.broken],
  };
}

type QueryName = readonly [
  company: string,
  view: 'summaries' | 'record' | 'children' | 'tally' | 'shelved' | 'all',
  kind: Kind,
  /** A record's id, a parent's, or shelves with commas between. */
  of?: string,
];

/** Content of a list, as far as patching needs it. */
interface Listed {
  readonly id: string;
  readonly createdAt: string;
}

/** Reads what some ids have become in a list; what is missing is gone. */
type ReadSome = (ids: readonly string[]) => Promise<RecordPage<Listed>>;

/** Works on a query in its turn. */
type InTurn = (query: Query, work: () => Promise<unknown>) => void;

/** Turns on queries: works on one after what went before on it, and after a read that began before the change. */
function createTurns(isStopped: () => boolean): InTurn {
  const turns = new Map<string, Promise<void>>();
  return (query, work) => {
    const turn = (turns.get(query.queryHash) ?? Promise.resolve())
      .then(async () => {
        if (query.state.fetchStatus !== 'idle') await query.promise?.catch(() => undefined);
        if (!isStopped()) await work();
      })
      // Failures are in the query's own state, or mended by reading it anew.
      .catch(() => undefined)
      .finally(() => {
        if (turns.get(query.queryHash) === turn) turns.delete(query.queryHash);
      });
    turns.set(query.queryHash, turn);
  };
}

/** Reads a query again: some ids in its list, or with null all of it. */
type ReadAgain = (query: Query, some: { readonly ids: ReadonlySet<string>; readonly read: ReadSome } | null) => void;

/** Reads queries again, each in its turn; what comes while one waits is read with it. */
function createReader(client: QueryClient, inTurn: InTurn): ReadAgain {
  /** Updates that wait for their turn on a query: the ids to read again, or null for all of it. Later changes join it. */
  const awaited = new Map<string, Set<string> | null>();
  /** Reads a list again whole. Not waited for: with its retries it may take long, and the next change must find it under way. */
  const readWhole = ({ queryKey }: Query): void => void client.invalidateQueries({ queryKey, exact: true });
  const patchList = async (query: Query, ids: ReadonlySet<string>, read: ReadSome): Promise<void> => {
    // A list that waits to be read whole must not be taken for right because a part of it was read.
    if (query.state.data === undefined || query.state.isInvalidated) return readWhole(query);
    try {
      const fresh = await read([...ids]);
      client.setQueryData<RecordPage<Listed>>(query.queryKey, (page) => page && patchPage(page, ids, fresh));
    } catch {
      readWhole(query);
    }
  };
  return (query, some) => {
    const { queryHash } = query;
    const waiting = awaited.get(queryHash);
    if (waiting !== undefined) {
      if (waiting === null || some === null) awaited.set(queryHash, null);
      else for (const id of some.ids) waiting.add(id);
      return;
    }
    awaited.set(queryHash, some && new Set(some.ids));
    inTurn(query, async () => {
      const ids = awaited.get(queryHash) ?? null;
      awaited.delete(queryHash);
      if (some && ids) await patchList(query, ids, some.read);
      else readWhole(query);
    });
  };
}

/**
 * Living records as they are now. Throws when one does not parse: the whole list is read, which reports it.
 * @param parent those of this parent only
 * @param shelves those on these shelves only
 */
async function livingOf(
  store: Store,
  kind: Kind,
  ids: readonly string[],
  parent?: string,
  shelves?: readonly string[],
): Promise<RecordPage<Listed>> {
  const records = await Promise.all(ids.map((id) => store.get(kind, id)));
  const isListed = (record: (typeof records)[number]): boolean =>
    record?.deletedAt === null &&
    (parent === undefined || parentOf(kind, record) === parent) &&
    (!shelves || shelves.includes(shelfOf(kind, record) ?? ''));
  const items = records.flatMap((record) => (record && isListed(record) ? [record] : []));
  return { items, total: items.length, broken: [] };
}

/** Parents that these records have now; null when they cannot be told, or are too many to ask. */
async function parentsOf(store: Store, kind: Kind, ids: ReadonlySet<string>): Promise<ReadonlySet<string> | null> {
  if (ids.size > MOST_PATCHED) return null;
  try {
    const records = await Promise.all([...ids].map((id) => store.get(kind, id)));
    return new Set(records.map((record) => parentOf(kind, record)));
  } catch {
    return null;
  }
}

/** The parent whose children a list holds. */
const parentIn = ({ queryKey }: Query): string => (queryKey as unknown as QueryName)[3] ?? '';

/** Whether a list of children may hold one of these records, or come to hold it. */
function mayHold(query: Query, ids: ReadonlySet<string>, parents: ReadonlySet<string> | null): boolean {
  const parent = parentIn(query);
  // Counts hold no records.
  const page = query.state.data as Partial<RecordPage<{ readonly id: string }>> | undefined;
  const held = page?.items?.some(({ id }) => ids.has(id)) ?? false;
  const brokenHeld = page?.broken?.some(({ id }) => ids.has(id)) ?? false;
  const reading = query.state.fetchStatus !== 'idle';
  return !parents || parents.has(parent) || held || brokenHeld || reading;
}

/** Whether a list of children, read and at rest, holds all of these records. */
function holdsAll({ state }: Query, ids: ReadonlySet<string>): boolean {
  const page = state.data as Partial<RecordPage<Listed>> | undefined;
  if (state.fetchStatus !== 'idle' || !page?.items) return false;
  return page.items.reduce((count, { id }) => count + (ids.has(id) ? 1 : 0), 0) === ids.size;
}

/**
 * Keeps a client's data right: hears of every commit, here or in another tab, and reads again just what it touched. Changes
 * that come in one go are handled together.
 * @returns the way to stop
 */
export function patchOnChange(store: Store, client: QueryClient): () => void {
  const cache = client.getQueryCache();
  let pending = new Map<Kind, Set<string>>();
  let stopped = false;
  const readAgain = createReader(
    client,
    createTurns(() => stopped),
  );
  const refreshChildren = async (queries: readonly Query[], kind: Kind, ids: ReadonlySet<string>): Promise<void> => {
    const [first] = queries;
    // The one list that is there holds them all: that none of them came from elsewhere needs no reading.
    const isKnown = queries.length === 1 && first && ids.size <= MOST_PATCHED && holdsAll(first, ids);
    const parents = isKnown ? new Set([parentIn(first)]) : await parentsOf(store, kind, ids);
    if (stopped) return;
    for (const query of queries) {
      if (!mayHold(query, ids, parents)) continue;
      const parent = parentIn(query);
      const counts = (query.queryKey as unknown as QueryName)[1] === 'tally';
      readAgain(query, counts || !parents ? null : { ids, read: (some) => livingOf(store, kind, some, parent) });
    }
  };

  const flush = (): void => {
    const changed = pending;
    pending = new Map();
    if (stopped) return;
    const children = new Map<Kind, Query[]>();
    for (const query of cache.getAll()) {
      const [company, view, kind, of] = query.queryKey as unknown as QueryName;
      const ids = company === store.companyId ? changed.get(kind) : undefined;
      if (!ids) continue;
      if (view === 'summaries' && isSummaryKind(kind)) {
        const read: ReadSome = (some) => store.summaries(kind, some);
        readAgain(query, ids.size > MOST_PATCHED ? null : { ids, read });
      } else if (view === 'record') {
        if (of !== undefined && ids.has(of)) readAgain(query, null);
      } else if (view === 'children' || view === 'tally') {
        children.set(kind, [...(children.get(kind) ?? []), query]);
      } else {
        const read: ReadSome = (some) => livingOf(store, kind, some, undefined, of?.split(','));
        readAgain(query, ids.size > MOST_PATCHED ? null : { ids, read });
      }
    }
    for (const [kind, queries] of children) void refreshChildren(queries, kind, changed.get(kind) ?? new Set());
  };

  const stopListening = store.onChange(({ records }) => {
    if (pending.size === 0) queueMicrotask(flush);
    for (const { kind, id } of records) pending.set(kind, (pending.get(kind) ?? new Set()).add(id));
  });
  return () => {
    stopped = true;
    stopListening();
  };
}
