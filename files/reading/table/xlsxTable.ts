import { plainNumber } from './numberText.ts';
import { type OfficeArchive, entriesByPath, readXml, relationsOf } from '../office/officeXml.ts';
import { isEncryptedOffice, isOle } from '../office/ole.ts';
import type { TableWriter } from './tableParts.ts';
import { isZip } from '../../zip/readZip.ts';
import { ReadFailure } from '../ReadFailure.ts';

/** Largest .xlsx file, bytes. */
export const MAX_XLSX_BYTES = 256 * 1024 * 1024;
/** Most bytes of XML that are read of it; a sheet of a million rows has about 300 MB. */
export const MAX_SHEET_BYTES = 512 * 1024 * 1024;
/** Most columns a sheet has; a cell beyond them is an invention. */
const MAX_COLUMNS = 16_384;
const MAX_ROWS = 1_048_576;

/** Text of a cell as the rest of the app knows it: composed, \n at line ends, Excel's `_x000D_` undone. */
function cellText(text: string): string {
  let clean = text;
  if (clean.includes('_x')) {
    clean = clean.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  if (clean.includes('\r')) clean = clean.replace(/\r\n?/g, '\n');
  return clean.normalize('NFC');
}

async function sharedStringsOf(archive: OfficeArchive, path: string): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await readXml(archive, path, {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si') strings.push(cellText(text));
    },
    text(piece) {
      if (isText) text += piece;
    },
  });
  return strings;
}

/** Formats of dates and times that every workbook has without naming them. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);

/** Whether a number format shows a date or a time: one of their letters outside quotes, brackets and escapes. */
export function isDateFormat(code: string): boolean {
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*.|General|Основной/gi, ''));
}

/** By style number: whether its cells are dates. */
async function dateStylesOf(archive: OfficeArchive, path: string): Promise<boolean[]> {
  const formats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCells = false;
  await readXml(archive, path, {
    open(name, attribute) {
      if (name === 'numFmt') formats.set(Number(attribute('numFmtId')), isDateFormat(attribute('formatCode') ?? ''));
      else if (name === 'cellXfs') isCells = true;
      else if (name === 'xf' && isCells) {
        const id = Number(attribute('numFmtId') ?? 0);
        styles.push(formats.get(id) ?? isBuiltInDate(id));
      }
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return styles;
}

const DAY = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A spreadsheet's count of days as text: `05.03.2026`, `05.03.2026 14:30`, `14:30` for a time alone; seconds only where there are
 * some. Days before March 1900 are a day off, as in Excel itself.
 */
export function dateText(days: number, is1904 = false): string {
  const time = Math.round(days * 86_400) * 1000;
  const date = new Date((is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + time);
  if (!Number.isFinite(days) || days < 0 || Number.isNaN(date.getTime())) return String(days);
  const day = `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
  const seconds = date.getUTCSeconds() > 0 ? `:${two(date.getUTCSeconds())}` : '';
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}${seconds}`;
  if (time < DAY) return clock;
  return time % DAY === 0 ? day : `${day} ${clock}`;
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

interface Workbook {
  readonly strings: readonly string[];
  readonly isDate: readonly boolean[];
  readonly is1904: boolean;
}

/** A cell's text, given its type, its value as written and its style. */
function valueText(type: string, value: string, style: number, { strings, isDate, is1904 }: Workbook): string {
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

async function readSheet(archive: OfficeArchive, path: string, workbook: Workbook, writer: TableWriter): Promise<void> {
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

/** Bytes between two reports of progress. */
const STEP_BYTES = 1 << 19;

/**
 * Reads an .xlsx as it is unpacked, without a tree of it: the sheets a person can see, in the order of their tabs. A number comes in
 * full digits whatever its format, a formula as the value kept with it — nothing is computed —, a date as `05.03.2026`.
 * @throws ReadFailure `not_xlsx`, `old_xls`, `encrypted`, `damaged`, `too_large`, `no_rows`
 */
export async function readXlsx(
  file: Blob,
  writer: TableWriter,
  progress: (done: number, total: number) => void,
): Promise<void> {
  if (file.size > MAX_XLSX_BYTES) throw new ReadFailure('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) {
    if (isEncryptedOffice(bytes)) throw new ReadFailure('encrypted');
    throw new ReadFailure(isOle(bytes) ? 'old_xls' : 'not_xlsx');
  }
  const entries = await entriesByPath(file);
  let read = 0;
  let total = 1;
  let told = 0;
  const count = (more: number) => {
    read += more;
    if (read > MAX_SHEET_BYTES) throw new ReadFailure('too_large', 'unpacks to too much');
    if (read - told < STEP_BYTES) return;
    told = read;
    progress(Math.min(read, total), total);
  };
  const archive: OfficeArchive = { entries, count };
  const office = [...(await relationsOf(archive, '')).values()].find(({ type }) => type === 'officeDocument');
  const workbookPath = office?.path ?? 'xl/workbook.xml';
  if (!entries.has(workbookPath.toLowerCase()) || !/xl\/.*\.xml$/i.test(workbookPath))
    throw new ReadFailure('not_xlsx');

  let is1904 = false;
  const tabs: { name: string; id: string; isHidden: boolean }[] = [];
  await readXml(archive, workbookPath, {
    open(name, attribute) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      else if (name === 'sheet') {
        const state = attribute('state') ?? 'visible';
        tabs.push({
          name: attribute('name') ?? '',
          id: attribute('r:id') ?? attribute('id') ?? '',
          isHidden: state !== 'visible',
        });
      }
    },
  });
  const relations = await relationsOf(archive, workbookPath);
  const pathOf = (type: string) => {
    const path = [...relations.values()].find((relation) => relation.type === type)?.path;
    return path !== undefined && entries.has(path.toLowerCase()) ? path : null;
  };
  const found = tabs.flatMap(({ name, id, isHidden }) => {
    const relation = relations.get(id);
    return relation?.type === 'worksheet' ? [{ name, path: relation.path, isHidden }] : [];
  });
  // What is shown comes first, as it is looked at first.
  const sheets = [...found.filter(({ isHidden }) => !isHidden), ...found.filter(({ isHidden }) => isHidden)];
  const stringsPath = pathOf('sharedStrings');
  const stylesPath = pathOf('styles');
  const paths = [...sheets.map(({ path }) => path), stringsPath ?? '', stylesPath ?? ''];
  // Sizes that the directory declares; the actual bytes are counted above.
  total = Math.max(
    1,
    read + paths.reduce((sum, path) => sum + (entries.get(path.toLowerCase())?.uncompressedSize ?? 0), 0),
  );
  if (total > MAX_SHEET_BYTES) throw new ReadFailure('too_large', 'unpacks to too much');
  const workbook: Workbook = {
    strings: stringsPath === null ? [] : await sharedStringsOf(archive, stringsPath),
    isDate: stylesPath === null ? [] : await dateStylesOf(archive, stylesPath),
    is1904,
  };
  for (const { name, path, isHidden } of sheets) {
    writer.sheet(cellText(name), isHidden);
    await readSheet(archive, path, workbook, writer);
  }
  writer.end();
  progress(total, total);
}
