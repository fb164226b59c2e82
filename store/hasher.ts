import { connect, WorkerFailure, type WorkerConnection } from '#files/worker/call.ts';
import type { HashWorker } from './hash.worker.ts';
import { type OnProgress } from './port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';

/** Hashes blobs off the main thread. */
export interface Hasher {
  /**
   * SHA-256 of a blob, lower-case hex.
   * @throws StoreError `aborted`, `invalid` when the blob cannot be read, `closed`
   */
  hash(blob: Blob, options?: { signal?: AbortSignal; onProgress?: OnProgress }): Promise<string>;
  /** Ends the worker; hashing under way fails with `closed`. */
  close(): void;
}

/** The refusal of a blob that could not be hashed. */
function refusal(error: unknown, signal: AbortSignal | undefined): StoreError {
  if (signal?.aborted) return new StoreError('aborted', 'cancelled');
  if (error instanceof StoreError) return error;
  if (error instanceof WorkerFailure && !error.isBroken) {
    return new StoreError('invalid', `the blob cannot be read: ${error.message}`);
  }
  return new StoreError('closed', `the hashing worker failed: ${String(error)}`, { reason: 'failed' });
}

const started = (): WorkerConnection<HashWorker> =>
  connect(new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' }));

/** A hasher with one worker, started at the first blob. */
export function createHasher(): Hasher {
  let worker: WorkerConnection<HashWorker> | undefined;
  return {
    async hash(blob, options = {}) {
      worker ??= started();
      const used = worker;
      try {
        return await used.call('hash', blob, options);
      } catch (error) {
        // The next blob has a worker again.
        if (error instanceof WorkerFailure && error.isBroken && worker === used) worker = undefined;
        throw refusal(error, options.signal);
      }
    },
    close() {
      worker?.end(new StoreError('closed', 'the store was closed', { reason: 'failed' }));
      worker = undefined;
    },
  };
}
