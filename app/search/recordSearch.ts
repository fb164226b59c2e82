import { SEARCH_KINDS, isSearchKind } from '#src/domain/searchDocs.ts';

import type { Store } from '../workspace/port.ts';
import { createLiveSearch, inThread, inWorker, type LiveSearch } from './liveSearch.ts';
import type { SearchAnswer, SearchIndex, SearchRecord } from './searchIndex.ts';

/** Search in everything a company's workspace holds but contacts. */
export type RecordSearch = LiveSearch<SearchAnswer>;

/** The same on this thread, through the port. */
async function indexOf(store: Store): Promise<SearchIndex> {
  const { createSearchIndex } = await import('./searchIndex.ts');
  return createSearchIndex({
    async names() {
      const pages = await Promise.all(
        SEARCH_KINDS.map(async (kind) => (await store.list(kind)).items.map(({ id }) => ({ kind, id }))),
      );
      return pages.flat();
    },
    async read(names) {
      const records = await Promise.all(
        names.map(async ({ kind, id }) => ({ kind, record: await store.get(kind, id).catch(() => undefined) })),
      );
      return records.filter(({ record }) => record?.deletedAt === null) as SearchRecord[];
    },
  });
}

/**
 * A search in a store's records.
 * @param database name of the browser's database that the store is on: then it works off the main thread; null for a store
 * in memory
 */
export function createRecordSearch(store: Store, database: string | null): RecordSearch {
  return createLiveSearch(
    store,
    (records) => records.flatMap(({ kind, id }) => (isSearchKind(kind) ? [{ kind, id }] : [])),
    database === null
      ? inThread(indexOf(store))
      : inWorker(new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' }), store, database),
  );
}
