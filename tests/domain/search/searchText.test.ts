import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  markedPieces,
  markWords,
  matchLabel,
  passageAround,
  searchForm,
  searchWords,
} from '#src/domain/search/searchText.ts';
import { LONGEST_SENTENCE, sentencesIn } from '#src/domain/research/sentences.ts';

const forms = (text: string) => searchWords(text).map(({ form }) => form);
/** Text with what search meets in practice: Russian, surrogate pairs, accents apart, what is invisible, NBSP. */
const messy = fc
  .array(
    fc.constantFrom(
      'отчёт',
      'й',
      'и\u0306',
      'Ё',
      ' ',
      '\u00A0',
      '🙈',
      '𝒳',
      '\u00AD',
      '.',
      '! ',
      '\n',
      '…',
      '»',
      'Да',
      '7',
      '—',
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('words', () => {
  test('case and ё/е are folded, й is never и', () => {
    expect(forms('Ещё ЙОД и иод')).toEqual(['еще', 'йод', 'и', 'иод']);
  });

  test('a letter and its accent apart are one; what is invisible is dropped', () => {
    expect(searchForm('й'.normalize('NFD'))).toBe('й');
    expect(forms('\u0438\u0306од от\u00ADчёт')).toEqual(['йод', 'отчет']);
  });

  test('of a key or a hash the first 64 signs are enough', () => {
    expect(searchForm('а'.repeat(64))).toBe('а'.repeat(64));
    expect(searchForm('а'.repeat(65))).toBe('а'.repeat(64));
  });

  test('NBSP, hyphens and dashes part words', () => {
    expect(forms('с\u00A0отчётом онлайн-школа — A/B')).toEqual(['с', 'отчетом', 'онлайн', 'школа', 'a', 'b']);
  });

  test('every word is where it says', () => {
    fc.assert(
      fc.property(messy, (text) => {
        for (const { form, start, end } of searchWords(text)) expect(searchForm(text.slice(start, end))).toBe(form);
      }),
    );
  });
});

const piecesAt = (...marks: [start: number, end: number][]) =>
  markedPieces({ text: 'Наш отчёт', marks: marks.map(([start, end]) => ({ start, end })) });

describe('marks', () => {
  test('stand on the text as written, behind surrogate pairs and accents', () => {
    const text = '🙈 И\u0306од\u00A0— «отчётами», отчёт';
    const marks = markWords(text, (form) => form.startsWith('отчет'));
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['отчётами', 'отчёт']);
  });

  test('cut a text into pieces, marked and not', () => {
    expect(piecesAt()).toEqual([{ text: 'Наш отчёт', start: 0, marked: false }]);
    expect(piecesAt([4, 7])).toEqual([
      { text: 'Наш ', start: 0, marked: false },
      { text: 'отч', start: 4, marked: true },
      { text: 'ёт', start: 7, marked: false },
    ]);
    expect(piecesAt([0, 9])).toEqual([{ text: 'Наш отчёт', start: 0, marked: true }]);
    // A mark inside another adds nothing; one that the text is too short for is cut, one behind it left out.
    expect(piecesAt([0, 4], [1, 3], [4, 90], [95, 99])).toEqual([
      { text: 'Наш ', start: 0, marked: true },
      { text: 'отчёт', start: 4, marked: true },
    ]);
  });

  test('pieces together are the text, none is empty', () => {
    fc.assert(
      fc.property(messy, fc.array(fc.tuple(fc.nat(80), fc.nat(20)), { maxLength: 4 }), (text, places) => {
        const marks = places
          .map(([start, length]) => ({ start, end: start + length }))
          .sort((a, b) => a.start - b.start);
        const pieces = markedPieces({ text, marks });
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.every((piece) => piece.text !== '' && text.startsWith(piece.text, piece.start))).toBe(true);
      }),
    );
  });
});

const around = (text: string, length: number, ...marked: string[]) => {
  const marks = marked.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }));
  const passage = passageAround({ text, marks }, length);
  return [passage.text, ...passage.marks.map(({ start, end }) => passage.text.slice(start, end))];
};

describe('passages', () => {
  test('a short text stays whole, on one line', () => {
    expect(passageAround({ text: 'а\nб\u00A0в', marks: [] }, 10)).toEqual({ text: 'а б\u00A0в', marks: [] });
  });

  test('begins at a word before the mark', () => {
    const text = `${'слово '.repeat(30)}отчёт${' дальше'.repeat(30)}`;
    const at = text.indexOf('отчёт');
    const passage = passageAround({ text, marks: [{ start: at, end: at + 5 }] }, 60);
    expect(passage.text).toMatch(/^…слово .*отчёт.*…$/);
    expect(passage.text.length).toBeLessThanOrEqual(60);
    expect(passage.marks.map(({ start, end }) => passage.text.slice(start, end))).toEqual(['отчёт']);
  });

  const words = 'один два три четыре пять шесть семь';

  test('a text that just fits stays whole', () => {
    expect(around(words, words.length, 'два', 'семь')).toEqual([words, 'два', 'семь']);
    expect(around(words, words.length - 1, 'два')).toEqual(['один два три четыре пять шесть с…', 'два']);
  });

  test('is the beginning when nothing is marked, or the mark is there', () => {
    expect(around(words, 20)).toEqual(['один два три четыр…']);
    expect(around(words, 20, 'один')).toEqual(['один два три четыр…', 'один']);
  });

  test('has a third of its room before the mark, from a whole word on', () => {
    expect(around(words, 20, 'четыре')).toEqual(['…три четыре пять …', 'четыре']);
    expect(around('раз-два-три-четыре-пять', 14, 'четыре')).toEqual(['…три-четыре-п…', 'четыре']);
  });

  test('reaches back further where the text ends', () => {
    expect(around(words, 20, 'семь')).toEqual(['…пять шесть семь', 'семь']);
  });

  test('marks what it shows, cut where it is cut, and nothing else', () => {
    expect(around(words, 20, 'один', 'четыре', 'пять', 'семь')).toEqual(['один два три четыр…', 'один', 'четыр']);
    expect(around(words, 20, 'четыре', 'пять', 'шесть')).toEqual(['…три четыре пять …', 'четыре', 'пять']);
    expect(
      passageAround(
        {
          text: words,
          marks: [
            { start: 31, end: 35 },
            { start: 0, end: 4 },
          ],
        },
        20,
      ).marks,
    ).toEqual([{ start: 12, end: 16 }]);
  });

  test('is cut beside a pair of code units, not in it', () => {
    expect(around('🙈🙈🙈🙈🙈🙈🙈🙈', 9)).toEqual(['🙈🙈🙈…']);
    expect(around('🙈🙈🙈🙈🙈🙈🙈🙈!', 7, '!')).toEqual(['…🙈🙈!', '!']);
    expect(around('а🙈🙈🙈🙈🙈🙈🙈!', 8, '!')).toEqual(['…🙈🙈!', '!']);
  });

  test('never tears a pair, and marks the same words', () => {
    fc.assert(
      fc.property(messy, fc.integer({ min: 12, max: 40 }), (text, length) => {
        const marks = markWords(text, (form) => form === 'отчет');
        const passage = passageAround({ text, marks }, length);
        expect(passage.text.length).toBeLessThanOrEqual(Math.max(length, 12));
        expect(passage.text).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/);
        // The last one may be cut by the passage's end.
        for (const { start, end } of passage.marks.slice(0, -1)) {
          expect(searchForm(passage.text.slice(start, end))).toBe('отчет');
        }
      }),
    );
  });
});

const cut = (text: string) => sentencesIn(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  test('end at a mark before a capital, at a line break before one, and at the end', () => {
    expect(cut('Дорого! А вы? «Нет.» Да…\nИ всё')).toEqual(['Дорого!', 'А вы?', '«Нет.»', 'Да…', 'И всё']);
    expect(cut('Молоко\nХлеб и масло\n\nсыр')).toEqual(['Молоко', 'Хлеб и масло', 'сыр']);
  });

  test('go on in the next line of a file with narrow lines', () => {
    expect(cut('Готовлю редко,\nно люблю.\r\nИ долго')).toEqual(['Готовлю редко,\nно люблю.', 'И долго']);
    expect(cut('Часто использую, как и все вокруг,\n  YouTube, чтобы найти рецепты.\nДа.')).toEqual([
      'Часто использую, как и все вокруг,\n  YouTube, чтобы найти рецепты.',
      'Да.',
    ]);
    expect(cut('Беру то, что «быстро»\n(и дёшево)')).toEqual(['Беру то, что «быстро»\n(и дёшево)']);
  });

  test('are cut at a blank, whichever it is', () => {
    const text = 'слово\n'.repeat(200).trim();
    expect(cut(text).every((part) => /^слово(?:\nслово)*$/.test(part))).toBe(true);
  });

  test('not inside an abbreviation', () => {
    expect(cut('Это т. е. так, 2.5 часа. Потом.')).toEqual(['Это т. е. так, 2.5 часа.', 'Потом.']);
  });

  test('a recording without full stops is cut at its spaces', () => {
    const text = 'слово '.repeat(200).trim();
    const parts = cut(text);
    expect(parts.every((part) => part.length <= LONGEST_SENTENCE)).toBe(true);
    expect(parts.join(' ')).toBe(text);
  });

  test('lose no letter, in order, whatever the part', () => {
    fc.assert(
      fc.property(messy, fc.nat(30), (text, from) => {
        const parts = sentencesIn(text, from);
        expect(
          parts
            .map(({ start, end }) => text.slice(start, end))
            .join('')
            .replaceAll(/\s/g, ''),
        ).toBe(text.slice(from).replaceAll(/\s/g, ''));
        for (const [index, { start }] of parts.entries())
          expect(start).toBeGreaterThanOrEqual(parts[index - 1]?.end ?? from);
      }),
    );
  });

  test('a long run of dots or spaces takes no long time', () => {
    expect(cut(`${'.'.repeat(200_000)}а`).length).toBeGreaterThan(0);
    expect(cut(`а.${' '.repeat(200_000)}б`)).toEqual(['а.', 'б']);
  });
});

const found = (label: string, query: string) => matchLabel(label, '', query) !== null;

describe('labels', () => {
  test('found by the beginnings of their words, in another form too, and by other names', () => {
    expect(matchLabel('Загрузить исследование', 'upload', 'иссл')).toEqual([{ start: 10, end: 22 }]);
    expect(matchLabel('Эксперименты', '', 'экспериментов')).toEqual([{ start: 0, end: 12 }]);
    expect(matchLabel('Загрузить исследование', 'upload', 'upl')).toEqual([]);
  });

  test('whatever the order of the words, each in the label or in what else it is called', () => {
    expect(matchLabel('Загрузить исследование', 'upload файл', 'иссл upload')).toEqual([{ start: 10, end: 22 }]);
    expect(matchLabel('Загрузить исследование', '', 'исследования загрузить')).toEqual([
      { start: 0, end: 9 },
      { start: 10, end: 22 },
    ]);
    expect(matchLabel('Загрузить исследование', 'отчёт', 'upload')).toBeNull();
  });

  test('a form may differ in its last three letters, from the fifth on', () => {
    expect(found('Аудитории', 'аудиториями')).toBe(true);
    expect(found('Карту', 'карта')).toBe(true);
    expect(found('Картинка', 'карта')).toBe(false);
    expect(found('Касса', 'карта')).toBe(false);
    expect(found('Кара', 'карт')).toBe(false);
    expect(found('Экспертиза', 'эксперимент')).toBe(false);
  });

  test('not when one of the words is missing', () => {
    expect(matchLabel('Загрузить исследование', '', 'исследование отчет')).toBeNull();
    expect(matchLabel('Аудитории', '', '')).toBeNull();
  });
});
