import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';

import { plainNumber, shownNumber } from '#files/reading/table/numberText.ts';
import { type TablePart, tableWriter } from '#files/reading/table/tableParts.ts';
import { csvRows, cutOf } from '#files/reading/table/textTable.ts';
import { dateText, isDateFormat } from '#files/reading/table/xlsxDates.ts';
import { columnOf } from '#files/reading/table/xlsxSheet.ts';

describe('numbers', () => {
  test.each([
    ['79000000001', '79000000001'],
    ['7.9000000001E10', '79000000001'],
    ['7.9E+10', '79000000000'],
    ['1.2345678901234567E+19', '12345678901234567000'],
    ['12345678901234567890', '12345678901234567890'],
    ['0.30000000000000004', '0.3'],
    ['12.50', '12.5'],
    ['-5e-1', '-0.5'],
    ['1.5E-7', '0.00000015'],
    ['-0', '0'],
    ['007', '7'],
    ['', ''],
    ['.', '.'],
    ['E5', 'E5'],
    ['1e999999999', '1e999999999'],
    ['#Н/Д', '#Н/Д'],
  ])('%s → %s', (raw, plain) => {
    expect(plainNumber(raw)).toBe(plain);
  });

  test('any whole number keeps its digits, whatever power of ten it is written with', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 40n }), (number) => {
        const digits = String(number);
        const written = `${digits[0]}.${digits.slice(1)}E+${digits.length - 1}`;
        expect(plainNumber(written)).toBe(digits);
      }),
    );
  });

  test('any number of a program keeps its value to 15 digits', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e300, max: 1e300 }), (number) => {
        const plain = plainNumber(String(number));
        expect(plain).not.toMatch(/e/i);
        expect(Math.abs(Number(plain) - number)).toBeLessThanOrEqual(Math.abs(number) * 1e-14);
      }),
    );
  });

  test('a short form in a text is undone only when no digit is lost', () => {
    expect(shownNumber('7,9000000001E+10')).toBe('79000000001');
    expect(shownNumber('7.9000000001e10')).toBe('79000000001');
    for (const lost of ['7,9E+10', '7,90000000E+10', '7,90000000012E+10', '1E5', '2E2E', 'E+10']) {
      expect(shownNumber(lost)).toBe(lost);
    }
  });
});

describe('delimiters', () => {
  test.each([
    ['commas inside cells', 'Имя;Телефон\nПример, А.;1\nПример, Б.;2\nПример, В.;3', ';'],
    ['more commas than semicolons', 'a,b,c\n1;2,3,4\n5,6,7', ','],
    ['tabs', 'a\tb\n1,5\t2', '\t'],
    ['bars', 'a|b\n1|2', '|'],
    ['delimiters in quotes', '"a;b;c;d",1\n"e;f;g;h",2', ','],
    ['one column', 'Телефон\n1\n2', ';'],
    ['nothing', '', ';'],
  ])('%s', (_, text, delimiter) => {
    expect(cutOf(text).delimiter).toBe(delimiter);
  });

  test('Excel may declare one', () => {
    expect(csvRows('sep=,\na,b;c')).toEqual([[], ['a', 'b;c']]);
  });
});

describe('rows of a .csv', () => {
  test('a line of another delimiter is cut by its own', () => {
    expect(csvRows('Имя;Телефон;Город\nАнна;1;Пермь\nОлег,2,Томск\nВера\t3\tОмск\nИван|4\nодин')).toEqual([
      ['Имя', 'Телефон', 'Город'],
      ['Анна', '1', 'Пермь'],
      ['Олег', '2', 'Томск'],
      ['Вера', '3', 'Омск'],
      ['Иван|4'],
      ['один'],
    ]);
    expect(csvRows('Пример, А.\nПример, Б.;1;2\nПример В.;1;2')).toEqual([
      ['Пример, А.'],
      ['Пример, Б.', '1', '2'],
      ['Пример В.', '1', '2'],
    ]);
    // One column has no delimiter that a cell could be missing.
    expect(csvRows('sep=;\nа,б\nв')).toEqual([[], ['а,б'], ['в']]);
  });

  test('a quote without an end does not swallow the rest', () => {
    expect(csvRows('а;1\n"б;2\nв;3\n"г\nд";4')).toEqual([
      ['а', '1'],
      ['"б', '2'],
      ['в', '3'],
      ['г\nд', '4'],
    ]);
    expect(csvRows('а;1\nб;"2\nв;3')).toEqual([
      ['а', '1'],
      ['б', '"2'],
      ['в', '3'],
    ]);
    expect(csvRows('"""";1\nб;2\n"""')).toEqual([['"', '1'], ['б', '2'], ['"']]);
  });

  test('quotes inside quotes that nobody doubled', () => {
    expect(csvRows('"ООО "Ромашка"";1\n"Лютик";2\n"ООО "Мак", филиал";3')).toEqual([
      ['ООО "Ромашка"', '1'],
      ['Лютик', '2'],
      ['ООО "Мак", филиал', '3'],
    ]);
  });

  test('many of them are over soon', () => {
    const rows = csvRows('"x;1\n'.repeat(100_000) + '"x;1');
    expect(rows).toHaveLength(100_001);
    expect(new Set(rows.map((row) => row.join('|')))).toEqual(new Set(['"x|1']));
  });

  test('what is written is read', () => {
    const cell = fc.string({ unit: fc.constantFrom('а', '1', ' ', '"', '\n', ';', ',', '=') });
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(table, (rows) => {
        const text = Papa.unparse(rows, { delimiter: '|', newline: '\n', quotes: true });
        expect(csvRows(`sep=|\n${text}`).slice(1)).toEqual(rows);
      }),
    );
  });
});

describe('cells of an .xlsx', () => {
  test('dates', () => {
    expect(dateText(46086)).toBe('05.03.2026');
    expect(dateText(46086.604166666664)).toBe('05.03.2026 14:30');
    expect(dateText(0.5)).toBe('12:00');
    expect(dateText(46086.00001157407)).toBe('05.03.2026 00:00:01');
    expect(dateText(44624, true)).toBe('05.03.2026');
    expect(dateText(-1)).toBe('-1');
    expect(dateText(1e15)).toBe('1000000000000000');
  });

  test.each([
    ['dd\\.mm\\.yyyy', true],
    ['[$-419]d mmm yyyy', true],
    ['hh:mm', true],
    ['General', false],
    ['0.00E+00', false],
    ['"мод. d" 0', false],
    ['[Red]#,##0', false],
    ['+7\\ (000)\\ 000\\-00\\-00', false],
  ])('%s', (format, isDate) => {
    expect(isDateFormat(format)).toBe(isDate);
  });

  test('columns', () => {
    expect(['A1', 'z9', 'AB12', 'XFD1', '12'].map(columnOf)).toEqual([0, 25, 27, 16_383, -1]);
  });
});

type Writer = ReturnType<typeof tableWriter>;

/** Returns a writer's output: a sheet's name or a part's rows. */
function written(write: (writer: Writer) => void) {
  const parts: TablePart[] = [];
  write(tableWriter((part) => parts.push(part)));
  return parts.map((part) => ('sheet' in part ? part.sheet : part.rows));
}

/** The code of what a writer refuses; null when it takes everything. */
function refusalCode(write: (writer: Writer) => void) {
  try {
    write(tableWriter(() => {}));
  } catch (error) {
    return (error as { code?: string }).code;
  }
  return null;
}

describe('parts', () => {
  test('rows keep their numbers, and end where the last filled cell is', () => {
    const parts = written((writer) => {
      writer.sheet('А');
      writer.row(['1', '', ' ']);
      writer.row([], 3);
      writer.row(['5'], 5);
      writer.row(['']);
      writer.sheet('Б');
      writer.row(['6']);
      writer.end();
    });
    expect(parts).toEqual(['А', [['1'], [], [], [], ['5']], 'Б', [['6']]]);
  });

  test('are of 5,000 rows, or fewer long ones', () => {
    const parts = written((writer) => {
      writer.sheet('А');
      for (let index = 0; index < 5001; index += 1) writer.row(['x']);
      for (let index = 0; index < 3; index += 1) writer.row(['x'.repeat(300_000)]);
      writer.end();
    });
    expect(parts.map((part) => part.length)).toEqual([1, 5000, 3, 1]);
  });

  test('a row in the wrong place, too many cells, and none at all are refused', () => {
    expect(refusalCode((writer) => [writer.row(['1'], 2), writer.row(['2'], 2)])).toBe('damaged');
    const long = 'x'.repeat(1_000_000);
    expect(refusalCode((writer) => Array.from({ length: 300 }, () => writer.row([long])))).toBe('too_large');
    expect(refusalCode((writer) => [writer.row(['']), writer.end()])).toBe('no_rows');
  });
});
