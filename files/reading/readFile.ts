import type { SpeakerLabels } from '#src/domain/research/layouts/blockHead.ts';
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

/** A part of a talk: words, or who speaks in all of them. */
export type TalkPart = string | Pick<Transcript, 'labels'>;

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
 * Has a worker read a file's text, and who speaks in it where the reader knows; see {@link readPartsInWorker}.
 * @throws ImportError when the file is refused; the signal's reason when stopped
 */
export async function readTalkInWorker(
  start: () => Worker,
  file: NamedBlob,
  options: ReadOptions = {},
): Promise<Transcript> {
  const parts: string[] = [];
  let labels: SpeakerLabels = null;
  const take = (part: TalkPart) => {
    if (typeof part === 'string') parts.push(part);
    else labels = part.labels;
  };
  await readPartsInWorker<TalkPart>(start, file, take, options);
  return { text: parts.join(''), labels };
}

/**
 * Has a worker read a file's text; see {@link readPartsInWorker}.
 * @throws ImportError when the file is refused; the signal's reason when stopped
 */
export async function readInWorker(start: () => Worker, file: NamedBlob, options: ReadOptions = {}): Promise<string> {
  const parts: string[] = [];
  await readPartsInWorker<string>(start, file, (part) => parts.push(part), options);
  return parts.join('');
}
