import PDFKit from 'pdfkit';

import type { TextLine } from '#src/domain/boards/cardText.ts';
import { colors, tones } from '#src/theme/tokens.ts';

import { columnWidths } from './columnWidths.ts';
import { PdfCanvas, drawPdf, REPLACEMENT_NOTE } from './drawPdf.ts';
import {
  type PdfBadge,
  type PdfBlock,
  type PdfCell,
  type PdfDocument,
  type PdfDrawing,
  type PdfField,
  type PdfPart,
} from './pdf.ts';
import type { PdfFonts } from './pdfFonts.ts';
import { TypeSetter, type TypeStyle } from './typeSetter.ts';

type Doc = InstanceType<typeof PDFKit>;
type Block<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

/** Distances in points. The foot of the page holds the footer. */
const MARGINS = { top: 54, left: 56, right: 56, bottom: 68 } as const;
const LABEL_WIDTH = 126;
const GUTTER = 14;
const BADGE = { padding: 7, height: 15, gap: 6 } as const;

/** Type, distance between its lines' boxes, space before and after. */
interface TextStyle extends TypeStyle {
  readonly lineGap: number;
  readonly before: number;
  readonly after: number;
}

const INK = colors.ink[0];
const SOFT = colors.inkSoft[0];

const HEADINGS: Readonly<Record<1 | 2 | 3, TextStyle>> = {
  1: { font: 'bold', size: 24, lineGap: 1, before: 0, after: 4, color: INK },
  2: { font: 'bold', size: 15, lineGap: 1, before: 26, after: 12, color: INK },
  3: { font: 'bold', size: 11.5, lineGap: 1.5, before: 0, after: 5, color: INK },
};
const BODY: TextStyle = { font: 'regular', size: 9.5, lineGap: 2.6, before: 0, after: 8, color: INK };
const QUIET: TextStyle = { ...BODY, color: SOFT };
const LABEL: TextStyle = { ...BODY, color: SOFT };
/** Layout of text read from beginning to end: lines of some 75 letters. */
const PROSE = { side: 84, partBefore: 9, body: { ...BODY, size: 10.5, lineGap: 3.6, after: 9 }, lead: 0.34 } as const;
/** Between the lines of a cell, in em. */
const CELL_LEAD = 0.22;
const FLOW = { indent: 14, bar: 2, before: 2, after: 11, led: 3 } as const;
/** Share of a page up to which a quotation is not split. */
const WHOLE_WORDS = 0.25;
const BADGE_TEXT: TextStyle = { ...BODY, font: 'bold', size: 8, lineGap: 0 };
const FOOTER: TextStyle = { ...BODY, size: 8, lineGap: 0, color: SOFT };
const ROW_GAP = 4;
const FIELDS_AFTER = 6;
const RULE_SPACE = 13;
/** From a heading to the line in its tone. */
const TONE_LINE = 4;
/** Part of a page up to which a key-value table is not parted from its heading, nor in itself. */
const WHOLE_TABLE = 0.25;

/** Sizes of type that a grid of cells is tried in, largest first, and those it may have when it goes over pages. */
const CELL_SIZES = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7] as const;
const CELL_FLOWING = [9, 8.5, 8] as const;
const BAR = { height: 4, after: 3 } as const;
const CELL = { padding: 8, gap: 10, titleAfter: 3, line: 2 } as const;

/** A row of a cell: what a page's end may not part. */
interface CellRow {
  readonly height: number;
  /** Nothing to draw: left out where a page begins. */
  readonly isSpace?: boolean;
  readonly draw: (x: number, y: number) => void;
}

/** A cell laid out for its width. */
interface LaidCell {
  readonly cell: PdfCell;
  /** Its first column, from 0. */
  readonly column: number;
  readonly span: number;
  readonly rows: readonly CellRow[];
}

/** Rows of a grid, each with its cells and the columns where they begin. */
function gridRows(cells: readonly PdfCell[], columns: number): Omit<LaidCell, 'rows'>[][] {
  const rows: Omit<LaidCell, 'rows'>[][] = [];
  let column = columns;
  for (const cell of cells) {
    const span = Math.min(columns, cell.span ?? 1);
    if (column + span > columns) {
      rows.push([]);
      column = 0;
    }
    rows.at(-1)?.push({ cell, column, span });
    column += span;
  }
  return rows;
}

const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);

/** The words of a text, each as a text of its own. */
const wordsOf = (line: TextLine): TextLine[] =>
  line.flatMap(({ text, strong }) => text.split(/ |(?<=[\p{L}\d]-)(?=\p{L})/u).map((word) => [{ text: word, strong }]));

/** Whether a block may not be the last of a page. */
const staysWithNext = (block: PdfBlock | undefined): boolean =>
  block?.kind === 'heading' ||
  block?.kind === 'badges' ||
  block?.kind === 'rule' ||
  (block?.kind === 'parts' && block.leads === true);

const cellBody = (size: number, lead: number): TextStyle => ({ ...BODY, size, lineGap: size * lead });
const cellTitle = (size: number): TextStyle => ({ ...BODY, font: 'bold', size: size + 1, lineGap: 1 });
const cellQuiet = (size: number, lead: number): TextStyle => ({ ...cellBody(size - 1, lead), color: SOFT });
const tableHead = (size: number, lead: number): TextStyle => ({ ...cellQuiet(size, lead), font: 'bold' });
const isWritten = (line: TextLine): boolean => line.some(({ text }) => text.trim() !== '');

/** One document being drawn. The cursor is the library's own (`doc.x`, `doc.y`). */
class Writer {
  readonly #doc: Doc;
  readonly #type: TypeSetter;
  readonly #outline: Doc['outline'][] = [];

  readonly #isProse: boolean;

  constructor(doc: Doc, fonts: PdfFonts, isProse: boolean) {
    this.#doc = doc;
    this.#type = new TypeSetter(doc, fonts);
    this.#isProse = isProse;
  }

  get #left(): number {
    return this.#isProse ? PROSE.side : MARGINS.left;
  }
  get #width(): number {
    return this.#doc.page.width - this.#left * 2;
  }
  get #body(): TextStyle {
    return this.#isProse ? PROSE.body : BODY;
  }
  get #lead(): number {
    return this.#isProse ? PROSE.lead : CELL_LEAD;
  }
  get #bottom(): number {
    return this.#doc.page.height - MARGINS.bottom;
  }
  get #atTop(): boolean {
    return this.#doc.y <= MARGINS.top;
  }

  #height(text: string, style: TextStyle, width: number): number {
    return this.#type.lines(text, style, width).length * this.#lineHeight(style);
  }

  /** Draws text at the cursor's height; it runs on over pages. */
  #draw(text: string, style: TextStyle, x: number, width: number): void {
    const height = this.#lineHeight(style);
    const lines = this.#type.lines(text, style, width);
    lines.forEach((line, index) => {
      // The last line never appears alone at the top of a page.
      this.#keep(index === lines.length - 2 ? height * 2 : height);
      this.#type.draw(line, style, x, this.#doc.y);
      this.#doc.y += height;
    });
  }

  /** Draws text on one line, whose top is `y`. */
  #drawLine(text: string, style: TextStyle, x: number, y: number): void {
    for (const line of this.#type.lines(text, style, Number.POSITIVE_INFINITY).slice(0, 1)) {
      this.#type.draw(line, style, x, y);
    }
  }

  #lineHeight(style: TextStyle): number {
    return style.size * 1.2 + style.lineGap;
  }

  #line(color: string, thickness: number): void {
    const { y } = this.#doc;
    this.#doc
      .moveTo(this.#left, y)
      .lineTo(this.#left + this.#width, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  }

  #headingWidth(block: Block<'heading'>): number {
    if (block.note === undefined) return this.#width;
    return this.#width - GUTTER - this.#type.width(block.note, QUIET);
  }

  /** Height that a block needs to begin on a page: all of a heading, badges, a rule or a short table, the first lines of anything longer. */
  #beginning(block: PdfBlock): number {
    switch (block.kind) {
      case 'heading': {
        const style = HEADINGS[block.level];
        const line = block.tone === undefined ? 0 : TONE_LINE;
        return style.before + this.#height(block.text, style, this.#headingWidth(block)) + line + style.after;
      }
      case 'badges':
        return BADGE.height + BODY.after;
      case 'rule':
        return RULE_SPACE * 2;
      case 'paragraph':
        return Math.min(this.#height(block.text, this.#body, this.#width), this.#lineHeight(this.#body) * 2);
      case 'fields': {
        const whole = block.rows.reduce((sum, row) => sum + this.#rowHeight(row) + ROW_GAP, 0);
        if (whole <= (this.#bottom - MARGINS.top) * WHOLE_TABLE) return whole;
        return this.#lineHeight(BODY) * 4 + ROW_GAP * 2;
      }
      case 'parts': {
        const rows = this.#flowRows(block);
        const whole = sum(rows.map(({ height }) => height));
        const isWhole = (block.bar !== undefined || block.leads) && whole <= (this.#bottom - MARGINS.top) * WHOLE_WORDS;
        return isWhole ? whole : sum(rows.slice(0, 2).map(({ height }) => height));
      }
      case 'cells':
        // It fits itself to what is left, or begins a page.
        return 0;
      case 'pageBreak':
        return 0;
    }
  }

  #rowHeight({ label, value }: PdfField): number {
    return Math.max(
      this.#height(label, LABEL, LABEL_WIDTH),
      this.#height(value, BODY, this.#width - LABEL_WIDTH - GUTTER),
    );
  }

  /** A new page if what must stay together does not fit on this one. */
  #keep(height: number): void {
    if (!this.#atTop && this.#doc.y + height > this.#bottom) this.#doc.addPage();
  }

  #heading(block: Block<'heading'>): void {
    const style = HEADINGS[block.level];
    if (!this.#atTop) this.#doc.y += this.#isProse && block.level === 3 ? PROSE.partBefore : style.before;
    this.#outlineEntry(block);
    const { y } = this.#doc;
    this.#draw(block.text, style, this.#left, this.#headingWidth(block));
    const end = this.#doc.y;
    if (block.note !== undefined) {
      const width = this.#type.width(block.note, QUIET);
      // One base line for both sizes: the type's ascent is 0.98 em.
      const down = (style.size - QUIET.size) * 0.98;
      this.#drawLine(block.note, QUIET, this.#left + this.#width - width, y + down);
    }
    this.#doc.y = end;
    if (block.tone !== undefined) {
      this.#doc.y += TONE_LINE;
      this.#line(tones[block.tone].solid[0], 1.5);
    }
    this.#doc.y += style.after;
  }

  #outlineEntry({ level, text }: Block<'heading'>): void {
    const parent = this.#outline[level - 1] ?? this.#outline.at(-1) ?? this.#doc.outline;
    this.#outline.length = Math.min(this.#outline.length, level);
    this.#outline[0] ??= this.#doc.outline;
    this.#outline[level] = parent.addItem(text.replaceAll(/\s*\n\s*/g, ' ').trim());
  }

  #badges(badges: readonly PdfBadge[]): void {
    const { y } = this.#doc;
    let x = this.#left;
    for (const { text, tone } of badges) {
      const width = this.#type.width(text, BADGE_TEXT) + BADGE.padding * 2;
      this.#doc.roundedRect(x, y, width, BADGE.height, BADGE.height / 2).fill(tones[tone].soft[0]);
      const style = { ...BADGE_TEXT, color: tones[tone].ink[0] };
      this.#drawLine(text, style, x + BADGE.padding, y + (BADGE.height - BADGE_TEXT.size * 1.2) / 2);
      x += width + BADGE.gap;
    }
    this.#doc.y = y + BADGE.height + BODY.after;
  }

  #field(row: PdfField): void {
    const doc = this.#doc;
    // A row of up to three lines stays whole; a longer one begins with two.
    const height = this.#rowHeight(row);
    const line = this.#lineHeight(BODY);
    this.#keep(height <= line * 3.5 ? height : line * 2);
    const { y } = doc;
    const page = this.#pageCount();
    this.#draw(row.label, LABEL, this.#left, LABEL_WIDTH);
    const labelEnd = doc.y;
    doc.y = y;
    this.#draw(row.value, BODY, this.#left + LABEL_WIDTH + GUTTER, this.#width - LABEL_WIDTH - GUTTER);
    if (this.#pageCount() === page) doc.y = Math.max(doc.y, labelEnd);
    doc.y += ROW_GAP;
  }

  /** A text as rows, one for each line. */
  #textRows(part: Extract<PdfPart, { kind: 'text' }>, size: number, width: number): CellRow[] {
    const { line, mark = '', note = '', quiet = false } = part;
    const style = quiet ? cellQuiet(size, this.#lead) : cellBody(size, this.#lead);
    const indent = mark === '' ? 0 : this.#type.width(mark, style) + size * 0.4;
    const beside = note === '' ? 0 : this.#type.width(note, cellQuiet(size, this.#lead)) + size;
    const height = this.#lineHeight(style);
    // A note that would leave the text less than half of the width goes under it.
    const isBeside = beside > 0 && beside <= width / 2;
    const rows = this.#type
      .lines(line, style, width - indent - (isBeside ? beside : 0))
      .map((laid, index): CellRow => ({
        height,
        draw: (x, y) => {
          if (index === 0 && mark !== '') this.#drawLine(mark, style, x, y);
          this.#type.draw(laid, style, x + indent, y);
          if (index === 0 && isBeside)
            this.#drawLine(note, cellQuiet(size, this.#lead), x + width - beside + size, y + 0.98);
        },
      }));
    if (beside === 0 || isBeside) return rows;
    return [
      ...rows,
      ...this.#textRows({ kind: 'text', line: [{ text: note, strong: false }], quiet: true }, size, width),
    ];
  }

  /** Returns a table as rows; one that would take more than half a page is written as text. */
  #tableRows({ head, rows }: Extract<PdfPart, { kind: 'table' }>, size: number, width: number): CellRow[] {
    const [body, top] = [cellBody(size, this.#lead), tableHead(size, this.#lead)];
    const gap = size * 0.7;
    const all = [head, ...rows];
    const styleOf = (row: number): TextStyle => (row === 0 ? top : body);
    const measured = (column: number, within: (line: TextLine) => TextLine[]) =>
      Math.max(
        ...all.flatMap((row, index) =>
          within(row[column] ?? []).flatMap((line) =>
            this.#type
              .lines(line, styleOf(index), Number.POSITIVE_INFINITY)
              .map((laid) => laid.width * styleOf(index).size),
          ),
        ),
        size,
      );
    const room = width - gap * (head.length - 1);
    const widths = columnWidths(
      head.map((_, column) => measured(column, wordsOf)),
      head.map((_, column) => measured(column, (line) => [line])),
      room,
    );
    const drawnRow = (row: readonly TextLine[], style: TextStyle, isLast: boolean): CellRow => {
      const cells = row.map((line, column) => this.#type.lines(line, style, widths[column] ?? 0));
      const height = Math.max(...cells.map((lines) => lines.length)) * this.#lineHeight(style) + size * 0.7;
      return {
        height,
        draw: (x, y) => {
          let left = x;
          cells.forEach((lines, column) => {
            lines.forEach((line, index) =>
              this.#type.draw(line, style, left, y + size * 0.3 + index * this.#lineHeight(style)),
            );
            left += (widths[column] ?? 0) + gap;
          });
          if (!isLast) this.#hairline(x, y + height - size * 0.1, width);
        },
      };
    };
    const drawn = [
      ...(head.some(isWritten) ? [drawnRow(head, top, false)] : []),
      ...rows.map((row, index) => drawnRow(row, body, index === rows.length - 1)),
    ];
    const most = (this.#bottom - MARGINS.top) / 2;
    if (drawn.every(({ height }) => height <= most)) return drawn;
    return rows.flatMap((row) =>
      row.filter(isWritten).flatMap((line) => this.#textRows({ kind: 'text', line }, size, width)),
    );
  }

  #hairline(x: number, y: number, width: number): void {
    this.#doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .strokeColor(colors.hairline[0])
      .stroke();
  }

  #bar(share: number, size: number, width: number): CellRow {
    return {
      height: BAR.height + BAR.after + size * 0.3,
      draw: (x, y) => {
        const { height } = BAR;
        this.#doc.roundedRect(x, y, width, height, height / 2).lineWidth(0.5);
        this.#doc.fillAndStroke(colors.sunken[0], colors.hairline[0]);
        const done = width * Math.min(1, Math.max(0, share));
        if (done > 0) this.#doc.roundedRect(x, y, Math.max(done, height), height, height / 2).fill(colors.accent[0]);
      },
    };
  }

  #picture(part: Extract<PdfPart, { kind: 'picture' }>, width: number): CellRow {
    const scale = Math.min(1, width / part.width);
    return {
      height: part.height * scale,
      draw: (x, y) => {
        this.#doc.save().translate(x, y).scale(scale);
        const canvas = new PdfCanvas(this.#doc, this.#type);
        for (const shape of part.shapes) canvas.draw(shape);
        this.#doc.restore();
      },
    };
  }

  #partRows(part: PdfPart, size: number, width: number): CellRow[] {
    switch (part.kind) {
      case 'text':
        return this.#textRows(part, size, width);
      case 'space':
        return [{ height: this.#lineHeight(cellBody(size, this.#lead)) / 2, isSpace: true, draw: () => {} }];
      case 'table':
        return this.#tableRows(part, size, width);
      case 'bar':
        return [this.#bar(part.share, size, width)];
      case 'picture':
        return [this.#picture(part, width)];
    }
  }

  #titleRows(title: string, size: number, width: number): CellRow[] {
    const style = cellTitle(size);
    const lines = this.#type.lines(title, style, width);
    return lines.map((line, index) => ({
      height: this.#lineHeight(style) + (index === lines.length - 1 ? CELL.titleAfter : 0),
      draw: (x, y) => this.#type.draw(line, style, x, y),
    }));
  }

  /** A row of the grid for a size of type. */
  #laid(row: readonly Omit<LaidCell, 'rows'>[], size: number, column: number): LaidCell[] {
    return row.map((place) => {
      const width = this.#spanWidth(place, column) - CELL.padding * 2;
      const rows = place.cell.parts.flatMap((part) => this.#partRows(part, size, width));
      return { ...place, rows: [...this.#titleRows(place.cell.title, size, width), ...rows] };
    });
  }

  #spanWidth({ span }: Pick<LaidCell, 'span'>, column: number): number {
    return column * span + CELL.gap * (span - 1);
  }

  #cellHeight({ rows }: LaidCell): number {
    return CELL.padding * 2 + rows.reduce((sum, { height }) => sum + height, 0);
  }

  #cellRow(row: readonly LaidCell[], column: number, height: number): void {
    const top = this.#doc.y;
    for (const laid of row) {
      // Nothing of it runs on to this page.
      if (laid.rows.length === 0) continue;
      const x = this.#left + laid.column * (column + CELL.gap);
      const width = this.#spanWidth(laid, column);
      const { tone } = laid.cell;
      this.#doc.roundedRect(x, top, width, height, 3).lineWidth(0.75).strokeColor(colors.hairline[0]).stroke();
      this.#doc.rect(x, top, width, CELL.line).fill(tone === undefined ? colors.hairline[0] : tones[tone].solid[0]);
      let y = top + CELL.padding;
      for (const one of laid.rows) {
        one.draw(x + CELL.padding, y);
        y += one.height;
      }
    }
    this.#doc.y = top + height + CELL.gap;
  }

  #cells({ columns, cells }: Block<'cells'>): void {
    const column = (this.#width - CELL.gap * (columns - 1)) / columns;
    const rows = gridRows(cells, columns);
    const room = this.#bottom - this.#doc.y;
    for (const size of CELL_SIZES) {
      const laid = rows.map((row) => this.#laid(row, size, column));
      const heights = laid.map((row) => Math.max(...row.map((cell) => this.#cellHeight(cell))));
      const total = heights.reduce((sum, height) => sum + height, 0) + CELL.gap * (rows.length - 1);
      if (total > room) continue;
      // The rest of the page is given to all rows alike, within reason: a board is a sheet, not a corner of one.
      const more = Math.min((room - total) / rows.length, 60);
      laid.forEach((row, index) => this.#cellRow(row, column, (heights[index] ?? 0) + more));
      return;
    }
    // Over pages: in the largest type that takes the fewest of them.
    const flowing = CELL_FLOWING.map((size) => {
      const laid = rows.map((row) => this.#laid(row, size, column));
      return { size, laid, pages: this.#pagesFor(laid, room) };
    });
    const fewest = Math.min(...flowing.map(({ pages }) => pages));
    const best = flowing.find(({ pages }) => pages === fewest);
    for (const row of best?.laid ?? []) this.#flowingRow(row, column, best?.size ?? 9);
  }

  /** How many pages rows take that are not parted, the first with less room; more for one that is longer than a page. */
  #pagesFor(rows: readonly (readonly LaidCell[])[], room: number): number {
    const page = this.#bottom - MARGINS.top;
    let pages = 1;
    let left = room;
    for (const row of rows) {
      const height = Math.max(...row.map((cell) => this.#cellHeight(cell))) + CELL.gap;
      if (height - CELL.gap > left) {
        pages += Math.ceil(height / page);
        left = page;
      }
      left -= height % page;
    }
    return pages;
  }

  /** A row over as many pages as its longest cell takes. */
  #flowingRow(row: readonly LaidCell[], column: number, size: number): void {
    const page = this.#bottom - MARGINS.top;
    const heightOf = (some: readonly LaidCell[]) => Math.max(...some.map((cell) => this.#cellHeight(cell)));
    let left = row;
    while (left.some(({ rows }) => rows.length > 0)) {
      const whole = heightOf(left);
      // A row that a page holds is not parted; a longer one begins where at least a third of a page is left.
      this.#keep(whole <= page ? whole : page / 3);
      const room = this.#bottom - this.#doc.y;
      const counts = left.map(({ rows }) => {
        let taken = CELL.padding * 2;
        const over = rows.findIndex(({ height }) => (taken += height) > room);
        const count = over === -1 ? rows.length : over;
        // A page's own row is drawn whatever its height: what cannot be parted must not go round for ever.
        return count === 0 && this.#atTop ? 1 : count;
      });
      const here = left.map((cell, index) => ({ ...cell, rows: cell.rows.slice(0, counts[index]) }));
      if (here.every(({ rows }) => rows.length === 0)) {
        this.#doc.addPage();
        continue;
      }
      this.#cellRow(here, column, Math.min(room, heightOf(here)));
      left = left.map((cell, index) => {
        const rest = cell.rows.slice(counts[index]);
        while (rest[0]?.isSpace) rest.shift();
        if (rest.length === 0) return { ...cell, rows: [] };
        const width = this.#spanWidth(cell, column) - CELL.padding * 2;
        return {
          ...cell,
          rows: [...this.#titleRows(`${cell.cell.title} (продолжение)`, size, width), ...rest],
        };
      });
    }
  }

  #flowRows({ parts, bar }: Block<'parts'>): CellRow[] {
    const width = this.#width - (bar === undefined ? 0 : FLOW.indent);
    return parts.flatMap((part) => this.#partRows(part, this.#body.size, width));
  }

  #flow(block: Block<'parts'>): void {
    const { bar } = block;
    const indent = bar === undefined ? 0 : FLOW.indent;
    if (!this.#atTop) this.#doc.y += FLOW.before;
    const rows = this.#flowRows(block);
    for (const [index, row] of rows.entries()) {
      // Neither the last line nor the speaker of the quote appears alone at the top of a page.
      this.#keep(row.height + (index === rows.length - 2 ? (rows.at(-1)?.height ?? 0) : 0));
      if (row.isSpace && this.#atTop) continue;
      const { y } = this.#doc;
      if (bar !== undefined) this.#sideLine(bar, y, row.height);
      row.draw(this.#left + indent, y);
      this.#doc.y = y + row.height;
    }
    this.#doc.y += block.leads ? FLOW.led : FLOW.after;
  }

  #sideLine(bar: NonNullable<Block<'parts'>['bar']>, y: number, height: number): void {
    const color = { accent: colors.accent[0], dashed: INK, quiet: colors.hairline[0] }[bar];
    this.#doc.save().lineWidth(FLOW.bar).strokeColor(color);
    if (bar === 'dashed') this.#doc.dash(3, { space: 2 });
    const x = this.#left + FLOW.bar / 2;
    this.#doc
      .moveTo(x, y)
      .lineTo(x, y + height)
      .stroke();
    this.#doc.restore();
  }

  #pageCount(): number {
    return this.#doc.bufferedPageRange().count;
  }

  #block(block: PdfBlock): void {
    switch (block.kind) {
      case 'heading':
        return this.#heading(block);
      case 'paragraph':
        this.#draw(block.text, block.quiet ? { ...this.#body, color: SOFT } : this.#body, this.#left, this.#width);
        this.#doc.y += this.#body.after;
        return;
      case 'badges':
        return this.#badges(block.badges);
      case 'fields':
        for (const row of block.rows) this.#field(row);
        this.#doc.y += FIELDS_AFTER;
        return;
      case 'parts':
        return this.#flow(block);
      case 'cells':
        return this.#cells(block);
      case 'rule':
        if (this.#atTop) return;
        this.#doc.y += RULE_SPACE - FIELDS_AFTER - ROW_GAP;
        this.#line(colors.hairline[0], 0.75);
        this.#doc.y += RULE_SPACE;
        return;
      case 'pageBreak':
        if (!this.#atTop) this.#doc.addPage();
    }
  }

  /** Draws the blocks, each run of headings, badges and rules on one page with the beginning of what follows. */
  blocks(blocks: readonly PdfBlock[]): void {
    blocks.forEach((block, index) => {
      if (!staysWithNext(blocks[index - 1])) {
        let height = 0;
        for (let at = index; at < blocks.length; at += 1) {
          const next = blocks[at];
          if (next) height += this.#beginning(next);
          if (!staysWithNext(next)) break;
        }
        this.#keep(height);
      }
      this.#block(block);
    });
  }

  footers({ title, date }: PdfDocument): void {
    const { count } = this.#doc.bufferedPageRange();
    const letters = Array.from(title.replaceAll('\n', ' '));
    // The document's text is laid out by now, so it is known whether anything was replaced.
    const note = this.#type.replaced ? REPLACEMENT_NOTE : '';
    const most = note === '' ? 80 : 30;
    const name = letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
    const said = [name, date, note].filter((part) => part !== '').join(' · ');
    for (let index = 0; index < count; index += 1) {
      this.#doc.switchToPage(index);
      const number = `Страница ${index + 1} из ${count}`;
      const y = this.#doc.page.height - 40;
      this.#drawLine(said, FOOTER, this.#left, y);
      this.#drawLine(number, FOOTER, this.#left + this.#width - this.#type.width(number, FOOTER), y);
    }
  }
}

/** Makes the PDF file of {@link import('./pdf.ts').makePdf}, here and now: seconds for a thousand experiments, so in a worker. */
export function writePdf(document: PdfDocument | PdfDrawing, fonts: PdfFonts): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const doc = new PDFKit({
      size: 'shapes' in document ? document.size : 'A4',
      layout: document.orientation,
      // A drawing keeps its own distances, and nothing of it may begin a second page.
      margins: 'shapes' in document ? { top: 0, left: 0, right: 0, bottom: 0 } : { ...MARGINS },
      bufferPages: true,
      lang: 'ru-RU',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: document.title, Creator: 'Ориентир', Producer: 'Ориентир' },
      // Not the library's Helvetica: nothing may be drawn before the document's own type is chosen.
      font: fonts.regular as never,
    });
    const chunks: BlobPart[] = [];
    doc.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.on('error', reject);
    doc.registerFont('regular', fonts.regular as never);
    doc.registerFont('bold', fonts.bold as never);
    if (fonts.emoji) doc.registerFont('emoji', fonts.emoji as never);
    if ('shapes' in document) drawPdf(doc, document, fonts);
    else {
      const writer = new Writer(doc, fonts, document.isProse ?? false);
      writer.blocks(document.blocks);
      writer.footers(document);
    }
    doc.end();
  });
}
