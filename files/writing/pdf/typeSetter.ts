import type PDFKit from 'pdfkit';

import type { TextLine } from '#src/domain/boards/cardText.ts';

import type { PdfFonts } from './pdfFonts.ts';
import { EMOJI_SCALE, PieceMeasure, type Piece } from './pieceMeasure.ts';
import { joined, partedWord, wordsIn, type PieceWord } from './words.ts';

type Doc = InstanceType<typeof PDFKit>;

export interface TypeStyle {
  readonly font: 'regular' | 'bold';
  /** Points. */
  readonly size: number;
  /** `#rrggbb`. */
  readonly color: string;
}

/** A line as it is drawn. */
export interface LaidLine {
  readonly pieces: readonly Piece[];
  /** Points at size 1. */
  readonly width: number;
}

/** Where the type's base line lies under its top, in em: both weights of Golos Text. */
const ASCENT = 0.98;
/** Emoji are drawn lower than letters, in em. */
const EMOJI_DOWN = 0.03;
/** Room that any letter has enough of, in em. */
const LETTER = 1.2;
/** Sums of widths are not exact. */
const TOLERANCE = 0.01;

const plain = (text: string): TextLine => [{ text, strong: false }];

/**
 * Lays text out in lines and draws them: the PDF library breaks text of one font only, and bold words and emoji appear among
 * others. A line breaks at spaces, never at no-break ones, after hyphens within words and beside emoji. A word longer than a line
 * breaks anywhere.
 */
export class TypeSetter {
  readonly #doc: Doc;
  readonly #measure: PieceMeasure;

  constructor(doc: Doc, fonts: PdfFonts) {
    this.#doc = doc;
    this.#measure = new PieceMeasure(doc, fonts);
  }

  /** Whether anything had to be replaced: a character that no type of the document has. */
  get replaced(): boolean {
    return this.#measure.replaced;
  }

  /** The lines that a text takes in a width, in points; an empty paragraph is an empty line. */
  lines(text: string | TextLine, { font, size }: TypeStyle, width: number): LaidLine[] {
    const most = width / size + TOLERANCE;
    return wordsIn(typeof text === 'string' ? plain(text.trim()) : text, font, this.#measure).flatMap((words) => {
      const lines: LaidLine[] = [];
      let pieces: Piece[] = [];
      let taken = 0;
      const end = () => {
        lines.push({ pieces: joined(pieces), width: taken });
        pieces = [];
        taken = 0;
      };
      for (const whole of words) {
        let word: PieceWord | null = whole;
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
            const [fits, rest]: readonly [PieceWord, PieceWord | null] = partedWord(
              word,
              most - taken - space,
              this.#measure,
            );
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
    const dots = this.#measure.piece('…', font);
    const [fits] = partedWord({ ...line, space: 0 }, width / size - dots.width, this.#measure);
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
      const baseline = y + size * (ASCENT + (isEmoji ? EMOJI_DOWN : 0));
      doc
        .font(face)
        .fontSize(isEmoji ? size * EMOJI_SCALE : size)
        .fillColor(color)
        .text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += width * size;
    }
    doc.x = cursor.x;
    doc.y = cursor.y;
  }
}
