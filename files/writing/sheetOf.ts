import type { CellValue, Column, ColumnType, Sheet } from './spreadsheet.ts';

/** A column with its cell of each row. */
export interface ColumnOf<Row> extends Column {
  readonly of: (row: Row) => CellValue;
}

/** Makes columns of one type, by heading, width in characters and cell. */
const columnAs =
  (type: ColumnType) =>
  <Row>(header: string, width: number, of: (row: Row) => CellValue): ColumnOf<Row> => ({ header, width, type, of });

export const textColumn = columnAs('text');
export const numberColumn = columnAs('number');
export const dateColumn = columnAs('date');

/** Makes a sheet of rows, a column each. A worker takes no functions: the sheet has none. */
export const sheetOf = <Row>(name: string, columns: readonly ColumnOf<Row>[], rows: readonly Row[]): Sheet => ({
  name,
  columns: columns.map(({ of: _of, ...column }) => column),
  rows: rows.map((row) => columns.map(({ of }) => of(row))),
});
