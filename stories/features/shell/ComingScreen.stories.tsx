import { expect } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { ComingScreen } from '#src/features/shell/ComingScreen.tsx';

import { withStoryLinks } from './StoryLink.tsx';

const meta = preview.meta({
  component: ComingScreen,
  args: {
    title: 'Аудитории',
    purpose: 'Когорты респондентов, персоны и контакты тех, с кем можно поговорить.',
  },
  decorators: [withStoryLinks],
  parameters: { chromatic: { modes: screenModes } },
});

export const Plain = meta.story({
  name: 'Говорит, что раздел ещё не готов, и уводит к готовому',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Аудитории' })).toBeVisible();
    await expect(canvas.getByText(/ещё не готов/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'К исследованиям' })).toHaveAttribute('href', '/');
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
