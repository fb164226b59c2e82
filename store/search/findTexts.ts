import type { FoundText } from '#src/domain/research/reading/foundTexts.ts';

import type { Store } from '../port.ts';
import { readerOf } from '../reader.ts';
import { createFindIndex, type FindQuery } from './findIndex.ts';
import { createLiveSearch, inThread, inWorker, type LiveSearch } from './liveSearch.ts';
import { textsOf } from './textIndex.ts';

/** Finds words in the texts of chosen materials: every place, and the lines of the first. */
export type FindTexts = LiveSearch<readonly FoundText[], FindQuery>;

/**
 * Finds words in the texts of a store's materials.
 * @param database name of the browser's database that the store is on: then it works off the main thread; null for a store
 * in memory
 */
export function createFindTexts(store: Store, database: string | null): FindTexts {
  return createLiveSearch(
    store,
    (records) => records.filter(({ kind }) => kind === 'materialText').map(({ id }) => id),
    database === null
      ? inThread<string, readonly FoundText[], FindQuery>(Promise.resolve(createFindIndex(textsOf(readerOf(store)))))
      : inWorker<string, readonly FoundText[], FindQuery>(
          new Worker(new URL('./findTexts.worker.ts', import.meta.url), { type: 'module' }),
          store,
          database,
        ),
  );
}
