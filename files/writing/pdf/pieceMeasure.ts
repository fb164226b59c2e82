import type PDFKit from 'pdfkit';

import { boundText } from '#src/domain/core/boundText.ts';

import type { PdfFonts } from './pdfFonts.ts';
import { drawableText, type DrawableText, type Glyphs } from './pdfText.ts';

type Doc = InstanceType<typeof PDFKit>;
type Face = 'regular' | 'bold' | 'emoji';

/** A text of one face. */
export interface Piece {
  readonly text: string;
  readonly face: Face;
  /** Points at size 1. */
  readonly width: number;
}

/** Emoji are drawn a little smaller than letters: their type is made to fill more. */
export const EMOJI_SCALE = 0.86;

/**
 * Looks texts through for the types of a document, and measures them. Texts repeat (labels, statuses, names): each is looked through
 * and measured once.
 */
export class PieceMeasure {
  readonly #doc: Doc;
  readonly #glyphs: Glyphs;
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

  /** The runs of letters and of emoji that a text is drawn in. */
  runs(text: string): DrawableText['runs'] {
    let known = this.#drawable.get(text);
    if (known === undefined) {
      known = drawableText(boundText(text), this.#glyphs);
      this.#replaced ||= known.replaced;
      this.#drawable.set(text, known);
    }
    return known.runs;
  }

  /** Points at size 1. */
  widthOf(text: string, face: Face): number {
    const key = `${face}${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.#doc.font(face).fontSize(100).widthOfString(text) / 100;
      if (face === 'emoji') width *= EMOJI_SCALE;
      this.#widths.set(key, width);
    }
    return width;
  }

  piece(text: string, face: Face): Piece {
    return { text, face, width: this.widthOf(text, face) };
  }
}
