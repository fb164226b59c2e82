import { oneLine } from './cardForms/formLines.ts';
import { fitted, type CardTable } from './cardTable.ts';

/** Most columns and rows that a table is given; one that has more keeps them. */
export const TABLE_LIMITS = { columns: 12, rows: 60 } as const;

/** A place in a table; row −1 is the head. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

const set = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((one, index) => (index === at ? value : one));
const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const left = without(list, from);
  left.splice(to, 0, ...list.slice(from, from + 1));
  return left;
}

/** The table with other words in a cell, or as a column's name. */
export function withCell(table: CardTable, { row, column }: CellPlace, text: string): CardTable {
  if (row < 0) return { ...table, head: set(table.head, column, text) };
  return { ...table, rows: table.rows.map((cells, at) => (at === row ? set(cells, column, text) : cells)) };
}

/** The table with an empty row at its end. */
export const withRow = (table: CardTable): CardTable => ({
  ...table,
  rows: [...table.rows, table.head.map(() => '')],
});

/** The table with a column at its end, not named yet. */
export const withColumn = (table: CardTable): CardTable => ({
  ...table,
  head: [...table.head, ''],
  rows: table.rows.map((row) => [...row, '']),
});

/** The table without a row. */
export const withoutRow = (table: CardTable, row: number): CardTable => ({ ...table, rows: without(table.rows, row) });

/** The table without a column; the last one stays. */
export function withoutColumn(table: CardTable, column: number): CardTable {
  if (table.head.length <= 1) return table;
  return {
    ...table,
    head: without(table.head, column),
    rows: table.rows.map((row) => without(row, column)),
  };
}

/** The table with a row elsewhere; the same when there is no such place. */
export function withRowMoved(table: CardTable, from: number, to: number): CardTable {
  if (to < 0 || to >= table.rows.length) return table;
  return { ...table, rows: moved(table.rows, from, to) };
}

/** The table with a column elsewhere; the same when there is no such place. */
export function withColumnMoved(table: CardTable, from: number, to: number): CardTable {
  if (to < 0 || to >= table.head.length) return table;
  return {
    ...table,
    head: moved(table.head, from, to),
    rows: table.rows.map((row) => moved(row, from, to)),
  };
}

/**
 * Cells of what a spreadsheet puts on the clipboard: columns parted by tabs, rows by line ends, a cell with either of them in
 * quotation marks. Null for text that is one cell: it is pasted as text.
 */
export function pastedCells(text: string): readonly (readonly string[])[] | null {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  if (!/[\t\n]/.test(plain)) return null;
  const rows: string[][] = [[]];
  // A cell in quotation marks, else up to the next tab or line end; then what parts it from the next.
  for (const [, quoted, bare, end] of plain.matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g)) {
    rows.at(-1)?.push(oneLine(quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"')));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}

/** The table with cells written over it from a place on; columns and rows that it lacks are added. */
export function withCells(
  table: CardTable,
  { row, column }: CellPlace,
  cells: readonly (readonly string[])[],
): CardTable {
  const columns = Math.max(table.head.length, column + Math.max(0, ...cells.map((one) => one.length)));
  const grid = [table.head, ...table.rows].map((one) => fitted(one, columns));
  cells.forEach((line, down) => {
    const at = row + 1 + down;
    while (grid.length <= at) grid.push(fitted([], columns));
    const target = grid[at] ?? [];
    line.forEach((text, right) => {
      target[column + right] = text;
    });
  });
  const [head = [], ...rows] = grid;
  return { ...table, head, rows };
}
