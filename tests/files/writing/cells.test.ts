import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { CELL_LENGTH, SHEET_NAME_LENGTH, cellText, looksLikeFormula, sheetNames } from '#files/writing/cells.ts';
import { fileName } from '#app/shared/download.ts';

describe('cellText', () => {
  test.each([
    ['=1+1', '=1+1'],
    ['+7 900', '+7 900'],
    ['-5', '-5'],
    ['@SUM(A1)', '@SUM(A1)'],
    ['\t=1', '\t=1'],
    ['\r=1', '\n=1'],
    ['\u0000=1', '=1'],
    ['＝1', '＝1'],
    ["'=1", "'=1"],
    ['1=1', '1=1'],
    ['', ''],
    ['раз\r\nдва\rтри', 'раз\nдва\nтри'],
    ['а\u0000б\u001Bв\uFFFEг', 'абвг'],
    ['👍\uD83D', '👍'],
  ])('%j → %j', (text, expected) => {
    expect(cellText(text)).toBe(expected);
  });

  test('cuts at Excel’s limit, never inside a character', () => {
    expect(cellText('я'.repeat(CELL_LENGTH))).toBe('я'.repeat(CELL_LENGTH));
    expect(cellText('я'.repeat(CELL_LENGTH + 1))).toBe(`${'я'.repeat(CELL_LENGTH - 1)}…`);
    const emoji = cellText(`я${'👍'.repeat(CELL_LENGTH)}`);
    expect(emoji.length).toBeLessThanOrEqual(CELL_LENGTH);
    expect(emoji.endsWith('👍…')).toBe(true);
  });

  test('no text can break the XML, and nothing is put in front of any (R59)', () => {
    const text = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\u0000', '\uD83D', 'a', '\n', "'"),
    });
    fc.assert(
      fc.property(text, (text) => {
        expect(cellText(text)).not.toMatch(/[\0\uD800-\uDFFF\r]/);
        expect(cellText(text).replace(/\n/g, '')).toBe(text.replace(/[\r\n\0\uD800-\uDFFF]/g, ''));
      }),
    );
  });

  test.each(['=1', '+7', '-', '@a', '＝1', '\t=1', '\n +1', ' =1'])('%j is marked as text', (text) => {
    expect(looksLikeFormula(text)).toBe(true);
  });

  test.each(['', '1=1', 'а-б', "'=1", `-${'я'.repeat(255)}`])('%j is left alone', (text) => {
    expect(looksLikeFormula(text)).toBe(false);
  });
});

describe('sheetNames', () => {
  test.each([
    [
      ['Исследования', 'Гипотезы'],
      ['Исследования', 'Гипотезы'],
    ],
    [['a/b:[c]*?\\'], ['a b c']],
    [["'имя'"], ['имя']],
    [
      ['', '  '],
      ['Лист 1', 'Лист 2'],
    ],
    [
      ['Лист', 'ЛИСТ', 'лист'],
      ['Лист', 'ЛИСТ 2', 'лист 3'],
    ],
    [['History'], ['History 2']],
  ])('%j → %j', (names, expected) => {
    expect(sheetNames(names)).toEqual(expected);
  });

  test('are always valid and apart', () => {
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('а'.repeat(40), "'", '👍'.repeat(20)),
    );
    fc.assert(
      fc.property(fc.array(name, { maxLength: 12 }), (names) => {
        const valid = sheetNames(names);
        for (const one of valid) {
          expect(one.length).toBeGreaterThan(0);
          expect(one.length).toBeLessThanOrEqual(SHEET_NAME_LENGTH);
          expect(one).not.toMatch(/[[\]/\\:*?]|^'|'$/);
        }
        expect(new Set(valid.map((one) => one.toLowerCase())).size).toBe(names.length);
      }),
    );
  });
});

describe('fileName', () => {
  test.each([
    [['Исследования', 'Компания'], 'Исследования — Компания — 2026-11-21.xlsx'],
    [['Исследования', 'ООО «Рога/копыта»: "А"?'], 'Исследования — ООО «Рога копыта» А — 2026-11-21.xlsx'],
    [['Исследования', ''], 'Исследования — 2026-11-21.xlsx'],
    [['../../etc', '...'], 'etc — 2026-11-21.xlsx'],
    [['a\u202Eb', 'в\nг'], 'a b — в г — 2026-11-21.xlsx'],
  ] as const)('%j → %s', ([title, company], expected) => {
    expect(fileName(title, company, '2026-11-21', 'xlsx')).toBe(expected);
  });

  test('fits every file system', () => {
    const name = fileName('я'.repeat(300), '👨‍👩‍👧‍👦'.repeat(50), '2026-11-21', 'xlsx');
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^я+… — (👨‍👩‍👧‍👦)+… — 2026-11-21\.xlsx$/u);
  });
});
