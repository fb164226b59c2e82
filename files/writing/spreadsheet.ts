import type { WorkerFunction } from '../worker/protocol.ts';
import { callOnce } from '../worker/call.ts';

/** How a column's cells are kept. A `date` cell holds `yyyy-mm-dd` text here and a real date in the file. */
export type ColumnType = 'text' | 'number' | 'date';

export interface Column {
  readonly header: string;
  /** Width in characters. */
  readonly width: number;
  readonly type: ColumnType;
  /** Given: its numbers are percents, and a bar of this colour (`#rrggbb`) in each cell shows how much that is. */
  readonly bars?: string;
  /** Whether its cells do not concern respondents, such as which member made a study: they go out as they are. Default false. */
  readonly isOpen?: boolean;
}

/** A chart beneath a sheet's rows: a line for each column but the first, which names the rows. */
export interface SheetChart {
  /** Lowest and highest of its scale. */
  readonly least: number;
  readonly most: number;
  /** Looks of the lines in order, each `#rrggbb` with its dashes. */
  readonly lines: readonly { readonly color: string; readonly dash: readonly number[] | undefined }[];
}

/** Value of a cell; null and empty text leave it empty. */
export type CellValue = string | number | null;

export interface Sheet {
  /** Made valid when written: at most 31 characters, none of `[]/\:*?`, unlike the other sheets' names. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** Cells of each row, in the order of the columns. */
  readonly rows: readonly (readonly CellValue[])[];
  /** Without it none. */
  readonly chart?: SheetChart;
}

/** Functions of the worker that writes it. */
export interface WorkbookWorker {
  readonly [name: string]: WorkerFunction;
  readonly write: (sheets: readonly Sheet[]) => Promise<Blob>;
}

const start = (): Worker => new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });

/**
 * Makes an XLSX file: a bold header row that stays in view, dates as dates (дд.мм.гггг), long text wrapped. Text that
 * looks like a formula is marked as text and otherwise left as it is, characters that the format forbids are dropped, and text
 * over Excel's limit is cut (files/writing/cells.ts). Works in a worker, so any number of rows leaves the page alive.
 * @throws Error when the worker cannot start or fails; the signal's reason when stopped
 */
export function makeWorkbook(sheets: readonly Sheet[], { signal }: { signal?: AbortSignal } = {}): Promise<Blob> {
  return callOnce<WorkbookWorker, 'write'>(start, 'write', sheets, { signal });
}
