/** The code page of a document that names none. */
export const USUAL_PAGE = 1251;

/** Encodings of code pages. */
const ENCODINGS: Readonly<Record<number, string>> = {
  866: 'ibm866',
  10_007: 'x-mac-cyrillic',
  65_001: 'utf-8',
  20_866: 'koi8-r',
};
/** Code pages of fonts' sets of characters. */
export const CHARSETS: Readonly<Record<number, number>> = {
  0: 1252,
  161: 1253,
  162: 1254,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  238: 1250,
};

const decoders = new Map<number, TextDecoder>();

function decoderOf(page: number): TextDecoder {
  let decoder = decoders.get(page);
  if (!decoder) {
    try {
      decoder = new TextDecoder(ENCODINGS[page] ?? `windows-${page}`);
    } catch {
      decoder = new TextDecoder('windows-1251');
    }
    decoders.set(page, decoder);
  }
  return decoder;
}

/** Code pages with characters of several bytes. */
const SEVERAL_BYTES = new Set([932, 936, 949, 950, 1361, 54_936, 65_001]);
const tables = new Map<number, readonly string[] | null>();

/** The characters of a code page's bytes; null where a character may have several. */
function tableOf(page: number): readonly string[] | null {
  let table = tables.get(page);
  if (table === undefined) {
    const decoder = decoderOf(page);
    table = SEVERAL_BYTES.has(page)
      ? null
      : Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)));
    tables.set(page, table);
  }
  return table;
}

/** Reads bytes of code pages as text, some at a time: a character may have several. */
export class CodePageText {
  #page = USUAL_PAGE;
  #table: readonly string[] | null = tableOf(USUAL_PAGE);
  /** Characters that are read and not taken yet. */
  #read = '';
  /** Bytes that are not read yet, where a character may have several. */
  #pending: number[] = [];

  /** Adds a byte. What was added in another page must be taken before. */
  add(byte: number, page: number): void {
    if (page !== this.#page) {
      this.#page = page;
      this.#table = tableOf(page);
    }
    if (this.#table) this.#read += this.#table[byte] ?? '';
    else this.#pending.push(byte);
  }

  /** Returns the text of all bytes since the last time. */
  take(): string {
    const text = this.#read;
    this.#read = '';
    if (this.#pending.length === 0) return text;
    const bytes = Uint8Array.from(this.#pending);
    this.#pending = [];
    return text + decoderOf(this.#page).decode(bytes);
  }
}
