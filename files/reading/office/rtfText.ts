import { talkOfTable, type TableTurn } from '#src/domain/research/layouts/table.ts';
import type { Tell } from '#src/domain/research/layouts/told.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import { ReadFailure } from '../ReadFailure.ts';
import { ApartWords } from './apartWords.ts';
import { tidyWords } from './documentFlow.ts';
import { type DocumentPart, documentTalk } from './documentTalk.ts';
import { tableText } from './tableText.ts';

/** Largest .rtf file, bytes: it contains pictures as digits, and they are skipped. */
export const MAX_RTF_BYTES = 256 * 1024 * 1024;
/** Deepest nesting of groups: more is made to harm. */
const MAX_DEPTH = 1000;

/** Groups whose text is not the document's: tables of fonts and styles, pictures, properties of shapes, copies for old programs. */
const UNSEEN = new Set(
  (
    'fonttbl colortbl stylesheet info pict object fldinst datafield themedata colorschememapping listtable ' +
    'listoverridetable rsidtbl generator xmlnstbl latentstyles datastore atnid nonshppict bkmkstart bkmkend revtbl filetbl ' +
    'sp shprslt'
  ).split(' '),
);

/** Groups whose pictures are told already, or are signs of lists. */
const COPIES = new Set(['nonshppict', 'object', 'shprslt', 'listpicture']);

/** Groups whose words are not those around them, by what they are. */
const OWN_WORDS = {
  footnote: 'note',
  annotation: 'remark',
  atnauthor: 'author',
  listtext: 'lead',
  pntext: 'lead',
  shptxt: 'box',
  dptxbxtext: 'box',
  header: 'верхний',
  headerl: 'верхний',
  headerr: 'верхний',
  headerf: 'верхний',
  footer: 'нижний',
  footerl: 'нижний',
  footerr: 'нижний',
  footerf: 'нижний',
} as const;
type OwnWords = (typeof OWN_WORDS)[keyof typeof OWN_WORDS];

/** Shapes: of what is in them, the words of their text are read. */
const SHAPES = new Set(['shpinst', 'do']);

const CHARACTERS: Readonly<Record<string, string>> = {
  par: '\n\n',
  sect: '\n\n',
  page: '\n\n',
  line: '\n',
  tab: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};

/** Encodings of code pages, and code pages of fonts' sets of characters. */
const ENCODINGS: Readonly<Record<number, string>> = {
  866: 'ibm866',
  10_007: 'x-mac-cyrillic',
  65_001: 'utf-8',
  20_866: 'koi8-r',
};
const CHARSETS: Readonly<Record<number, number>> = {
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

interface Group {
  readonly isUnseen: boolean;
  /** Why the words are not seen where a writer hid or deleted them; told once there are any. */
  readonly lost: { readonly kind: 'deletion' | 'hidden'; isTold: boolean } | null;
  /** Pictures in it are copies of others, or of an object. */
  readonly isCopy: boolean;
  readonly isFonts: boolean;
  readonly page: number;
  readonly standIns: number;
  /** Takes the words where they are not those of the text around. */
  readonly own: { readonly is: OwnWords; readonly words: string[] } | null;
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

/** Words without the controls that a writer leaves at the end of the file. */
const wordsOf = (parts: readonly string[]): string =>
  parts
    .join('')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Reads the bytes of rich text, once from their beginning to their end. */
class RtfScanner {
  readonly #bytes: Uint8Array;
  readonly #parts: string[] = [];
  /** Talks of tables, by the place of their part. */
  readonly #talks = new Map<number, readonly TableTurn[]>();
  readonly #groups: Group[] = [];
  /** Code pages of the fonts, by number. */
  readonly #fonts = new Map<number, number>();
  #group: Group = { isUnseen: false, lost: null, isCopy: false, isFonts: false, page: 1251, standIns: 1, own: null };
  #page = 1251;
  #font = -1;
  /** Bytes of a code page that are not read yet, where a character may have several. */
  #pending: number[] = [];
  /** Characters that are read and not written yet. */
  #read = '';
  #table: readonly string[] | null = tableOf(1251);
  #tablePage = 1251;
  /** Number of characters still to skip, which substitute a Unicode one. */
  #skip = 0;
  #isStarred = false;
  #rows: string[][] | null = null;
  #row: string[] = [];
  #cell: string[] | null = null;
  readonly #apart = new ApartWords();
  /** Who wrote the remark that comes next. */
  #author = '';
  /** Words of boxes whose paragraph is not over yet. */
  #boxes: string[] = [];
  #at = 0;

  readonly #tell: Tell;

  constructor(bytes: Uint8Array, tell: Tell) {
    this.#bytes = bytes;
    this.#tell = tell;
  }

  read(): Transcript {
    const bytes = this.#bytes;
    while (this.#at < bytes.length) {
      const byte = bytes[this.#at] ?? 0;
      this.#at += 1;
      if (byte === 0x7b) this.#open();
      else if (byte === 0x7d) this.#close();
      else if (byte === 0x5c) this.#control();
      else if (byte >= 0x20 || byte === 0x09) this.#byte(byte);
    }
    this.#flush();
    this.#endTable();
    this.#say('\n\n');
    this.#endBoxes();
    const talk = documentTalk(this.#talkParts(), this.#apart.text(), tidyWords);
    return talk ?? { text: tidyWords(this.#apart.under(wordsOf(this.#parts))), labels: null };
  }

  /** The words, and the talks of tables as such. */
  #talkParts(): DocumentPart[] {
    let from = 0;
    const parts = [...this.#talks].flatMap(([place, talk]): DocumentPart[] => {
      const words = wordsOf(this.#parts.slice(from, place));
      from = place + 1;
      return words === '' ? [talk] : [words, talk];
    });
    const rest = wordsOf(this.#parts.slice(from));
    return rest === '' ? parts : [...parts, rest];
  }

  #set(change: Partial<Group>): void {
    this.#group = { ...this.#group, ...change };
  }

  #open(): void {
    this.#flush();
    this.#skip = 0;
    this.#isStarred = false;
    if (this.#groups.length >= MAX_DEPTH) throw new ReadFailure('too_large', 'nested too deep');
    this.#groups.push(this.#group);
  }

  #close(): void {
    this.#flush();
    this.#skip = 0;
    const { own } = this.#group;
    this.#group = this.#groups.pop() ?? this.#group;
    if (own && own !== this.#group.own) this.#take(own.is, own.words.join('').trim());
  }

  /** Puts the words of a group that is over where they belong. */
  #take(is: OwnWords, words: string): void {
    if (is === 'author') this.#author = words;
    else if (is === 'box') this.#boxes.push(words);
    // A bullet is a sign of a symbol font.
    else if (is === 'lead') this.#write(`${/^[^\p{L}\p{N}–—-]$/u.test(words) ? '•' : words} `);
    else if (is === 'note') this.#write(this.#apart.add('note', words));
    else if (is === 'remark') {
      this.#write(this.#apart.add('remark', this.#author === '' ? words : `${this.#author}: ${words}`));
      this.#author = '';
    } else this.#apart.addEdge(is, words);
  }

  #endBoxes(): void {
    const boxes = this.#boxes;
    this.#boxes = [];
    for (const words of boxes) this.#write(`${words}\n\n`);
  }

  #byte(byte: number): void {
    if (this.#skip > 0) this.#skip -= 1;
    else if (this.#group.isUnseen) {
      if (byte > 0x20) this.#lose();
    } else {
      const { page } = this.#group;
      if (page !== this.#tablePage) {
        this.#tablePage = page;
        this.#table = tableOf(page);
      }
      if (this.#table) this.#read += this.#table[byte] ?? '';
      else this.#pending.push(byte);
    }
  }

  /** Tells of words that a writer hid or deleted, once for a place. */
  #lose(): void {
    const { lost } = this.#group;
    if (!lost || lost.isTold) return;
    lost.isTold = true;
    this.#tell(lost.kind);
  }

  #flush(): void {
    if (this.#read !== '') {
      this.#write(this.#read);
      this.#read = '';
    }
    if (this.#pending.length === 0) return;
    const text = decoderOf(this.#group.page).decode(Uint8Array.from(this.#pending));
    this.#pending = [];
    this.#write(text);
  }

  #write(text: string): void {
    (this.#group.own?.words ?? this.#cell ?? this.#parts).push(text);
  }

  #say(text: string): void {
    this.#flush();
    if (!this.#group.isUnseen) this.#write(text);
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
    this.#word(word, value);
  }

  #symbol(byte: number): void {
    const symbol = String.fromCharCode(byte);
    if (symbol === "'") {
      const code = hexAt(this.#bytes, this.#at);
      this.#at += 2;
      if (code !== null) this.#byte(code);
    } else if (symbol === '*') this.#isStarred = true;
    else if (symbol === '~') this.#say('\u00A0');
    else if (symbol === '_') this.#say('-');
    else if (symbol === '\n' || symbol === '\r') this.#say('\n\n');
    else if (symbol === '\\' || symbol === '{' || symbol === '}') this.#byte(byte);
  }

  #word(word: string, value: number | null): void {
    if (word === 'pict' && !this.#group.isCopy) this.#tell('picture');
    else if (word === 'object' && !this.#group.isCopy) this.#tell('object');
    if (COPIES.has(word)) this.#set({ isCopy: true });
    if (SHAPES.has(word)) {
      this.#isStarred = false;
      return;
    }
    if (Object.hasOwn(OWN_WORDS, word)) {
      this.#isStarred = false;
      this.#flush();
      if (!this.#group.isUnseen) this.#set({ own: { is: OWN_WORDS[word as keyof typeof OWN_WORDS], words: [] } });
      return;
    }
    if (this.#isStarred || UNSEEN.has(word)) {
      this.#isStarred = false;
      this.#flush();
      this.#set({ isUnseen: true, lost: null, isFonts: word === 'fonttbl' });
      return;
    }
    if (word === 'bin') this.#at += Math.max(0, value ?? 0);
    else if (word === 'uc') this.#set({ standIns: Math.min(16, Math.max(0, value ?? 1)) });
    else if (word === 'u') this.#unicode(value ?? 63);
    else if (word === 'ansicpg') this.#setPage((this.#page = value ?? 1251));
    else if (word === 'f') this.#useFont(value ?? 0);
    else if (word === 'fcharset' && this.#group.isFonts)
      this.#fonts.set(this.#font, CHARSETS[value ?? 0] ?? this.#page);
    else if (word === 'plain') this.#setPage(this.#page);
    else if (word === 'v' || word === 'deleted') {
      this.#flush();
      const isLost = value !== 0;
      // What else is not seen stays so.
      if (!this.#group.isUnseen || this.#group.lost)
        this.#set({
          isUnseen: isLost,
          lost: isLost ? { kind: word === 'v' ? 'hidden' : 'deletion', isTold: false } : null,
        });
    } else if (!this.#group.isUnseen) this.#structure(word);
  }

  #setPage(page: number): void {
    this.#flush();
    this.#set({ page });
  }

  #useFont(font: number): void {
    if (this.#group.isFonts) this.#font = font;
    else {
      // A western set of letters in a Russian document is a writer's negligence: the document's own page is likelier.
      const page = this.#fonts.get(font) ?? this.#page;
      this.#setPage(page === 1252 ? this.#page : page);
    }
  }

  #unicode(value: number): void {
    this.#flush();
    if (this.#group.isUnseen) this.#lose();
    else this.#write(String.fromCharCode(value & 0xff_ff));
    this.#skip = this.#group.standIns;
  }

  #structure(word: string): void {
    if (Object.hasOwn(CHARACTERS, word)) {
      this.#say(CHARACTERS[word] ?? '');
      if (word === 'par' && !this.#group.own) this.#endBoxes();
    } else if (this.#group.own) return;
    else if (word === 'trowd') {
      this.#flush();
      this.#rows ??= [];
      this.#cell ??= [];
    } else if (word === 'cell' && this.#cell) {
      this.#flush();
      this.#row.push(this.#cell.join('').trim());
      this.#cell = [];
    } else if (word === 'row' && this.#rows) {
      this.#flush();
      this.#rows.push(this.#row);
      this.#row = [];
      this.#cell = null;
    } else if (word === 'pard' && this.#rows && !this.#cell) {
      this.#endTable();
    }
  }

  #endTable(): void {
    if (!this.#rows) return;
    const rows = this.#row.length > 0 ? [...this.#rows, this.#row] : this.#rows;
    this.#rows = null;
    this.#cell = null;
    this.#row = [];
    const talk = talkOfTable(rows);
    if (talk) this.#talks.set(this.#parts.length, talk);
    this.#parts.push(`${tableText(rows)}\n\n`);
  }
}

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
  const talk = new RtfScanner(bytes, tell).read();
  progress(file.size, file.size);
  return talk;
}
