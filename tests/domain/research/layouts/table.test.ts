import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { talkOfTable } from '#src/domain/research/layouts/table.ts';

const rows = (...lines: readonly string[]): string[][] => lines.map((line) => line.split('|'));
const said = (...lines: readonly string[]) =>
  talkOfTable(rows(...lines))?.map(({ speaker, at, words }) => `${at ?? ''} ${speaker ?? '∅'}: ${words}`.trim()) ??
  null;

describe('a table that is a talk', () => {
  test.each([
    [
      'a remark is nobody’s, a row without a name goes on',
      ['Кто|Что сказал', 'Вера|Чем топите?', 'Рита С.|Углём.', '|И дровами.', '|(пауза)', 'Вера|Почём?', 'Рита С.|900'],
      ['Вера: Чем топите?', 'Рита С.: Углём.', 'Рита С.: И дровами.', '∅: (пауза)', 'Вера: Почём?', 'Рита С.: 900'],
    ],
    [
      'times, and names that are as people call themselves',
      ['Время|Говорит|Слова', '0:05|Вера|Чем топите?', '0:09|Рита из Тулы|Углём.', '|Рита из Тулы|900 за мешок'],
      ['5 Вера: Чем топите?', '9 Рита из Тулы: Углём.', 'Рита из Тулы: 900 за мешок'],
    ],
    [
      'a heading over all columns',
      ['Часть первая: дом', 'Вера|Чем топите?', 'Рита|Углём.', 'Часть вторая', 'Вера|Почём?', 'Рита|900'],
      ['∅: Часть первая: дом', 'Вера: Чем топите?', 'Рита: Углём.', '∅: Часть вторая', 'Вера: Почём?', 'Рита: 900'],
    ],
    [
      'two rows of a question and an answer',
      ['Вера|Чем топите?', 'Рита|Углём.'],
      ['Вера: Чем топите?', 'Рита: Углём.'],
    ],
    [
      'what people do in a talk',
      ['Интервьюер|Расскажите.', 'Респондент|Топим.'],
      ['Интервьюер: Расскажите.', 'Респондент: Топим.'],
    ],
    [
      'words that no column is meant for stay with the row',
      ['1|Вера|Чем топите?|', '2|Рита|Углём и дровами.|смеётся', '3|Вера|Почём?|'],
      ['Вера: Чем топите?', 'Рита: Углём и дровами.\nсмеётся', 'Вера: Почём?'],
    ],
    [
      'a name without words',
      ['Вера|Чем топите?', 'Рита|', 'Вера|Алло?', 'Рита|Да.'],
      ['Вера: Чем топите?', 'Рита:', 'Вера: Алло?', 'Рита: Да.'],
    ],
  ])('%s', (_, table, expected) => {
    expect(said(...table)).toEqual(expected);
  });
});

describe('a table that is none', () => {
  test.each([
    ['questions and answers', ['Вопрос|Ответ', 'Как вы выбираете магазин?|По цене', 'Что мешает купить?|Очередь']],
    ['questions by theme', ['Цена|Сколько стоит?', 'Место|Где купить?', 'Срок|Когда привезут?']],
    ['goods', ['Товар|Цена', 'Уголь|900', 'Дрова|1 200 за куб', 'Газ|']],
    [
      'facts of kinds that come back',
      ['Печь|Греет весь дом.', 'Печь|Стоит дорого.', 'Уголь|Пачкает руки.', 'Уголь|Горит долго.'],
    ],
    ['help of a shop', ['Доставка|За два дня.', 'Оплата|Картой.', 'Доставка|По городу.', 'Оплата|Наличными.']],
    ['terms', ['Печь|Сооружение для огня', 'Уголь|Горючий камень']],
    ['people and what they do', ['Марина|бухгалтер, 34 года', 'Олег|директор, 41 год', 'Анна|врач, 29 лет']],
    ['one column', ['Вера', 'Рита']],
    ['nothing', ['|', '|']],
  ])('%s', (_, table) => {
    expect(said(...table)).toBeNull();
  });
});

const cell = fc.constantFrom(
  '',
  '0:05',
  'Вера',
  'Рита С.',
  'Интервьюер',
  'Чем топите?',
  'Углём: да.',
  '900',
  '(пауза)',
  'Кто',
  'Слова',
);
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 7 });

test('no word of a row is lost, and rows stay in order', () => {
  fc.assert(
    fc.property(table, (cells) => {
      const turns = talkOfTable(cells) ?? [];
      const filled = cells.filter((row) => row.some((one) => one !== ''));
      // A head may go: it is of no row of the talk.
      const own = filled.slice(filled.length - turns.length);
      expect(turns.length === 0 || filled.length - turns.length < 2).toBe(true);
      const lost = own.flatMap((row, index) => {
        const { speaker, words } = turns[index] ?? { speaker: '', words: '' };
        return row.filter((one) => /\p{L}/u.test(one) && !`${speaker ?? ''}\n${words}`.includes(one));
      });
      expect(turns.length === 0 ? [] : lost).toEqual([]);
    }),
  );
});
