import { ImportError, type ImportErrorCode } from './ImportError.ts';

/** A chosen file; a Blob from the store with its name will do. */
export type NamedBlob = Blob & { readonly name: string };

/** Settings of a reader. */
export interface ReadOptions {
  /** Stops the reading; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Progress: `done` of `total`, bytes of a text or a .docx, pages of a PDF. Only their ratio has a meaning. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** What a reading worker says; a `Part` is a piece of a text, or of a table. */
export type WorkerReport<Part> =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  /** The next piece of what is read. */
  | { readonly kind: 'part'; readonly part: Part }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: ImportErrorCode; readonly detail: string };

/** A failure inside a reading worker; becomes an {@link ImportError} outside, where the file's name is known. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  /** What is wrong with the file. */
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, detail = '', options?: { cause?: unknown }) {
    super(detail || code, options);
    this.code = code;
  }
}

/** The code of whatever a reader threw: its own failure, bytes that the system withholds, or `otherwise`. */
export function failureCode(error: unknown, otherwise: ImportErrorCode): ImportErrorCode {
  if (error instanceof ReadFailure) return error.code;
  // The system's words for a file that went away or has no permission any more.
  if (error instanceof DOMException && ['NotReadableError', 'NotFoundError', 'SecurityError'].includes(error.name)) {
    return 'read_failed';
  }
  if (error instanceof RangeError) return 'too_large';
  return otherwise;
}

/**
 * Has a worker read a file and ends it: when all parts are there, when it failed, when the signal stops it — even if the worker
 * hangs. What is read arrives in parts, so that no single message blocks the page; each goes to `take` as it comes.
 * @throws ImportError when the file is refused; the signal's reason when stopped; whatever `take` throws
 */
export function readPartsInWorker<Part>(
  create: () => Worker,
  file: NamedBlob,
  take: (part: Part) => void,
  { signal, onProgress }: ReadOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = create();
    let isOver = false;
    const end = () => {
      isOver = true;
      worker.terminate();
      signal?.removeEventListener('abort', stop);
    };
    const stop = () => {
      end();
      reject(signal?.reason);
    };
    const fail = (code: ImportErrorCode, cause: unknown) => {
      end();
      reject(new ImportError(code, file.name, { cause }));
    };
    signal?.addEventListener('abort', stop, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport<Part>>) => {
      // Messages that were under way when it ended still arrive.
      if (isOver) return;
      try {
        if (data.kind === 'progress') onProgress?.(data.done, data.total);
        else if (data.kind === 'part') take(data.part);
        else if (data.kind === 'failed') fail(data.code, data.detail);
        else {
          end();
          resolve();
        }
      } catch (error) {
        end();
        reject(error);
      }
    });
    worker.addEventListener('messageerror', (event) => fail('reader_failed', event));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail('reader_failed', event.message);
    });
    worker.postMessage(file, { transfer: [] });
  });
}

/**
 * Has a worker read a file's text; see {@link readPartsInWorker}.
 * @throws ImportError when the file is refused; the signal's reason when stopped
 */
export async function readInWorker(create: () => Worker, file: NamedBlob, options: ReadOptions = {}): Promise<string> {
  const parts: string[] = [];
  await readPartsInWorker<string>(create, file, (part) => parts.push(part), options);
  return parts.join('');
}

/** Most code units in one message of a worker: a copy of this size takes a few milliseconds. */
const PART_LENGTH = 1 << 20;

/** Reads the text of a file, in pieces that join to the whole. */
export type Reader = (file: Blob, progress: (done: number, total: number) => void) => Promise<readonly string[]>;

/** Reads a file and gives its parts one by one, as soon as each is there. */
export type PartsReader<Part> = (
  file: NamedBlob,
  give: (part: Part) => void,
  progress: (done: number, total: number) => void,
) => Promise<void>;

/** The worker's side of {@link readPartsInWorker}: reads the file it is sent and reports; `otherwise` names an unforeseen failure. */
export function answerWithParts<Part>(read: PartsReader<Part>, otherwise: ImportErrorCode): void {
  const report = (message: WorkerReport<Part>): void => self.postMessage(message, { transfer: [] });
  self.addEventListener('message', async ({ data }: MessageEvent<NamedBlob>) => {
    try {
      await read(
        data,
        (part) => report({ kind: 'part', part }),
        (done, total) => report({ kind: 'progress', done, total }),
      );
      report({ kind: 'done' });
    } catch (error) {
      report({ kind: 'failed', code: failureCode(error, otherwise), detail: String(error) });
    }
  });
}

/** The worker's side of {@link readInWorker}; `otherwise` names an unforeseen failure. */
export function answerWith(read: Reader, otherwise: ImportErrorCode): void {
  answerWithParts<string>(async (file, give, progress) => {
    for (const part of await read(file, progress)) {
      for (let at = 0; at < part.length; at += PART_LENGTH) give(part.slice(at, at + PART_LENGTH));
    }
  }, otherwise);
}
