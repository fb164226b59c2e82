import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BlankTouchpoint } from '#src/features/tactics/BlankTouchpoint.tsx';

import { blankCard } from './sampleJourney.ts';

const meta = preview.meta({
  id: 'features-tactics-blanktouchpoint',
  title: 'Разделы/Тактика/Пустая точка касания · BlankTouchpoint',
  component: BlankTouchpoint,
  parameters: {
    docs: { description: { component: 'Точка касания, о которой ещё ничего не известно: что сюда встанет и откуда.' } },
  },
  args: { card: blankCard, researchHref: '/' },
});

export const Default = meta.story({
  name: 'Что сюда встанет и откуда',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(new RegExp(`точка «${args.card.name}»`))).toBeVisible();
    await expect(canvas.getByText('Awareness')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('link', { name: 'Перейти к исследованиям' })).toHaveAttribute('href', '/');
  },
});

export const Phone = Default.extend({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
