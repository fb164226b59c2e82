import { decoderOf, TEXT_ENCODINGS, type TextEncoding } from './encodings.ts';
import { clean, encodingOf } from './plainText.ts';

/** Bytes of a file's beginning that are shown; a multiple of the largest character. */
const SHOWN_BYTES = 4096;
/** Code units of it. */
const SHOWN = 800;
/** Bytes decoded at a time; a multiple of the largest character. */
const CHUNK_BYTES = 1 << 20;

export const isTextEncoding = (name: string): name is TextEncoding =>
  TEXT_ENCODINGS.some((encoding) => encoding === name);

/** Whether a beginning cannot be text: signs that no text has, or hardly one that could be read. */
const isNoText = (words: string): boolean =>
  words.includes('\u0000') || (words.match(/[\uFFFD\uFFFF]/g)?.length ?? 0) * 4 > words.length;

/** How a text file begins in each encoding that could be its own; the one that a reader takes stands first. */
export async function previewsOf(file: Blob): Promise<{ readonly encoding: TextEncoding; readonly words: string }[]> {
  const taken = await encodingOf(file);
  const bytes = new Uint8Array(await file.slice(0, SHOWN_BYTES).arrayBuffer());
  return [taken, ...TEXT_ENCODINGS.filter((encoding) => encoding !== taken)].flatMap((encoding) => {
    // A character that is cut off at the end is not there.
    const words = clean(decoderOf(encoding, false).decode(bytes, { stream: true })).slice(0, SHOWN);
    return encoding !== taken && isNoText(words) ? [] : [{ encoding, words }];
  });
}

/** A text file that is in this encoding as one in UTF-8, which every reader takes for what it is. */
export async function recoded(file: Blob, name: string, encoding: TextEncoding): Promise<File> {
  const decoder = decoderOf(encoding, false);
  const parts: string[] = [];
  for (let at = 0; at < file.size; at += CHUNK_BYTES) {
    const end = Math.min(at + CHUNK_BYTES, file.size);
    const chunk = new Uint8Array(await file.slice(at, end).arrayBuffer());
    parts.push(decoder.decode(chunk, { stream: end < file.size }));
  }
  return new File(parts, name, { type: 'text/plain' });
}
