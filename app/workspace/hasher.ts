import type { HashReply, HashRequest } from './hash.worker.ts';
import { StoreError, type OnProgress } from './port.ts';

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

interface Job {
  readonly settle: (reply: HashReply) => void;
  readonly fail: (error: StoreError) => void;
}

/** A hasher with one worker, started at the first blob. */
export function createHasher(): Hasher {
  const jobs = new Map<number, Job>();
  let worker: Worker | undefined;
  let lastJob = 0;

  const end = (error: StoreError): void => {
    worker?.terminate();
    worker = undefined;
    for (const job of jobs.values()) job.fail(error);
  };
  const started = (): Worker => {
    if (worker) return worker;
    worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<HashReply>) => {
      jobs.get(event.data.job)?.settle(event.data);
    });
    worker.addEventListener('error', (event) => {
      end(new StoreError('closed', `the hashing worker failed: ${event.message}`, { reason: 'failed' }));
    });
    return worker;
  };

  const ask = (request: HashRequest): void => started().postMessage(request, []);

  return {
    hash(blob, { signal, onProgress } = {}) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(new StoreError('aborted', 'cancelled'));
          return;
        }
        lastJob += 1;
        const job = lastJob;
        const finish = (): void => {
          jobs.delete(job);
          signal?.removeEventListener('abort', onAbort);
        };
        const fail = (error: StoreError): void => {
          finish();
          reject(error);
        };
        const onAbort = (): void => {
          ask({ job, stop: true });
          fail(new StoreError('aborted', 'cancelled'));
        };
        jobs.set(job, {
          fail,
          settle(reply) {
            if ('done' in reply) onProgress?.(reply.done, reply.total);
            else if ('id' in reply) {
              finish();
              resolve(reply.id);
            } else fail(new StoreError('invalid', `the blob cannot be read: ${reply.failed}`));
          },
        });
        signal?.addEventListener('abort', onAbort);
        ask({ job, blob });
      });
    },
    close() {
      end(new StoreError('closed', 'the store was closed', { reason: 'failed' }));
    },
  };
}
