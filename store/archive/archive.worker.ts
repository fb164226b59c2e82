import type { WorkerRun } from '#files/worker/protocol.ts';
import { serve } from '#files/worker/serve.ts';
import type { LoadedRecord } from '../port.ts';
import type { FilePart } from './format.ts';
import { inspectArchive, readArchive } from './readArchive.ts';
import { writeArchive, type ArchiveDraft } from './writeArchive.ts';

/** Part read from an archive, piece by piece. */
export type ArchivePart =
  | { readonly records: readonly LoadedRecord[] }
  | { readonly file: FilePart; readonly blob: Blob };

/** Functions of the worker; the caller ends the worker when it needs no more. */
export type ArchiveWorker = typeof functions;

/** Progress at most every half a megabyte: a message for each piece would cost more than the piece. */
const STEP = 512 * 1024;

function inSteps(onProgress: WorkerRun['onProgress']): WorkerRun['onProgress'] {
  let reported = 0;
  return (done, total) => {
    if (done - reported < STEP && done !== total) return;
    reported = done;
    onProgress(done, total);
  };
}

const functions = serve({
  write: (draft: ArchiveDraft, { onProgress }: WorkerRun) => writeArchive(draft, { onProgress: inSteps(onProgress) }),
  inspect: (file: Blob, { onProgress }: WorkerRun) => inspectArchive(file, { onProgress: inSteps(onProgress) }),
  // Each piece waits until it was taken, so that no more than one of them is ever in memory.
  read: (file: Blob, { give, onProgress }: WorkerRun<ArchivePart>) =>
    readArchive(
      file,
      { onRecords: (records) => give({ records }), onFile: (part, blob) => give({ file: part, blob }) },
      { onProgress: inSteps(onProgress) },
    ),
});
