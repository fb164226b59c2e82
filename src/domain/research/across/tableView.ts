/** Meaning of the table's columns. */
export const GRID_COLUMNS = ['participants', 'studies', 'segments'] as const;
export type GridColumns = (typeof GRID_COLUMNS)[number];

/** How rows are ordered: as the codebook has them, or by a count, the greatest first. */
export const ROW_ORDERS = ['book', 'people', 'passages'] as const;
export type RowOrder = (typeof ROW_ORDERS)[number];

/** How columns are ordered: by name, or by how many passages they have, the most first. */
export const COLUMN_ORDERS = ['name', 'count'] as const;
export type ColumnOrder = (typeof COLUMN_ORDERS)[number];

/** Whose words count; null lets everybody through, an empty segment or role those who have none. */
export interface PeopleFilter {
  /** Id of a study. */
  readonly study: string | null;
  readonly segment: string | null;
  readonly role: string | null;
}

/** Everybody. */
export const EVERYBODY: PeopleFilter = { study: null, segment: null, role: null };

/** A cell of the table, or a pair of codes: what has passages to show. */
export interface TableCell {
  /** Id of a code, or key of a pair. */
  readonly row: string;
  /** Key of a column; null: of all of them. */
  readonly column: string | null;
}

/** View of the table as stored in its address. */
export interface CodeTableView extends PeopleFilter {
  /** Columns of the table, or the codes that occur together. */
  readonly by: GridColumns | 'pairs';
  readonly rows: RowOrder;
  readonly columns: ColumnOrder;
  /** Whose passages are open; null: none. */
  readonly cell: TableCell | null;
}

/** The table as it is first opened. */
export const FIRST_TABLE: CodeTableView = {
  by: 'participants',
  study: null,
  segment: null,
  role: null,
  rows: 'book',
  columns: 'name',
  cell: null,
};
