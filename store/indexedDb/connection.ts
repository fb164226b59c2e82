import { createHasher, type Hasher } from '../hasher.ts';
import { createEmitter, type ChangeMessage } from '../plan.ts';
import { type StoreStatus } from '../port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { changesChannel, createDatabase, isNewer, type BrowserDatabase } from './schema.ts';
import { toStoreError } from './storeErrors.ts';

/** A connection to the browser's database, with what lives as long as it. */
export interface BrowserConnection {
  readonly db: BrowserDatabase;
  /** Hashes files in a worker of its own. */
  readonly hasher: Hasher;
  readonly status: StoreStatus;
  onStatus(listener: (status: StoreStatus) => void): () => void;
  /** Runs an action once the database is open. Every failure comes out as a StoreError. */
  run<T>(action: () => PromiseLike<T>): Promise<T>;
  /** Sends a message to the other tabs that have the database open. */
  send(message: ChangeMessage): void;
  /** Ends the connection; later actions are refused with `closed`. */
  close(): void;
}

/** Returns whether a connection is open, and the moment at which it ends. */
function createStanding() {
  const statuses = createEmitter<StoreStatus>();
  const ending = new AbortController();
  let status: StoreStatus = 'open';
  const set = (next: StoreStatus): void => {
    if (status === next) return;
    status = next;
    statuses.emit(next);
  };
  return {
    get: (): StoreStatus => status,
    set,
    onStatus: statuses.subscribe,
    isOver: (): boolean => status === 'outdated' || status === 'closed',
    end(next: 'outdated' | 'closed'): void {
      set(next);
      ending.abort();
    },
    ended: new Promise((resolve) => {
      ending.signal.addEventListener('abort', resolve);
    }),
    refusal: (): StoreError =>
      status === 'outdated'
        ? new StoreError('closed', 'a newer version took over in another tab', { reason: 'outdated' })
        : new StoreError('closed', 'the store was closed', { reason: 'failed' }),
  };
}

/**
 * Connects to the browser's database. Resolves when it is open, or already when an older tab holds up the upgrade: then
 * `status` is `blocked`, and actions wait until that tab is closed.
 * @param onMessage what to do with another tab's message
 * @throws StoreError `closed`
 */
export async function connect(name: string, onMessage: (message: ChangeMessage) => void): Promise<BrowserConnection> {
  const db = createDatabase(name, { autoOpen: false });
  const hasher = createHasher();
  const standing = createStanding();
  let channel: BroadcastChannel | undefined;

  const end = (next: 'outdated' | 'closed'): void => {
    if (standing.isOver()) return;
    standing.end(next);
    channel?.close();
    hasher.close();
    // A connection that is still being opened would be left open by closing it now; `open` sees to it.
    if (db.isOpen()) db.close();
  };
  const open = async (): Promise<void> => {
    if (await isNewer(name)) {
      end('outdated');
      throw standing.refusal();
    }
    await db.open();
    if (standing.isOver()) {
      db.close();
      throw standing.refusal();
    }
    channel = new BroadcastChannel(changesChannel(name));
    channel.addEventListener('message', (event: MessageEvent<ChangeMessage>) => onMessage(event.data));
    if (standing.get() === 'blocked') standing.set('open');
  };

  // Returning false keeps Dexie from its own handling: a warning, and a connection that opens again by itself.
  db.on('versionchange', () => {
    end('outdated');
    return false;
  });
  db.on('close', () => end('closed'));
  const opened = open().catch((error: unknown) => {
    const refused = toStoreError(error);
    end('closed');
    if (refused.code !== 'closed' || refused.reason === 'outdated') throw refused;
    throw new StoreError('closed', refused.message, { reason: 'unavailable', cause: error });
  });
  // A failure while blocked reaches the next caller.
  opened.catch(() => undefined);
  const blocked = new Promise<void>((resolve) => {
    db.on('blocked', () => {
      standing.set('blocked');
      resolve();
      return false;
    });
  });
  await Promise.race([opened, blocked]);

  // One race for all calls: each of its own would hang on to `ended` until the page goes.
  const ready = Promise.race([opened, standing.ended]);
  ready.catch(() => undefined);
  return {
    db,
    hasher,
    get status() {
      return standing.get();
    },
    onStatus: standing.onStatus,
    async run(action) {
      try {
        await ready;
        if (standing.get() !== 'open') throw standing.refusal();
        return await action();
      } catch (error) {
        throw standing.get() === 'outdated' ? standing.refusal() : toStoreError(error);
      }
    },
    send(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
      channel?.postMessage(message);
    },
    close: () => end('closed'),
  };
}
