import {
  hashKey,
  QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
  type Query,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback } from 'react';

import { LOADING, failed, ready, type Loadable } from '#src/domain/core/loadable.ts';

import { isSummaryKind, newestFirst, parentOf } from './kindFacts.ts';
import { storeMessageText } from './messages.ts';
import { StoreError, type Page, type Store } from './port.ts';
import { useStore } from './StoreContext.ts';
import type { Kind, Records } from '#src/domain/records.ts';
import type { Summaries, SummaryKind } from '#src/domain/records.ts';

/** Most times a read is tried again. */
const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const GC_TIME_MS = 5 * 60_000;

/** Whether a failed read is tried again: only when that can help, and at most three times. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < RETRIES && error instanceof StoreError && error.retryable;
}

/** Milliseconds before the next try: 1 s, doubled each time, at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
}

/** A query client with the app's defaults. Data never goes stale by itself: {@link patchOnChange} keeps it right. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        gcTime: GC_TIME_MS,
        networkMode: 'always',
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Comparing 10,000 summaries field by field on each change costs more than the change.
        structuralSharing: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/* ── Reading ─────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** Summaries of all living records of a kind, newest first. */
export function summariesQuery<K extends SummaryKind>(store: Store, kind: K) {
  return queryOptions<Page<Summaries[K]>>({
    queryKey: [store.companyId, 'summaries', kind],
    queryFn: () => store.summaries(kind),
  });
}

/**
 * Lets a list of summaries show what is in hand until the store has answered, once: what it says then, and every time later, is
 * what counts.
 */
export function showUntilRead<K extends SummaryKind>(
  client: QueryClient,
  store: Store,
  kind: K,
  page: Page<Summaries[K]>,
): void {
  const { queryKey } = summariesQuery(store, kind);
  client.setQueryDefaults(queryKey, { placeholderData: page });
  const stop = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== hashKey(queryKey) || query.state.status === 'pending') return;
    stop();
    client.setQueryDefaults(queryKey, {});
  });
}

/** One record, living or removed; null when there is none. */
export function recordQuery<K extends Kind>(store: Store, kind: K, id: string) {
  return queryOptions<Records[K] | null>({
    queryKey: [store.companyId, 'record', kind, id],
    queryFn: async () => (await store.get(kind, id)) ?? null,
  });
}

/** Living records of one parent, newest first. */
export function childrenQuery<K extends Kind>(store: Store, kind: K, parent: string) {
  return queryOptions<Page<Records[K]>>({
    queryKey: [store.companyId, 'children', kind, parent],
    queryFn: () => store.list(kind, { parent }),
  });
}

/** All living records of a kind, newest first: for kinds that are few, or read as a whole. */
export function allQuery<K extends Kind>(store: Store, kind: K) {
  return queryOptions<Page<Records[K]>>({
    queryKey: [store.companyId, 'all', kind],
    queryFn: () => store.list(kind),
  });
}

/** {@link summariesQuery} in the store of the context. */
export function useSummaries<K extends SummaryKind>(kind: K): UseQueryResult<Page<Summaries[K]>> {
  return useQuery(summariesQuery(useStore(), kind));
}

/** {@link recordQuery} in the store of the context; without an id nothing is read and the query stays pending. */
export function useRecord<K extends Kind>(kind: K, id: string | null): UseQueryResult<Records[K] | null> {
  return useQuery({ ...recordQuery(useStore(), kind, id ?? ''), enabled: id !== null });
}

/** {@link childrenQuery} in the store of the context; without a parent nothing is read and the query stays pending. */
export function useChildren<K extends Kind>(kind: K, parent: string | null): UseQueryResult<Page<Records[K]>> {
  return useQuery({ ...childrenQuery(useStore(), kind, parent ?? ''), enabled: parent !== null });
}

/** {@link allQuery} in the store of the context. */
export function useAll<K extends Kind>(kind: K): UseQueryResult<Page<Records[K]>> {
  return useQuery(allQuery(useStore(), kind));
}

/** What screens take: data as soon as there is any, else why it failed, else that it is loading. */
export function toLoadable<T>(query: { readonly data: T | undefined; readonly error: unknown }): Loadable<T> {
  if (query.data !== undefined) return ready(query.data);
  return query.error ? failed(storeMessageText(query.error)) : LOADING;
}

/** Reads again whatever failed; stays the same function. */
export function useRetryFailed(): () => void {
  const client = useQueryClient();
  return useCallback(
    () => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' }),
    [client],
  );
}

/* ── Keeping it right ────────────────────────────────────────────────────────────────────────────────────────────── */

/** Changes of more records than this (a backup opened, the sample put back) are read anew instead of patched. */
const MOST_PATCHED = 200;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A page of summaries after some records changed. Summaries that did not change stay the same objects, and the page stays
 * the same when none did; the list is copied once at most.
 * @param ids what changed
 * @param fresh the summaries of those ids as they are now; what is missing is gone
 */
export function patchPage<T extends { readonly id: string; readonly createdAt: string }>(
  page: Page<T>,
  ids: ReadonlySet<string>,
  fresh: Page<T>,
): Page<T> {
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

type QueryName = readonly [company: string, view: 'summaries' | 'record' | 'children' | 'all', kind: Kind, id?: string];

/** What a list holds, as far as patching goes. */
interface Listed {
  readonly id: string;
  readonly createdAt: string;
}
/** Reads what some ids have become in a list; what is missing is gone. */
type ReadSome = (ids: readonly string[]) => Promise<Page<Listed>>;

/**
 * Keeps a client's data right: hears of every commit, here or in another tab, and reads again just what it touched. Changes
 * that come in one go are handled together.
 * @returns the way to stop
 */
export function patchOnChange(store: Store, client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const turns = new Map<string, Promise<void>>();
  /** What waits for its turn on a query: the ids to read again, or null for all of it. Later changes join it. */
  const awaited = new Map<string, Set<string> | null>();
  let pending = new Map<Kind, Set<string>>();
  let stopped = false;

  /** Works on a query after what went before on it, and after a read that began before the change. */
  const inTurn = (query: Query, work: () => Promise<unknown>): void => {
    const turn = (turns.get(query.queryHash) ?? Promise.resolve())
      .then(async () => {
        if (query.state.fetchStatus !== 'idle') await query.promise?.catch(() => undefined);
        if (!stopped) await work();
      })
      // Failures are in the query's own state, or mended below by reading it anew.
      .catch(() => undefined)
      .finally(() => {
        if (turns.get(query.queryHash) === turn) turns.delete(query.queryHash);
      });
    turns.set(query.queryHash, turn);
  };
  /** Living records as they are now. Throws when one does not parse: the whole list is read, which reports it. */
  const livingOf = async (kind: Kind, ids: readonly string[]): Promise<Page<Listed>> => {
    const records = await Promise.all(ids.map((id) => store.get(kind, id)));
    const items = records.flatMap((record) => (record?.deletedAt === null ? [record] : []));
    return { items, total: items.length, broken: [] };
  };
  /** Reads a list again whole. Not waited for: with its retries it may take long, and the next change must find it under way. */
  const readWhole = ({ queryKey }: Query): void => void client.invalidateQueries({ queryKey, exact: true });
  const patchList = async (query: Query, ids: ReadonlySet<string>, read: ReadSome): Promise<void> => {
    // A list that waits to be read whole must not be taken for right because a part of it was read.
    if (query.state.data === undefined || query.state.isInvalidated) return readWhole(query);
    try {
      const fresh = await read([...ids]);
      client.setQueryData<Page<Listed>>(query.queryKey, (page) => page && patchPage(page, ids, fresh));
    } catch {
      readWhole(query);
    }
  };
  /** Reads a query again: these ids, or all of it. What comes while it waits is read with it. */
  const readAgain = (query: Query, some: { readonly ids: ReadonlySet<string>; readonly read: ReadSome } | null) => {
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

  /** Parents that these records have now; null when they cannot be told. */
  const parentsOf = async (kind: Kind, ids: ReadonlySet<string>): Promise<ReadonlySet<string> | null> => {
    try {
      const records = await Promise.all([...ids].map((id) => store.get(kind, id)));
      return new Set(records.map((record) => parentOf(kind, record)));
    } catch {
      return null;
    }
  };
  const refreshChildren = async (queries: readonly Query[], kind: Kind, ids: ReadonlySet<string>): Promise<void> => {
    const parents = ids.size > MOST_PATCHED ? null : await parentsOf(kind, ids);
    if (stopped) return;
    for (const query of queries) {
      const parent = (query.queryKey as unknown as QueryName)[3] ?? '';
      const page = query.state.data as Page<{ readonly id: string }> | undefined;
      const held = page?.items.some(({ id }) => ids.has(id)) ?? false;
      const brokenHeld = page?.broken.some(({ id }) => ids.has(id)) ?? false;
      const reading = query.state.fetchStatus !== 'idle';
      if (!parents || parents.has(parent) || held || brokenHeld || reading) readAgain(query, null);
    }
  };

  const flush = (): void => {
    const changed = pending;
    pending = new Map();
    if (stopped) return;
    const children = new Map<Kind, Query[]>();
    for (const query of cache.getAll()) {
      const [company, view, kind, id] = query.queryKey as unknown as QueryName;
      const ids = company === store.companyId ? changed.get(kind) : undefined;
      if (!ids) continue;
      if (view === 'summaries' && isSummaryKind(kind)) {
        const read: ReadSome = (some) => store.summaries(kind, some);
        readAgain(query, ids.size > MOST_PATCHED ? null : { ids, read });
      } else if (view === 'record') {
        if (id !== undefined && ids.has(id)) readAgain(query, null);
      } else if (view === 'children') {
        children.set(kind, [...(children.get(kind) ?? []), query]);
      } else {
        const read: ReadSome = (some) => livingOf(kind, some);
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
