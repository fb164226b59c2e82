import { StoreError, type Store } from './port.ts';
import { createTextIndex, type TextHit } from './textIndex.ts';
import type { TextReply, TextRequest } from './textSearch.worker.ts';

/** Search in the texts of the materials. */
export interface TextSearch {
  /**
   * The materials whose text contains the query, case and ё/е folded; none for an empty query. A newer search cancels the
   * one before.
   * @throws StoreError `aborted` when cancelled, `closed`
   */
  search(query: string, signal?: AbortSignal): Promise<readonly TextHit[]>;
  /** Ends it; a search under way fails with `closed`. */
  close(): void;
}

interface Engine {
  ask(search: number, query: string): void;
  changed(ids: readonly string[]): void;
  close(): void;
}

type Answer = (search: number, outcome: readonly TextHit[] | StoreError) => void;

const failure = (message: string): StoreError =>
  new StoreError('closed', message, { reason: 'failed', retryable: true });

/** Off the main thread, in the browser's database. */
function inWorker(store: Store, database: string, answer: Answer): Engine {
  const worker = new Worker(new URL('./textSearch.worker.ts', import.meta.url), { type: 'module' });
  const post = (request: TextRequest): void => worker.postMessage(request, []);
  let newest = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<TextReply>) => {
    answer(data.search, 'hits' in data ? data.hits : failure(data.failed));
  });
  worker.addEventListener('error', ({ message }) => answer(newest, failure(`the search worker failed: ${message}`)));
  post({ database, companyId: store.companyId });
  return {
    ask(search, query) {
      newest = search;
      post({ search, query });
    },
    changed: (ids) => post({ changed: ids }),
    close: () => worker.terminate(),
  };
}

/** On this thread, through the port: for the memory store. */
function inThread(store: Store, answer: Answer): Engine {
  let newest = 0;
  const index = createTextIndex({
    ids: async () => (await store.list('materialText')).items.map(({ id }) => id),
    async read(ids) {
      const records = await Promise.all(ids.map((id) => store.get('materialText', id).catch(() => undefined)));
      return records.flatMap((record) => (record?.deletedAt === null ? [record] : []));
    },
  });
  return {
    ask(search, query) {
      newest = search;
      index
        .search(query, () => search !== newest)
        .then(
          (hits) => hits && answer(search, hits),
          (error: unknown) => answer(search, error instanceof StoreError ? error : failure(String(error))),
        );
    },
    changed: (ids) => index.changed(ids),
    close: () => undefined,
  };
}

/**
 * A search in the texts of a store's materials.
 * @param database name of the browser's database that the store is on: then it works off the main thread; null for a store
 * in memory
 */
export function createTextSearch(store: Store, database: string | null): TextSearch {
  let last = 0;
  let waiting: { search: number; settle: (outcome: readonly TextHit[] | StoreError) => void } | undefined;
  const answer: Answer = (search, outcome) => {
    if (waiting?.search === search) waiting.settle(outcome);
  };
  const engine = database === null ? inThread(store, answer) : inWorker(store, database, answer);
  let closed = false;
  const stopListening = store.onChange(({ records }) => {
    const ids = records.filter(({ kind }) => kind === 'materialText').map(({ id }) => id);
    if (ids.length > 0) engine.changed(ids);
  });

  return {
    search(query, signal) {
      return new Promise((resolve, reject) => {
        waiting?.settle(new StoreError('aborted', 'a newer search came'));
        if (closed) {
          reject(new StoreError('closed', 'the search was closed', { reason: 'failed' }));
          return;
        }
        if (signal?.aborted) {
          reject(new StoreError('aborted', 'cancelled'));
          return;
        }
        last += 1;
        const search = last;
        const onAbort = (): void => answer(search, new StoreError('aborted', 'cancelled'));
        signal?.addEventListener('abort', onAbort);
        waiting = {
          search,
          settle(outcome) {
            waiting = undefined;
            signal?.removeEventListener('abort', onAbort);
            if (outcome instanceof StoreError) reject(outcome);
            else resolve(outcome);
          },
        };
        engine.ask(search, query);
      });
    },
    close() {
      closed = true;
      stopListening();
      engine.close();
      waiting?.settle(new StoreError('closed', 'the search was closed', { reason: 'failed' }));
    },
  };
}
