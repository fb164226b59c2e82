import { SEARCH_KINDS, isSearchKind } from '#src/domain/searchDocs.ts';

import { StoreError, type Store } from '../workspace/port.ts';
import type { SearchAnswer, SearchIndex, SearchName, SearchRecord } from './searchIndex.ts';
import type { SearchReply, SearchRequest } from './search.worker.ts';

/** Search in everything a company's workspace holds but contacts. */
export interface RecordSearch {
  /**
   * What the query finds. The index is built by the first search, and knows every change before the answer. A newer search
   * cancels the one before.
   * @throws StoreError `aborted` when cancelled, `closed`
   */
  search(query: string): Promise<SearchAnswer>;
  /** Calls back after a change of records that search reads, here or in another tab. Returns the way to stop. */
  onStale(listener: () => void): () => void;
  /** Ends it; a search under way fails with `closed`. */
  close(): void;
}

interface Engine {
  ask(search: number, query: string): void;
  changed(names: readonly SearchName[]): void;
  close(): void;
}

type Answer = (search: number, outcome: SearchAnswer | StoreError) => void;

const failure = (message: string): StoreError =>
  new StoreError('closed', message, { reason: 'failed', retryable: true });

/** Off the main thread, in the browser's database. */
function inWorker(store: Store, database: string, answer: Answer): Engine {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' });
  const post = (request: SearchRequest): void => worker.postMessage(request, []);
  let newest = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    answer(data.search, 'answer' in data ? data.answer : failure(data.failed));
  });
  worker.addEventListener('error', ({ message }) => answer(newest, failure(`the search worker failed: ${message}`)));
  post({ database, companyId: store.companyId });
  return {
    ask(search, query) {
      newest = search;
      post({ search, query });
    },
    changed: (names) => post({ changed: names }),
    close: () => worker.terminate(),
  };
}

/** On this thread, through the port: for the memory store. */
function inThread(store: Store, answer: Answer): Engine {
  let newest = 0;
  const index: Promise<SearchIndex> = import('./searchIndex.ts').then(({ createSearchIndex }) =>
    createSearchIndex({
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
    }),
  );
  return {
    ask(search, query) {
      newest = search;
      index
        .then((ready) => ready.search(query, () => search !== newest))
        .then(
          (found) => found && answer(search, found),
          (error: unknown) => answer(search, error instanceof StoreError ? error : failure(String(error))),
        );
    },
    changed: (names) => void index.then((ready) => ready.changed(names)),
    close: () => undefined,
  };
}

/**
 * A search in a store's records.
 * @param database name of the browser's database that the store is on: then it works off the main thread; null for a store
 * in memory
 */
export function createRecordSearch(store: Store, database: string | null): RecordSearch {
  let last = 0;
  let waiting: { search: number; settle: (outcome: SearchAnswer | StoreError) => void } | undefined;
  const answer: Answer = (search, outcome) => {
    if (waiting?.search === search) waiting.settle(outcome);
  };
  const engine = database === null ? inThread(store, answer) : inWorker(store, database, answer);
  const stale = new Set<() => void>();
  let closed = false;
  const stopListening = store.onChange(({ records }) => {
    const names = records.flatMap(({ kind, id }) => (isSearchKind(kind) ? [{ kind, id }] : []));
    if (names.length === 0) return;
    engine.changed(names);
    for (const listener of stale) listener();
  });

  return {
    async search(query) {
      last += 1;
      const search = last;
      waiting?.settle(new StoreError('aborted', 'a newer search came'));
      // The worker looks into the database itself: it must be there, seeded, and of this version.
      await store.isFresh();
      if (closed) throw new StoreError('closed', 'the search was closed', { reason: 'failed' });
      if (search !== last) throw new StoreError('aborted', 'a newer search came');
      return new Promise((resolve, reject) => {
        waiting = {
          search,
          settle(outcome) {
            waiting = undefined;
            if (outcome instanceof StoreError) reject(outcome);
            else resolve(outcome);
          },
        };
        engine.ask(search, query);
      });
    },
    onStale(listener) {
      stale.add(listener);
      return () => {
        stale.delete(listener);
      };
    },
    close() {
      closed = true;
      stopListening();
      engine.close();
      waiting?.settle(new StoreError('closed', 'the search was closed', { reason: 'failed' }));
    },
  };
}
