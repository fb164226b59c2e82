import { expect, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ScrolledList } from '#src/patterns/windowed/ScrolledList.tsx';
import { inBox } from '#stories/frames.tsx';

const rows = (count: number) => Array.from({ length: count }, (_, index) => `Отметка номер ${index + 1}`);

const meta = preview.meta({
  id: 'patterns-windowed-scrolledlist',
  title: 'Приёмы/Список в своём окошке · ScrolledList',
  component: ScrolledList<string>,
  args: {
    label: 'Отметки',
    items: rows(3),
    keyOf: (item: string) => item,
    rowHeight: 40,
    renderItem: (item: string) => <p>{item}</p>,
  },
  decorators: [inBox({ height: 320, width: 'min(340px, 100%)', display: 'grid' })],
});

export const Some = meta.story({
  name: 'Одни под другими: место и сколько всего сказаны',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-posinset', '2');
    await expect(canvas.getByRole('region', { name: 'Отметки' })).toHaveAttribute('tabindex', '0');
  },
});

export const None = meta.story({
  name: 'Записей нет: сказано',
  args: { items: [], empty: 'В этом тексте пока ничего не отмечено.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('В этом тексте пока ничего не отмечено.')).toBeVisible();
  },
});

export const Thousands = meta.story({
  name: 'Пять тысяч: на странице только окно, показанная — в нём',
  args: { items: rows(5000), current: 3999 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Отметка номер 4000')).toBeVisible());
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
});
