import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { moneyInWords } from '#app/sections/account/moneyInWords.ts';

const roubles = (sum: number): string => moneyInWords(sum * 100);

/** Words back into a number, by the parts that Russian numerals are made of: written apart from the library on purpose. */
function readWords(words: string): number {
  const SMALL: Readonly<Record<string, number>> = {
    ноль: 0,
    один: 1,
    одна: 1,
    два: 2,
    две: 2,
    три: 3,
    четыре: 4,
    пять: 5,
    шесть: 6,
    семь: 7,
    восемь: 8,
    девять: 9,
    десять: 10,
    одиннадцать: 11,
    двенадцать: 12,
    тринадцать: 13,
    четырнадцать: 14,
    пятнадцать: 15,
    шестнадцать: 16,
    семнадцать: 17,
    восемнадцать: 18,
    девятнадцать: 19,
    двадцать: 20,
    тридцать: 30,
    сорок: 40,
    пятьдесят: 50,
    шестьдесят: 60,
    семьдесят: 70,
    восемьдесят: 80,
    девяносто: 90,
    сто: 100,
    двести: 200,
    триста: 300,
    четыреста: 400,
    пятьсот: 500,
    шестьсот: 600,
    семьсот: 700,
    восемьсот: 800,
    девятьсот: 900,
  };
  const BIG: readonly [RegExp, number][] = [
    [/^тысяч/, 1e3],
    [/^миллион/, 1e6],
    [/^миллиард/, 1e9],
    [/^триллион/, 1e12],
  ];
  let total = 0;
  let group = 0;
  for (const word of words.toLowerCase().split(' ')) {
    const small = SMALL[word];
    const big = BIG.find(([form]) => form.test(word));
    if (small !== undefined) group += small;
    else if (big) {
      total += group * big[1];
      group = 0;
    } else throw new Error(`«${word}»`);
  }
  return total + group;
}

describe('a sum in words', () => {
  it.each([
    [0, 'Ноль рублей 00 копеек'],
    [1, 'Один рубль 00 копеек'],
    [2, 'Два рубля 00 копеек'],
    [5, 'Пять рублей 00 копеек'],
    [11, 'Одиннадцать рублей 00 копеек'],
    [21, 'Двадцать один рубль 00 копеек'],
    [111, 'Сто одиннадцать рублей 00 копеек'],
    [1000, 'Одна тысяча рублей 00 копеек'],
    [2022, 'Две тысячи двадцать два рубля 00 копеек'],
    [21_001, 'Двадцать одна тысяча один рубль 00 копеек'],
    [25_000, 'Двадцать пять тысяч рублей 00 копеек'],
    [147_000, 'Сто сорок семь тысяч рублей 00 копеек'],
    [450_000, 'Четыреста пятьдесят тысяч рублей 00 копеек'],
    [1_000_000, 'Один миллион рублей 00 копеек'],
    [1e9, 'Один миллиард рублей 00 копеек'],
    [1e12, 'Один триллион рублей 00 копеек'],
  ])('%d', (sum, words) => {
    expect(roubles(sum)).toBe(words);
  });

  it.each([
    [1, 'Ноль рублей 01 копейка'],
    [102, 'Один рубль 02 копейки'],
    [2111, 'Двадцать один рубль 11 копеек'],
    [99_999_999_999_999, expect.stringMatching(/девять рублей 99 копеек$/)],
  ])('%d kopecks', (sum, words) => {
    expect(moneyInWords(sum)).toEqual(words);
  });

  it('says every sum up to 1e12 so that it can be read back, with the right forms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (sum) => {
        const parts = /^(.+) (рубль|рубля|рублей) (\d\d) (копейка|копейки|копеек)$/.exec(moneyInWords(sum));
        expect(readWords(parts?.[1] ?? '')).toBe((sum - (sum % 100)) / 100);
        expect(Number(parts?.[3])).toBe(sum % 100);
        const rules = new Intl.PluralRules('ru');
        const forms = { one: ['рубль', 'копейка'], few: ['рубля', 'копейки'], many: ['рублей', 'копеек'], other: [] };
        const form = (value: number) => forms[rules.select(value) as keyof typeof forms];
        expect(parts?.[2]).toBe(form((sum - (sum % 100)) / 100)[0]);
        expect(parts?.[4]).toBe(form(sum % 100)[1]);
        expect(parts?.[1]?.[0]).toMatch(/[А-Я]/);
      }),
    );
  });

  it('refuses what is no sum', () => {
    for (const sum of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => moneyInWords(sum)).toThrow(RangeError);
    }
  });
});
