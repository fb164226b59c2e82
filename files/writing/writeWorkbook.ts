import writeXlsxFile, { type Cell } from 'write-excel-file/universal';

import { cellText, looksLikeFormula, sheetNames } from './cells.ts';
import { sheetPictures } from './sheetPictures.ts';
import type { CellValue, Column, Sheet } from './spreadsheet.ts';

/** Number format of a date column (R17). */
const DATE_FORMAT = 'dd.mm.yyyy';
/** The format «Текст»: the cell's content stays text after editing. */
const TEXT_FORMAT = '@';

/** The day as Excel counts it, or null: no such day, or one before its calendar begins. */
function day(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists && date >= new Date('1900-03-01T00:00:00Z') ? date : null;
}

/** Text as the library can take it: it looks texts up in a plain object, where «constructor» is found before it was put there. */
const libraryText = (text: string): string => (text in {} ? `${text} ` : text);

const marked = (text: string) => (looksLikeFormula(text) ? { format: TEXT_FORMAT } : {});

function cell(value: CellValue | undefined, { type }: Column): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? { value, type: Number, alignVertical: 'top' } : null;
  }
  const date = type === 'date' ? day(value) : null;
  if (date) return { value: date, type: Date, format: DATE_FORMAT, alignVertical: 'top' };
  const text = cellText(value);
  if (text === '') return null;
  return { value: libraryText(text), type: String, ...marked(text), wrap: true, alignVertical: 'top' };
}

/** Makes the XLSX file of {@link import('./spreadsheet.ts').makeWorkbook}, here and now: over a second for 10,000 rows, so in a worker. */
export function writeWorkbook(sheets: readonly Sheet[]): Promise<Blob> {
  const names = sheetNames(sheets.map(({ name }) => name));
  return writeXlsxFile(
    sheets.map(({ columns, rows }, index) => ({
      sheet: names[index],
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      data: [
        columns.map(({ header }) => ({
          value: libraryText(cellText(header)),
          type: String,
          // A column of a user's table may have a name that begins like a formula.
          ...marked(cellText(header)),
          fontWeight: 'bold' as const,
          alignVertical: 'top' as const,
        })),
        ...rows.map((row) => columns.map((column, at) => cell(row[at], column))),
      ],
    })),
    sheets.some(({ chart, columns }) => chart !== undefined || columns.some(({ bars }) => bars !== undefined))
      ? { features: [sheetPictures(sheets, names)] }
      : {},
  ).toBlob();
}
