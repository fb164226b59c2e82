import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MobileHeader } from '#src/features/shell/MobileHeader.tsx';
import { SearchButton } from '#src/features/shell/SearchButton.tsx';
import { ThemeToggle } from '#src/features/shell/ThemeToggle.tsx';
import { underFinger } from '#stories/checks.ts';

import { withStoryLinks } from './StoryLink.tsx';

const meta = preview.meta({
  id: 'features-shell-mobileheader',
  title: 'Разделы/Рамка приложения/Шапка на телефоне · MobileHeader',
  component: MobileHeader,
  args: {
    onMenuOpen: fn(),
    actions: (
      <>
        <SearchButton shortcut="Ctrl K" onOpen={fn()} />
        <ThemeToggle theme="light" onThemeChange={fn()} />
      </>
    ),
  },
  decorators: [withStoryLinks],
  globals: { viewport: { value: 'mobile' } },
  parameters: {
    docs: { description: { component: 'Шапка телефона: меню, название продукта, поиск и тема.' } },
    layout: 'fullscreen',
  },
});

export const Phone = meta.story({
  name: 'Меню, название продукта, тема',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Меню открывается с клавиатуры', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onMenuOpen).toHaveBeenCalledTimes(1);
    });
    await step('Название ведёт на главную, кнопки под палец', async () => {
      await expect(canvas.getByRole('link', { name: /Ориентир/ })).toHaveAttribute('href', '/');
      await underFinger(...canvas.getAllByRole('button'));
    });
  },
});

export const BeforeLoad = meta.story({
  name: 'До загрузки переключателя темы нет',
  args: { actions: <ThemeToggle theme={undefined} onThemeChange={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const Desktop = meta.story({
  name: 'На широком экране его нет',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).not.toBeInTheDocument();
  },
});
