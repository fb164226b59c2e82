import type { Store } from '../port.ts';
import { readerOf } from '../reader.ts';
import { createLiveSearch, inThread, inWorker, type LiveSearch } from './liveSearch.ts';
import { createTextIndex, textsOf, type TextHit } from './textIndex.ts';

/**
 * Search in the texts of the materials: those that contain the query, case and ё/е folded; none for an empty query.
 */
export type TextSearch = LiveSearch<readonly TextHit[]>;

/**
 * A search in the texts of a store's materials.
 * @param database name of the browser's database that the store is on: then it works off the main thread; null for a store
 * in memory
 */
export function createTextSearch(store: Store, database: string | null): TextSearch {
  return createLiveSearch(
    store,
    (records) => records.filter(({ kind }) => kind === 'materialText').map(({ id }) => id),
    database === null
      ? inThread(Promise.resolve(createTextIndex(textsOf(readerOf(store)))))
      : inWorker(new Worker(new URL('./textSearch.worker.ts', import.meta.url), { type: 'module' }), store, database),
  );
}
