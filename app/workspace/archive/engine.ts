import { StoreError } from '../port.ts';
import type { ArchiveReply, ArchiveRequest, ArchiveTask } from './archive.worker.ts';
import { ArchiveError } from './ArchiveError.ts';
import type { Manifest } from './format.ts';
import type { Contents, Taker } from './readArchive.ts';
import type { ArchiveDraft, Running } from './writeArchive.ts';

/** Reads and writes archives: see writeArchive.ts and readArchive.ts. All throw `aborted` (StoreError) when stopped. */
export interface ArchiveEngine {
  write(draft: ArchiveDraft, running?: Running): Promise<Blob>;
  inspect(file: Blob, running?: Running): Promise<Contents>;
  read(file: Blob, taker: Taker, running?: Running): Promise<Manifest>;
}

const aborted = (): StoreError => new StoreError('aborted', 'cancelled');

/** Runs one task in a worker of its own. Stopping ends the worker: whatever it holds is gone at once. */
function inWorker<T>(task: ArchiveTask, { signal, onProgress }: Running = {}, taker?: Taker): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(aborted());
      return;
    }
    const worker = new Worker(new URL('./archive.worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => {
      worker.terminate();
      signal?.removeEventListener('abort', stop);
    };
    const fail = (error: unknown): void => {
      end();
      reject(error);
    };
    const stop = (): void => fail(aborted());
    signal?.addEventListener('abort', stop);
    const take = async (reply: ArchiveReply): Promise<void> => {
      if ('records' in reply) await taker?.onRecords(reply.records);
      else if ('file' in reply) await taker?.onFile(reply.file, reply.blob);
      worker.postMessage({ more: true } satisfies ArchiveRequest, []);
    };
    worker.addEventListener('error', (event) => {
      fail(new ArchiveError('worker_failed', '', { cause: event.message }));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<ArchiveReply>) => {
      if ('done' in data) onProgress?.(data.done, data.total);
      else if ('result' in data) {
        end();
        resolve(data.result as T);
      } else if ('refused' in data) fail(new ArchiveError(data.refused, data.detail));
      else if ('failed' in data) fail(new ArchiveError('worker_failed', '', { cause: data.failed }));
      else take(data).catch(fail);
    });
    worker.postMessage(task satisfies ArchiveRequest, []);
  });
}

/** The engine of the app: each task in a worker, so that the page stays quick. */
export const workerEngine: ArchiveEngine = {
  write: (draft, running) => inWorker({ task: 'write', draft }, running),
  inspect: (file, running) => inWorker({ task: 'inspect', file }, running),
  read: (file, taker, running) => inWorker({ task: 'read', file }, running, taker),
};
