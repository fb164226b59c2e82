import type PDFKit from 'pdfkit';

import { colors } from '#src/theme/tokens.ts';

import { type PdfDrawing, type PdfShape, type PdfTextLine, REPLACEMENT } from './pdf.ts';
import type { PdfFonts } from './pdfFonts.ts';
import { drawableText } from './pdfText.ts';

type Doc = InstanceType<typeof PDFKit>;
type Shape<Kind extends PdfShape['kind']> = Extract<PdfShape, { kind: Kind }>;

/** Between rows of a text and between the texts of a box, points. */
const LINE_GAP = 0.6;
/** The footer's distance from the sheet's edges. */
const FOOT = { x: 36, y: 24, size: 8 } as const;

/** A drawing on its way to the page. */
class Draughtsman {
  readonly #doc: Doc;
  readonly #fonts: PdfFonts;
  #replaced = false;

  constructor(doc: Doc, fonts: PdfFonts) {
    this.#doc = doc;
    this.#fonts = fonts;
  }

  #text(text: string): string {
    const { text: drawn, replaced } = drawableText(
      text.replaceAll(/\s*\n\s*/g, ' '),
      (point) => this.#fonts.regular.hasGlyphForCodePoint(point) && this.#fonts.bold.hasGlyphForCodePoint(point),
    );
    this.#replaced ||= replaced;
    return drawn;
  }

  /** Draws a text; returns the height it took. */
  #fitted(line: PdfTextLine, { x, width, align = 'left' }: Shape<'text'>, y: number): number {
    const doc = this.#doc.font(line.font).fontSize(line.size).fillColor(line.color);
    const text = this.#text(line.text);
    const options = { width, align, lineGap: LINE_GAP };
    const most = (doc.currentLineHeight(true) + LINE_GAP) * line.rows;
    const whole = doc.heightOfString(text, options);
    // Half a point: sums of heights are not exact, and the last row must not be taken for one too many.
    const height = Math.min(whole, most) + 0.5;
    doc.text(text, x, y, { ...options, height, ellipsis: true });
    return height - 0.5;
  }

  #path(points: readonly (readonly [x: number, y: number])[]): Doc {
    points.forEach(([x, y], index) => (index === 0 ? this.#doc.moveTo(x, y) : this.#doc.lineTo(x, y)));
    return this.#doc;
  }

  #rect({ x, y, width, height, radius = 0, fill, stroke, strokeWidth = 1 }: Shape<'rect'>): void {
    const outline = (): Doc =>
      radius > 0 ? this.#doc.roundedRect(x, y, width, height, radius) : this.#doc.rect(x, y, width, height);
    if (fill !== undefined) outline().fill(fill);
    if (stroke !== undefined) outline().lineWidth(strokeWidth).strokeColor(stroke).stroke();
  }

  draw(shape: PdfShape): void {
    switch (shape.kind) {
      case 'text': {
        let { y } = shape;
        for (const line of shape.lines) y += this.#fitted(line, shape, y);
        return;
      }
      case 'rect':
        return this.#rect(shape);
      case 'area':
        this.#path(shape.points).closePath().fill(shape.fill);
        return;
      case 'line': {
        this.#doc.save().lineWidth(shape.width).lineJoin('round');
        if (shape.dash !== undefined) this.#doc.dash(shape.dash, { space: shape.dash });
        this.#path(shape.points).strokeColor(shape.color).stroke();
        this.#doc.restore();
      }
    }
  }

  footer({ title, date }: PdfDrawing): void {
    const { width, height } = this.#doc.page;
    const parts = [title, date].filter((part) => part !== '');
    if (this.#replaced) parts.push(`${REPLACEMENT} — символ, которого нет в шрифте документа`);
    const line = {
      text: parts.join(' · '),
      font: 'regular',
      size: FOOT.size,
      color: colors.inkSoft[0],
      rows: 1,
    } as const;
    this.draw({ kind: 'text', x: FOOT.x, y: height - FOOT.y, width: width - FOOT.x * 2, lines: [line] });
  }
}

/** Draws a drawing on the document's page, and its footer. */
export function drawPdf(doc: Doc, drawing: PdfDrawing, fonts: PdfFonts): void {
  const draughtsman = new Draughtsman(doc, fonts);
  for (const shape of drawing.shapes) draughtsman.draw(shape);
  draughtsman.footer(drawing);
}
