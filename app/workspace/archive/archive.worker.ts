import { ArchiveError, type ArchiveErrorCode } from './ArchiveError.ts';
import { inspectArchive, readArchive, type Contents } from './readArchive.ts';
import { writeArchive, type ArchiveDraft } from './writeArchive.ts';
import type { FilePart, Manifest } from './format.ts';
import type { LoadedRecord } from '../port.ts';

/** The one task of a worker's life: who has enough of it ends the worker. */
export type ArchiveTask =
  | { readonly task: 'write'; readonly draft: ArchiveDraft }
  | { readonly task: 'inspect' | 'read'; readonly file: Blob };

/** What the worker is asked: its task, then for each next piece. */
export type ArchiveRequest = ArchiveTask | { readonly more: true };

/** What the worker tells. After `records` and `file` it waits to be asked for more. */
export type ArchiveReply =
  | { readonly done: number; readonly total: number }
  | { readonly records: readonly LoadedRecord[] }
  | { readonly file: FilePart; readonly blob: Blob }
  | { readonly result: Blob | Contents | Manifest }
  | { readonly refused: ArchiveErrorCode; readonly detail: string }
  | { readonly failed: string };

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const reply = (message: ArchiveReply): void => scope.postMessage(message, []);
let taken: (() => void) | undefined;

/** Tells a piece and waits until it was taken, so that no more than one of them is ever in memory. */
const hand = (message: ArchiveReply): Promise<void> =>
  new Promise((resolve) => {
    taken = resolve;
    reply(message);
  });

/** Progress at most every half a megabyte: a message for each piece would cost more than the piece. */
const STEP = 512 * 1024;

function progress(): (done: number, total: number) => void {
  let told = 0;
  return (done, total) => {
    if (done - told < STEP && done !== total) return;
    told = done;
    reply({ done, total });
  };
}

function run(request: ArchiveTask): Promise<Blob | Contents | Manifest> {
  const running = { onProgress: progress() };
  if (request.task === 'write') return writeArchive(request.draft, running);
  if (request.task === 'inspect') return inspectArchive(request.file, running);
  return readArchive(
    request.file,
    { onRecords: (records) => hand({ records }), onFile: (file, blob) => hand({ file, blob }) },
    running,
  );
}

scope.addEventListener('message', ({ data }: MessageEvent<ArchiveRequest>) => {
  if ('more' in data) taken?.();
  else {
    run(data).then(
      (result) => reply({ result }),
      (error: unknown) =>
        reply(
          error instanceof ArchiveError
            ? { refused: error.code, detail: error.detail }
            : { failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) },
        ),
    );
  }
});
