import type { TextLine } from '#src/domain/boards/cardText.ts';
import { colors } from '#src/theme/tokens.ts';

import { columnWidths } from '../columnWidths.ts';
import type { PdfPart } from '../pdf.ts';
import { PdfCanvas } from './drawPdf.ts';
import type { PdfPage } from './page.ts';
import { cellBody, cellQuiet, lineHeight, tableHead, type TextStyle } from './styles.ts';

type Part<Kind extends PdfPart['kind']> = Extract<PdfPart, { kind: Kind }>;

const BAR = { height: 4, after: 3 } as const;

/** A row of a part: what a page's end may not part. */
export interface PartRow {
  readonly height: number;
  /** Nothing to draw: left out where a page begins. */
  readonly isSpace?: boolean;
  readonly draw: (x: number, y: number) => void;
}

/** The words of a text, each as a text of its own. */
const wordsOf = (line: TextLine): TextLine[] =>
  line.flatMap(({ text, strong }) => text.split(/ |(?<=[\p{L}\d]-)(?=\p{L})/u).map((word) => [{ text: word, strong }]));

const isWritten = (line: TextLine): boolean => line.some(({ text }) => text.trim() !== '');

/** A text as rows, one for each line. */
function textRows(page: PdfPage, part: Part<'text'>, size: number, width: number): PartRow[] {
  const { line, mark = '', note = '', quiet = false } = part;
  const noteStyle = cellQuiet(size, page.lead);
  const style = quiet ? noteStyle : cellBody(size, page.lead);
  const indent = mark === '' ? 0 : page.type.width(mark, style) + size * 0.4;
  const beside = note === '' ? 0 : page.type.width(note, noteStyle) + size;
  const height = lineHeight(style);
  // A note that would leave the text less than half of the width goes under it.
  const isBeside = beside > 0 && beside <= width / 2;
  const rows = page.type.lines(line, style, width - indent - (isBeside ? beside : 0)).map((laid, index): PartRow => ({
    height,
    draw: (x, y) => {
      if (index === 0 && mark !== '') page.textLine(mark, style, x, y);
      page.type.draw(laid, style, x + indent, y);
      if (index === 0 && isBeside) page.textLine(note, noteStyle, x + width - beside + size, y + 0.98);
    },
  }));
  if (beside === 0 || isBeside) return rows;
  return [
    ...rows,
    ...textRows(page, { kind: 'text', line: [{ text: note, strong: false }], quiet: true }, size, width),
  ];
}

/** Returns a table as rows; one that would take more than half a page is written as text. */
function tableRows(page: PdfPage, { head, rows }: Part<'table'>, size: number, width: number): PartRow[] {
  const [body, top] = [cellBody(size, page.lead), tableHead(size, page.lead)];
  const gap = size * 0.7;
  const all = [head, ...rows];
  const styleOf = (row: number): TextStyle => (row === 0 ? top : body);
  const measured = (column: number, within: (line: TextLine) => TextLine[]) =>
    Math.max(
      ...all.flatMap((row, index) =>
        within(row[column] ?? []).flatMap((line) =>
          page.type
            .lines(line, styleOf(index), Number.POSITIVE_INFINITY)
            .map((laid) => laid.width * styleOf(index).size),
        ),
      ),
      size,
    );
  const widths = columnWidths(
    head.map((_, column) => measured(column, wordsOf)),
    head.map((_, column) => measured(column, (line) => [line])),
    width - gap * (head.length - 1),
  );
  const drawnRow = (row: readonly TextLine[], style: TextStyle, isLast: boolean): PartRow => {
    const cells = row.map((line, column) => page.type.lines(line, style, widths[column] ?? 0));
    const height = Math.max(...cells.map((lines) => lines.length)) * lineHeight(style) + size * 0.7;
    return {
      height,
      draw: (x, y) => {
        let left = x;
        cells.forEach((lines, column) => {
          lines.forEach((line, index) => page.type.draw(line, style, left, y + size * 0.3 + index * lineHeight(style)));
          left += (widths[column] ?? 0) + gap;
        });
        if (!isLast) page.rule(x, y + height - size * 0.1, width, colors.hairline[0], 0.5);
      },
    };
  };
  const drawn = [
    ...(head.some(isWritten) ? [drawnRow(head, top, false)] : []),
    ...rows.map((row, index) => drawnRow(row, body, index === rows.length - 1)),
  ];
  if (drawn.every(({ height }) => height <= page.height / 2)) return drawn;
  return rows.flatMap((row) =>
    row.filter(isWritten).flatMap((line) => textRows(page, { kind: 'text', line }, size, width)),
  );
}

function barRow({ doc }: PdfPage, share: number, size: number, width: number): PartRow {
  return {
    height: BAR.height + BAR.after + size * 0.3,
    draw: (x, y) => {
      const { height } = BAR;
      doc.roundedRect(x, y, width, height, height / 2).lineWidth(0.5);
      doc.fillAndStroke(colors.sunken[0], colors.hairline[0]);
      const done = width * Math.min(1, Math.max(0, share));
      if (done > 0) doc.roundedRect(x, y, Math.max(done, height), height, height / 2).fill(colors.accent[0]);
    },
  };
}

function pictureRow({ doc, type }: PdfPage, part: Part<'picture'>, width: number): PartRow {
  const scale = Math.min(1, width / part.width);
  return {
    height: part.height * scale,
    draw: (x, y) => {
      doc.save().translate(x, y).scale(scale);
      const canvas = new PdfCanvas(doc, type);
      for (const shape of part.shapes) canvas.draw(shape);
      doc.restore();
    },
  };
}

/** A part laid out in a size of type for a width. */
export function partRows(page: PdfPage, part: PdfPart, size: number, width: number): PartRow[] {
  switch (part.kind) {
    case 'text':
      return textRows(page, part, size, width);
    case 'space':
      return [{ height: lineHeight(cellBody(size, page.lead)) / 2, isSpace: true, draw: () => {} }];
    case 'table':
      return tableRows(page, part, size, width);
    case 'bar':
      return [barRow(page, part.share, size, width)];
    case 'picture':
      return [pictureRow(page, part, width)];
  }
}
