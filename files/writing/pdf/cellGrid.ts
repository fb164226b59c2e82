import { colors, tones } from '#src/theme/tokens.ts';

import type { PdfBlock, PdfCell } from '../pdf.ts';
import type { PdfPage } from './page.ts';
import { partRows, type PartRow } from './partRows.ts';
import { cellTitle, lineHeight } from './styles.ts';

/** Sizes of type that a grid of cells is tried in, largest first, and those it may have when it goes over pages. */
const SIZES = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7] as const;
const FLOWING_SIZES = [9, 8.5, 8] as const;
const CELL = { padding: 8, gap: 10, titleAfter: 3, line: 2 } as const;

/** A cell laid out for its width. */
interface LaidCell {
  readonly cell: PdfCell;
  /** Its first column, from 0. */
  readonly column: number;
  readonly span: number;
  readonly rows: readonly PartRow[];
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

const spanWidth = ({ span }: Pick<LaidCell, 'span'>, column: number): number => column * span + CELL.gap * (span - 1);

/** Height of the highest of cells. */
const rowHeight = (row: readonly LaidCell[]): number =>
  Math.max(...row.map(({ rows }) => CELL.padding * 2 + rows.reduce((sum, { height }) => sum + height, 0)));

function titleRows(page: PdfPage, title: string, size: number, width: number): PartRow[] {
  const style = cellTitle(size);
  const lines = page.type.lines(title, style, width);
  return lines.map((line, index) => ({
    height: lineHeight(style) + (index === lines.length - 1 ? CELL.titleAfter : 0),
    draw: (x, y) => page.type.draw(line, style, x, y),
  }));
}

/** A row of the grid for a size of type. */
function laidRow(page: PdfPage, row: readonly Omit<LaidCell, 'rows'>[], size: number, column: number): LaidCell[] {
  return row.map((place) => {
    const width = spanWidth(place, column) - CELL.padding * 2;
    const rows = place.cell.parts.flatMap((part) => partRows(page, part, size, width));
    return { ...place, rows: [...titleRows(page, place.cell.title, size, width), ...rows] };
  });
}

function drawRow({ doc, left }: PdfPage, row: readonly LaidCell[], column: number, height: number): void {
  const top = doc.y;
  for (const laid of row) {
    // Nothing of it runs on to this page.
    if (laid.rows.length === 0) continue;
    const x = left + laid.column * (column + CELL.gap);
    const width = spanWidth(laid, column);
    const { tone } = laid.cell;
    doc.roundedRect(x, top, width, height, 3).lineWidth(0.75).strokeColor(colors.hairline[0]).stroke();
    doc.rect(x, top, width, CELL.line).fill(tone === undefined ? colors.hairline[0] : tones[tone].solid[0]);
    let y = top + CELL.padding;
    for (const one of laid.rows) {
      one.draw(x + CELL.padding, y);
      y += one.height;
    }
  }
  doc.y = top + height + CELL.gap;
}

/** How many pages rows take that are not parted, the first with less room; more for one that is longer than a page. */
function pagesFor(rows: readonly (readonly LaidCell[])[], page: number, room: number): number {
  let pages = 1;
  let left = room;
  for (const row of rows) {
    const height = rowHeight(row) + CELL.gap;
    if (height - CELL.gap > left) {
      pages += Math.ceil(height / page);
      left = page;
    }
    left -= height % page;
  }
  return pages;
}

/** A row over as many pages as its longest cell takes. */
function drawFlowingRow(page: PdfPage, row: readonly LaidCell[], column: number, size: number): void {
  let left = row;
  while (left.some(({ rows }) => rows.length > 0)) {
    const whole = rowHeight(left);
    // A row that a page holds is not parted; a longer one begins where at least a third of a page is left.
    page.keep(whole <= page.height ? whole : page.height / 3);
    const { room } = page;
    const counts = left.map(({ rows }) => {
      let taken = CELL.padding * 2;
      const over = rows.findIndex(({ height }) => (taken += height) > room);
      const count = over === -1 ? rows.length : over;
      // A page's own row is drawn whatever its height: what cannot be parted must not go round for ever.
      return count === 0 && page.isAtTop ? 1 : count;
    });
    const here = left.map((cell, index) => ({ ...cell, rows: cell.rows.slice(0, counts[index]) }));
    if (here.every(({ rows }) => rows.length === 0)) {
      page.doc.addPage();
      continue;
    }
    drawRow(page, here, column, Math.min(room, rowHeight(here)));
    left = left.map((cell, index) => {
      const rest = cell.rows.slice(counts[index]);
      while (rest[0]?.isSpace) rest.shift();
      if (rest.length === 0) return { ...cell, rows: [] };
      const width = spanWidth(cell, column) - CELL.padding * 2;
      return {
        ...cell,
        rows: [...titleRows(page, `${cell.cell.title} (продолжение)`, size, width), ...rest],
      };
    });
  }
}

/** Draws framed cells in rows: on what is left of the page in the largest type that fits there, else over pages. */
export function drawCells(page: PdfPage, { columns, cells }: Extract<PdfBlock, { kind: 'cells' }>): void {
  const column = (page.width - CELL.gap * (columns - 1)) / columns;
  const rows = gridRows(cells, columns);
  const { room } = page;
  for (const size of SIZES) {
    const laid = rows.map((row) => laidRow(page, row, size, column));
    const heights = laid.map(rowHeight);
    const total = heights.reduce((sum, height) => sum + height, 0) + CELL.gap * (rows.length - 1);
    if (total > room) continue;
    // The rest of the page is given to all rows alike, within reason: a board is a sheet, not a corner of one.
    const more = Math.min((room - total) / rows.length, 60);
    laid.forEach((row, index) => drawRow(page, row, column, (heights[index] ?? 0) + more));
    return;
  }
  // Over pages: in the largest type that takes the fewest of them.
  const flowing = FLOWING_SIZES.map((size) => {
    const laid = rows.map((row) => laidRow(page, row, size, column));
    return { size, laid, pages: pagesFor(laid, page.height, room) };
  });
  const fewest = Math.min(...flowing.map(({ pages }) => pages));
  const best = flowing.find(({ pages }) => pages === fewest);
  for (const row of best?.laid ?? []) drawFlowingRow(page, row, column, best?.size ?? 9);
}
