import type { GridColumns } from '#src/domain/research/across/tableView.ts';
import type { CodeGrid, GridRow } from '#src/domain/research/across/codeGrid.ts';
import type { CodePair } from '#src/domain/research/across/codePairs.ts';
import { columnName } from '#src/features/research/across/codeTableView.ts';
import type { ShownTable } from '#src/features/research/across/useCodeTable.ts';
import { TERMS } from '#src/domain/terms.ts';

import { type ColumnOf, numberColumn, sheetOf, textColumn } from '#files/writing/sheetOf.ts';
import type { Sheet } from '#files/writing/spreadsheet.ts';

const SHEETS: Readonly<Record<GridColumns, string>> = {
  participants: 'Коды и участники',
  studies: 'Коды и исследования',
  segments: 'Коды и сегменты',
};

/** A row of the table with the names above its code. */
interface PlacedRow extends GridRow {
  readonly above: string;
}

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
  const shown: readonly ColumnOf<PlacedRow>[] = [
    textColumn(TERMS.code.name, 40, ({ code }) => code.name),
    textColumn('Внутри кода', 30, (row) => row.above),
    numberColumn('Людей', 10, (row) => row.people),
    numberColumn('Из', 10, () => people),
    numberColumn('Цитат', 10, ({ passages }) => passages),
    // Nothing said stays empty, as on the screen: a nought would drown the numbers.
    ...columns.map((column) =>
      numberColumn<PlacedRow>(
        [columnName(column, by), column.note].filter(Boolean).join(' · '),
        16,
        ({ cells }) => cells.get(column.key)?.marks.length ?? null,
      ),
    ),
  ];
  return sheetOf(
    SHEETS[by],
    shown,
    rows.map((row, index) => ({ ...row, above: above[index] ?? '' })),
  );
}

const PAIR_COLUMNS: readonly ColumnOf<CodePair>[] = [
  textColumn('Один код', 40, ({ codes }) => codes[0].name),
  textColumn('Другой код', 40, ({ codes }) => codes[1].name),
  numberColumn('Людей', 10, ({ people }) => people),
  numberColumn('Мест', 10, ({ places }) => places),
];

/** The table as it is shown, as a sheet: its filters, its orders, and names as they may be named. */
export function tableSheets({ grid, pairs }: Pick<ShownTable, 'grid' | 'pairs'>, by: GridColumns | 'pairs'): Sheet[] {
  if (by === 'pairs') return [sheetOf('Коды вместе', PAIR_COLUMNS, pairs ?? [])];
  return grid ? [gridSheet(grid, by)] : [];
}
