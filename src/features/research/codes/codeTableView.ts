import type {
  CodeGrid,
  ColumnOrder,
  GridColumn,
  GridColumns,
  PeopleFilter,
  RowOrder,
} from '../../../domain/research/codeGrid.ts';

/** A cell of the table, or a pair of codes: what has passages to show. */
export interface TableCell {
  /** Id of a code, or key of a pair. */
  readonly row: string;
  /** Key of a column; null: of all of them. */
  readonly column: string | null;
}

/** What the table shows, as its address has it. */
export interface CodeTableView extends PeopleFilter {
  /** What the columns are, or the codes that occur together. */
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

/** Forms of «цитата», «человек», «место», for 1, 2–4 and 5. */
export const PASSAGE_FORMS = ['цитата', 'цитаты', 'цитат'] as const;
export const PEOPLE_FORMS = ['человек', 'человека', 'человек'] as const;
export const PLACE_FORMS = ['место', 'места', 'мест'] as const;

/** What a column is called; who has no name is said to have none. */
export function columnName({ name }: Pick<GridColumn, 'name'>, by: GridColumns): string {
  if (name !== '') return name;
  return by === 'segments' ? 'Сегмент не указан' : 'Без имени';
}

/** The most passages that a cell has: what its shade is measured by. */
export function mostIn({ rows }: Pick<CodeGrid, 'rows'>): number {
  let most = 0;
  for (const { cells } of rows) for (const { marks } of cells.values()) most = Math.max(most, marks.length);
  return most;
}
