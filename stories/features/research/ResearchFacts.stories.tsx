import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ResearchFacts } from '#src/features/research/ResearchFacts.tsx';

import { study } from './sampleStudy.ts';

const meta = preview.meta({
  id: 'features-research-researchfacts',
  title: 'Разделы/Исследования/Сведения об исследовании · ResearchFacts',
  component: ResearchFacts,
  args: { research: study('research-edtech') },
});

export const Known = meta.story({ name: 'Всё известно' });

export const NoAuthor = meta.story({
  name: 'Автор не указан',
  args: { research: { ...study('research-edtech'), author: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не указан')).toBeVisible();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
