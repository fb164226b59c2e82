import { callOnce, WorkerFailure, type CallOptions } from '#files/worker/call.ts';
import type { ArgumentOf, PartOf, ResultOf } from '#files/worker/protocol.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import type { ArchiveWorker } from './archive.worker.ts';
import { ArchiveError, isArchiveErrorCode } from './ArchiveError.ts';
import type { Manifest } from './format.ts';
import type { Contents, ArchiveTaker } from './readArchive.ts';
import type { ArchiveDraft, ArchiveRun } from './writeArchive.ts';

/** Reads and writes archives: see writeArchive.ts and readArchive.ts. All throw `aborted` (StoreError) when stopped. */
export interface ArchiveEngine {
  write(draft: ArchiveDraft, running?: ArchiveRun): Promise<Blob>;
  inspect(file: Blob, running?: ArchiveRun): Promise<Contents>;
  read(file: Blob, taker: ArchiveTaker, running?: ArchiveRun): Promise<Manifest>;
}

const start = (): Worker => new Worker(new URL('./archive.worker.ts', import.meta.url), { type: 'module' });

/** Returns the error that a task throws: a refusal of the file with its reason; `aborted` when it was stopped. */
function refusal(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return new StoreError('aborted', 'cancelled');
  if (!(error instanceof WorkerFailure)) return error;
  const { code, detail, message } = error;
  return isArchiveErrorCode(code)
    ? new ArchiveError(code, detail)
    : new ArchiveError('worker_failed', '', { cause: message });
}

/** Runs one task in a worker of its own. Stopping ends the worker: whatever it holds is gone at once. */
async function run<N extends keyof ArchiveWorker & string>(
  task: N,
  argument: ArgumentOf<ArchiveWorker[N]>,
  options: CallOptions<PartOf<ArchiveWorker[N]>> = {},
): Promise<ResultOf<ArchiveWorker[N]>> {
  try {
    return await callOnce<ArchiveWorker, N>(start, task, argument, options);
  } catch (error) {
    throw refusal(error, options.signal);
  }
}

/** The engine of the app: each task in a worker, so that the page stays quick. */
export const workerEngine: ArchiveEngine = {
  write: (draft, running) => run('write', draft, running),
  inspect: (file, running) => run('inspect', file, running),
  read: (file, taker, running) =>
    run('read', file, {
      ...running,
      onPart: (part) => ('records' in part ? taker.onRecords(part.records) : taker.onFile(part.file, part.blob)),
    }),
};
