import { connect } from '#files/worker/call.ts';
import type { WorkerFunction, WorkerRun } from '#files/worker/protocol.ts';
import { type Change, type Store } from '../port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';

/** An index over records of a store, which reads them at its first search and afterwards just what changed. */
export interface LiveIndex<Name, Answer, Query = string> {
  /**
   * Returns the results; reads everything that changed before.
   * @param isDropped asked now and then; when true the search ends with undefined, and keeps what was read
   */
  search(query: Query, isDropped: () => boolean): Promise<Answer | undefined>;
  /** These records were made, changed or removed. */
  changed(names: readonly Name[]): void;
}

/** Functions of a worker with an index; serveSearch.ts has them. */
export interface SearchWorker<Name, Answer, Query = string> {
  readonly [name: string]: WorkerFunction;
  readonly open: (company: { readonly database: string; readonly companyId: string }) => void;
  readonly changed: (names: readonly Name[]) => void;
  readonly search: (query: Query, running: WorkerRun) => Promise<Answer | undefined>;
}

/** Search engine: an index on another thread, or on this one. */
export interface SearchEngine<Name, Answer, Query = string> {
  /** As {@link LiveIndex.search}; undefined when the signal was aborted. */
  search(query: Query, signal: AbortSignal): Promise<Answer | undefined>;
  changed(names: readonly Name[]): void;
  close(): void;
}

/** Search that answers the newest query only. */
export interface LiveSearch<Answer, Query = string> {
  /**
   * Returns the query's results, every earlier change included. A newer search cancels the previous one.
   * @throws StoreError `aborted` when cancelled, `closed`
   */
  search(query: Query, signal?: AbortSignal): Promise<Answer>;
  /** Calls back after a change of records that it reads, here or in another tab. Returns the way to stop. */
  onStale(listener: () => void): () => void;
  /** Ends it; a search under way fails with `closed`. */
  close(): void;
}

/** The next search reports errors of an index. */
const ignored = (): void => undefined;

/**
 * An index off the main thread, in the browser's database.
 * @param worker one that `serveSearch` runs in
 */
export function inWorker<Name, Answer, Query = string>(
  worker: Worker,
  store: Store,
  database: string,
): SearchEngine<Name, Answer, Query> {
  const connection = connect<SearchWorker<Name, Answer, Query>>(worker);
  connection.call('open', { database, companyId: store.companyId }).catch(ignored);
  return {
    search: (query, signal) => connection.call('search', query, { signal }),
    changed: (names) => void connection.call('changed', names).catch(ignored),
    close: () => connection.end(),
  };
}

/** An index on this thread: for a store in memory. */
export function inThread<Name, Answer, Query = string>(
  index: Promise<LiveIndex<Name, Answer, Query>>,
): SearchEngine<Name, Answer, Query> {
  return {
    search: async (query, signal) => (await index).search(query, () => signal.aborted),
    changed: (names) => void index.then((ready) => ready.changed(names)),
    close: () => undefined,
  };
}

/** A promise that fails as soon as the signal is aborted, with its reason. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const failure = (error: unknown): StoreError =>
  error instanceof StoreError
    ? error
    : new StoreError('closed', `the search failed: ${String(error)}`, { reason: 'failed', retryable: true });

/**
 * A search that follows a store's changes.
 * @param namesIn those of a change's records that the index reads
 */
export function createLiveSearch<Name, Answer, Query = string>(
  store: Store,
  namesIn: (records: Change['records']) => readonly Name[],
  engine: SearchEngine<Name, Answer, Query>,
): LiveSearch<Answer, Query> {
  let newest = new AbortController();
  let isClosed = false;
  const stale = new Set<() => void>();
  const stopListening = store.onChange(({ records }) => {
    const names = namesIn(records);
    if (names.length === 0) return;
    engine.changed(names);
    for (const listener of stale) listener();
  });

  const answer = async (query: Query, signal: AbortSignal): Promise<Answer> => {
    // A worker looks into the database itself: it must be there, seeded, and of this version.
    await store.isFresh();
    signal.throwIfAborted();
    const found = await engine.search(query, signal);
    if (found === undefined) throw new StoreError('aborted', 'cancelled');
    return found;
  };

  return {
    async search(query, asked) {
      newest.abort(new StoreError('aborted', 'a newer search came'));
      if (isClosed) throw new StoreError('closed', 'the search was closed', { reason: 'failed' });
      const own = new AbortController();
      newest = own;
      const onAbort = (): void => own.abort(new StoreError('aborted', 'cancelled'));
      if (asked?.aborted) onAbort();
      asked?.addEventListener('abort', onAbort);
      try {
        return await Promise.race([answer(query, own.signal), aborted(own.signal)]);
      } catch (error) {
        throw failure(error);
      } finally {
        asked?.removeEventListener('abort', onAbort);
      }
    },
    onStale(listener) {
      stale.add(listener);
      return () => {
        stale.delete(listener);
      };
    },
    close() {
      isClosed = true;
      stopListening();
      newest.abort(new StoreError('closed', 'the search was closed', { reason: 'failed' }));
      engine.close();
    },
  };
}
