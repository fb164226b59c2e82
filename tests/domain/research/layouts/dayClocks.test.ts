import { expect, test } from 'vitest';

import { canonicalOf } from '#src/domain/research/layouts/canonical.ts';

/* Names and times on lines of their own, as they are copied from a messenger's window. */

const read = (...lines: readonly string[]): string => canonicalOf(lines.join('\n')).text;

test('a time that no recording begins with is one of the day', () => {
  expect(read('Вера Лунина', '12:00', 'Чем топите?', 'Рита', '12:01', 'Углём', 'Вера Лунина', '12:05', 'Ясно')).toBe(
    '[12:00:00] Вера Лунина: Чем топите?\n\n[12:01:00] Рита: Углём\n\n[12:05:00] Вера Лунина: Ясно',
  );
});

test('one that begins a recording is not', () => {
  expect(read('Спикер 1', '00:05', 'Чем топите?', 'Спикер 2', '12:01', 'Углём', 'Спикер 1', '12:05', 'Ясно')).toBe(
    '[0:05] Спикер 1: Чем топите?\n\n[12:01] Спикер 2: Углём\n\n[12:05] Спикер 1: Ясно',
  );
});

test('words under a time name nobody, and a time without a name goes on', () => {
  expect(
    read('Вера', '12:00', 'Чем топите?', 'Рита', '12:01', 'Углём', '12:02', 'по 900', 'Вера', '12:05', 'Ясно'),
  ).toBe('[12:00:00] Вера: Чем топите?\n\n[12:01:00] Рита: Углём\n\n[12:02:00] Рита: по 900\n\n[12:05:00] Вера: Ясно');
});
