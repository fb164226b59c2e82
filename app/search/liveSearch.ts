import { StoreError, type Change, type Store } from '../workspace/port.ts';

/** An index over records of a store, which reads them at its first search and afterwards just what changed. */
export interface LiveIndex<Name, Answer> {
  /**
   * What is found; everything that changed is read before.
   * @param isDropped asked now and then; when true the search ends with undefined, what was read is kept
   */
  search(query: string, isDropped: () => boolean): Promise<Answer | undefined>;
  /** These records were made, changed or removed. */
  changed(names: readonly Name[]): void;
}

/** What a worker with an index is asked: which database, what changed in it, what to look for. */
export type SearchRequest<Name> =
  | { readonly database: string; readonly companyId: string }
  | { readonly changed: readonly Name[] }
  | { readonly search: number; readonly query: string };

/** What the worker tells of a search; of a search that a newer one overtook it tells nothing. */
export type SearchReply<Answer> =
  | { readonly search: number; readonly answer: Answer }
  | { readonly search: number; readonly failed: string };

type Tell<Answer> = (search: number, outcome: { readonly answer: Answer } | StoreError) => void;

interface Engine<Name> {
  ask(search: number, query: string): void;
  changed(names: readonly Name[]): void;
  close(): void;
}

/** Makes what answers: an index on another thread, or on this one. */
export type MakeEngine<Name, Answer> = (tell: Tell<Answer>) => Engine<Name>;

/** Search that answers the newest query only. */
export interface LiveSearch<Answer> {
  /**
   * What the query finds, every change before it included. A newer search cancels the one before.
   * @throws StoreError `aborted` when cancelled, `closed`
   */
  search(query: string, signal?: AbortSignal): Promise<Answer>;
  /** Calls back after a change of records that it reads, here or in another tab. Returns the way to stop. */
  onStale(listener: () => void): () => void;
  /** Ends it; a search under way fails with `closed`. */
  close(): void;
}

const failure = (message: string): StoreError =>
  new StoreError('closed', message, { reason: 'failed', retryable: true });

/**
 * An index off the main thread, in the browser's database.
 * @param worker one that `serveSearch` runs in
 */
export function inWorker<Name, Answer>(worker: Worker, store: Store, database: string): MakeEngine<Name, Answer> {
  return (tell) => {
    const post = (request: SearchRequest<Name>): void => worker.postMessage(request, []);
    let newest = 0;
    worker.addEventListener('message', ({ data }: MessageEvent<SearchReply<Answer>>) =>
      tell(data.search, 'answer' in data ? data : failure(data.failed)),
    );
    worker.addEventListener('error', ({ message }) => tell(newest, failure(`the search worker failed: ${message}`)));
    post({ database, companyId: store.companyId });
    return {
      ask(search, query) {
        newest = search;
        post({ search, query });
      },
      changed: (names) => post({ changed: names }),
      close: () => worker.terminate(),
    };
  };
}

/** An index on this thread: for a store in memory. */
export function inThread<Name, Answer>(index: Promise<LiveIndex<Name, Answer>>): MakeEngine<Name, Answer> {
  return (tell) => {
    let newest = 0;
    return {
      ask(search, query) {
        newest = search;
        index
          .then((ready) => ready.search(query, () => search !== newest))
          .then(
            (answer) => answer && tell(search, { answer }),
            (error: unknown) => tell(search, error instanceof StoreError ? error : failure(String(error))),
          );
      },
      changed: (names) => void index.then((ready) => ready.changed(names)),
      close: () => undefined,
    };
  };
}

/**
 * A search that follows a store's changes.
 * @param namesIn those of a change's records that the index reads
 */
export function createLiveSearch<Name, Answer>(
  store: Store,
  namesIn: (records: Change['records']) => readonly Name[],
  makeEngine: MakeEngine<Name, Answer>,
): LiveSearch<Answer> {
  let last = 0;
  let waiting: { search: number; settle: Tell<Answer> } | undefined;
  const tell: Tell<Answer> = (search, outcome) => {
    if (waiting?.search === search) waiting.settle(search, outcome);
  };
  const cancel = (error: StoreError): void => waiting?.settle(waiting.search, error);
  const engine = makeEngine(tell);
  const stale = new Set<() => void>();
  let closed = false;
  const stopListening = store.onChange(({ records }) => {
    const names = namesIn(records);
    if (names.length === 0) return;
    engine.changed(names);
    for (const listener of stale) listener();
  });

  return {
    async search(query, signal) {
      last += 1;
      const search = last;
      cancel(new StoreError('aborted', 'a newer search came'));
      // A worker looks into the database itself: it must be there, seeded, and of this version.
      await store.isFresh();
      if (closed) throw new StoreError('closed', 'the search was closed', { reason: 'failed' });
      if (search !== last || signal?.aborted) throw new StoreError('aborted', 'cancelled, or a newer search came');
      return new Promise((resolve, reject) => {
        const onAbort = (): void => tell(search, new StoreError('aborted', 'cancelled'));
        signal?.addEventListener('abort', onAbort);
        waiting = {
          search,
          settle(_, outcome) {
            waiting = undefined;
            signal?.removeEventListener('abort', onAbort);
            if (outcome instanceof StoreError) reject(outcome);
            else resolve(outcome.answer);
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
      cancel(new StoreError('closed', 'the search was closed', { reason: 'failed' }));
    },
  };
}
