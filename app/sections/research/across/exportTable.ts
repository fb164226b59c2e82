import type { CodeTableView } from '#src/domain/research/across/tableView.ts';
import { dateOf } from '#src/domain/core/format.ts';
import type { ShownTable } from '#src/features/research/across/useCodeTable.ts';

import { makeWorkbook } from '#files/writing/spreadsheet.ts';
import { download, fileName } from '../../../shared/download.ts';
import { sheetTexts } from '#files/writing/sheetTexts.ts';
import { readGoingOut } from '../../../shared/out/goingOut.ts';
import type { ExportedFile } from '../../../shared/out/savedFile.ts';
import type { Store } from '#store/port.ts';
import { tableSheets } from './tableWorkbook.ts';
import { noteExport } from '../../../shared/out/noteExport.ts';

/** Makes the XLSX of the table as it is shown, masked where the company hides personal data, and hands it to the browser to save. */
export async function exportTable(
  store: Store,
  table: ShownTable,
  by: CodeTableView['by'],
  company: string,
): Promise<ExportedFile> {
  const { hides, mask } = await readGoingOut(store);
  const name = fileName(by === 'pairs' ? 'Коды вместе' : 'Таблица кодов', company, dateOf(new Date()), 'xlsx');
  download(await makeWorkbook(mask(tableSheets(table, by), sheetTexts)), name);
  noteExport(store, 'codes', 'xlsx');
  return { name, hides };
}
