import PDFKit from 'pdfkit';

import { colors, tones } from '#src/theme/tokens.ts';

import { drawPdf } from './drawPdf.ts';
import {
  type PdfBadge,
  type PdfBlock,
  type PdfCell,
  type PdfDocument,
  type PdfDrawing,
  type PdfField,
  REPLACEMENT,
} from './pdf.ts';
import type { PdfFonts } from './pdfFonts.ts';
import { drawableText } from './pdfText.ts';

type Doc = InstanceType<typeof PDFKit>;
type Block<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

/** Distances in points. The foot of the page holds the footer. */
const MARGINS = { top: 54, left: 56, right: 56, bottom: 68 } as const;
const LABEL_WIDTH = 126;
const GUTTER = 14;
const BADGE = { padding: 7, height: 15, gap: 6 } as const;

/** Size of type, distance between its lines' boxes, space before and after. */
interface TextStyle {
  readonly font: 'regular' | 'bold';
  readonly size: number;
  readonly lineGap: number;
  readonly before: number;
  readonly after: number;
  readonly color: string;
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
const BADGE_TEXT: TextStyle = { ...BODY, font: 'bold', size: 8, lineGap: 0 };
const FOOTER: TextStyle = { ...BODY, size: 8, lineGap: 0, color: SOFT };
const ROW_GAP = 4;
const FIELDS_AFTER = 6;
const RULE_SPACE = 13;
/** From a heading to the line in its tone. */
const TONE_LINE = 4;
/** Part of a page up to which a key-value table is not parted from its heading, nor in itself. */
const WHOLE_TABLE = 0.6;

/** Sizes of type that a grid of cells is tried in, largest first, and the one it has when it goes over pages. */
const CELL_SIZES = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7] as const;
const CELL_FLOWING = 9;
const CELL = { padding: 8, gap: 10, titleAfter: 3, line: 2 } as const;

/** A cell laid out: its title and what of its text stands in one row of the grid. */
interface CellPart {
  readonly cell: PdfCell;
  readonly title: string;
  readonly text: string;
}

/** Whether a block may not be the last of a page. */
const staysWithNext = (block: PdfBlock | undefined): boolean =>
  block?.kind === 'heading' || block?.kind === 'badges' || block?.kind === 'rule';

const cellBody = (size: number): TextStyle => ({ ...BODY, size, lineGap: size * 0.22 });
const cellTitle = (size: number): TextStyle => ({ ...BODY, font: 'bold', size: size + 1, lineGap: 1 });

/** One document being drawn. The cursor is the library's own (`doc.x`, `doc.y`). */
class Writer {
  readonly #doc: Doc;
  readonly #fonts: PdfFonts;
  readonly #outline: Doc['outline'][] = [];
  /** Texts repeat (labels, statuses, names): each is looked through once. */
  readonly #drawable = new Map<string, string>();
  #replaced = false;

  constructor(doc: Doc, fonts: PdfFonts) {
    this.#doc = doc;
    this.#fonts = fonts;
  }

  get #left(): number {
    return MARGINS.left;
  }
  get #width(): number {
    return this.#doc.page.width - MARGINS.left - MARGINS.right;
  }
  get #bottom(): number {
    return this.#doc.page.height - MARGINS.bottom;
  }
  get #atTop(): boolean {
    return this.#doc.y <= MARGINS.top;
  }

  #text(text: string): string {
    const known = this.#drawable.get(text);
    if (known !== undefined) return known;
    const { text: drawn, replaced } = drawableText(
      text,
      (point) => this.#fonts.regular.hasGlyphForCodePoint(point) && this.#fonts.bold.hasGlyphForCodePoint(point),
    );
    this.#replaced ||= replaced;
    this.#drawable.set(text, drawn);
    return drawn;
  }

  #use({ font, size, color }: TextStyle): Doc {
    return this.#doc.font(font).fontSize(size).fillColor(color);
  }

  #height(text: string, style: TextStyle, width: number): number {
    return this.#use(style).heightOfString(this.#text(text), { width, lineGap: style.lineGap });
  }

  /** Draws text at the cursor's height; it runs on over pages. */
  #draw(text: string, style: TextStyle, x: number, width: number): void {
    this.#use(style).text(this.#text(text), x, this.#doc.y, { width, lineGap: style.lineGap });
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
    return this.#width - GUTTER - this.#use(QUIET).widthOfString(this.#text(block.note));
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
        return Math.min(this.#height(block.text, BODY, this.#width), this.#lineHeight(BODY) * 2);
      case 'fields': {
        const whole = block.rows.reduce((sum, row) => sum + this.#rowHeight(row) + ROW_GAP, 0);
        if (whole <= (this.#bottom - MARGINS.top) * WHOLE_TABLE) return whole;
        return this.#lineHeight(BODY) * 4 + ROW_GAP * 2;
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
    if (!this.#atTop) this.#doc.y += style.before;
    this.#outlineEntry(block);
    const { y } = this.#doc;
    this.#draw(block.text, style, this.#left, this.#headingWidth(block));
    const end = this.#doc.y;
    if (block.note !== undefined) {
      const width = this.#use(QUIET).widthOfString(this.#text(block.note));
      // One base line for both sizes: the type's ascent is 0.98 em.
      const down = (style.size - QUIET.size) * 0.98;
      this.#doc.text(this.#text(block.note), this.#left + this.#width - width, y + down, { lineBreak: false });
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
    this.#outline[level] = parent.addItem(this.#text(text).replaceAll('\n', ' '));
  }

  #badges(badges: readonly PdfBadge[]): void {
    const { y } = this.#doc;
    let x = this.#left;
    for (const badge of badges) {
      const text = this.#text(badge.text);
      const width = this.#use(BADGE_TEXT).widthOfString(text) + BADGE.padding * 2;
      this.#doc.roundedRect(x, y, width, BADGE.height, BADGE.height / 2).fill(tones[badge.tone].soft[0]);
      this.#use({ ...BADGE_TEXT, color: tones[badge.tone].ink[0] });
      this.#doc.text(text, x + BADGE.padding, y + (BADGE.height - BADGE_TEXT.size * 1.2) / 2, { lineBreak: false });
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

  #cellHeight({ title, text }: CellPart, size: number, width: number): number {
    const inner = width - CELL.padding * 2;
    const head = title === '' ? 0 : this.#height(title, cellTitle(size), inner) + CELL.titleAfter;
    return CELL.padding * 2 + head + this.#listed(text, cellBody(size), inner);
  }

  /**
   * The height of a text whose list items hang on their marks, and whose empty lines are half as high; draws it at the cursor's
   * height when told where.
   */
  #listed(text: string, style: TextStyle, width: number, x?: number): number {
    if (text === '') return 0;
    const top = this.#doc.y;
    let height = 0;
    for (const line of text.split('\n')) {
      const [mark = ''] = /^(?:•|\d+\.) (?=\S)/.exec(line) ?? [];
      const indent = mark === '' ? 0 : this.#use(style).widthOfString(mark);
      const own = line.trim() === '' ? 0 : this.#height(line.slice(mark.length), style, width - indent);
      if (x !== undefined && own > 0) {
        this.#doc.y = top + height;
        if (mark !== '') this.#use(style).text(mark.trim(), x, this.#doc.y, { lineBreak: false });
        this.#doc.y = top + height;
        this.#draw(line.slice(mark.length), style, x + indent, width - indent);
      }
      height += own === 0 ? this.#lineHeight(style) / 2 : own;
    }
    return height;
  }

  /** The longest beginning of a text that a height holds, parted between words where they allow it, and the rest. */
  #parted(text: string, style: TextStyle, width: number, height: number): readonly [string, string] {
    const fits = (end: number): boolean => this.#listed(text.slice(0, end), style, width) <= height;
    if (fits(text.length)) return [text, ''];
    let [low, high] = [1, text.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (fits(middle)) low = middle;
      else high = middle;
    }
    const space = text.slice(0, low + 1).search(/\s\S*$/);
    const end = space > low / 2 ? space : text.charCodeAt(low - 1) >> 10 === 0x36 ? low + 1 : low;
    return [text.slice(0, end), text.slice(end).trimStart()];
  }

  #cellRow(row: readonly CellPart[], size: number, width: number, height: number): void {
    const top = this.#doc.y;
    row.forEach(({ cell, title, text }, column) => {
      // Nothing of it runs on to this page.
      if (title === '' && text === '') return;
      const x = this.#left + column * (width + CELL.gap);
      const doc = this.#doc;
      doc.roundedRect(x, top, width, height, 3).lineWidth(0.75).strokeColor(colors.hairline[0]).stroke();
      const line = cell.tone === undefined ? colors.hairline[0] : tones[cell.tone].solid[0];
      doc.rect(x, top, width, CELL.line).fill(line);
      doc.y = top + CELL.padding;
      if (title !== '') {
        this.#draw(title, cellTitle(size), x + CELL.padding, width - CELL.padding * 2);
        doc.y += CELL.titleAfter;
      }
      this.#listed(text, cellBody(size), width - CELL.padding * 2, x + CELL.padding);
    });
    this.#doc.y = top + height + CELL.gap;
  }

  #cells({ columns, cells }: Block<'cells'>): void {
    const width = (this.#width - CELL.gap * (columns - 1)) / columns;
    const parts = cells.map((cell): CellPart => ({ cell, title: cell.title, text: cell.text }));
    const rows = parts.flatMap((_, at) => (at % columns === 0 ? [parts.slice(at, at + columns)] : []));
    const heights = (size: number) =>
      rows.map((row) => Math.max(...row.map((part) => this.#cellHeight(part, size, width))));
    const total = (of: readonly number[]) => of.reduce((sum, height) => sum + height, 0) + CELL.gap * (of.length - 1);
    const room = this.#bottom - this.#doc.y;
    const size = CELL_SIZES.find((one) => total(heights(one)) <= room);
    if (size !== undefined) {
      const own = heights(size);
      // The rest of the page is given to all rows alike, within reason: a board is a sheet, not a corner of one.
      const more = Math.min((room - total(own)) / rows.length, 60);
      rows.forEach((row, index) => this.#cellRow(row, size, width, (own[index] ?? 0) + more));
      return;
    }
    for (const row of rows) this.#flowingRow(row, width);
  }

  /** A row over as many pages as its longest cell takes. */
  #flowingRow(row: readonly CellPart[], width: number): void {
    const size = CELL_FLOWING;
    const inner = width - CELL.padding * 2;
    const heightOf = (some: readonly CellPart[]) =>
      Math.max(...some.map((part) => this.#cellHeight(part, size, width)));
    let left = row;
    while (left.some(({ title, text }) => title !== '' || text !== '')) {
      const whole = heightOf(left);
      const page = this.#bottom - MARGINS.top;
      // A row that a page holds is not parted; a longer one begins where at least a third of a page is left.
      this.#keep(whole <= page ? whole : page / 3);
      const room = this.#bottom - this.#doc.y;
      const pieces = left.map((part) => {
        const head = part.title === '' ? 0 : this.#height(part.title, cellTitle(size), inner) + CELL.titleAfter;
        return this.#parted(part.text, cellBody(size), inner, room - CELL.padding * 2 - head);
      });
      const here = left.map((part, index) => ({ ...part, text: pieces[index]?.[0] ?? '' }));
      this.#cellRow(here, size, width, Math.min(room, heightOf(here)));
      left = left.map((part, index) => {
        const rest = pieces[index]?.[1] ?? '';
        return { ...part, title: rest === '' ? '' : `${part.cell.title} (продолжение)`, text: rest };
      });
    }
  }

  #pageCount(): number {
    return this.#doc.bufferedPageRange().count;
  }

  #block(block: PdfBlock): void {
    switch (block.kind) {
      case 'heading':
        return this.#heading(block);
      case 'paragraph':
        this.#draw(block.text, block.quiet ? QUIET : BODY, this.#left, this.#width);
        this.#doc.y += BODY.after;
        return;
      case 'badges':
        return this.#badges(block.badges);
      case 'fields':
        for (const row of block.rows) this.#field(row);
        this.#doc.y += FIELDS_AFTER;
        return;
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

  /** Says what {@link REPLACEMENT} stands for, if any was needed. */
  replacementNote(): void {
    if (!this.#replaced) return;
    const text = `${REPLACEMENT} — символ, которого нет в шрифте документа, например эмодзи.`;
    this.blocks([{ kind: 'rule' }, { kind: 'paragraph', text, quiet: true }]);
  }

  footers({ title, date }: PdfDocument): void {
    const { count } = this.#doc.bufferedPageRange();
    const cut = Array.from(this.#text(title).replaceAll('\n', ' '));
    const name = cut.length > 80 ? `${cut.slice(0, 79).join('')}…` : cut.join('');
    for (let index = 0; index < count; index += 1) {
      this.#doc.switchToPage(index);
      const number = `Страница ${index + 1} из ${count}`;
      const y = this.#doc.page.height - 40;
      this.#use(FOOTER);
      const width = this.#doc.widthOfString(number);
      this.#doc.text([name, this.#text(date)].filter((part) => part !== '').join(' · '), this.#left, y, {
        lineBreak: false,
      });
      this.#doc.text(number, this.#left + this.#width - width, y, { lineBreak: false });
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
    if ('shapes' in document) drawPdf(doc, document, fonts);
    else {
      const writer = new Writer(doc, fonts);
      writer.blocks(document.blocks);
      writer.replacementNote();
      writer.footers(document);
    }
    doc.end();
  });
}
