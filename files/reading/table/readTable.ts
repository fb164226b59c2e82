import { extensionOf } from '#src/domain/core/attachment/fileKind.ts';

import { ImportError } from '../ImportError.ts';
import { type NamedBlob, type ReadOptions, readPartsInWorker } from '../readFile.ts';
import { tableKind } from './tableKind.ts';
import type { SheetCells, TablePart } from './tableParts.ts';

export interface Table {
  /** In the order of the workbook's tabs, hidden ones behind the others; any other file has one. Some may be without rows, but not all. */
  readonly sheets: readonly SheetCells[];
}

/**
 * Reads a table of contacts — .xlsx, .csv, .tsv, .txt (one cell per line), .vcf (a row per card) — off the page's thread, all cells as text. Nothing is
 * computed, so a cell that begins with = or + is only text; a number has its full digits, a date looks like 05.03.2026.
 * Progress counts bytes and never goes back.
 * @throws ImportError with a Russian message naming the file and the reason; the signal's reason when stopped
 */
export async function readTable(file: NamedBlob, options: ReadOptions = {}): Promise<Table> {
  options.signal?.throwIfAborted();
  if (extensionOf(file.name) === 'xls') throw new ImportError('old_xls', file.name);
  if (tableKind(file) === null) throw new ImportError('unsupported', file.name);
  if (file.size === 0) throw new ImportError('empty', file.name);
  const sheets: { name: string; rows: (readonly string[])[]; isHidden?: boolean }[] = [];
  await readPartsInWorker<TablePart>(
    () => new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' }),
    // A Blob from the store has its name only on this side of the worker.
    file instanceof File ? file : new File([file], file.name, { type: file.type }),
    (part) => {
      if ('sheet' in part) sheets.push({ name: part.sheet, rows: [], ...(part.isHidden ? { isHidden: true } : {}) });
      else {
        const rows = sheets.at(-1)?.rows;
        for (const row of part.rows) rows?.push(row);
      }
    },
    options,
  );
  return { sheets };
}
