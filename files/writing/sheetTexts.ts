import type { MapTexts } from '#src/domain/core/texts.ts';

import type { Sheet } from './spreadsheet.ts';

/** Returns every text of the cells of sheets, and the names of their columns: a column may have a name typed by a user. */
export const sheetTexts: MapTexts<readonly Sheet[]> = (sheets, change) =>
  sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((column) => ({ ...column, header: change(column.header) })),
    rows: sheet.rows.map((row) =>
      row.map((cell, index) => {
        const column = sheet.columns[index];
        return typeof cell === 'string' && column?.type === 'text' && !column.isOpen ? change(cell) : cell;
      }),
    ),
  }));
