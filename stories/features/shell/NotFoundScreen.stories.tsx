import { expect } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { NotFoundScreen } from '#src/features/shell/NotFoundScreen.tsx';
import { fits } from '#stories/checks.ts';

import { withStoryLinks } from './StoryLink.tsx';

const meta = preview.meta({
  id: 'features-shell-notfoundscreen',
  title: 'Разделы/Рамка приложения/Экран «Страницы нет» · NotFoundScreen (404)',
  component: NotFoundScreen,
  args: { path: '/eksperimenty' },
  decorators: [withStoryLinks],
  parameters: {
    docs: { description: { component: 'Страница для пути, которого нет: адрес и дорога на главную.' } },
    chromatic: { modes: screenModes },
  },
});

export const Plain = meta.story({
  name: 'Страницы нет: адрес и путь на главную',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByText('/eksperimenty')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/');
  },
});

export const Markup = meta.story({
  name: 'Разметка в адресе остаётся текстом',
  args: { path: '/<script>window.hacked = true</script><img src=x onerror="window.hacked = true">' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>window\.hacked = true<\/script>/)).toBeVisible();
    await expect(canvasElement.querySelector('script, img')).toBeNull();
    await expect(window).not.toHaveProperty('hacked');
  },
});

export const LongPath = meta.story({
  name: 'Длинный адрес переносится на телефоне',
  args: { path: `/research/${'issledovaniya-i-eksperimenty'.repeat(6)}` },
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(),
});
