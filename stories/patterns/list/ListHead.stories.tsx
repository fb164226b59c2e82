import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ListHead } from '#src/patterns/list/ListHead.tsx';
import { Button } from '#src/ui/Button.tsx';

const meta = preview.meta({
  id: 'patterns-list-listhead',
  title: 'Приёмы/Заголовок списка · ListHead',
  component: ListHead,
  args: { title: 'Список исследований', count: 1243 },
});

export const Counted = meta.story({
  name: 'Заголовок и сколько в списке',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Список исследований \(1\s243\)$/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Пока список читается, числа нет',
  args: { count: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Список исследований' })).toBeVisible();
  },
});

export const WithViews = meta.story({
  name: 'Рядом — переключатель вида',
  args: { children: <Button size="sm">Доска</Button> },
});
