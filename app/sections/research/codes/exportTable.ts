import type { CodeTableView } from '#src/domain/research/across/tableView.ts';
import { dateOf } from '#src/domain/core/format.ts';
import type { ShownTable } from '#src/features/research/across/useCodeTable.ts';

import { makeWorkbook } from '../../../exporters/spreadsheet.ts';
import { download, fileName } from '../../../shared/download.ts';
import { tableSheets } from './tableWorkbook.ts';

/**
 * Makes the XLSX of the table as it is shown and hands it to the browser to save.
 * @returns the file's name
 */
export async function exportTable(table: ShownTable, by: CodeTableView['by'], company: string): Promise<string> {
  const name = fileName(by === 'pairs' ? 'Коды вместе' : 'Таблица кодов', company, dateOf(new Date()), 'xlsx');
  download(await makeWorkbook(tableSheets(table, by)), name);
  return name;
}
