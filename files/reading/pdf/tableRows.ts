import { mayBeginTurn } from '#src/domain/research/layouts/labels/labelledLines.ts';

import { isLevel, type PdfLine, type Row, ROW_STEP, usualStep } from './pdfLine.ts';

/** Rows that make columns a table: fewer meet by chance, unless no line goes on. */
const FEWEST = { parted: 3, tight: 2 } as const;
/** Least part of the rows that begin at one height in two columns or more. */
const MOST = 0.6;
/** Most of the rows that may be parted in one column alone, and of the lines that may go on with the one above. */
const STRAY = 0.2;

interface TableRow {
  /** Lines of each column; none where a cell is empty. */
  readonly cells: readonly (readonly PdfLine[])[];
}

/** Lines of all columns by rows: white space over all of them parts rows, or, where `isTight`, every line is one. */
function rowsOf(columns: readonly (readonly PdfLine[])[], step: number, isTight: boolean): TableRow[] {
  const all = columns
    .flatMap((lines, column) => lines.map((line) => ({ line, column })))
    .toSorted((a, b) => b.line.y - a.line.y);
  const rows: PdfLine[][][] = [];
  let before: PdfLine | null = null;
  for (const { line, column } of all) {
    const isNext = before === null || (isTight ? !isLevel(before, line) : before.y - line.y > step * ROW_STEP);
    if (isNext) rows.push(columns.map(() => []));
    rows.at(-1)?.[column]?.push(line);
    before = line;
  }
  return rows.map((cells) => ({ cells }));
}

const isWhole = ({ cells }: TableRow): boolean => {
  const [first, ...others] = cells.flatMap((lines) => lines[0] ?? []);
  return first !== undefined && others.length > 0 && others.every((line) => isLevel(first, line));
};

/** Times white space parts lines of a cell. */
const partings = ({ cells }: TableRow, step: number): number =>
  cells.reduce(
    (sum, lines) =>
      sum +
      lines.filter((line, index) => index > 0 && (lines[index - 1] as PdfLine).y - line.y > step * ROW_STEP).length,
    0,
  );

/**
 * Columns as rows of a table, cell by cell; null for columns that are read one after the other. Their lines go on from line to line
 * and their paragraphs end where they like; rows of a table begin at one height, and white space parts all of its columns, or no
 * line goes on at all.
 */
export function tableRows(columns: readonly (readonly PdfLine[])[]): Row[] | null {
  const lines = columns.flat();
  const step = Math.min(...columns.map(usualStep).filter((one) => one > 0));
  if (!Number.isFinite(step)) return null;
  const goOn = lines.filter(({ text }) => /^\p{Ll}/u.test(text)).length;
  // Short turns do not go on either.
  const begun = columns.at(-1)?.filter(({ text }) => mayBeginTurn(text)).length ?? 0;
  const isTight = goOn <= lines.length * STRAY && begun <= (columns.at(-1)?.length ?? 0) * STRAY;
  const rows = rowsOf(columns, step, isTight);
  const stray = rows.reduce((sum, row) => sum + partings(row, step), 0);
  const isTable =
    rows.length >= FEWEST[isTight ? 'tight' : 'parted'] &&
    rows.filter(isWhole).length >= rows.length * MOST &&
    stray <= rows.length * STRAY;
  return isTable
    ? rows.flatMap(({ cells }) => cells.filter((cell) => cell.length > 0).map((cell) => ({ beside: '', lines: cell })))
    : null;
}
