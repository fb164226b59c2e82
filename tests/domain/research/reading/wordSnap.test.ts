import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { snapToWords } from '#src/domain/research/reading/wordSnap.ts';

/** Returns the words that are meant when the text between the bars is marked. */
function meant(marked: string, shrunk?: { start?: boolean; end?: boolean }): string | undefined {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - 1;
  const text = marked.replaceAll('|', '');
  const range = snapToWords(text, { start, end }, shrunk);
  return range && text.slice(range.start, range.end);
}

describe('marked words are whole', () => {
  test.each([
    ['Мы ме|няли распи|сание занятий', 'меняли расписание'],
    ['Мы| меняли |расписание', 'меняли'],
    ['онлайн-|школа| рядом', 'онлайн-школа'],
    ['|онлайн|-школа рядом', 'онлайн-школа'],
    ['кто|-то| звонил', 'кто-то'],
    ['стоит 14|7 0|00 ₽ в год', '147 000'],
    ['стоит 1\u00A0243\u202F56|7,|5 в год', '1\u00A0243\u202F567,5'],
    ['за 20|–3|0 минут, к 10|:3|0', '20–30 минут, к 10:30'],
    ['в 2026 |00|5 раз', '005'],
    ['|1|47 000слово', '147'],
    ['д’Арта|нь|ян', 'д’Артаньян'],
    ['на exam|ple.c|om зайти', 'example.com'],
    ['от\u00ADч|ё|т готов', 'от\u00ADчёт'],
  ])('%j → %j', (marked, expected) => {
    expect(meant(marked)).toBe(expected);
  });

  test.each([
    ['Дорого|. Но уд|обно.', 'Но удобно'],
    ['сказал|, что дорого|', 'что дорого'],
    ['Дорого. Но |удобно.|', 'удобно.'],
    ['он ответил |«|да»', undefined],
    ['зовём это |это «|ёлочки»', 'это'],
    ['зовём |«ёлоч|ки» так', '«ёлочки»'],
    ['зовём «ё|лочки»| так', '«ёлочки»'],
    ['зовём «ё|лоч|ки» так', 'ёлочки'],
    ['долго |(и дорого|) всё', '(и дорого)'],
    ['|…ну да|', '…ну да'],
    ['так|.| И', undefined],
  ])('punctuation: %j → %j', (marked, expected) => {
    expect(meant(marked)).toBe(expected);
  });

  test('an end that keys drew back leaves out the word it cuts, unless it is the last one', () => {
    expect(meant('|Мы меняли распис|ание', { end: true })).toBe('Мы меняли');
    expect(meant('М|ы меняли расписание|', { start: true })).toBe('меняли расписание');
    expect(meant('|распис|ание', { end: true })).toBe('расписание');
  });

  test('whatever is marked: whole words, none lost, the same again', () => {
    const piece = fc.constantFrom(
      'слово',
      'кто-то',
      '147 000',
      '12,5',
      '«',
      '»',
      '(',
      ')',
      '. ',
      ' ',
      '\n',
      ' — ',
      '…',
      '🙈',
    );
    const texts = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.nat(120), fc.nat(60), (text, start, length) => {
        const marked = { start: Math.min(start, text.length), end: Math.min(start + length, text.length) };
        const found = snapToWords(text, marked);
        const letters = text.slice(marked.start, marked.end).replaceAll(/[^\p{L}\p{N}]/gu, '');
        const words = found ? text.slice(found.start, found.end) : '';
        expect(words.replaceAll(/[^\p{L}\p{N}]/gu, '')).toContain(letters);
        expect(words).toBe(words.trim());
        for (const edge of [found?.start ?? 0, found?.end ?? 0]) {
          expect(/[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(0, edge - 1), edge + 1))).toBe(false);
        }
      }),
    );
  });

  test('a long run without a blank takes no long time', () => {
    expect(snapToWords('а'.repeat(1_000_000), { start: 500_000, end: 500_010 })).toBeDefined();
  });
});
