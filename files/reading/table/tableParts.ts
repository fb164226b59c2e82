import { ReadFailure } from '../ReadFailure.ts';

/** One sheet of a table; a text file has one. */
export interface SheetCells {
  /** The tab's name in a workbook; the file's name otherwise. */
  readonly name: string;
  /** Cells as text. Row 0 is line 1 of the file; an empty line is `[]`; no row ends in an empty cell, no sheet in an empty row. */
  readonly rows: readonly (readonly string[])[];
  /** Whether the workbook hides it. Not there: it does not. */
  readonly isHidden?: boolean;
}

/** A piece of a table on its way out of the worker. */
export type TablePart =
  /** The next sheet begins. */
  | { readonly sheet: string; readonly isHidden?: boolean }
  /** The sheet's next rows. Sent as they are: a JSON text, or its bytes, cost the page as much (1 to 2 ms for 5,000 rows). */
  | { readonly rows: readonly (readonly string[])[] };

const PART_ROWS = 5000;
/** Code units after which a part ends, even with fewer rows: about 5 ms to read back. */
const PART_LENGTH = 1 << 19;
/** Most cells of a table, a row counted as one more: an .xlsx of a few kilobytes can name a million rows of 16,384 columns. */
const MAX_CELLS = 20_000_000;
/** Most code units of a table's text: cells of an .xlsx may all share one long string. */
const MAX_LENGTH = 256 * 1024 * 1024;

/** Takes a table's rows one by one and passes them on in parts small enough not to block the thread. */
export interface TableWriter {
  /** Begins a sheet. @param isHidden whether the workbook hides it. Default no */
  sheet(name: string, isHidden?: boolean): void;
  /**
   * Adds a row; it is trimmed here. `number` is its place in the sheet from 1, when it is not the next one: rows between are empty.
   * @throws ReadFailure `too_large`, `damaged` when the row is before the last one
   */
  row(cells: string[], number?: number): void;
  /** Gives the rest away. @throws ReadFailure `no_rows` when there was no filled cell at all */
  end(): void;
}

/** Makes a {@link TableWriter} that hands its parts to `give`. */
export function tableWriter(give: (part: TablePart) => void): TableWriter {
  let rows: string[][] = [];
  let length = 0;
  let written = 0;
  let skipped = 0;
  let cells = 0;
  let total = 0;
  let isEmpty = true;
  const flush = () => {
    if (rows.length > 0) give({ rows });
    rows = [];
    length = 0;
  };
  const add = (row: string[]) => {
    rows.push(row);
    written += 1;
    cells += row.length + 1;
    let own = 0;
    for (const cell of row) own += cell.length;
    length += own;
    total += own;
    if (cells > MAX_CELLS || total > MAX_LENGTH) throw new ReadFailure('too_large', 'too many cells');
    if (rows.length >= PART_ROWS || length >= PART_LENGTH) flush();
  };
  return {
    sheet(name, isHidden = false) {
      flush();
      written = 0;
      skipped = 0;
      give({ sheet: name, ...(isHidden ? { isHidden } : {}) });
    },
    row(row, number = written + skipped + 1) {
      if (number <= written + skipped) throw new ReadFailure('damaged', `row ${number} stands too late`);
      while (row.length > 0 && (row.at(-1) ?? '').trim() === '') row.pop();
      skipped = number - written - 1;
      if (row.length === 0) {
        skipped += 1;
        return;
      }
      for (; skipped > 0; skipped -= 1) add([]);
      add(row);
      isEmpty = false;
    },
    end() {
      flush();
      if (isEmpty) throw new ReadFailure('no_rows');
    },
  };
}
