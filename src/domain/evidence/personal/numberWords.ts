/** Numbers said in words, as speech recognition writes them down. */

const UNITS: Readonly<Record<string, number>> = {
  ноль: 0,
  нуль: 0,
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
};
const TEENS: Readonly<Record<string, number>> = {
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
};
const TENS: Readonly<Record<string, number>> = {
  двадцать: 20,
  тридцать: 30,
  сорок: 40,
  пятьдесят: 50,
  шестьдесят: 60,
  семьдесят: 70,
  восемьдесят: 80,
  девяносто: 90,
};
const HUNDREDS: Readonly<Record<string, number>> = {
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

const rankOf = (word: string): 0 | 1 | 2 | 3 | 4 =>
  word in HUNDREDS ? 4 : word in TENS ? 3 : word in TEENS ? 2 : word in UNITS ? 1 : 0;

/** Whether a folded word is a number by itself, or digits. */
export const isNumberWord = (word: string): boolean =>
  rankOf(word) > 0 || /^\d+$/.test(word) || /^тысяч[аи]?$/.test(word);

/**
 * Returns the digits of dictated numbers: «девятьсот двадцать семь пять пять» is 92755. Tens and units after hundreds belong to
 * one number as long as they get smaller.
 */
export function dictated(words: readonly string[]): string {
  let digits = '';
  let value: number | null = null;
  let last = 5;
  const flush = () => {
    if (value !== null) digits += String(value);
    value = null;
    last = 5;
  };
  for (const word of words) {
    if (/^\d+$/.test(word)) {
      flush();
      digits += word;
      continue;
    }
    if (/^тысяч[аи]?$/.test(word)) {
      // «Две тысячи двести»: the thousands begin a number of four digits.
      value = (value ?? 1) * 1000;
      last = 5;
      continue;
    }
    const rank = rankOf(word);
    if (rank === 0) break;
    const own = HUNDREDS[word] ?? TENS[word] ?? TEENS[word] ?? UNITS[word] ?? 0;
    const joins = value !== null && own > 0 && rank < last && last !== 2 && last !== 1;
    if (!joins) flush();
    value = (value ?? 0) + own;
    last = rank;
  }
  flush();
  return digits;
}
