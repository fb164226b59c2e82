import { type OfficeArchive, entriesByPath, readXml, relationsOf } from '../office/officeXml.ts';
import { isEncryptedOffice, isOle } from '../office/ole.ts';
import type { TableWriter } from './tableParts.ts';
import { isZip } from '../../zip/readZip.ts';
import { ReadFailure } from '../ReadFailure.ts';
import { isBuiltInDate, isDateFormat } from './xlsxDates.ts';
import { cellText, readSheet, type XlsxWorkbook } from './xlsxSheet.ts';

/** Largest .xlsx file, bytes. */
export const MAX_XLSX_BYTES = 256 * 1024 * 1024;
/** Most bytes of XML that are read of it; a sheet of a million rows has about 300 MB. */
export const MAX_SHEET_BYTES = 512 * 1024 * 1024;

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
  const workbook: XlsxWorkbook = {
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
