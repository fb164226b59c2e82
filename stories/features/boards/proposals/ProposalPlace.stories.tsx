import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { CardPlace } from '#src/domain/boards/cardPlaces.ts';
import { ProposalPlace } from '#src/features/boards/proposals/ProposalPlace.tsx';

const meta = preview.meta({
  id: 'features-boards-proposals-proposalplace',
  title: 'Разделы/Видение и стратегия/Место предложения · ProposalPlace',
  component: ProposalPlace,
  parameters: {
    docs: {
      description: {
        component: 'Место предложения в карточке: между какими её строками встанут слова или за чем в строке таблицы.',
      },
    },
  },
  args: {
    title: 'Потребности',
    content: '- Ритм\n- **Проверяемость** каждого вывода',
    place: null as CardPlace | null,
    words: 'Прошлые исследования теряются',
  },
});

export const Last = meta.story({
  name: 'За последней строкой',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Проверяемость каждого вывода')).toBeVisible();
    await expect(canvas.queryByText('Ритм')).toBeNull();
    await expect(canvas.getByText('Прошлые исследования теряются', { selector: 'ins' })).toBeVisible();
  },
});

export const First = meta.story({
  name: 'Карточка пуста: первой строкой',
  args: { content: '' },
  play: async ({ canvas }) => expect(canvas.getByText('Встанет первой строкой', { exact: false })).toBeVisible(),
});

export const Between = meta.story({
  name: 'Между строками: видны обе',
  args: { place: { kind: 'after', at: 0, of: 'Ритм' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Встанет между строками', { exact: false })).toBeVisible();
    const [above, words, below] = [...(canvas.getByRole('figure').children ?? [])].slice(1);
    await expect(above).toHaveTextContent('Ритм');
    await expect(words).toHaveTextContent('Прошлые исследования теряются');
    await expect(below).toHaveTextContent('Проверяемость каждого вывода');
  },
});

export const Cell = meta.story({
  name: 'В строке таблицы: за тем, что в её столбце стоит',
  args: {
    content: '| Кто | Чего не хватает |\n|---|---|\n| Бюро | скорости |',
    place: { kind: 'cell', at: 2, of: 'Бюро', column: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Встанет в', { exact: false })).toHaveTextContent('строку таблицы');
    await expect(canvas.getByText('скорости')).toBeVisible();
  },
});

export const NoWords = meta.story({
  name: 'Слова стёрты: место осталось',
  args: { words: '' },
  play: async ({ canvas }) => expect(canvas.getByText('…', { selector: 'ins' })).toBeVisible(),
});
