import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ThemeToggle, type ThemeToggleProps } from '#src/features/shell/ThemeToggle.tsx';
import { keeping } from '#stories/keeping.tsx';

/** Keeps the theme's name; the story's own theme stays as the toolbar has it. */
const Demo = keeping(ThemeToggle, { theme: 'onThemeChange' });

const meta = preview.meta({
  id: 'features-shell-themetoggle',
  title: 'Разделы/Рамка приложения/Кнопка темы · ThemeToggle',
  component: ThemeToggle,
  parameters: { docs: { description: { component: 'Меняет светлую тему на тёмную и обратно.' } } },
  args: { theme: 'light' as ThemeToggleProps['theme'], onThemeChange: fn() },
  render: (args) => <Demo {...args} />,
});

export const Light = meta.story({
  name: 'Назван тем, что сделает',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Из светлой — в тёмную', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Включить тёмную тему' }));
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark');
    });
    await step('И обратно, фокус на месте', async () => {
      await expect(canvas.getByRole('button', { name: 'Включить светлую тему' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onThemeChange).toHaveBeenLastCalledWith('light');
    });
  },
});

export const Dark = meta.story({ name: 'В тёмной теме', args: { theme: 'dark' } });

export const BeforeLoad = meta.story({
  name: 'До загрузки страницы не виден',
  args: { theme: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});
