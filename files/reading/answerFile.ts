import { ToldTally, type Tell } from '#src/domain/research/layouts/told.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import { serve } from '../worker/serve.ts';
import type { ImportErrorCode } from './ImportError.ts';
import { failureCode, ReadFailure } from './ReadFailure.ts';
import type { NamedBlob, ReaderWorker, ReadTalk, TalkPart } from './readFile.ts';

/** Most code units in one message of a worker: a copy of this size takes a few milliseconds. */
const PART_LENGTH = 1 << 20;

/** Reads the text of a file, in pieces that join to the whole, or who says what in it where the file tells that; tells what is not in it. */
export type Reader = (
  file: Blob,
  progress: (done: number, total: number) => void,
  tell: Tell,
) => Promise<readonly string[] | Transcript>;

/** Reads the talk of a file. */
export type TalkReader = (file: Blob, progress: (done: number, total: number) => void) => Promise<ReadTalk>;

/** Reads a file and gives its parts one by one, as soon as each is there. */
export type PartsReader<Part> = (
  file: NamedBlob,
  give: (part: Part) => void,
  progress: (done: number, total: number) => void,
) => Promise<void>;

/** The worker's side of {@link readPartsInWorker}; `otherwise` names an unforeseen failure. */
export function answerWithParts<Part>(read: PartsReader<Part>, otherwise: ImportErrorCode): void {
  serve<ReaderWorker<Part>>({
    async read(file, { give, onProgress, signal }) {
      const giveNow = (part: Part): void => {
        signal.throwIfAborted();
        // No part is waited for: the reader is slower than the page.
        void give(part);
      };
      const progress = (done: number, total: number): void => {
        // A reader that is not wanted any more stops where it would tell how far it is.
        signal.throwIfAborted();
        onProgress(done, total);
      };
      try {
        await read(file, giveNow, progress);
      } catch (error) {
        throw new ReadFailure(failureCode(error, otherwise), String(error));
      }
    },
  });
}

const giveText = (text: string, give: (part: string) => void): void => {
  for (let at = 0; at < text.length; at += PART_LENGTH) give(text.slice(at, at + PART_LENGTH));
};

/** The worker's side of {@link readTalkInWorker} for a reader of words; `otherwise` names an unforeseen failure. */
export function answerWith(read: Reader, otherwise: ImportErrorCode): void {
  answerWithParts<TalkPart>(async (file, give, progress) => {
    const tally = new ToldTally();
    const words = await read(file, progress, tally.tell);
    const { text, labels } = 'text' in words ? words : { text: words.join(''), labels: null };
    giveText(text, give);
    give({ labels, told: tally.told() });
  }, otherwise);
}

/** The worker's side of {@link readTalkInWorker}; `otherwise` names an unforeseen failure. */
export function answerWithTalk(read: TalkReader, otherwise: ImportErrorCode): void {
  answerWithParts<TalkPart>(async (file, give, progress) => {
    const { text, labels, told } = await read(file, progress);
    give({ labels, told });
    giveText(text, give);
  }, otherwise);
}
