import { describe, expect, test } from 'vitest';

import { canonicalOf } from '#src/domain/research/layouts/canonical.ts';
import { ToldTally } from '#src/domain/research/layouts/told.ts';

const read = (...lines: readonly string[]) => canonicalOf(lines.join('\n'));

describe('a table that was copied as text', () => {
  test('is a talk by names and words', () => {
    const { text, labels } = read('Вера\tЧем топите?', 'Рита\tУглём: дёшево', '', 'Вера\tЯсно', 'Рита\tДа');
    expect(labels).toEqual(['Вера', 'Рита']);
    expect(text).toBe('Вера: Чем топите?\n\nРита: Углём: дёшево\n\nВера: Ясно\n\nРита: Да');
  });

  test('is one with times and a head; a row without a name goes on', () => {
    const told = new ToldTally();
    const source =
      'Время\tКто\tРеплика\n0:05\tВера\tТопите?\n0:09\tРита\tУглём.\n0:12\t\tИ дровами.\n0:20\tВера\tЯсно.';
    const { text, map } = canonicalOf(source, told.tell);
    expect(text).toBe('[0:05] Вера: Топите?\n\n[0:09] Рита: Углём.\n\n[0:12] Рита: И дровами.\n\n[0:20] Вера: Ясно.');
    expect(map.some(({ place, source: from, length }) => text.slice(place, place + length) === source.slice(from, from + length) && length === 'Углём.'.length)).toBe(true); // prettier-ignore
    expect(told.told()).toEqual([{ kind: 'word', count: 3 }]);
  });

  test.each([
    ['goods', 'Печь\t900', 'Уголь\t120', 'Печь\t850'],
    ['people', 'Вера\tТула\tпечник', 'Рита\tОмск\tистопник'],
    ['labels', 'Вера:\tТопите?', 'Рита:\tДа.'],
    ['prose with a tab', 'Топили углём.', 'Вера\tсказала', 'что дорого.'],
  ])('is none of %s', (_which, ...lines) => expect(read(...lines).labels).toBeNull());
});
