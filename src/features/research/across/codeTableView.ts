import type { CodeGrid, GridColumn } from '../../../domain/research/across/codeGrid.ts';
import type { GridColumns } from '../../../domain/research/across/tableView.ts';

/** Forms of «цитата», for 1, 2–4 and 5. */
export const PASSAGE_FORMS = ['цитата', 'цитаты', 'цитат'] as const;
/** The same of «человек». */
export const PEOPLE_FORMS = ['человек', 'человека', 'человек'] as const;
/** The same of «место». */
export const PLACE_FORMS = ['место', 'места', 'мест'] as const;

/** Returns the name of a column; a person without a name is shown as such. */
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
