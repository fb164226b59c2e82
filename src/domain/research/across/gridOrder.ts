import { HIDDEN_NAME, type Participant } from '../participant.ts';
import type { ColumnOrder, RowOrder } from './tableView.ts';
import type { GridColumn, GridRow } from './codeGrid.ts';

/**
 * Returns rows in the wanted order; equal ones keep the order of the codebook. Ordering by a count drops the tree, so no row is
 * indented.
 */
export function inRowOrder(rows: readonly GridRow[], order: RowOrder): readonly GridRow[] {
  if (order === 'book') return rows;
  const other = order === 'people' ? 'passages' : 'people';
  return rows.map((row) => ({ ...row, depth: 0 })).sort((a, b) => b[order] - a[order] || b[other] - a[other]);
}

/** Those without a name come last, those whose name is hidden before them. */
const nameRank = ({ name }: GridColumn): number => (name === '' ? 2 : name === HIDDEN_NAME ? 1 : 0);

const byName = (a: GridColumn, b: GridColumn): number =>
  nameRank(a) - nameRank(b) ||
  a.name.localeCompare(b.name, 'ru', { numeric: true }) ||
  a.note.localeCompare(b.note, 'ru', { numeric: true });

/** Columns in the wanted order: «Р2» before «Р10», and of one count by name. */
export function inColumnOrder(columns: readonly GridColumn[], order: ColumnOrder): readonly GridColumn[] {
  return columns.toSorted((a, b) => (order === 'count' ? b.passages - a.passages : 0) || byName(a, b));
}

/**
 * Returns the segments or roles to choose from: of all participants, by name; the empty one last, if some participant has none.
 */
export function choicesAmong(
  participants: Iterable<Pick<Participant, 'segment' | 'role'>>,
  field: 'segment' | 'role',
): readonly string[] {
  const values = new Set([...participants].map((one) => one[field].trim()));
  return [...values].sort((a, b) => (a === '' ? 1 : b === '' ? -1 : a.localeCompare(b, 'ru', { numeric: true })));
}
