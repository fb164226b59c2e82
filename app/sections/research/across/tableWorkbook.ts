import type { GridColumns } from '#src/domain/research/across/tableView.ts';
import type { CodeGrid, GridRow } from '#src/domain/research/across/codeGrid.ts';
import type { CodePair } from '#src/domain/research/across/codePairs.ts';
import { columnName } from '#src/features/research/across/codeTableView.ts';
import type { ShownTable } from '#src/features/research/across/useCodeTable.ts';
import { TERMS } from '#src/domain/terms.ts';

import type { CellValue, Column, Sheet } from '#files/writing/spreadsheet.ts';

const SHEETS: Readonly<Record<GridColumns, string>> = {
  participants: 'Коды и участники',
  studies: 'Коды и исследования',
  segments: 'Коды и сегменты',
};

const text = (header: string, width: number): Column => ({ header, width, type: 'text' });
const number = (header: string, width = 10): Column => ({ header, width, type: 'number' });

/** Returns the names above each code in the current order of rows; empty where they are ordered by a count. */
function pathsOf(rows: readonly GridRow[]): readonly string[] {
  const open: string[] = [];
  return rows.map(({ code, depth }) => {
    open.length = depth;
    const above = open.join(' / ');
    open.push(code.name);
    return above;
  });
}

function gridSheet({ rows, columns, people }: CodeGrid, by: GridColumns): Sheet {
  const above = pathsOf(rows);
  return {
    name: SHEETS[by],
    columns: [
      text(TERMS.code.name, 40),
      text('Внутри кода', 30),
      number('Людей'),
      number('Из'),
      number('Цитат'),
      ...columns.map((column) => number([columnName(column, by), column.note].filter(Boolean).join(' · '), 16)),
    ],
    rows: rows.map((row, index): CellValue[] => [
      row.code.name,
      above[index] ?? '',
      row.people,
      people,
      row.passages,
      // Nothing said stays empty, as on the screen: a nought would drown the numbers.
      ...columns.map(({ key }) => row.cells.get(key)?.marks.length ?? null),
    ]),
  };
}

const pairSheet = (pairs: readonly CodePair[]): Sheet => ({
  name: 'Коды вместе',
  columns: [text('Один код', 40), text('Другой код', 40), number('Людей'), number('Мест')],
  rows: pairs.map(({ codes, people, places }) => [codes[0].name, codes[1].name, people, places]),
});

/** The table as it is shown, as a sheet: its filters, its orders, and names as they may be named. */
export function tableSheets({ grid, pairs }: Pick<ShownTable, 'grid' | 'pairs'>, by: GridColumns | 'pairs'): Sheet[] {
  if (by === 'pairs') return [pairSheet(pairs ?? [])];
  return grid ? [gridSheet(grid, by)] : [];
}
