import type { Tell } from '#src/domain/research/layouts/told.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import { ReadFailure } from '../../ReadFailure.ts';
import { RtfDocument } from './document.ts';

/** Largest .rtf file, bytes: it contains pictures as digits, and they are skipped. */
export const MAX_RTF_BYTES = 256 * 1024 * 1024;

/**
 * Reads the text of an RTF document: code pages of the document and of its fonts, Unicode, tables with a talk as turns, numbers
 * and bullets as they are written; notes, remarks and running heads under the text. Pictures are left out, and told.
 * @throws ReadFailure `not_rtf`, `too_large`
 */
export async function readRtf(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
  tell: Tell = () => {},
): Promise<Transcript> {
  if (file.size > MAX_RTF_BYTES) throw new ReadFailure('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = String.fromCharCode(...bytes.subarray(0, 64)).replace(/^(?:\u00EF\u00BB\u00BF)?\s*/, '');
  if (!head.startsWith(String.raw`{\rtf`)) throw new ReadFailure('not_rtf');
  progress(file.size / 2, file.size);
  const talk = new RtfDocument(bytes, tell).read();
  progress(file.size, file.size);
  return talk;
}
