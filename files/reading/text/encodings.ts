/** Encodings a text file may have (R33): those of Unicode, and the one-byte ones that Russian is or was written in. */
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** The likeliest first. */
const ONE_BYTE = ['windows-1251', 'koi8-r', 'ibm866', 'x-mac-cyrillic', 'iso-8859-5'] as const;
/** All that a person may choose from; the western one is guessed where nothing reads like Russian. */
export const TEXT_ENCODINGS = [
  'utf-8',
  ...ONE_BYTE,
  'utf-16le',
  'utf-16be',
  'utf-32le',
  'utf-32be',
  'windows-1252',
] as const;
type OneByteEncoding = (typeof ONE_BYTE)[number] | 'windows-1252';

export const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** Whether Russian or Latin text stands in these bytes of each so many, and hardly anything in the others. */
function isEvery(sample: Uint8Array, size: number, low: number): boolean {
  const count = Math.floor(sample.length / size);
  if (count < 2) return false;
  let texts = 0;
  let rest = 0;
  for (let at = 0; at < count * size; at += 1) {
    const byte = sample[at] ?? 1;
    if (at % size === low) continue;
    // The byte beside the low one is that of Cyrillic or Latin; the others are 0 in UTF-32.
    if (byte === 0 || byte === 4) texts += 1;
    else rest += 1;
  }
  let lows = 0;
  for (let at = low; at < count * size; at += size) if (sample[at] === 0 || sample[at] === 4) lows += 1;
  return texts > (texts + rest) * (size === 2 ? 0.7 : 0.9) && lows < count * 0.1;
}

/** Guesses the encoding from a text file's first bytes. UTF-8 stays a guess until all of it was decoded. */
export function guessEncoding(sample: Uint8Array): Exclude<TextEncoding, OneByteEncoding> {
  if (startsWith(sample, 0xff, 0xfe, 0, 0)) return 'utf-32le';
  if (startsWith(sample, 0, 0, 0xfe, 0xff)) return 'utf-32be';
  if (startsWith(sample, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(sample, 0xfe, 0xff)) return 'utf-16be';
  if (isEvery(sample, 4, 0)) return 'utf-32le';
  if (isEvery(sample, 4, 3)) return 'utf-32be';
  if (isEvery(sample, 2, 0)) return 'utf-16le';
  return isEvery(sample, 2, 1) ? 'utf-16be' : 'utf-8';
}

/** Decodes a file's chunks one after the other, as a TextDecoder does. */
export interface ChunkDecoder {
  decode(chunk: Uint8Array, options: { readonly stream: boolean }): string;
}

/** UTF-32, which browsers do not know. A chunk ends where a character does: its size is a multiple of four. */
class Utf32Decoder implements ChunkDecoder {
  readonly #isLittle: boolean;

  constructor(isLittle: boolean) {
    this.#isLittle = isLittle;
  }

  decode(chunk: Uint8Array): string {
    const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const parts: string[] = [];
    for (let at = 0; at + 4 <= chunk.length; at += 4) {
      const point = view.getUint32(at, this.#isLittle);
      if (point !== 0xfeff) parts.push(point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point));
    }
    return parts.join('').toWellFormed();
  }
}

/** @param strict refuses bytes that the encoding does not have, with a TypeError */
export function decoderOf(encoding: TextEncoding, strict: boolean): ChunkDecoder {
  if (encoding === 'utf-32le' || encoding === 'utf-32be') return new Utf32Decoder(encoding === 'utf-32le');
  const decoder = new TextDecoder(encoding, { fatal: strict });
  // Node 20 takes its last chunk for Latin-1; of a byte a sign nothing is left over.
  if (encoding === 'windows-1252') return { decode: (chunk) => decoder.decode(chunk, { stream: true }) };
  return decoder;
}

/** Letters of Russian, the most frequent first. */
const FREQUENT = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё';
const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [...FREQUENT].map((letter, at) => [letter, 1.2 - (2.4 * at) / FREQUENT.length]),
);
/** Signs that stand in texts, besides letters. */
const SIGNS = /[\u00A0«»„“”‘’–—…№§°€•]/;
const RUSSIAN = /[а-яё]/i;
const LATIN = /[a-z]/i;
const isCapital = (sign: string): boolean => sign !== sign.toLowerCase();

const VOWEL = /[аеёиоуыэюя]/i;

/** How well a letter stands behind another: vowels and consonants take turns, and signs that soften or part follow consonants. */
function fitOf(before: string, sign: string): number {
  const isAfterConsonant = RUSSIAN.test(before) && !VOWEL.test(before);
  if (/[ьъы]/i.test(sign) && !isAfterConsonant) return -2;
  if (!RUSSIAN.test(before)) return 0;
  return VOWEL.test(sign) === isAfterConsonant ? 0.4 : -0.4;
}

/** How much a sign beyond ASCII looks like one of a Russian text in its place. */
function weightAt(text: string, at: number): number {
  const [before = '', sign = '', after = ''] = [text[at - 1], text[at], text[at + 1]];
  if (RUSSIAN.test(sign)) {
    if (LATIN.test(before) || LATIN.test(after)) return -2;
    const weight = (WEIGHTS.get(sign.toLowerCase()) ?? 0) + fitOf(before, sign);
    // A small letter stands behind the first of a word in capitals only.
    if (!isCapital(sign)) return isCapital(before) && isCapital(text[at - 2] ?? '') ? -3 : weight;
    // A capital begins a word, or all of it are capitals.
    if (RUSSIAN.test(before)) return isCapital(before) ? weight - 0.1 : -3;
    return weight;
  }
  if (/[–—]/.test(sign)) return RUSSIAN.test(after) || RUSSIAN.test(before) ? -1.5 : 0;
  if (SIGNS.test(sign)) return RUSSIAN.test(before) && RUSSIAN.test(after) ? -2 : 0;
  return -4;
}

/** How much a sign beyond ASCII looks like one of a western text in its place: a letter has such letters beside it. */
const westernWeightAt = (text: string, at: number): number => {
  const sign = text[at] ?? '';
  if (SIGNS.test(sign)) return 0;
  return /[à-öø-ÿœß]/i.test(sign) && (LATIN.test(text[at - 1] ?? '') || LATIN.test(text[at + 1] ?? '')) ? 0 : -4;
};

/** How much a sample reads like Russian in an encoding, in the western one like another language. */
function scoreIn(encoding: OneByteEncoding, sample: Uint8Array): number {
  const text = decoderOf(encoding, false).decode(sample, { stream: true });
  const weigh = encoding === 'windows-1252' ? westernWeightAt : weightAt;
  let score = 0;
  for (let at = 0; at < text.length; at += 1) {
    if ((text[at] ?? '') > '\u007F') score += weigh(text, at);
  }
  return score;
}

/** A guess at an encoding. */
export interface GuessedEncoding {
  readonly encoding: OneByteEncoding;
  /** Few letters tell it, or another is nearly as likely. */
  readonly isDoubtful: boolean;
}

/** Weight of letters below which there are too few of them to tell: some forty. */
const FEW = 42;
/** Lead over the next likely encoding below which that may be it as well. */
const NARROW = 10;

/** The one-byte encoding in which a sample reads most like Russian, or the western one where none does; of equals the likelier. */
export function oneByteEncoding(sample: Uint8Array): GuessedEncoding {
  const scores = [...ONE_BYTE, 'windows-1252' as const]
    .map((encoding, at) => ({
      encoding,
      score: scoreIn(encoding, sample) + (at === 0 ? 0.5 : 0),
    }))
    .sort((one, other) => other.score - one.score);
  const [best, next] = scores;
  const most = best?.score ?? 0;
  return {
    encoding: best?.encoding ?? 'windows-1251',
    isDoubtful: most < FEW || most - (next?.score ?? 0) < NARROW,
  };
}
