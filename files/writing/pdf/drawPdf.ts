import type PDFKit from 'pdfkit';

import { colors } from '#src/theme/tokens.ts';

import { type PdfDrawing, type PdfShape, type PdfTextLine, REPLACEMENT } from '../pdf.ts';
import type { PdfFonts } from './pdfFonts.ts';
import { TypeSetter } from './typeSetter.ts';

type Doc = InstanceType<typeof PDFKit>;
type Shape<Kind extends PdfShape['kind']> = Extract<PdfShape, { kind: Kind }>;

/** Between rows of a text and between the texts of a box, points. */
const LINE_GAP = 0.6;
const LINE_HEIGHT = 1.2;
/** Footer note when a character had to be replaced. */
export const REPLACEMENT_NOTE = `${REPLACEMENT} — символ, которого нет в шрифте документа`;
/** The footer's distance from the sheet's edges. */
const FOOT = { x: 36, y: 24, size: 8 } as const;

/** A drawing on its way to the page. */
export class PdfCanvas {
  readonly #doc: Doc;
  readonly #type: TypeSetter;

  constructor(doc: Doc, type: TypeSetter) {
    this.#doc = doc;
    this.#type = type;
  }

  /** Draws a text; returns the height it took. */
  #fitted(style: PdfTextLine, { x, width, align = 'left' }: Shape<'text'>, y: number): number {
    const all = this.#type.lines(style.text.replaceAll(/\s*\n\s*/g, ' '), style, width);
    const last = all[style.rows - 1];
    const shown =
      all.length > style.rows && last ? [...all.slice(0, style.rows - 1), this.#type.cut(last, style, width)] : all;
    const lineHeight = style.size * LINE_HEIGHT + LINE_GAP;
    shown.forEach((line, index) => {
      const room = width - line.width * style.size;
      const left = x + (align === 'right' ? room : align === 'center' ? room / 2 : 0);
      this.#type.draw(line, style, left, y + index * lineHeight);
    });
    return shown.length * lineHeight;
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
        if (typeof shape.dash === 'number') this.#doc.dash(shape.dash, { space: shape.dash });
        // The library takes a list, its types do not say so.
        else if (shape.dash !== undefined) this.#doc.dash([...shape.dash] as never, {} as never);
        this.#path(shape.points).strokeColor(shape.color).stroke();
        this.#doc.restore();
      }
    }
  }

  footer({ title, date }: PdfDrawing): void {
    const { width, height } = this.#doc.page;
    const parts = [title, date].filter((part) => part !== '');
    if (this.#type.replaced) parts.push(REPLACEMENT_NOTE);
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
  const canvas = new PdfCanvas(doc, new TypeSetter(doc, fonts));
  for (const shape of drawing.shapes) canvas.draw(shape);
  canvas.footer(drawing);
}
