import { isSearchKind } from '#src/domain/search/searchDocs.ts';

import type { Store } from '../port.ts';
import { readerOf } from '../reader.ts';
import { createLiveSearch, inThread, inWorker, type LiveSearch } from './liveSearch.ts';
import type { SearchIndex } from './searchIndex.ts';
import type { SearchAnswer } from './answer.ts';

/** Search in everything a company's workspace holds but contacts. */
export type RecordSearch = LiveSearch<SearchAnswer>;

/** The same on this thread, through the port. */
async function indexOf(store: Store): Promise<SearchIndex> {
  const [{ createSearchIndex }, { recordSource }] = await Promise.all([
    import('./searchIndex.ts'),
    import('./source.ts'),
  ]);
  return createSearchIndex(recordSource(readerOf(store)));
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
