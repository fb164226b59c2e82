import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ShowLinks } from '#src/patterns/ShowLinks.tsx';

import { linksHref } from '../linksHref.ts';

const meta = preview.meta({
  id: 'patterns-showlinks',
  title: 'Приёмы/Ссылка «Связи» · ShowLinks',
  component: ShowLinks,
  args: { href: linksHref('study', 'one'), of: 'Глубинные интервью' },
});

export const AsButton = meta.story({
  name: 'Среди кнопок',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Связи: Глубинные интервью' });
    await expect(link).toHaveAttribute('href', '?links=study%3Aone');
    await expect(link).toHaveTextContent('Связи');
  },
});

export const AsIcon = meta.story({ name: 'Среди значков карточки', args: { variant: 'icon' as const } });

export const Mobile = meta.story({
  name: 'На телефоне: под палец',
  args: { variant: 'icon' as const },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});
