import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { PdfPiece } from '#files/reading/pdf/pdfPiece.ts';
import { isGarbled, joinPages, pageText } from '#files/reading/pdf/pdfText.ts';
import { isZip } from '#files/zip/readZip.ts';
import { filesOf } from '#files/reading/office/zip.ts';
import { ReadFailure } from '#files/reading/ReadFailure.ts';

/** A line of 10-point type, 5 points to a character, from x = 0. */
const line = (text: string, y: number): PdfPiece => ({
  text,
  x: 0,
  y,
  width: text.length * 5,
  height: 10,
});

/** A piece of the line at y = 100. */
const piece = (text: string, x: number) => ({ ...line(text, 100), x });

describe('a page', () => {
  const full = 'Рецепты надоели, а придумывать новые каждый вечер нет сил, и поэтому';

  test('joins wrapped lines, keeps short ones, parts paragraphs', () => {
    expect(pageText([line(full, 100), line('готовлю одно и то же.', 88), line('Вот.', 76), line('Дальше', 50)])).toBe(
      `${full} готовлю одно и то же.\nВот.\n\nДальше`,
    );
  });

  test('the usual distance is the common one, wherever the wide one stands', () => {
    const y = { А: 200, Б: 188, В: 138, Г: 126, Д: 114 };
    expect(pageText(Object.entries(y).map(([text, at]) => line(text, at)))).toBe('А Б\n\nВ Г Д');
  });

  test('a speaker begins a line even where the line above is full', () => {
    expect(pageText([line(full, 100), line('Респондент: Да.', 88)])).toBe(`${full}\nРеспондент: Да.`);
  });

  test('soft hyphens go, hard ones stay', () => {
    expect(pageText([line(`${full} разно\u00AD`, 100), line('образие', 88)])).toBe(`${full} разнообразие`);
    expect(pageText([line(`${full} что-`, 100), line('то', 88)])).toBe(`${full} что-то`);
  });

  test('pieces of a line: a gap is a space, none is none', () => {
    expect(pageText([piece('Ин', 0), piece('тервьюер:', 10), piece('Да', 65), piece('', 80)])).toBe('Интервьюер: Да');
  });

  test('of nothing is empty', () => {
    expect(pageText([])).toBe('');
    expect(pageText([line('  ', 10), line('', 5)])).toBe('');
  });
});

test('pages: a sentence runs on, paragraphs part', () => {
  expect(joinPages(['Раз, два,', 'три.', '', 'Четыре'])).toBe('Раз, два, три.\n\nЧетыре');
});

test('placeholders are no text', () => {
  expect(isGarbled('\uE001\uE002 \uFFFD')).toBe(true);
  expect(isGarbled('Текст со значком \uE001')).toBe(false);
  expect(isGarbled('')).toBe(false);
});

test('a zip directory of any bytes is read or refused, never crashes', async () => {
  const signature = [0x50, 0x4b, 0x05, 0x06];
  const bytes = fc.tuple(
    fc.uint8Array({ maxLength: 120 }),
    fc.boolean(),
    fc.uint8Array({ minLength: 18, maxLength: 40 }),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async ([head, signed, tail]) => {
      const all = Uint8Array.from([...head, ...(signed ? signature : []), ...tail]);
      expect(typeof isZip(all)).toBe('boolean');
      const failure: unknown = await filesOf(new Blob([all])).then(
        () => new ReadFailure('damaged'),
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(ReadFailure);
    }),
  );
});
