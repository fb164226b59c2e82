/** Takes the parts that a scanner finds. */
export interface RtfSink {
  /** A group begins. */
  open(): void;
  /** A group ends. */
  close(): void;
  /** A byte of text, in the code page of its place. */
  byte(byte: number): void;
  /** A control of one character. */
  symbol(symbol: string): void;
  /** A control word and its number, if it has one. */
  word(word: string, value: number | null): void;
}

const isLetter = (byte: number): boolean => (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90);
/** The value of two hexadecimal figures, or of one before anything else; null for none. */
function hexAt(bytes: Uint8Array, at: number): number | null {
  const [high, low] = [figureOf(bytes[at]), figureOf(bytes[at + 1])];
  if (high < 0) return null;
  return low < 0 ? high : high * 16 + low;
}

/** The value of a hexadecimal figure; -1 for another sign. */
function figureOf(byte = 0): number {
  if (isDigit(byte)) return byte - 48;
  const letter = byte | 0x20;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;

/** Parts the bytes of rich text into groups, controls and text, once from their beginning to their end. */
export class RtfScanner {
  readonly #bytes: Uint8Array;
  readonly #sink: RtfSink;
  #at = 0;

  constructor(bytes: Uint8Array, sink: RtfSink) {
    this.#bytes = bytes;
    this.#sink = sink;
  }

  scan(): void {
    const [bytes, sink] = [this.#bytes, this.#sink];
    while (this.#at < bytes.length) {
      const byte = bytes[this.#at] ?? 0;
      this.#at += 1;
      if (byte === 0x7b) sink.open();
      else if (byte === 0x7d) sink.close();
      else if (byte === 0x5c) this.#control();
      else if (byte >= 0x20 || byte === 0x09) sink.byte(byte);
    }
  }

  /** Leaves bytes out: they are data. */
  skip(count: number): void {
    this.#at += Math.max(0, count);
  }

  #control(): void {
    const bytes = this.#bytes;
    const byte = bytes[this.#at] ?? 0;
    if (!isLetter(byte)) {
      this.#at += 1;
      this.#symbol(byte);
      return;
    }
    const start = this.#at;
    let word = '';
    while (isLetter(bytes[this.#at] ?? 0) && this.#at - start < 32) {
      word += String.fromCharCode(bytes[this.#at] ?? 0);
      this.#at += 1;
    }
    const from = this.#at;
    if (bytes[this.#at] === 0x2d) this.#at += 1;
    const isNegative = this.#at > from;
    const digits = this.#at;
    let figures = 0;
    while (isDigit(bytes[this.#at] ?? 0) && this.#at - from < 11) {
      figures = figures * 10 + (bytes[this.#at] ?? 0) - 48;
      this.#at += 1;
    }
    const value = this.#at === digits ? null : isNegative ? -figures : figures;
    if (bytes[this.#at] === 0x20) this.#at += 1;
    this.#sink.word(word, value);
  }

  #symbol(byte: number): void {
    const symbol = String.fromCharCode(byte);
    if (symbol === "'") {
      const code = hexAt(this.#bytes, this.#at);
      this.#at += 2;
      if (code !== null) this.#sink.byte(code);
    } else if (symbol === '\\' || symbol === '{' || symbol === '}') this.#sink.byte(byte);
    else this.#sink.symbol(symbol);
  }
}
