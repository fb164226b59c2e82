import type PDFKit from 'pdfkit';

import { boundText } from '#src/domain/core/boundText.ts';
import type { TextLine } from '#src/domain/boards/cardText.ts';
import { lazily } from '#src/domain/core/lazily.ts';

import type { PdfFonts } from './pdfFonts.ts';
import { drawableText, type DrawableText, type Glyphs } from './pdfText.ts';

type Doc = InstanceType<typeof PDFKit>;
type Face = 'regular' | 'bold' | 'emoji';

export interface TypeStyle {
  readonly font: 'regular' | 'bold';
  /** Points. */
  readonly size: number;
  /** `#rrggbb`. */
  readonly color: string;
}

interface Piece {
  readonly text: string;
  readonly face: Face;
  /** Points at size 1. */
  readonly width: number;
}

/** Pieces between which no line ends. */
interface Word {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Width of the space before it, at size 1; 0 where a line may end without one. */
  readonly space: number;
}

/** A line as it is drawn. */
export interface LaidLine {
  readonly pieces: readonly Piece[];
  /** Points at size 1. */
  readonly width: number;
}

/** Where the type's base line lies under its top, in em: both weights of Golos Text. */
const ASCENT = 0.98;
/** Emoji are drawn a little smaller than letters, and lower: their type is made to fill more. */
const EMOJI = { scale: 0.86, down: 0.03 } as const;
/** Room that any letter has enough of, in em. */
const LETTER = 1.2;
/** Sums of widths are not exact. */
const TOLERANCE = 0.01;

const graphemes = lazily(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }));
const plain = (text: string): TextLine => [{ text, strong: false }];

/**
 * Lays text out in lines and draws them: the PDF library breaks text of one font only, and bold words and emoji appear among
 * others. A line breaks at spaces, never at no-break ones, after hyphens within words and beside emoji. A word longer than a line
 * breaks anywhere.
 */
export class TypeSetter {
  readonly #doc: Doc;
  readonly #glyphs: Glyphs;
  /** Texts repeat (labels, statuses, names): each is looked through and measured once. */
  readonly #drawable = new Map<string, DrawableText>();
  readonly #widths = new Map<string, number>();
  #replaced = false;

  constructor(doc: Doc, { regular, bold, emoji }: PdfFonts) {
    this.#doc = doc;
    this.#glyphs = {
      text: (point) => regular.hasGlyphForCodePoint(point) && bold.hasGlyphForCodePoint(point),
      emoji: (point) => emoji?.hasGlyphForCodePoint(point) ?? false,
    };
  }

  /** Whether anything had to be replaced: a character that no type of the document has. */
  get replaced(): boolean {
    return this.#replaced;
  }

  #runs(text: string): DrawableText['runs'] {
    let known = this.#drawable.get(text);
    if (known === undefined) {
      known = drawableText(boundText(text), this.#glyphs);
      this.#replaced ||= known.replaced;
      this.#drawable.set(text, known);
    }
    return known.runs;
  }

  #widthOf(text: string, face: Face): number {
    const key = `${face}${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#doc.font(face).fontSize(100).widthOfString(text) / 100;
      if (face === 'emoji') width *= EMOJI.scale;
      this.#widths.set(key, width);
    }
    return width;
  }

  #piece(text: string, face: Face): Piece {
    return { text, face, width: this.#widthOf(text, face) };
  }

  /** Paragraphs (at line breaks) as words. */
  #paragraphs(line: TextLine, font: TypeStyle['font']): Word[][] {
    const paragraphs: Word[][] = [[]];
    let pieces: Piece[] = [];
    let space = 0;
    const flush = () => {
      if (pieces.length > 0) {
        paragraphs.at(-1)?.push({ pieces, width: widthOf(pieces), space });
        space = 0;
      }
      pieces = [];
    };
    for (const { text, strong } of line) {
      const face = strong ? 'bold' : font;
      for (const run of this.#runs(text)) {
        if (run.emoji) {
          // Not parted from an opening quote or a no-break space before it.
          if (!/[\u00A0«„(]$/.test(pieces.at(-1)?.text ?? '')) flush();
          pieces.push(this.#piece(run.text, 'emoji'));
          continue;
        }
        for (const [token] of run.text.matchAll(/\n| +|[^\n ]+/g)) {
          if (token === '\n') {
            flush();
            paragraphs.push([]);
            space = 0;
          } else if (token.startsWith(' ')) {
            flush();
            space = this.#widthOf(' ', face) * token.length;
          } else {
            if (pieces.at(-1)?.face === 'emoji' && /^[\p{L}\d(«]/u.test(token)) flush();
            token.split(/(?<=[\p{L}\d]-)(?=\p{L})/u).forEach((part, index) => {
              if (index > 0) flush();
              pieces.push(this.#piece(part, face));
            });
          }
        }
      }
    }
    flush();
    return paragraphs;
  }

  /** The longest beginning of a word that a width holds, one character at least, and the rest. */
  #parted(word: Word, width: number): readonly [Word, Word | null] {
    const letters = word.pieces.flatMap((piece) =>
      piece.face === 'emoji' || piece.text.length === 1
        ? [piece]
        : Array.from(graphemes().segment(piece.text), ({ segment }) => this.#piece(segment, piece.face)),
    );
    let count = 0;
    let taken = 0;
    for (const letter of letters) {
      if (count > 0 && taken + letter.width > width) break;
      taken += letter.width;
      count += 1;
    }
    const fits = wordOf(letters.slice(0, count), word.space);
    if (count === letters.length) return [fits, null];
    // The rest stays letters: joined, a word of many lines would be taken apart again for each of them.
    const pieces = letters.slice(count);
    return [fits, { pieces, width: widthOf(pieces), space: 0 }];
  }

  /** The lines that a text takes in a width, in points; an empty paragraph is an empty line. */
  lines(text: string | TextLine, { font, size }: TypeStyle, width: number): LaidLine[] {
    const most = width / size + TOLERANCE;
    return this.#paragraphs(typeof text === 'string' ? plain(text.trim()) : text, font).flatMap((words) => {
      const lines: LaidLine[] = [];
      let pieces: Piece[] = [];
      let taken = 0;
      const end = () => {
        lines.push({ pieces: joined(pieces), width: taken });
        pieces = [];
        taken = 0;
      };
      for (const whole of words) {
        let word: Word | null = whole;
        while (word !== null) {
          const space = pieces.length > 0 ? word.space : 0;
          if (taken + space + word.width <= most) {
            if (space > 0) pieces.push({ text: ' ', face: pieces.at(-1)?.face ?? font, width: space });
            pieces.push(...word.pieces);
            taken += space + word.width;
            word = null;
          } else if (pieces.length > 0 && (word.width <= most || taken + space + LETTER > most)) end();
          else {
            // Longer than a line: it begins where the line is.
            if (space > 0) pieces.push({ text: ' ', face: pieces.at(-1)?.face ?? font, width: space });
            const [fits, rest]: readonly [Word, Word | null] = this.#parted(word, most - taken - space);
            pieces.push(...fits.pieces);
            taken += space + fits.width;
            word = rest;
            if (rest !== null) end();
          }
        }
      }
      end();
      return lines;
    });
  }

  /** The line with «…» after as much of it as a width holds. */
  cut(line: LaidLine, { font, size }: TypeStyle, width: number): LaidLine {
    const dots = this.#piece('…', font);
    const [fits] = this.#parted({ ...line, space: 0 }, width / size - dots.width);
    return { pieces: [...fits.pieces, dots], width: fits.width + dots.width };
  }

  /** Width of a text on one line, points. */
  width(text: string, style: TypeStyle): number {
    return Math.max(0, ...this.lines(text, style, Number.POSITIVE_INFINITY).map((line) => line.width)) * style.size;
  }

  /** Draws a line; `y` is its top. Leaves the document's cursor where it was. */
  draw(line: LaidLine, { size, color }: TypeStyle, x: number, y: number): void {
    const doc = this.#doc;
    const cursor = { x: doc.x, y: doc.y };
    let left = x;
    for (const { text, face, width } of line.pieces) {
      const isEmoji = face === 'emoji';
      const baseline = y + size * (ASCENT + (isEmoji ? EMOJI.down : 0));
      doc
        .font(face)
        .fontSize(isEmoji ? size * EMOJI.scale : size)
        .fillColor(color)
        .text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += width * size;
    }
    doc.x = cursor.x;
    doc.y = cursor.y;
  }
}

const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.width, 0);

const wordOf = (some: readonly Piece[], space: number): Word => ({
  pieces: joined(some),
  width: widthOf(some),
  space,
});

/** Neighbours of one face as one piece: text is drawn, found and copied by the line, not by the word. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.face === piece.face && piece.face !== 'emoji') {
      all[all.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width };
    } else all.push(piece);
  }
  return all;
}
