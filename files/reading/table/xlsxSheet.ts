import { type OfficeArchive, readXml } from '../office/officeXml.ts';
import { ReadFailure } from '../ReadFailure.ts';
import { plainNumber } from './numberText.ts';
import type { TableWriter } from './tableParts.ts';
import { DAY, dateText } from './xlsxDates.ts';

/** Most columns a sheet has; a cell beyond them is an invention. */
const MAX_COLUMNS = 16_384;
const MAX_ROWS = 1_048_576;

/** Text of a cell as the rest of the app knows it: composed, \n at line ends, Excel's `_x000D_` undone. */
export function cellText(text: string): string {
  let clean = text;
  if (clean.includes('_x')) {
    clean = clean.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  if (clean.includes('\r')) clean = clean.replace(/\r\n?/g, '\n');
  return clean.normalize('NFC');
}

/** The column that a cell's address names, from 0: `AB12` → 27; -1 when it names none. */
export function columnOf(address: string): number {
  let column = 0;
  for (let index = 0; index < address.length; index += 1) {
    const letter = address.charCodeAt(index) & ~0x20;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column - 1;
}

/** Data that the cells of all sheets refer to. */
export interface XlsxWorkbook {
  readonly strings: readonly string[];
  readonly isDate: readonly boolean[];
  readonly is1904: boolean;
}

/** A cell's text, given its type, its value as written and its style. */
function valueText(type: string, value: string, style: number, { strings, isDate, is1904 }: XlsxWorkbook): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'str':
    case 'inlineStr':
      return cellText(value);
    case 'b':
      return value === '1' ? 'ИСТИНА' : value === '0' ? 'ЛОЖЬ' : '';
    case 'e':
      return value;
    case 'd': {
      const time = Date.parse(
        /T.*(Z|[+-]\d\d:?\d\d)$/.test(value) ? value : `${value}${value.includes('T') ? 'Z' : ''}`,
      );
      return Number.isNaN(time) ? value : dateText((time - Date.UTC(1899, 11, 30)) / DAY);
    }
    default:
      return isDate[style] && value !== '' ? dateText(Number(value), is1904) : plainNumber(value);
  }
}

/** Reads a sheet as it is unpacked, row by row. */
export async function readSheet(
  archive: OfficeArchive,
  path: string,
  workbook: XlsxWorkbook,
  writer: TableWriter,
): Promise<void> {
  let row: string[] = [];
  let column = -1;
  let rowNumber = 0;
  let type = '';
  let style = 0;
  let value = '';
  let isCell = false;
  let isValue = false;
  let isPhonetic = false;
  await readXml(archive, path, {
    open(name, attribute) {
      if (name === 'c') {
        const address = attribute('r');
        const named = address === undefined ? column + 1 : columnOf(address);
        if (named <= column || named >= MAX_COLUMNS) throw new ReadFailure('damaged', `cell ${address}`);
        column = named;
        type = attribute('t') ?? 'n';
        style = Number(attribute('s') ?? 0);
        value = '';
        isCell = true;
      } else if (name === 'v' || name === 't') isValue = isCell && !isPhonetic;
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 'row') {
        const number = Number(attribute('r') ?? rowNumber + 1);
        if (!Number.isInteger(number) || number > MAX_ROWS) throw new ReadFailure('damaged', `row ${number}`);
        rowNumber = number;
        row = [];
        column = -1;
      }
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c') {
        isCell = false;
        const text = valueText(type, value, style, workbook);
        if (text === '') return;
        while (row.length < column) row.push('');
        row.push(text);
      } else if (name === 'rPh') isPhonetic = false;
      else if (name === 'row') writer.row(row, rowNumber);
    },
    text(piece) {
      if (isValue) value += piece;
    },
  });
}
