import type { Tell } from '#src/domain/research/layouts/told.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import { ReadFailure } from '../../ReadFailure.ts';
import { ApartWords } from '../apartWords.ts';
import { tidyWords } from '../documentFlow.ts';
import { documentTalk } from '../documentTalk.ts';
import { RtfBody } from './body.ts';
import { CHARSETS, CodePageText, USUAL_PAGE } from './codePages.ts';
import { CHARACTERS, COPIES, OWN_WORDS, SHAPES, UNSEEN, type OwnWords } from './controls.ts';
import { RtfScanner, type RtfSink } from './scanner.ts';

/** Deepest nesting of groups: more is made to harm. */
const MAX_DEPTH = 1000;

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

/** A document that is being read: what its controls mean for its text. */
export class RtfDocument implements RtfSink {
  readonly #scanner: RtfScanner;
  readonly #tell: Tell;
  readonly #body = new RtfBody();
  readonly #apart = new ApartWords();
  /** Words of boxes whose paragraph is not over yet. */
  #boxes: string[] = [];
  /** Who wrote the remark that comes next. */
  #author = '';
  readonly #groups: Group[] = [];
  #group: Group = {
    isUnseen: false,
    lost: null,
    isCopy: false,
    isFonts: false,
    page: USUAL_PAGE,
    standIns: 1,
    own: null,
  };
  /** Code pages of the fonts, by number. */
  readonly #fonts = new Map<number, number>();
  #font = -1;
  #page = USUAL_PAGE;
  /** Characters that are read and not written yet. */
  readonly #unwritten = new CodePageText();
  /** Number of characters still to skip, which substitute a Unicode one. */
  #skip = 0;
  #isStarred = false;

  constructor(bytes: Uint8Array, tell: Tell) {
    this.#scanner = new RtfScanner(bytes, this);
    this.#tell = tell;
  }

  read(): Transcript {
    this.#scanner.scan();
    this.#flush();
    this.#body.endTable();
    this.#say('\n\n');
    this.#endBoxes();
    const talk = documentTalk(this.#body.parts(), this.#apart.text(), tidyWords);
    return talk ?? { text: tidyWords(this.#apart.under(this.#body.text())), labels: null };
  }

  #set(change: Partial<Group>): void {
    this.#group = { ...this.#group, ...change };
  }

  open(): void {
    this.#flush();
    this.#skip = 0;
    this.#isStarred = false;
    if (this.#groups.length >= MAX_DEPTH) throw new ReadFailure('too_large', 'nested too deep');
    this.#groups.push(this.#group);
  }

  close(): void {
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

  byte(byte: number): void {
    if (this.#skip > 0) this.#skip -= 1;
    else if (this.#group.isUnseen) {
      if (byte > 0x20) this.#lose();
    } else this.#unwritten.add(byte, this.#group.page);
  }

  /** Tells of words that a writer hid or deleted, once for a place. */
  #lose(): void {
    const { lost } = this.#group;
    if (!lost || lost.isTold) return;
    lost.isTold = true;
    this.#tell(lost.kind);
  }

  #flush(): void {
    const text = this.#unwritten.take();
    if (text !== '') this.#write(text);
  }

  #write(text: string): void {
    if (this.#group.own) this.#group.own.words.push(text);
    else this.#body.write(text);
  }

  #say(text: string): void {
    this.#flush();
    if (!this.#group.isUnseen) this.#write(text);
  }

  symbol(symbol: string): void {
    if (symbol === '*') this.#isStarred = true;
    else if (symbol === '~') this.#say('\u00A0');
    else if (symbol === '_') this.#say('-');
    else if (symbol === '\n' || symbol === '\r') this.#say('\n\n');
  }

  word(word: string, value: number | null): void {
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
    if (word === 'bin') this.#scanner.skip(value ?? 0);
    else if (word === 'uc') this.#set({ standIns: Math.min(16, Math.max(0, value ?? 1)) });
    else if (word === 'u') this.#unicode(value ?? 63);
    else if (word === 'ansicpg') this.#setPage((this.#page = value ?? USUAL_PAGE));
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
      this.#body.beginRow();
    } else if (word === 'cell' && this.#body.isInCell) {
      this.#flush();
      this.#body.endCell();
    } else if (word === 'row' && this.#body.isInTable) {
      this.#flush();
      this.#body.endRow();
    } else if (word === 'pard' && this.#body.isInTable && !this.#body.isInCell) {
      this.#body.endTable();
    }
  }
}
