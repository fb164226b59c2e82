import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NavList } from '#src/features/shell/NavList.tsx';

import { labelsOf, railItems } from './destinations.ts';
import { onNavigate as onFollow, withStoryLinks } from './StoryLink.tsx';

const meta = preview.meta({
  id: 'features-shell-navlist',
  title: 'Разделы/Рамка приложения/Список разделов · NavList (навигация)',
  component: NavList,
  parameters: { docs: { description: { component: 'Столбец разделов: в боковой панели и в листе телефона.' } } },
  args: { items: railItems('/') },
  decorators: [withStoryLinks],
  render: (args) => (
    <nav aria-label="Все разделы" style={{ width: args.collapsed ? 40 : 240 }}>
      <NavList {...args} />
    </nav>
  ),
});

export const Open = meta.story({
  name: 'С названиями, текущий раздел отмечен',
  play: async ({ canvas, step }) => {
    await step('Ассистент, знакомство и семь разделов', async () => {
      const names = canvas.getAllByRole('link').map((link) => link.textContent);
      await expect(names).toEqual(labelsOf(railItems('/')));
      await expect(names).toHaveLength(9);
    });
    await step('Отмечен только раздел с точно этим путём', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Исследования');
    });
  },
});

export const Collapsed = meta.story({
  name: 'Одни значки, названия остаются голосом и подсказкой',
  args: { collapsed: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Эксперименты' });
    await expect(link).toHaveAttribute('data-tooltip', 'Эксперименты');
    await expect(link.getBoundingClientRect().width).toBe(40);
  },
});

export const NoCurrent = meta.story({
  name: 'На неизвестном пути не отмечен никто',
  args: { items: railItems('/nowhere') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
});

export const Touch = meta.story({
  name: 'В листе телефона: крупные строки, выбор сообщается',
  args: { onNavigate: fn() },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, userEvent }) => {
    onFollow.mockClear();
    const link = canvas.getByRole('link', { name: 'Тактика' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
    await expect(onFollow).toHaveBeenCalledWith('/journey');
  },
});
