import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { canonicalOf } from '#src/domain/research/layouts/canonical.ts';
import { turnText, turnsOf } from '#src/domain/research/transcript.ts';

const heard = (text: string) => {
  const kept = canonicalOf(text);
  return turnsOf(kept).map((turn) => `${turn.at ?? ''} ${turn.speaker ?? '∅'}: ${turnText(kept.text, turn)}`.trim());
};
const speakers = (text: string) => turnsOf(canonicalOf(text)).map(({ speaker }) => speaker);

describe('people of a group by number', () => {
  test('answer where a moderator asks', () => {
    const text =
      'Модератор: Как платите?\n1: Картой.\n2: Монетами.\nМодератор: А раньше?\n1: Монетами.\nМодератор: Спасибо.\n2-й участник: Пожалуйста.';
    expect(heard(text)).toEqual([
      'Модератор: Как платите?',
      '1: Картой.',
      '2: Монетами.',
      'Модератор: А раньше?',
      '1: Монетами.',
      'Модератор: Спасибо.',
      '2-й участник: Пожалуйста.',
    ]);
  });

  test('answer one who is named and asks again', () => {
    const text = 'Вера: Топите?\n1: Да.\n2: Нет.\nВера: Почём?\n2: Не знаю.';
    expect(speakers(text)).toEqual(['Вера', '1', '2', 'Вера', '2']);
  });

  test.each([
    [
      'a list within an answer',
      'Модератор: Что важно?\nАнна: Вот что.\n1: цена\n2: место\nМодератор: А ещё?\nАнна: Вот.\n1: люди',
    ],
    ['one list behind a question', 'Модератор: Выберите.\n1: картой\n2: монетами\nМодератор: Спасибо.\nАнна: Да.'],
    ['times', 'Модератор: Когда?\nАнна: Так.\n12:30 начали\n13:00 кончили\nМодератор: Да?\nАнна: Да.'],
    ['notes by number', '1: цена\n2: место\n1: люди\n2: время'],
  ])('%s is none', (_, text) => {
    expect(speakers(text).filter((one) => one !== null && /^\d/.test(one))).toEqual([]);
  });
});

describe('labels in brackets without a colon', () => {
  test.each([
    ['numbered people', '[id1] Нравится.\n\n[id2] Тяжело: плотно.\n\n[id1] Согласен.', ['id1', 'id2', 'id1']],
    [
      'what people do',
      '[Интервьюер] Как?\n[Респондент] Так.\n[Интервьюер] А ещё?',
      ['Интервьюер', 'Респондент', 'Интервьюер'],
    ],
    ['a chat', '<rita> топим углём\nи дровами\n<vera_t> почём\n<rita> 900', ['rita', 'vera_t', 'rita']],
  ])('%s', (_, text, expected) => {
    expect(speakers(text)).toEqual(expected);
  });

  test.each([
    ['kinds of notes', '[боль] дорого\n[цитата] «не куплю»\n[боль] далеко\n[идея] скидка'],
    ['sounds', '[музыка] заставка\n[смех] в зале\n[музыка] заставка'],
    ['sources', '[1] Печи России\n[2] Дрова\n[1] Печи России'],
    ['tasks', '[x] позвонить\n[ ] написать\n[x] купить'],
    ['hearts', '<3> раз\n<4> два\n<3> три'],
    ['a log', '[INFO] start\n[WARN] slow\n[INFO] done'],
    ['levels of headings', '[H1] Печи\n[H2] Дрова\n[H2] Уголь'],
    ['each once', '[id1] раз\n[id2] два\n[id3] три'],
    ['a page’s source', '<p> раз\n<div> два\n<p> три'],
    ['a few among words', '[id1] раз\nслова\nслова\nслова\nслова\n[id2] два\n[id1] три\nслова'],
  ])('%s are none', (_, text) => {
    expect(new Set(speakers(text))).toEqual(new Set([null]));
  });
});

describe('names behind times', () => {
  test('are whatever people call themselves', () => {
    const text =
      '[00:00:05] Вера Лунина: Кто платит?\n[00:00:09] гость-4471: Я плачу.\n[00:00:12] Вера Лунина: Сколько?\n[00:00:14] гость-4471: [неразборчиво].\n[00:00:20] ООО «Печь и Ко»: Мы платим: 900.';
    expect(speakers(text)).toEqual(['Вера Лунина', 'гость-4471', 'Вера Лунина', 'гость-4471', 'ООО «Печь и Ко»']);
  });

  test('words with a colon go on', () => {
    const text = '[0:05] Вера: Кто платит?\n[0:09] Рита: Я.\n[0:12] Вера: Да?\n[0:14] Я скажу так: дорого.';
    expect(speakers(text)).toEqual(['Вера', 'Рита', 'Вера']);
  });

  test('a chat tells to whom', () => {
    const text =
      '12:00:05\t Вера Лунина кому  Все:\tЧем топите?\n12:00:30\t Рита кому  Все:\tУглём\nи дровами\n12:01:00\t Рита кому  Вера Лунина(личное сообщение):\tНе пишите: личное';
    expect(heard(text)).toEqual([
      '43205 Вера Лунина: Чем топите?',
      '43230 Рита: Углём\nи дровами',
      '43260 Рита: Не пишите: личное',
    ]);
  });

  test('the time of the whole meeting stays in its head', () => {
    const text = 'Протокол\n02.03.2026, 12:00–12:40\n\n12:00:05 Вера Лунина\nКто платит?\n\n12:00:09 Рита Седых\nЯ.';
    expect(heard(text)).toEqual([
      '∅: Протокол',
      '∅: 02.03.2026, 12:00–12:40',
      '43205 Вера Лунина: Кто платит?',
      '43209 Рита Седых: Я.',
    ]);
  });
});

const name = fc.constantFrom('id1', 'id2', 'Р3', 'боль', 'Анна', '1', 'Интервьюер', 'x');
const line = fc.tuple(
  name,
  fc.constantFrom('[] ', '<> ', ': ', ''),
  fc.constantFrom('да', 'почём?', 'углём: дорого', '900'),
);

test('no word is lost, whatever brackets hold', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.constantFrom('\n', '\n\n'), (lines, between) => {
      const text = lines
        .map(
          ([one, form, words]) =>
            `${form.startsWith(':') ? one : form.charAt(0) + one + form.charAt(1)}${form.startsWith(':') ? form : ' '}${words}`,
        )
        .join(between);
      const kept = canonicalOf(text);
      const shown = turnsOf(kept).map((turn) => kept.text.slice(turn.start, turn.end));
      expect(shown.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }),
  );
});
