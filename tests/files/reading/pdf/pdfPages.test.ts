import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { hyphenTest } from '#files/reading/pdf/hyphenTest.ts';
import { linesOf } from '#files/reading/pdf/pdfLine.ts';
import { pageWords, type PdfPiece } from '#files/reading/pdf/pdfPiece.ts';
import { documentText, pageText } from '#files/reading/pdf/pdfText.ts';

/** 10-point type, 5 points to a character. */
const piece = (text: string, x: number, y: number, more: Partial<PdfPiece> = {}): PdfPiece => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
  ...more,
});

/** A column of lines, 12 points apart. */
const column = (x: number, y: number, ...texts: string[]) => texts.map((text, index) => piece(text, x, y - index * 12));

/** A row of two cells. */
const row = (y: number, question: string[], answer: string[]) => [
  ...column(0, y, ...question),
  ...column(150, y, ...answer),
];

/** A name and a time under it, beside words. */
const turn = (y: number, name: string, time: string, ...words: string[]) => [
  ...column(0, y, name, time),
  ...column(80, y, ...words),
];

/** As wide as a page. */
const wide = 'Строка, которая доходит до самого края.';

describe('what stands where on a page', () => {
  test('two short rows with a gap are lines, not columns', () => {
    const rows = [...column(0, 100, 'Имя', 'Год'), ...column(100, 100, 'Анна', '1990')];
    expect(pageText([...rows, piece(wide, 0, 76)])).toBe(`Имя Анна\nГод 1990\n${wide}`);
  });

  test('spaces that an author typed make columns, too', () => {
    const rows = ['Раз и ещё раз      Пять и ещё', 'два и ещё два      шесть да', 'три. И всё.        семь.'];
    expect(pageText(column(0, 100, ...rows))).toMatch(/^Раз и ещё раз\s+два и ещё два\s+три\. И всё\.\s+Пять и ещё/);
  });

  test('two lines of text beside two others are columns', () => {
    const left = column(0, 100, 'Вера: Чем вы топите дом', 'зимой?', 'Рита: Углём, и уже давно.');
    const right = column(150, 100, 'Вера: А раньше чем вы', 'топили?', 'Рита: Дровами, и всегда.');
    expect(pageText([...left, ...right.slice(0, 2)])).toMatch(/давно\.\s+Вера: А раньше чем вы топили\?$/);
    expect(pageText([left[0], left[2], right[0], right[2]].flatMap((one) => one ?? []))).toMatch(
      /давно\.\s+Вера: А раньше/,
    );
  });

  test('a head of facts is read row by row', () => {
    const left = column(0, 100, 'Когда говорили:', 'Кто спрашивал:', 'Где встречались:');
    const right = column(120, 100, '12 марта 2026 года', 'Ольга Петрова', 'Кафе на вокзале');
    expect(pageText([...left, ...right])).toMatch(
      /говорили:\s+12 марта 2026 года\s+Кто спрашивал:\s+Ольга Петрова\s+Где/,
    );
  });

  test('a table of questions and answers is read row by row', () => {
    const rows = [
      ...row(200, ['Как вы выбираете', 'магазин?'], ['По цене и по тому,', 'далеко ли идти.']),
      ...row(164, ['Что мешает купить?'], ['Очередь, и то что', 'на кассе один', 'человек.']),
      ...row(116, ['Что бы вы изменили', 'в магазине?'], ['Поставил бы ещё', 'одну кассу.']),
    ];
    expect(pageText(rows)).toMatch(/магазин\?\s+По цене[^]+идти\.\s+Что мешает[^]+человек\.\s+Что бы вы изменили/);
  });

  test('a name and a time under it in the margin are before the words', () => {
    const turns = [
      ...turn(200, 'Вера', '0:05', 'Чем вы топите дом зимой, и во', 'сколько это встаёт?'),
      ...turn(166, 'Рита', '0:12', 'Углём, и это недёшево, а что', 'делать.'),
      ...turn(132, 'Вера', '0:20', 'А раньше чем вы топили, не', 'дровами ли?'),
    ];
    expect(pageText(turns)).toBe(
      [
        '[0:05] Вера: Чем вы топите дом зимой, и во сколько это встаёт?',
        '[0:12] Рита: Углём, и это недёшево, а что делать.',
        '[0:20] Вера: А раньше чем вы топили, не дровами ли?',
      ].join('\n\n'),
    );
  });

  test('a bullet stays before its words', () => {
    const words = column(20, 100, 'первое дело', 'второе дело', 'третье дело');
    expect(pageText([...column(0, 100, '•', '•', '•'), ...words, piece(wide, 0, 64)])).toBe(
      `• первое дело\n• второе дело\n• третье дело\n${wide}`,
    );
  });

  test('a word drawn twice to look bold is one word', () => {
    expect(pageText([piece('Анна:', 0, 100), piece('Анна:', 0.4, 100), piece('да', 40, 100)])).toBe('Анна: да');
  });

  test('words that run another way stand behind the page', () => {
    const text = documentText([[piece('Черновик', 5, 5, { angle: 90 }), ...column(0, 100, 'Раз.', wide)]]);
    expect(text).toBe(`Раз.\n${wide}\n\nЧерновик`);
  });

  test('a page upside down is read from its top', () => {
    const turned = column(0, 100, 'Раз.', wide).map((one) => ({ ...one, x: -one.x, y: -one.y, angle: 180 }));
    expect(pageText(turned)).toBe(`Раз.\n${wide}`);
  });
});

describe('what begins under a full line', () => {
  const full = 'Строка до самого края, и после неё сразу идёт другая строка,';

  test.each([
    ['a time in brackets', '[0:15] А потом?'],
    ['a time of many', '0:15 А потом?'],
    ['a name with a time', 'Юлия Ветрова [00:00:01]'],
    ['a name that comes back', 'Юлия Ветрова'],
  ])('%s', (_, line) => {
    expect(pageText(column(0, 100, line, full, line, full))).toBe(`${line}\n${full}\n${line}\n${full}`);
  });

  test('a figure of a sentence does not', () => {
    const rest = Array.from({ length: 9 }, () => full);
    expect(pageText(column(0, 200, full, '0:3 проиграли, и всё', ...rest))).toContain(`${full} 0:3 проиграли`);
  });
});

test.each([
  ['бабуш-', 'ка', true],
  ['мес-', 'то', true],
  ['по-', 'могал', true],
  ['кто-', 'то', false],
  ['из-', 'за', false],
  ['по-', 'моему', false],
  ['скажите-', 'ка', false],
  ['какой-', 'нибудь', false],
  ['ра\u00AC', 'бота', true],
])('«%s» and «%s» are one broken word: %s', (before, after, isOne) => {
  const broken = ['сло-', 'во и сло-', 'во и сло-', 'во.'];
  const lines = linesOf(pageWords(column(0, 100, ...broken)).main);
  expect(hyphenTest([lines])(before, after)).toBe(isOne);
});

const letters = (text: string): string => [...text.replaceAll(/[^а-я]/g, '')].sort().join('');

test('no letter of a page is lost, and none comes twice, wherever it stands and however large it is', () => {
  const pieces = fc.array(
    fc.record({
      word: fc.stringMatching(/^[а-я]{1,12}$/),
      x: fc.integer({ min: 0, max: 60 }),
      y: fc.integer({ min: 0, max: 60 }),
      angle: fc.constantFrom(0, 0, 0, 0, 1, 90, 180, 45),
      height: fc.constantFrom(10, 10, 10, 14, 0, 1e300),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(pieces, (all) => {
      // Words of one text at one place are the bold ones.
      const apart = [...new Map(all.map((one) => [one.word, one])).values()];
      const text = pageText(apart.map(({ word, x, y, ...more }) => piece(word, x * 8, y * 8, more)));
      expect(letters(text)).toBe(letters(apart.map(({ word }) => word).join('')));
    }),
  );
});

test.each([
  ['on one line', (index: number) => [index * 30, 0]],
  ['down three columns', (index: number) => [(index % 3) * 500 + Math.floor(index / 3), -Math.floor(index / 3) * 12]],
  ['in a table', (index: number) => [(index % 7) * 100, -Math.floor(index / 7) * 12]],
  ['anywhere', (index: number) => [(index * 7919) % 500, (index * 104_729) % 700]],
] as const)('time is about linear in the pieces of a page: %s', (_, placeOf) => {
  // Read, but soon: a rule of squares would not end in time.
  const pieces = Array.from({ length: 8000 }, (__, index) => {
    const [x = 0, y = 0] = placeOf(index);
    return piece(`да${index}`, x, y);
  });
  expect(pageText(pieces).match(/да/g)).toHaveLength(pieces.length);
});
