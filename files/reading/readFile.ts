import type { Told } from '#src/domain/research/layouts/told.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import { callOnce, WorkerFailure } from '../worker/call.ts';
import type { WorkerFunction, WorkerRun } from '../worker/protocol.ts';
import { ImportError, isImportErrorCode } from './ImportError.ts';

/** A chosen file; a Blob from the store with its name will do. */
export type NamedBlob = Blob & { readonly name: string };

/** A worker that reads one kind of file. */
export interface ReaderWorker<Part> {
  readonly [name: string]: WorkerFunction;
  readonly read: (file: NamedBlob, running: WorkerRun<Part>) => Promise<void>;
}

/** A talk as it was read, and what its file held beside it. */
export interface ReadTalk extends Transcript {
  readonly told: readonly Told[];
}

/** A part of a talk: words, or who speaks in all of them and what is not in them. */
export type TalkPart = string | Omit<ReadTalk, 'text'>;

export interface ReadOptions {
  /** Stops the reading; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Progress: `done` of `total`, bytes of a text or a .docx, pages of a PDF. Only their ratio has a meaning. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Has a worker read a file and ends it: when all parts are there, when it failed, when the signal stops it — even if the worker
 * hangs. What is read arrives in parts, so that no single message blocks the page; each goes to `take` as it comes.
 * @throws ImportError when the file is refused; the signal's reason when stopped; whatever `take` throws
 */
export async function readPartsInWorker<Part>(
  start: () => Worker,
  file: NamedBlob,
  take: (part: Part) => void,
  options: ReadOptions = {},
): Promise<void> {
  try {
    await callOnce<ReaderWorker<Part>, 'read'>(start, 'read', file, {
      ...options,
      onPart: take as (part: unknown) => void,
    });
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
    const code = isImportErrorCode(error.code) ? error.code : 'reader_failed';
    throw new ImportError(code, file.name, { cause: error.message });
  }
}

/**
 * Has a worker read a file's text, who speaks in it where the reader knows, and what is not in it; see {@link readPartsInWorker}.
 * @throws ImportError when the file is refused; the signal's reason when stopped
 */
export async function readTalkInWorker(
  start: () => Worker,
  file: NamedBlob,
  options: ReadOptions = {},
): Promise<ReadTalk> {
  const parts: string[] = [];
  let beside: Omit<ReadTalk, 'text'> = { labels: null, told: [] };
  const take = (part: TalkPart) => {
    if (typeof part === 'string') parts.push(part);
    else beside = part;
  };
  await readPartsInWorker<TalkPart>(start, file, take, options);
  return { text: parts.join(''), ...beside };
}
