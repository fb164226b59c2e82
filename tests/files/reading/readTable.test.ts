import { readFile } from 'node:fs/promises';

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { ImportError, type ImportErrorCode } from '#files/reading/ImportError.ts';
import { readTable } from '#files/reading/table/readTable.ts';
import type { SheetCells } from '#files/reading/table/tableParts.ts';
import { CONTACT_HEADER, contactRow, contactsCsv, contactsXlsx, workbook } from '../../bench/data/contacts.mjs';
import { runWorkersHere } from '../../support/workersHere.ts';

runWorkersHere();

/** A fixture as a person would choose it, under its own name or another. */
async function fixture(path: string, name = path): Promise<File> {
  return new File([await readFile(new URL(`../../fixtures/contacts/${path}`, import.meta.url))], name);
}

async function onlySheet(file: File): Promise<SheetCells> {
  const { sheets } = await readTable(file);
  expect(sheets).toHaveLength(1);
  const [sheet] = sheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

async function refusal(file: File): Promise<ImportError> {
  const error: unknown = await readTable(file).then(
    (result) => result,
    (error: unknown) => error,
  );
  if (!(error instanceof ImportError)) throw new Error(`not refused: ${JSON.stringify(error)}`, { cause: error });
  return error;
}

describe('exports of a CRM', () => {
  test.each(['semicolon-utf8-bom.csv', 'comma.csv', 'tab.csv', 'windows-1251.csv', 'utf16le.csv'])(
    '%s',
    async (name) => {
      const { name: sheetName, rows } = await onlySheet(await fixture(name));
      expect(sheetName).toBe(name);
      expect(rows).toHaveLength(25);
      expect(rows[0]).toEqual(['Имя', 'Телефон', 'Telegram', 'Город']);
      const person = name === 'comma.csv' ? 'Примеров 5, Пример' : 'Пример Примеров 5';
      expect(rows[5]).toEqual([person, '+7 900 000-00-05', '@primer_5', 'Орёл']);
      expect(rows[24]?.slice(1)).toEqual(['900 000 00 24', '@primer_24', 'Пермь']);
    },
  );

  test('quotes, line breaks inside cells, an empty line, formulas', async () => {
    const { rows } = await onlySheet(await fixture('quoted.csv'));
    expect(rows).toEqual([
      ['Имя', 'Телефон', 'Telegram', 'Город', 'Комментарий'],
      ['Пример "Первый"', '+7 900 000-00-01', '@primer_1', 'Москва', 'Звонить после 18:00;\nне писать'],
      [],
      ['Пример Второй', '8 (900) 000-00-02', '', 'Орёл'],
      ['Пример Третий', '79000000003', '', 'Томск', 'все цифры на месте'],
      ['Пример Четвёртый', '7,9E+10', '', 'Томск', 'цифры потеряны'],
      ['=HYPERLINK("https://example.com/?q="&A1;"Нажмите")', '+7 900 000-00-90', '@SUM(1;1)', '-1+2'],
    ]);
  });

  test('text that is written as a formula is that text', async () => {
    const csv = `="Анна ""А"" Петрова";="89000000101";'Москва;=A1*2;"=HYPERLINK(""mailto:a@example.com"";""да"")"`;
    const { rows } = await onlySheet(new File([csv], 'люди.csv'));
    expect(rows[0]).toEqual(['Анна "А" Петрова', '89000000101', 'Москва', '=A1*2', 'a@example.com']);
  });

  test('a .txt has one cell per line', async () => {
    const { rows } = await onlySheet(await fixture('numbers.txt'));
    expect(rows).toHaveLength(26);
    expect(rows[0]).toEqual(['+7 900 000-00-01']);
    expect(rows.slice(-2)).toEqual([[], ['@primer_25']]);
    expect((await onlySheet(new File(['a;b,c\n"d'], 'строки.txt'))).rows).toEqual([['a;b,c'], ['"d']]);
  });

  test('a workbook: its sheets in order, the hidden one last and told to be that, and every kind of cell', async () => {
    const { sheets } = await readTable(await fixture('book.xlsx'));
    expect(sheets.map(({ name }) => name)).toEqual(['Клиенты', 'Виды ячеек & «прочее»', 'Пустой', 'Скрытый']);
    expect(sheets.map(({ isHidden = false }) => isHidden)).toEqual([false, false, false, true]);
    const [clients, kinds, blank] = sheets;
    expect(clients?.rows).toHaveLength(25);
    expect(clients?.rows[0]).toEqual(['Имя', 'Телефон', 'Telegram', 'Город', 'Ссылка']);
    // The first phone is shown as it is, the second as 7,9E+10.
    expect(clients?.rows[1]).toEqual(['Пример Примеров 1', '79000000001', '', 'Москва', 'https://example.com/1']);
    expect(clients?.rows[2]).toEqual([
      'Пример Примеров 2',
      '79000000002',
      '@primer_2',
      'Казань',
      'https://example.com/2',
    ]);
    expect(kinds?.rows).toEqual([
      ['Вид', 'Значение'],
      [],
      ['показатель степени', '79000000001'],
      ['семнадцать цифр', '79000000001'],
      ['двадцать цифр', '12345678901234567890'],
      ['дробь', '0.3'],
      ['дата', '05.03.2026'],
      ['дата и время', '05.03.2026 14:30'],
      ['не дата', '79000000001'],
      ['да', 'ИСТИНА'],
      ['ошибка', '#DIV/0!'],
      ['формула без значения'],
      ['формула-число', '79000000002'],
      ['внутри', '+7 900 000-00-03'],
      ['части', '+7 900 000-00-04'],
      ['CDATA и A', '<b> & Я\n'],
      ['текст', '=HYPERLINK("https://example.com/?q="&A1;"Нажмите")'],
      ['плюс', '+7 900 000-00-90'],
      ['', '', '', 'через две'],
      ['две строки', 'первая\nвторая'],
    ]);
    expect(blank?.rows).toEqual([]);
  });

  test('a workbook that counts its days from 1904, as on a Mac', async () => {
    const styles = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
    const files = unzipSync(workbook([{ name: 'Люди', rows: [['Родился', { number: '44624', style: 1 }]] }], styles));
    const book = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
    files['xl/workbook.xml'] = strToU8(book.replace('<sheets>', '<workbookPr date1904="1"/><sheets>'));
    const { rows } = await onlySheet(new File([zipSync(files)], 'Люди.xlsx'));
    expect(rows).toEqual([['Родился', '05.03.2026']]);
  });

  test('a Blob of the store with its name will do, and a type where the name tells nothing', async () => {
    const bytes = await (await fixture('book.xlsx')).arrayBuffer();
    const stored = Object.assign(new Blob([bytes]), { name: 'Клиенты.XLSX' });
    expect((await readTable(stored)).sheets.map(({ isHidden = false }) => isHidden)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect((await onlySheet(new File(['a;b\n1;2'], 'выгрузка', { type: 'text/csv' }))).rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });
});

describe('files that are refused', () => {
  test.each<[path: string, name: string, code: ImportErrorCode]>([
    ['text.xlsx', 'переименовали.xlsx', 'not_xlsx'],
    ['archive.xlsx', 'архив.xlsx', 'not_xlsx'],
    ['old.xlsx', 'старый.xlsx', 'old_xls'],
    ['old.xlsx', 'старый.xls', 'old_xls'],
    ['password.xlsx', 'секрет.xlsx', 'encrypted'],
    ['cut.xlsx', 'обрыв.xlsx', 'damaged'],
    ['broken-xml.xlsx', 'битый.xlsx', 'damaged'],
    ['bomb.xlsx', 'бомба.xlsx', 'too_large'],
    ['wide-bomb.xlsx', 'широкая.xlsx', 'too_large'],
    ['blank.xlsx', 'пробелы.xlsx', 'no_rows'],
    ['book.csv', 'таблица.csv', 'zip_as_text'],
    ['old.xlsx', 'старый.csv', 'binary'],
    ['tab.csv', 'таблица.docx', 'unsupported'],
    ['tab.csv', 'таблица', 'unsupported'],
  ])('%s as «%s»: %s', async (path, name, code) => {
    const error = await refusal(await fixture(path, name));
    expect(error.code).toBe(code);
    expect(error.message).toContain(`«${name}»`);
    expect(error.message).toMatch(/^\p{Script=Cyrillic}/u);
  });

  test.each(['a.txt', 'a.csv', 'a.xlsx'])('empty: %s', async (name) => {
    expect((await refusal(new File([], name))).code).toBe('empty');
  });

  test('white space only', async () => {
    expect((await refusal(new File([' ;;\r\n\t'], 'пробелы.csv'))).code).toBe('no_rows');
  });

  test('a workbook with bytes changed inside is refused or read, and never hangs', async () => {
    const bytes = new Uint8Array(await (await fixture('book.xlsx')).arrayBuffer());
    for (let at = 60; at < bytes.length; at += 397) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      const result = await readTable(new File([changed], 'битый.xlsx')).catch((error: unknown) => error);
      expect(result instanceof ImportError ? result.code : 'read').toMatch(
        /^(read|damaged|not_xlsx|too_large|no_rows)$/,
      );
    }
  });
});

describe.each([
  ['csv', contactsCsv],
  ['xlsx', contactsXlsx],
] as const)('100,000 rows of .%s', (extension, make) => {
  const large = new File([make(100_000)], `большой.${extension}`);

  test('are read, and the progress only grows', async () => {
    const shares: number[] = [];
    const { sheets } = await readTable(large, { onProgress: (done, total) => shares.push(done / total) });
    const rows = sheets[0]?.rows ?? [];
    expect(rows).toHaveLength(100_001);
    expect(rows[0]).toEqual(CONTACT_HEADER);
    for (const index of [0, 4998, 4999, 5000, 77_777, 99_999]) expect(rows[index + 1]).toEqual(contactRow(index));
    expect(shares.length).toBeGreaterThan(5);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  test('stop at once when the person cancels', async () => {
    const stopper = new AbortController();
    const reason = new Error('отмена');
    const calls: number[] = [];
    const reading = readTable(large, {
      signal: stopper.signal,
      onProgress: (done) => {
        calls.push(done);
        stopper.abort(reason);
      },
    });
    await expect(reading).rejects.toBe(reason);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(calls).toHaveLength(1);
  });
});

test('in windows-1251 the progress does not go back for the second reading', async () => {
  // 0xCF is «П»; the letters begin beyond the fourth megabyte, so the file counts as UTF-8 until then.
  const ascii = 'a;79000000001\r\n'.repeat(300_000);
  const shares: number[] = [];
  const { sheets } = await readTable(new File([ascii, Uint8Array.of(0xcf, 0xf0, 0xe8), ';2'], 'старый.csv'), {
    onProgress: (done, total) => shares.push(done / total),
  });
  expect(sheets[0]?.rows.at(-1)).toEqual(['При', '2']);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test.each(['book.xlsx', 'quoted.csv', 'numbers.txt'])('cancelled before and during reading: %s', async (path) => {
  const file = await fixture(path);
  const reason = new Error('отмена');
  await expect(readTable(file, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const stopper = new AbortController();
  const reading = readTable(file, { signal: stopper.signal });
  stopper.abort(reason);
  await expect(reading).rejects.toBe(reason);
  // Nothing of it lasts: the same file is read again.
  expect((await readTable(file)).sheets[0]?.rows.length).toBeGreaterThan(5);
});
