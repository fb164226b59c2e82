import { expect, it } from 'vitest';

import { cardLines } from '#src/domain/boards/cardLines.ts';

it('a card says one thing at a time: sentences, items and rows, without marks', () => {
  const text =
    '**Главное.** Слышать людей. Каждую неделю!\n\n- **Продакт** — ритм\n- Основатель\n\n| | Цена |\n|---|---|\n| Панель | дорого |\n| | |';
  expect(cardLines(text)).toEqual([
    'Главное.',
    'Слышать людей.',
    'Каждую неделю!',
    'Продакт — ритм',
    'Основатель',
    'Панель — дорого',
  ]);
  expect(cardLines(' \n\n ')).toEqual([]);
});
