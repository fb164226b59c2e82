import type { Database } from './database.ts';

/** No database can be had now; asked again, it may be. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** Database that is opened on first use. */
export interface LazyDatabase {
  readonly engine: 'pglite' | 'postgresql';
  /** The open database. @throws DatabaseUnavailableError */
  get(): Promise<Database>;
  /** Whether it is open, without opening it. */
  isOpen(): boolean;
  /** Whether it can serve. An embedded one that is not open yet, and did not fail to, counts as able. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

/** Milliseconds for which a failure to open is the answer for all who ask. */
const PAUSE = 1_000;

/**
 * Opens a database once, for all callers; after a failure again, on a later request.
 * @param open opens it and makes it ready
 * @param onFailure called with each failure
 */
export function createLazyDatabase(
  engine: LazyDatabase['engine'],
  open: () => Promise<Database>,
  onFailure: (error: unknown) => void,
): LazyDatabase {
  let opening: Promise<Database> | null = null;
  let database: Database | null = null;
  let failedAt: number | null = null;

  async function start(): Promise<Database> {
    try {
      database = await open();
      return database;
    } catch (error) {
      failedAt = performance.now();
      opening = null;
      onFailure(error);
      throw new DatabaseUnavailableError('the database cannot be opened', { cause: error });
    }
  }
  const get = (): Promise<Database> => {
    if (opening === null && failedAt !== null && performance.now() - failedAt < PAUSE) {
      return Promise.reject(new DatabaseUnavailableError('the database could not be opened just now'));
    }
    opening ??= start();
    return opening;
  };
  return {
    engine,
    get,
    isOpen: () => database !== null,
    async isAlive() {
      if (engine === 'pglite' && database === null && failedAt === null) return true;
      return get().then(
        (one) => one.isAlive(),
        () => false,
      );
    },
    async close() {
      const one = await opening?.catch(() => null);
      await one?.close();
    },
  };
}
