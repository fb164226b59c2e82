import { ReadFailure } from '../ReadFailure.ts';

/** Encodings a text file may have (R33), and the two older Russian ones where they are plain to see. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'koi8-r' | 'ibm866';

/** Bytes looked at to tell the encoding. */
const SAMPLE_BYTES = 1 << 16;
/** Bytes decoded at a time. */
const CHUNK_BYTES = 1 << 20;
/** Largest text file, bytes: twice that in memory, and a string has to hold it. */
export const MAX_TEXT_BYTES = 256 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * UTF-16 without a mark: Russian and Latin text has 0x04 or 0x00 in every other byte, and hardly ever in the rest. Null when it
 * is not that.
 */
function bareUtf16(sample: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const pairs = sample.length >> 1;
  if (pairs < 2) return null;
  let odd = 0;
  let even = 0;
  for (let index = 0; index < pairs * 2; index += 2) {
    if ((sample[index] ?? 1) === 0 || sample[index] === 4) even += 1;
    if ((sample[index + 1] ?? 1) === 0 || sample[index + 1] === 4) odd += 1;
  }
  if (odd > pairs * 0.7 && even < pairs * 0.1) return 'utf-16le';
  if (even > pairs * 0.7 && odd < pairs * 0.1) return 'utf-16be';
  return null;
}

/** The most frequent pairs of letters in Russian; they tell the one-byte encodings apart. */
const PAIRS = /ст|но|то|на|ен|ко|не|по|пр|ро|ра|ов|ос|ал|го|ни|ер|ре|от|во|ет|ел/g;

/** The one-byte Russian encoding in which a sample reads most like Russian; windows-1251 unless another is much better. */
function oneByteEncoding(sample: Uint8Array): TextEncoding {
  const score = (encoding: TextEncoding) =>
    new TextDecoder(encoding).decode(sample).toLowerCase().match(PAIRS)?.length ?? 0;
  const base = score('windows-1251');
  for (const encoding of ['koi8-r', 'ibm866'] as const) if (score(encoding) > base * 2 + 3) return encoding;
  return 'windows-1251';
}

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

/** Guesses the encoding from a text file's first bytes. UTF-8 stays a guess until all of it was decoded. */
export function guessEncoding(sample: Uint8Array): TextEncoding {
  if (startsWith(sample, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(sample, 0xfe, 0xff)) return 'utf-16be';
  return bareUtf16(sample) ?? 'utf-8';
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

/** Line breaks as \n; composed characters, so that «й» typed on a Mac is found. */
export function clean(part: string): string {
  return (part.includes('\r') ? part.replace(/\r\n?/g, '\n') : part).normalize('NFC');
}

async function* decode(
  file: Blob,
  { encoding, strict }: Decoding,
  progress: (done: number, total: number) => void,
  shape: (part: string) => string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: strict });
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
 * Reads a text file in pieces: UTF-8, UTF-16 of both byte orders with and without a mark, windows-1251, and KOI8-R or cp866 where
 * they are evident. Line breaks become \n and characters are composed (NFC), so offsets hold for the text returned. One pass, or
 * two when the first shows that it is not UTF-8.
 * @param shape replaces this treatment of each part: does nothing for a caller that needs the places of the file itself
 * @throws ReadFailure `binary`, `too_large`; DOMException when the bytes cannot be read
 */
export async function readPlainText(
  file: Blob,
  progress: (done: number, total: number) => void = () => {},
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
  if (encoding !== 'utf-8') return collect({ encoding, strict: false });
  try {
    return await collect({ encoding, strict: true });
  } catch (error) {
    if (!(error instanceof NotUtf8)) throw error;
    if (error.wasUtf8 || isDamagedUtf8(error.chunk)) return collect({ encoding, strict: false });
    return collect({ encoding: oneByteEncoding(error.chunk.subarray(0, SAMPLE_BYTES)), strict: false });
  }
}
