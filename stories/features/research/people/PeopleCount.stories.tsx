import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PeopleCount } from '#src/features/research/people/PeopleCount.tsx';

const meta = preview.meta({
  id: 'features-research-people-peoplecount',
  title: 'Разделы/Исследования/Сколько людей · PeopleCount',
  component: PeopleCount,
  parameters: {
    docs: {
      description: {
        component: 'Сколько людей и исследований стоит за гипотезой и против неё; считают людей, а не цитаты.',
      },
    },
  },
  args: { words: 'За этим 3 человека из 2 исследований' },
});

export const Several = meta.story({
  name: 'Несколько людей из нескольких исследований',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('За этим 3 человека из 2 исследований')).toBeVisible();
  },
});

export const Nobody = meta.story({
  name: 'Ничьих слов нет: ничего не сказано',
  args: { words: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/За этим/)).not.toBeInTheDocument();
  },
});
