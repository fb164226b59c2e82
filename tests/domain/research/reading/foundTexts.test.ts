import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fold } from '#src/domain/core/format.ts';
import {
  countFound,
  findInText,
  foundBeside,
  foundInOrder,
  MOST_LINES,
  MOST_PLACES,
  placeBeside,
  type FoundText,
} from '#src/domain/research/reading/foundTexts.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

const find = (text: string, words: string, materialId = 'material') =>
  findInText(materialId, text, fold(text), words, () => turnsOf(text));

const asked = () => expect.unreachable('asked for turns');

describe('findInText', () => {
  it('finds every place with its speaker, and the line without the label', () => {
    const text =
      'Марина: Всё началось с пустого экрана.\n\nОлег: Какого экрана?\n\nМарина: Экрана с вопросами.\n\nОлег: Понятно.';
    const found = find(text, 'экрана');
    expect(found?.count).toBe(3);
    expect(found?.lines.map(({ speaker, line, from, to }) => [speaker, line, line.slice(from, to)])).toEqual([
      ['Марина', 'Всё началось с пустого экрана.', 'экрана'],
      ['Олег', 'Какого экрана?', 'экрана'],
      ['Марина', 'Экрана с вопросами.', 'Экрана'],
    ]);
    expect(found?.last).toMatchObject({ start: text.lastIndexOf('Экрана') });
    expect(found?.next).toBeNull();
  });

  it('names the turn of a label that was found, with nothing marked in its words', () => {
    const label = { speaker: 'Олег', line: 'Нет.', from: 0, to: 0 };
    const found = find('Марина: Да.\n\nОлег: Нет.\n\nМарина: Да.\n\nОлег: Нет.', 'олег');
    expect(found?.lines).toMatchObject([label, label]);
  });

  it('counts so many places, gives lines of the first, and where to go on', () => {
    const found = find('да. '.repeat(MOST_PLACES + 5), 'да');
    expect([found?.count, found?.lines.length, found?.next?.start]).toEqual([MOST_PLACES, MOST_LINES, 4 * MOST_LINES]);
    expect(countFound(found ? [found] : [])).toEqual({ count: MOST_PLACES, more: true });
    expect(countFound([])).toEqual({ count: 0, more: false });
  });

  it('asks for no turns when nothing is found', () => {
    const text = 'Марина: Да.';
    expect(findInText('material', text, fold(text), 'нет', asked)).toBeUndefined();
    expect(findInText('material', text, fold(text), ' ', asked)).toBeUndefined();
  });

  it('every line shows the words that were found, whatever stands around them', () => {
    const word = fc.constantFrom('дом', 'Ёлка', 'и', 'снег😀', 'а\u00A0б', '\n', '\n\nИнтервьюер: ');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 120 }), (words) => {
        const text = words.join(' ');
        for (const { line, from, to, start, end } of find(text, 'елка')?.lines ?? []) {
          expect(fold(line.slice(from, to))).toBe('елка');
          expect(text.slice(start, end)).toBe('Ёлка');
          expect(line.length).toBeLessThanOrEqual(142);
          expect(line).not.toMatch(/Интервьюер: |\n/);
        }
      }),
    );
  });
});

describe('foundBeside', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  const found: readonly FoundText[] = ['b', 'd'].map((materialId) => ({
    materialId,
    count: 1,
    last: { start: 0, end: 1 },
    lines: [],
    next: null,
  }));
  it.each([
    ['a', 1, 'b'],
    ['b', 1, 'd'],
    ['c', 1, 'd'],
    ['d', 1, 'b'],
    ['e', 1, 'b'],
    ['a', -1, 'd'],
    ['b', -1, 'd'],
    ['c', -1, 'b'],
    ['d', -1, 'b'],
    ['e', -1, 'd'],
  ] as const)('from %s by %i leads to %s, round the ends', (from, by, to) => {
    expect(foundBeside(found, order, from, by)?.materialId).toBe(to);
  });

  it('leads nowhere when only the open file has the words', () => {
    expect(foundBeside(found.slice(0, 1), order, 'b', 1)).toBeUndefined();
  });
});

/** Where a step from a place of a text with so many leads. */
const starts = (count: number, by: 1 | -1, from: number | null) => {
  const found = find('да. '.repeat(count), 'да');
  return found && placeBeside(found, from === null ? null : { start: from, end: from + 2 }, by)?.start;
};

describe('placeBeside', () => {
  it.each([1, 2, MOST_LINES, MOST_LINES + 1, MOST_LINES + 2])(
    'goes through all %i places of a text, on and back, and ends beyond them',
    (count) => {
      const places = Array.from({ length: count }, (_, index) => 4 * index);
      expect(places.map((from) => starts(count, 1, from))).toEqual([...places.slice(1), undefined]);
      expect(places.map((from) => starts(count, -1, from))).toEqual([undefined, ...places.slice(0, -1)]);
    },
  );

  it('begins at the first from nowhere, and from where nothing was found', () => {
    expect([starts(3, 1, null), starts(3, -1, null), starts(3, 1, 5)]).toEqual([0, 0, 0]);
  });
});

describe('foundInOrder', () => {
  it('puts what was found into the order of the materials, what is of none of them behind', () => {
    const found = ['gone', 'b', 'a'].map((id) => ({
      materialId: id,
      count: 1,
      last: { start: 0, end: 1 },
      lines: [],
      next: null,
    }));
    const order = ['a', 'none', 'b'];
    expect(foundInOrder(found, order).map(({ materialId }) => materialId)).toEqual(['a', 'b', 'gone']);
    expect(foundInOrder(found, []).map(({ materialId }) => materialId)).toEqual(['gone', 'b', 'a']);
  });
});
