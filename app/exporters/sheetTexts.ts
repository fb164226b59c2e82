import type { MapTexts } from '#src/domain/core/texts.ts';

import type { Sheet } from './spreadsheet.ts';

/**
 * Every text of the cells of sheets, and of the names of their columns: a column may be called what somebody typed.
 * @param open names of columns whose cells are no respondent's affair, such as who of the company made a study
 */
export const sheetTexts =
  (open: ReadonlySet<string> = new Set()): MapTexts<readonly Sheet[]> =>
  (sheets, change) =>
    sheets.map((sheet) => ({
      ...sheet,
      columns: sheet.columns.map((column) => ({ ...column, header: change(column.header) })),
      rows: sheet.rows.map((row) =>
        row.map((cell, index) => {
          const column = sheet.columns[index];
          return typeof cell === 'string' && column?.type === 'text' && !open.has(column.header) ? change(cell) : cell;
        }),
      ),
    }));
