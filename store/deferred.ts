import { fetchedOnce } from '#src/domain/core/lazily.ts';

import { NO_COMPANIES, ONLY_PERSON, type Store, type StoreStatus, type SyncState } from './port.ts';

/** Always the same, so that nothing is drawn anew for it. */
const UNKNOWN: SyncState = { mode: 'unknown' };

/**
 * A store that is still being opened: every call waits for it, so screens ask at once and show their loading state. An
 * opening that failed is tried again by the next call.
 */
export function deferStore(companyId: string, open: () => Promise<Store>): Store {
  let opened: Store | null = null;
  let closed = false;
  const waiting = new Set<(store: Store) => void>();

  const ready = fetchedOnce(async () => {
    const store = await open();
    opened = store;
    if (closed) store.close();
    for (const subscribe of waiting) subscribe(store);
    waiting.clear();
    return store;
  });

  /** Subscribes now, or as soon as the store is open. */
  const subscribe = (to: (store: Store) => () => void): (() => void) => {
    let stop: (() => void) | null = null;
    const start = (store: Store) => {
      stop = to(store);
    };
    if (opened) start(opened);
    else waiting.add(start);
    return () => {
      waiting.delete(start);
      stop?.();
    };
  };

  return {
    companyId,
    get actor(): string {
      return opened?.actor ?? ONLY_PERSON;
    },
    get status(): StoreStatus {
      return opened?.status ?? 'open';
    },
    get: async (kind, id) => (await ready()).get(kind, id),
    list: async (kind, query) => (await ready()).list(kind, query),
    tally: async (kind, parent) => (await ready()).tally(kind, parent),
    summaries: async (kind, ids) => (await ready()).summaries(kind, ids),
    commit: async (ops, options) => (await ready()).commit(ops, options),
    load: async (records, options) => (await ready()).load(records, options),
    eraseCompany: async (id) => (await ready()).eraseCompany(id),
    isFresh: async () => (await ready()).isFresh(),
    dump: async () => (await ready()).dump(),
    onChange: (listener) => subscribe((store) => store.onChange(listener)),
    onStatus: (listener) => subscribe((store) => store.onStatus(listener)),
    sync: () => opened?.sync() ?? UNKNOWN,
    onSync: (listener) => {
      const asked = opened;
      return subscribe((store) => {
        // Reports before it was open had no store behind them.
        if (asked === null) listener(store.sync());
        return store.onSync(listener);
      });
    },
    shared: () => opened?.shared() ?? NO_COMPANIES,
    presence: () => opened?.presence() ?? null,
    onInbox: (listener) => subscribe((store) => store.onInbox(listener)),
    settleRefused: async (id) => (await ready()).settleRefused(id),
    files: {
      put: async (blob, options) => (await ready()).files.put(blob, options),
      get: async (id) => (await ready()).files.get(id),
      sweep: async (since) => (await ready()).files.sweep(since),
      erase: async (id) => (await ready()).files.erase(id),
    },
    close: () => {
      closed = true;
      opened?.close();
    },
  };
}
