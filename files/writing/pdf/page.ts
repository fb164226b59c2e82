import type PDFKit from 'pdfkit';

import type { PdfFonts } from './pdfFonts.ts';
import { BODY, CELL_LEAD, lineHeight, MARGINS, PROSE, type TextStyle } from './styles.ts';
import { TypeSetter } from './typeSetter.ts';

type Doc = InstanceType<typeof PDFKit>;

/** The page of a document that is drawn on now: its edges, and text on it. The cursor is the library's own (`doc.x`, `doc.y`). */
export class PdfPage {
  readonly doc: Doc;
  readonly type: TypeSetter;
  readonly isProse: boolean;
  readonly #outline: Doc['outline'][] = [];

  constructor(doc: Doc, fonts: PdfFonts, isProse: boolean) {
    this.doc = doc;
    this.type = new TypeSetter(doc, fonts);
    this.isProse = isProse;
  }

  get left(): number {
    return this.isProse ? PROSE.side : MARGINS.left;
  }
  get width(): number {
    return this.doc.page.width - this.left * 2;
  }
  get body(): TextStyle {
    return this.isProse ? PROSE.body : BODY;
  }
  /** Between the lines of a part, in em. */
  get lead(): number {
    return this.isProse ? PROSE.lead : CELL_LEAD;
  }
  /** Height of what a whole page holds. */
  get height(): number {
    return this.#bottom - MARGINS.top;
  }
  /** Height that is left of this page. */
  get room(): number {
    return this.#bottom - this.doc.y;
  }
  get isAtTop(): boolean {
    return this.doc.y <= MARGINS.top;
  }
  /** Pages so far. */
  get count(): number {
    return this.doc.bufferedPageRange().count;
  }
  get #bottom(): number {
    return this.doc.page.height - MARGINS.bottom;
  }

  /** A new page if what must stay together does not fit on this one. */
  keep(height: number): void {
    if (!this.isAtTop && this.doc.y + height > this.#bottom) this.doc.addPage();
  }

  textHeight(text: string, style: TextStyle, width: number): number {
    return this.type.lines(text, style, width).length * lineHeight(style);
  }

  /** Draws text at the cursor's height; it runs on over pages. */
  text(text: string, style: TextStyle, x: number, width: number): void {
    const height = lineHeight(style);
    const lines = this.type.lines(text, style, width);
    lines.forEach((line, index) => {
      // The last line never appears alone at the top of a page.
      this.keep(index === lines.length - 2 ? height * 2 : height);
      this.type.draw(line, style, x, this.doc.y);
      this.doc.y += height;
    });
  }

  /** Draws text on one line, whose top is `y`. */
  textLine(text: string, style: TextStyle, x: number, y: number): void {
    for (const line of this.type.lines(text, style, Number.POSITIVE_INFINITY).slice(0, 1)) {
      this.type.draw(line, style, x, y);
    }
  }

  /** Draws a line across, from `x`. */
  rule(x: number, y: number, width: number, color: string, thickness: number): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  }

  /** Adds a heading to the file's outline, under the one above it. */
  outlineEntry(level: number, text: string): void {
    const parent = this.#outline[level - 1] ?? this.#outline.at(-1) ?? this.doc.outline;
    this.#outline.length = Math.min(this.#outline.length, level);
    this.#outline[0] ??= this.doc.outline;
    this.#outline[level] = parent.addItem(text.replaceAll(/\s*\n\s*/g, ' ').trim());
  }
}
