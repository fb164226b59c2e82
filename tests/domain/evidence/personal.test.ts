import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Personal, PersonalDataKind } from '#src/domain/evidence/personal/kinds.ts';
import { maskFor, maskText, movePlace, unmaskText, type MaskBook } from '#src/domain/evidence/personal/masking.ts';
import { maskTexts } from '#src/domain/evidence/personal/maskTexts.ts';
import { personalIn } from '#src/domain/evidence/personal/personalIn.ts';

/** Returns the findings, as `kind: words`. */
const foundIn = (text: string): string[] =>
  personalIn(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('people’s names', () => {
  it.each<[string, string, string[]]>([
    ['a first name in another case', 'Мы ездили к Зульфие и Ринату на дачу.', ['name: Зульфие', 'name: Ринату']],
    ['a pet name at the beginning', 'Да. Катюха тогда ещё училась.', ['name: Катюха']],
    ['a name with its patronymic', 'Подписала Марина Сергеевна, завуч.', ['name: Марина Сергеевна']],
    ['a surname before a name', 'Пишите: Егорова Тамара Ильинична.', ['name: Егорова Тамара Ильинична']],
    ['a surname with initials', 'Договор на Прокопенко А. В. и всё.', ['name: Прокопенко А. В.']],
    ['a patronymic alone', 'А Михалычу хоть бы что.', ['name: Михалычу']],
    ['a surname alone', 'Вчера Шевелёв опять не вышел.', ['name: Шевелёв']],
    ['a name called out', 'Слушай, Андрюх, а ты сам пробовал?', ['name: Андрюх']],
    ['a speaker', 'Лариса: Здравствуйте.\nОтвет: Добрый день.', ['name: Лариса']],
    ['a name unheard of that is introduced', 'Меня зовут Эйвинд, я из Норвегии.', ['name: Эйвинд']],
  ])('finds %s', (_, text, expected) => {
    expect(foundIn(text)).toEqual(expected);
  });

  it.each([
    'Вера в лучшее. Надежда умирает последней. Любовь зла.',
    'Роман я так и не дочитал. Слава богу, день закончился.',
    'Мы живём в Саратове, раньше в Кирове и на Гагарина.',
    'Кот Тимоша опять стащил колбасу. Тимоша у нас такой.',
    'Для договора нужен ИНН и паспорт.',
  ])('leaves words as they are: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });

  it('tells names from words in recognised speech by what stands around', () => {
    expect(foundIn('ну у нас вера михайловна была она вас и дочку мою учила')).toEqual(['name: вера михайловна']);
    expect(foundIn('в том году каждый день вера в людей и надежда на лучшее')).toEqual([]);
    expect(foundIn('тётя роза приехала говорит покажи')).toEqual(['name: роза']);
    expect(foundIn('а серёга с наташкой уехали')).toEqual(['name: серёга', 'name: наташкой']);
    expect(foundIn('роза говорит приезжай а я розе не верю')).toEqual(['name: роза', 'name: розе']);
  });
});

describe('numbers', () => {
  it.each<[string, string, string[]]>([
    ['a written telephone', 'Звоните: +7 (900) 123-45-67.', ['phone: +7 (900) 123-45-67']],
    ['a telephone without a country', 'мой 8 900 1234567, вечером', ['phone: 8 900 1234567']],
    [
      'a dictated telephone',
      'запиши восемь девятьсот двадцать один сто тридцать два ноль пять сорок шесть и всё',
      ['phone: восемь девятьсот двадцать один сто тридцать два ноль пять сорок шесть'],
    ],
    ['a card', 'Карта 4276 5500 1234 5678, Сбер.', ['card: 4276 5500 1234 5678']],
    ['a taxpayer', 'Наш ИНН 7712345678, юрлицо.', ['inn: 7712345678']],
    [
      'a dictated taxpayer',
      'инн пиши семьдесят семь двенадцать тридцать четыре пятьдесят шесть семьдесят восемь',
      ['inn: семьдесят семь двенадцать тридцать четыре пятьдесят шесть семьдесят восемь'],
    ],
  ])('finds %s', (_, text, expected) => {
    expect(foundIn(text)).toEqual(expected);
  });

  it.each([
    'Потратили 1 250 000 рублей за 2023-2024 год.',
    'сначала было пять потом десять двадцать тридцать сорок штук',
    'с 10:00 до 18:30 и 12.05.2024',
    'Заказ 12345 на 3 400,50 ₽',
  ])('leaves numbers as they are: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});

describe('addresses, mail, nicknames', () => {
  it.each<[string, string, string[]]>([
    ['a street', 'Приезжайте: ул. Садовая, д. 5, кв. 12.', ['address: ул. Садовая, д. 5, кв. 12']],
    ['a street that is spoken', 'живу на ленина пять квартира двадцать', ['address: ленина пять квартира двадцать']],
    ['a town before it', 'Офис: Тула, Советская улица, 14', ['address: Тула, Советская улица, 14']],
    ['mail', 'Пишите на some.one+x@mail.example.', ['mail: some.one+x@mail.example']],
    [
      'dictated mail',
      'почта вася точка пупкин собака яндекс точка ру',
      ['mail: вася точка пупкин собака яндекс точка ру'],
    ],
    ['a nickname', 'В телеге @lunnyj_zayac.', ['nick: @lunnyj_zayac']],
    [
      'a dictated nickname',
      'ник собака lunny нижнее подчёркивание zayac',
      ['nick: собака lunny нижнее подчёркивание zayac'],
    ],
  ])('finds %s', (_, text, expected) => {
    expect(foundIn(text)).toEqual(expected);
  });

  it.each([
    'У соседа собака лает каждую ночь.',
    'На площади два киоска, за квартал девять заказов.',
    'Мы уложились в шесть недель на набережной двадцать два этажа построили.',
  ])('leaves words as they are: %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});

const KINDS: readonly PersonalDataKind[] = ['name', 'phone', 'mail', 'address', 'inn', 'card', 'nick'];
const fragments = fc.constantFrom(
  'Марина Сергеевна',
  '👩🏽‍🌾 ',
  ', ',
  '. ',
  '\n',
  'Гена',
  'мы с вами были там',
  '+7 900 123-45-67',
  'улица Садовая, дом 5',
  'x@mail.example',
  '@lunnyj_zayac',
  'восемь девятьсот двадцать один сто тридцать два ноль пять сорок шесть',
  'İ',
  'Вера',
  '«',
  '»',
  ' — ',
  ' ',
);
const texts = fc.array(fragments, { maxLength: 30 }).map((parts) => parts.join(''));

/** Places in order without overlap, of a text of that length. */
const placesIn = (length: number): fc.Arbitrary<Personal[]> =>
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: Math.max(1, length) }), { maxLength: 12 }),
      fc.infiniteStream(fc.constantFrom(...KINDS)),
    )
    .map(([borders, kinds]) => {
      const sorted = borders.toSorted((a, b) => a - b).filter((at) => at <= length);
      const places: Personal[] = [];
      for (let index = 0; index + 1 < sorted.length; index += 2) {
        const kind = kinds.next().value;
        if (kind) places.push({ kind, start: sorted[index] ?? 0, end: sorted[index + 1] ?? 0 });
      }
      return places;
    });

const textWithPlaces = texts.chain((text) => placesIn(text.length).map((places) => ({ text, places })));

describe('what is found, of any text', () => {
  it('stands in order, inside of the text, without overlap, and begins and ends with a word', () => {
    fc.assert(
      fc.property(texts, (text) => {
        let last = 0;
        for (const { start, end } of personalIn(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
          last = end;
        }
      }),
    );
  });

  it('is the same behind an emoji, moved by its length', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const before = '👩🏽‍🌾\n';
        const moved = personalIn(text).map((one) => ({
          ...one,
          start: one.start + before.length,
          end: one.end + before.length,
        }));
        expect(personalIn(before + text)).toEqual(moved);
      }),
    );
  });
});

describe('masking', () => {
  it('is the same for the same person in other cases, and other for another', () => {
    const book: MaskBook = new Map();
    expect(maskFor('name', 'Геннадий', book)).toBe('[имя 1]');
    expect(maskFor('name', 'Зоя', book)).toBe('[имя 2]');
    expect(maskFor('name', 'геннадию', book)).toBe('[имя 1]');
    expect(maskFor('name', 'Егорова Тамара', book)).toBe('[имя 3]');
    expect(maskFor('name', 'Тамары Егоровой', book)).toBe('[имя 3]');
    expect(maskFor('phone', '8 900 123-45-67', book)).toBe('[телефон]');
    expect(maskFor('nick', '@lunnyj_zayac', book)).toBe('[ник 1]');
  });

  it('gives the text back', () => {
    fc.assert(
      fc.property(textWithPlaces, ({ text, places }) => {
        const masked = maskText(text, places, new Map());
        expect(unmaskText(masked.text, masked.hidden)).toBe(text);
        expect(masked.hidden.map(({ words }) => words)).toEqual(places.map(({ start, end }) => text.slice(start, end)));
      }),
    );
  });

  it('moves places so that what was no personal data reads the same', () => {
    fc.assert(
      fc.property(textWithPlaces, fc.nat(), fc.nat(), ({ text, places }, a, b) => {
        const masked = maskText(text, places, new Map());
        const changes = places.map(({ start, end }, index) => {
          const hidden = masked.hidden[index];
          return { start, end, length: hidden ? hidden.end - hidden.start : 0 };
        });
        const [start = 0, end = 0] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
        const moved = movePlace({ start, end }, changes);
        expect(moved.start).toBeLessThanOrEqual(moved.end);
        // A border inside of a hidden place goes to that place's edge, which makes the passage no smaller.
        const from = places.find((one) => one.start < start && start < one.end)?.start ?? start;
        const to = places.find((one) => one.start < end && end < one.end)?.end ?? end;
        const inside = places
          .filter((one) => one.start >= from && one.end <= to)
          .map((one) => ({ ...one, start: one.start - from, end: one.end - from }));
        const book: MaskBook = new Map();
        maskText(text, places, book);
        expect(masked.text.slice(moved.start, moved.end)).toBe(maskText(text.slice(from, to), inside, book).text);
      }),
    );
  });
});

describe('texts that go out together', () => {
  it('call the same person the same, and a participant by their code name', () => {
    const people = [
      { name: 'Зульфия', codeName: 'Р1' },
      { name: 'Йонкер', codeName: 'Р2' },
      { name: '', codeName: 'Р3' },
    ];
    expect(
      maskTexts(
        ['Мы спросили Зульфию и Ренату.', 'Рената ответила, йонкер промолчал.', '', '+7 900 123-45-67'],
        people,
      ),
    ).toEqual(['Мы спросили [Р1] и [имя 1].', '[имя 1] ответила, [Р2] промолчал.', '', '[телефон]']);
  });

  it('tell of each other who is meant by a word, written and recognised side by side', () => {
    expect(maskTexts(['Позвонила Вера Петровна, завуч.', 'ну вера говорит приходите', 'Вера в себя важна.'])).toEqual([
      'Позвонила [имя 1], завуч.',
      'ну [имя 2] говорит приходите',
      '[имя 2] в себя важна.',
    ]);
  });

  it('are as many as before, and none holds what was found', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(fragments).map((parts) => parts.join(' ')),
          { maxLength: 5 },
        ),
        (all) => {
          const masked = maskTexts(all);
          expect(masked).toHaveLength(all.length);
          expect(masked.join('\n')).not.toMatch(/mail\.example|lunnyj_zayac|900 123|Марина Сергеевна/);
        },
      ),
    );
  });
});
