import { expect, it } from 'vitest';

import { groupedCards, SLIDE_GROUPS } from '#src/domain/boards/slideGroups.ts';
import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';
import { shownCards, type ShownCard } from '#src/domain/boards/shownBoard.ts';

it.each(['vision', 'market', 'product', 'marketing'] as const)(
  'every card of the board %s has its group, and no group has more than three',
  (id) => {
    const fields = SLIDE_GROUPS[id].flatMap((group) => group.fields);
    expect(new Set(fields)).toEqual(new Set(SHOWN_CARDS[id].map(({ field }) => field)));
    expect(fields).toHaveLength(SHOWN_CARDS[id].length);
    expect(Math.max(...SLIDE_GROUPS[id].map((group) => group.fields.length))).toBeLessThanOrEqual(3);
    expect(groupedCards(id, shownCards(null, id)).flatMap(({ cards }) => cards)).toHaveLength(fields.length);
  },
);

it('cards are told in the order of their groups; one of no group comes last under its own title, and an empty group is left out', () => {
  const cards = [
    { field: 'pestel', title: 'PESTEL' },
    { field: 'vision', title: 'Чужая' },
    { field: 'marketMetrics', title: 'Метрики' },
    { field: 'marketSize', title: 'Размер' },
  ] as unknown as readonly ShownCard[];
  const told = groupedCards('market', cards).map(({ title, cards: own }) => [title, own.map(({ field }) => field)]);
  expect(told).toEqual([
    ['Размер рынка и сегменты', ['marketSize', 'marketMetrics']],
    ['Внешняя среда', ['pestel']],
    ['Чужая', ['vision']],
  ]);
});
