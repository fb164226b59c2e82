import type { MapTexts } from '#src/domain/core/texts.ts';

import type { CellValue, Column, Sheet } from '#files/writing/spreadsheet.ts';

/** Maps a single text that leaves the company: a search query may be a name. */
export const mapOneText: MapTexts<string> = (text, change) => change(text);

/**
 * Returns a file's note about a narrowed list; empty for the whole list.
 * @param narrowed as `narrowedBy` has it
 */
export const narrowedLine = (narrowed: string): string => (narrowed === '' ? '' : `Отобраны: ${narrowed}.`);

/** Note of a file whose order differs from the list's own. */
export const RANKED_LINE = 'Порядок: по доказанности.';

/** The sheet that says what a file holds. */
export const ABOUT_SHEET = 'О файле';
export const ABOUT_COLUMNS: readonly Column[] = [{ header: ABOUT_SHEET, width: 100, type: 'text' }];

/**
 * The last sheet of a list's workbook: what the list was narrowed by when it was saved (R361); none for the whole list.
 * @param owner whose it is and of which day
 */
export function aboutSheets(owner: string, narrowed: string, isRanked: boolean): Sheet[] {
  const lines = [narrowedLine(narrowed), isRanked ? RANKED_LINE : ''].filter((line) => line !== '');
  if (lines.length === 0) return [];
  return [{ name: ABOUT_SHEET, columns: ABOUT_COLUMNS, rows: [owner, ...lines].map((line): CellValue[] => [line]) }];
}
