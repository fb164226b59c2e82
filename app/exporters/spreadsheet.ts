import type { WorkbookReport } from './workbook.worker.ts';

/** How a column's cells are kept. A `date` cell holds `yyyy-mm-dd` text here and a real date in the file. */
export type ColumnType = 'text' | 'number' | 'date';

/** A column of a sheet. */
export interface Column {
  readonly header: string;
  /** Width in characters. */
  readonly width: number;
  readonly type: ColumnType;
}

/** Value of a cell; null and empty text leave it empty. */
export type CellValue = string | number | null;

/** A table of a workbook. */
export interface Sheet {
  /** Made valid when written: at most 31 characters, none of `[]/\:*?`, unlike the other sheets' names. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly CellValue[])[];
}

/**
 * Makes an XLSX file: a bold header row that stays in view, dates as dates (дд.мм.гггг), long text wrapped. Text that a
 * spreadsheet could take for a formula is neutralised, characters that the format forbids are dropped, and text over Excel's limit
 * is cut (app/exporters/cells.ts). Works in a worker, so any number of rows leaves the page alive.
 * @throws Error when the worker cannot start or fails; the signal's reason when stopped
 */
export function makeWorkbook(sheets: readonly Sheet[], { signal }: { signal?: AbortSignal } = {}): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
    const over = new AbortController();
    const end = () => {
      worker.terminate();
      over.abort();
    };
    signal?.addEventListener(
      'abort',
      () => {
        end();
        reject(signal.reason);
      },
      { signal: over.signal },
    );
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookReport>) => {
      end();
      if (data.kind === 'done') resolve(data.blob);
      else reject(new Error(data.detail));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      reject(new Error(`workbook worker: ${event.message}`));
    });
    worker.postMessage(sheets, { transfer: [] });
  });
}
