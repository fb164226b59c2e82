import {
  hashKey,
  QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { LOADING, failed, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { Kind, Records } from '#src/domain/records.ts';
import type { Summaries, SummaryKind } from '#src/domain/records.ts';
import type { Tally } from '#src/domain/comments/tally.ts';

import { storeMessageText } from './messages.ts';
import { type RecordPage, type Store } from './port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { summariesKey, type KnownRead } from './headStart.ts';
import { useStore } from './StoreContext.ts';

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
  return queryOptions<RecordPage<Summaries[K]>>({
    queryKey: summariesKey(store.companyId, kind),
    queryFn: () => store.summaries(kind),
  });
}

/** Lets a query show what is in hand until the store has answered, once: what it says then, and every time later, is what counts. */
export function showUntilRead(client: QueryClient, { key, data }: KnownRead): void {
  client.setQueryDefaults(key, { placeholderData: data });
  const hash = hashKey(key);
  const stop = client.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== hash || query.state.status === 'pending') return;
    stop();
    client.setQueryDefaults(key, {});
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
  return queryOptions<RecordPage<Records[K]>>({
    queryKey: [store.companyId, 'children', kind, parent],
    queryFn: () => store.list(kind, { parent }),
  });
}

/** All living records of a kind, newest first: for kinds that are few, or read as a whole. */
export function allQuery<K extends Kind>(store: Store, kind: K) {
  return queryOptions<RecordPage<Records[K]>>({
    queryKey: [store.companyId, 'all', kind],
    queryFn: () => store.list(kind),
  });
}

/** Returns the query of living records of a kind on these shelves, newest first. */
export function shelvedQuery<K extends Kind>(store: Store, kind: K, shelves: readonly string[]) {
  return queryOptions<RecordPage<Records[K]>>({
    queryKey: [store.companyId, 'shelved', kind, shelves.join()],
    queryFn: () => store.list(kind, { shelves }),
  });
}

/** How many living records of a kind one parent has, by what they count for. */
export function tallyQuery(store: Store, kind: Kind, parent: string) {
  return queryOptions<Tally>({
    queryKey: [store.companyId, 'tally', kind, parent],
    queryFn: () => store.tally(kind, parent),
  });
}

/** {@link summariesQuery} in the store of the context; until it is wanted nothing is read and the query stays pending. */
export function useSummaries<K extends SummaryKind>(kind: K, enabled = true): UseQueryResult<RecordPage<Summaries[K]>> {
  return useQuery({ ...summariesQuery(useStore(), kind), enabled });
}

/** {@link recordQuery} in the store of the context; without an id nothing is read and the query stays pending. */
export function useRecord<K extends Kind>(kind: K, id: string | null): UseQueryResult<Records[K] | null> {
  return useQuery({ ...recordQuery(useStore(), kind, id ?? ''), enabled: id !== null });
}

/** {@link childrenQuery} in the store of the context; without a parent nothing is read and the query stays pending. */
export function useChildren<K extends Kind>(kind: K, parent: string | null): UseQueryResult<RecordPage<Records[K]>> {
  return useQuery({ ...childrenQuery(useStore(), kind, parent ?? ''), enabled: parent !== null });
}

/** {@link tallyQuery} in the store of the context. */
export function useTally(kind: Kind, parent: string): UseQueryResult<Tally> {
  return useQuery(tallyQuery(useStore(), kind, parent));
}

/** {@link shelvedQuery} in the store of the context; until it is wanted nothing is read and the query stays pending. */
export function useShelved<K extends Kind>(
  kind: K,
  shelves: readonly string[],
  enabled = true,
): UseQueryResult<RecordPage<Records[K]>> {
  return useQuery({ ...shelvedQuery(useStore(), kind, shelves), enabled });
}

/** {@link allQuery} in the store of the context; until it is wanted nothing is read and the query stays pending. */
export function useAll<K extends Kind>(kind: K, enabled = true): UseQueryResult<RecordPage<Records[K]>> {
  return useQuery({ ...allQuery(useStore(), kind), enabled });
}

/** Converts a query for screens: data as soon as there is any, else its error, else loading. */
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
