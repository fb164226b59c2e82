import { isTableAt, isTableRow, readCells } from './cardText.ts';
import { linesOf, oneLine } from './cardForms/formLines.ts';

/*
 * A card that is a table is kept as the Markdown table that it always was: history, search, exports and a person with an old
 * browser read that. Text that holds no table is not understood (null) and stays text.
 */

/** A table with what is said above and beneath it. */
export interface CardTable {
  /** Text above; may be empty. */
  readonly lead: string;
  /** Names of the columns; at least one. */
  readonly head: readonly string[];
  /** Rows, each as long as the head. */
  readonly rows: readonly (readonly string[])[];
  /** Text below; may be empty. */
  readonly note: string;
}

/** Returns a row as long as the head: missing cells are empty, excess ones go into the last cell. */
export function fitted(cells: readonly string[], columns: number): string[] {
  const row = Array.from({ length: columns }, (_, at) => cells[at] ?? '');
  if (cells.length > columns) row[columns - 1] = cells.slice(columns - 1).join(' | ');
  return row;
}

/** Where the first table of some lines begins, and behind its last row; null when there is none. */
function tableIn(lines: readonly string[]): { readonly from: number; readonly to: number } | null {
  const from = lines.findIndex((_, at) => isTableAt(lines, at));
  if (from === -1) return null;
  const length = lines.slice(from + 2).findIndex((line) => !isTableRow(line));
  return { from, to: length === -1 ? lines.length : from + 2 + length };
}

/** Reads the first table of a text and the text above and below it; null when there is no table. */
export function readTable(text: string): CardTable | null {
  const lines = linesOf(text);
  const place = tableIn(lines);
  if (!place) return null;
  const head = readCells(lines[place.from] ?? '').map(oneLine);
  return {
    lead: lines.slice(0, place.from).join('\n').trim(),
    head,
    rows: lines.slice(place.from + 2, place.to).map((line) => fitted(readCells(line).map(oneLine), head.length)),
    note: lines.slice(place.to).join('\n').trim(),
  };
}

const cellOf = (text: string): string => {
  const words = oneLine(text).replaceAll('|', String.raw`\|`);
  return words === '' ? ' ' : ` ${words} `;
};

/** A row as it is written. */
export const rowLine = (cells: readonly string[]): string => `|${cells.map(cellOf).join('|')}|`;

/** Whether a table is empty, and so is the text above and below it. */
const isBlank = ({ lead, head, rows, note }: CardTable): boolean =>
  [lead, note, ...head, ...rows.flat()].every((text) => text.trim() === '');

/** Returns a table as text that {@link readTable} understands; empty for an empty table. */
export function writeTable(table: CardTable): string {
  if (isBlank(table)) return '';
  const head = table.head.length === 0 ? [''] : table.head;
  const [lead, note] = [table.lead, table.note].map((text) => linesOf(text).join('\n').trim());
  // The first table of the text is the card's: one that was typed above it goes below.
  const moved = lead !== undefined && tableIn(linesOf(lead)) !== null;
  return [
    moved ? '' : lead,
    [
      rowLine(head),
      `|${'---|'.repeat(head.length)}`,
      ...table.rows.map((row) => rowLine(fitted(row, head.length))),
    ].join('\n'),
    moved ? lead : '',
    note,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
