import { describe, expect, test } from 'vitest';

import { boundOnScreen, boundText } from '#src/domain/core/boundText.ts';
import { NBSP } from '#src/domain/core/format.ts';

describe('what must not be parted at the end of a line', () => {
  test.each([
    ['Тариф 4 900 ₽ в месяц', `Тариф 4${NBSP}900${NBSP}₽ в месяц`],
    ['**4 900** ₽', `**4${NBSP}900**${NBSP}₽`],
    ['4\u202F900\u2009₽', `4${NBSP}900${NBSP}₽`],
    ['1 234 567 и 12 %', `1${NBSP}234${NBSP}567 и 12${NBSP}%`],
    ['17,6 млрд ₽ в год, 60 тыс. команд', `17,6${NBSP}млрд${NBSP}₽ в год, 60${NBSP}тыс. команд`],
    ['Главная — команды', `Главная${NBSP}— команды`],
  ])('%s', (typed, shown) => expect(boundText(typed)).toBe(shown));

  test.each(['с 9 до 16', 'в 2026 1200 человек', '12 345678', 'тысяч ₽', '5 чашек', '- один\n- два', '| a | b |'])(
    'left as it is: %s',
    (text) => expect(boundText(text)).toBe(text),
  );
});

test.each([
  ['2–3 дня', '2–\u20603 дня'],
  ['2024–2026–2027', '2024–\u20602026–\u20602027'],
  ['а–б, 2 – 3, – 4, 5–', 'а–б, 2 – 3, – 4, 5–'],
])('on a screen a range of numbers stays on its line: %s', (text, shown) => {
  expect(boundOnScreen(text)).toBe(shown);
});
