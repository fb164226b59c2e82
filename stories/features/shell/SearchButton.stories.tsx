import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { SearchButton } from '#src/features/shell/SearchButton.tsx';

const meta = preview.meta({
  id: 'features-shell-searchbutton',
  title: 'Разделы/Рамка приложения/Кнопка поиска · SearchButton',
  component: SearchButton,
  parameters: {
    docs: {
      description: {
        component:
          'Видимый путь в палитру. В широком окне показывает своё сочетание клавиш, от 1199 px и уже — один значок.',
      },
    },
  },
  args: { shortcut: 'Ctrl K', onOpen: fn() },
  globals: { viewport: { value: 'desktop' } },
});

export const Desktop = meta.story({
  name: 'Широкое окно: слово и сочетание клавиш',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Поиск' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await expect(canvas.getByText('Ctrl K')).toBeVisible();
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});

export const Phone = meta.story({
  name: 'Телефон: значок под палец, имя остаётся',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Поиск' }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
});
