import { lineText, type TextLine } from '#src/domain/boards/cardText.ts';

import { columnWidths } from '../columnWidths.ts';
import { linesOf } from './measure.ts';
import type { TableRow } from './placed.ts';
import { LINE, type Grid, type Measures, type SlideUnit } from './slideUnit.ts';

const CELL = { x: 5, y: 4 } as const;

/** The rows of a table; a head without a word is left out. */
export function tableUnits(
  head: readonly TextLine[],
  rows: readonly (readonly TextLine[])[],
  measures: Measures,
): SlideUnit[] {
  const { width, measure, size } = measures;
  const isHeaded = head.some((line) => lineText(line) !== '');
  const all = isHeaded ? [head, ...rows] : rows;
  const padding = CELL.x * 2;
  const widest = (line: TextLine, split: RegExp | null): number =>
    Math.max(
      ...line.flatMap(({ text, strong }) =>
        (split ? text.split(split) : text.split('\n')).map((one) => measure(one, size, strong || isHeaded)),
      ),
      size,
    );
  const columns = columnWidths(
    head.map((_, at) => Math.max(...all.map((row) => widest(row[at] ?? [], /\s/))) * 1.08 + padding),
    head.map((_, at) => Math.max(...all.map((row) => widest(row[at] ?? [], null))) * 1.08 + padding),
    width,
  );
  const rowOf = (cells: readonly TextLine[], isHead: boolean): TableRow => {
    const lines = cells.map(
      (cell, at) => linesOf(cell, size, (columns[at] ?? width) - padding, measure, isHead || at === 0).length,
    );
    return { cells, height: Math.max(1, ...lines) * size * LINE + CELL.y * 2, isHead };
  };
  const grid: Grid = { columns, head: isHeaded ? rowOf(head, true) : null };
  return rows.map((cells) => {
    const row = rowOf(cells, false);
    return { kind: 'row', row, grid, height: row.height };
  });
}

/** A row in two: as many lines of its cells as a height holds, and the rest; null where not a line fits. */
export function partedRow(
  { row, grid }: SlideUnit & { kind: 'row' },
  room: number,
  { size, measure }: Measures,
): readonly [SlideUnit, SlideUnit] | null {
  const count = Math.floor((room - CELL.y * 2) / (size * LINE));
  if (count < 1) return null;
  const laid = row.cells.map((cell, at) =>
    linesOf(cell, size, (grid.columns[at] ?? 0) - CELL.x * 2, measure, at === 0),
  );
  const most = Math.max(...laid.map(({ length }) => length));
  if (most <= count) return null;
  const piece = (from: number, to: number): SlideUnit => {
    const cells = laid.map((lines) => lines.slice(from, to).flat());
    const height = Math.min(to, most) - from;
    const own: TableRow = { cells, height: height * size * LINE + CELL.y * 2 };
    return { kind: 'row', row: own, grid, height: own.height };
  };
  return [piece(0, count), piece(count, most)];
}
