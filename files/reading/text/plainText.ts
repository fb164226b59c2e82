import type { Tell } from '#src/domain/research/layouts/told.ts';

import { ReadFailure } from '../ReadFailure.ts';
import { decoderOf, guessEncoding, oneByteEncoding, startsWith, type TextEncoding } from './encodings.ts';
import { undoubled } from './undoubled.ts';

/** Bytes looked at to tell the encoding. */
const SAMPLE_BYTES = 1 << 16;
/** Bytes decoded at a time. */
const CHUNK_BYTES = 1 << 20;
/** Largest text file, bytes: twice that in memory, and a string has to hold it. */
export const MAX_TEXT_BYTES = 256 * 1024 * 1024;

/** Whether bytes that are not quite UTF-8 are UTF-8 with a few broken places (a cut file) rather than another encoding. */
function isDamagedUtf8(chunk: Uint8Array): boolean {
  let broken = 0;
  let beyondAscii = 0;
  for (const character of new TextDecoder('utf-8').decode(chunk)) {
    if (character === '\uFFFD') broken += 1;
    else if (character > '\u007F') beyondAscii += 1;
  }
  // Russian letters of another encoding are nearly all broken.
  return broken * 4 < beyondAscii;
}

interface Decoding {
  readonly encoding: TextEncoding;
  /** Refuse bytes that the encoding does not have. */
  readonly strict: boolean;
}

/** The encoding that a text file is taken to have by its beginning. */
export async function encodingOf(file: Blob): Promise<TextEncoding> {
  const sample = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
  const encoding = guessEncoding(sample);
  if (encoding !== 'utf-8') return encoding;
  try {
    // What is cut off at the end is not wrong.
    decoderOf(encoding, true).decode(sample, { stream: true });
    return encoding;
  } catch {
    return isDamagedUtf8(sample) ? encoding : oneByteEncoding(sample).encoding;
  }
}

/** Signatures of files that are often renamed to .txt and could pass for text. */
function isKnownBinary(sample: Uint8Array): boolean {
  return (
    startsWith(sample, 0x25, 0x50, 0x44, 0x46, 0x2d) || // %PDF-
    startsWith(sample, 0x50, 0x4b, 0x03, 0x04) || // zip
    startsWith(sample, 0xd0, 0xcf, 0x11, 0xe0) // old Office
  );
}

/** Share of control characters above which bytes are no text. */
const CONTROL_SHARE = 0.02;
const CONTROLS = /[^\P{Cc}\t\n\v\f\r]/gu;

function checkIsText(part: string): void {
  // NUL and U+FFFF are in no text; other controls slip in, but seldom.
  if (part.includes('\u0000') || part.includes('\uFFFF')) throw new ReadFailure('binary');
  const controls = part.match(CONTROLS)?.length ?? 0;
  if (controls > 3 && controls > part.length * CONTROL_SHARE) throw new ReadFailure('binary');
}

class NotUtf8 extends Error {
  readonly chunk: Uint8Array;
  /** Letters beyond ASCII were read as UTF-8 before: in another encoding that does not happen by chance. */
  readonly wasUtf8: boolean;

  constructor(chunk: Uint8Array, wasUtf8: boolean) {
    super('not UTF-8');
    this.chunk = chunk;
    this.wasUtf8 = wasUtf8;
  }
}

/** Where a part may end: after the last line break; else, in a very long line, anywhere but inside a surrogate pair. */
function cutAt(text: string): number {
  const lineEnd = text.lastIndexOf('\n') + 1;
  if (lineEnd > 0 || text.length < CHUNK_BYTES * 4) return lineEnd;
  // Before an ASCII character nothing composes with what is behind it.
  for (let at = text.length - 1; at > text.length - 1000; at -= 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80 && unit !== 0x0a && text.charCodeAt(at - 1) !== 0x0d) return at;
  }
  return 0;
}

/** Line breaks as \n, of whatever kind; composed characters, so that «й» typed on a Mac is found. */
export function clean(part: string): string {
  return (/[\r\v\u0085\u2028\u2029]/.test(part) ? part.replace(/\r\n?|[\v\u0085\u2028\u2029]/g, '\n') : part).normalize(
    'NFC',
  );
}

async function* decode(
  file: Blob,
  { encoding, strict }: Decoding,
  progress: (done: number, total: number) => void,
  shape: (part: string) => string,
): AsyncGenerator<string> {
  const decoder = decoderOf(encoding, strict);
  let rest = '';
  let beyondAscii = false;
  for (let at = 0; at < file.size; at += CHUNK_BYTES) {
    const end = Math.min(at + CHUNK_BYTES, file.size);
    const chunk = new Uint8Array(await file.slice(at, end).arrayBuffer());
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: end < file.size });
    } catch (error) {
      if (error instanceof TypeError) throw new NotUtf8(chunk, beyondAscii);
      throw error;
    }
    checkIsText(text);
    beyondAscii ||= /\P{ASCII}/u.test(text);
    rest += text;
    const cut = end < file.size ? cutAt(rest) : rest.length;
    if (cut > 0) {
      yield shape(rest.slice(0, cut));
      rest = rest.slice(cut);
    }
    progress(end, file.size);
  }
}

/**
 * Reads a text file in pieces: UTF-8, UTF-16 and UTF-32 of both byte orders with and without a mark, and the one-byte encoding in
 * which it reads most like Russian. Text that was taken for windows-1251 once and saved is what it was before. Line breaks become \n and characters are composed (NFC), so offsets hold for the text returned. One pass, or
 * two when the first shows that it is not UTF-8.
 * @param tell hears how many signs could not be read, and that the encoding is doubtful. Default: nobody asks
 * @param shape replaces this treatment of each part: does nothing for a caller that needs the places of the file itself
 * @throws ReadFailure `binary`, `too_large`; DOMException when the bytes cannot be read
 */
export async function readPlainText(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
  tell: Tell = () => {},
  shape = clean,
): Promise<string[]> {
  if (file.size > MAX_TEXT_BYTES) throw new ReadFailure('too_large');
  const sample = new Uint8Array(await file.slice(0, SAMPLE_BYTES).arrayBuffer());
  if (isKnownBinary(sample)) throw new ReadFailure('binary');
  const collect = async (decoding: Decoding) => {
    const parts: string[] = [];
    for await (const part of decode(file, decoding, progress, shape)) parts.push(part);
    return parts;
  };
  const encoding = guessEncoding(sample);
  const read = async (): Promise<string[]> => {
    if (encoding !== 'utf-8') return collect({ encoding, strict: false });
    try {
      const decoded = await collect({ encoding, strict: true });
      const meant = undoubled(decoded);
      if (meant !== decoded) tell('encoding');
      return meant;
    } catch (error) {
      if (!(error instanceof NotUtf8)) throw error;
      if (error.wasUtf8 || isDamagedUtf8(error.chunk)) return collect({ encoding, strict: false });
      const guessed = oneByteEncoding(error.chunk.subarray(0, SAMPLE_BYTES));
      if (guessed.isDoubtful) tell('encoding');
      return collect({ encoding: guessed.encoding, strict: false });
    }
  };
  const parts = await read();
  tell(
    'character',
    parts.reduce((sum, part) => sum + (part.match(/\uFFFD/g)?.length ?? 0), 0),
  );
  return parts;
}
