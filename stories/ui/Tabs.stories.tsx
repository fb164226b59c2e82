import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { keeping } from '#stories/keeping.tsx';

const Demo = keeping(Tabs, { value: 'onValueChange' });

const NAMES = ['Business Model', 'Lean Canvas', 'Value Proposition', 'Ценности и риски', 'Каналы'];

const meta = preview.meta({
  id: 'ui-tabs',
  title: 'Элементы/Вкладки · Tabs (табы)',
  component: Tabs,
  args: {
    label: 'Канвасы стратегии',
    value: '0',
    onValueChange: fn(),
    tabs: NAMES.map((label, index) => ({ value: String(index), label, content: <p>Содержимое: {label}</p> })),
  },
  render: (args) => <Demo {...args} />,
});

export const Keyboard = meta.story({
  name: 'Стрелки выбирают вкладку',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Business Model' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('1');
    await expect(canvas.getByRole('tabpanel', { name: 'Lean Canvas' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Каналы' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Business Model' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Каналы' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Каналы');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Каналы' })).toHaveFocus();
  },
});

export const Pressed = meta.story({
  name: 'Нажатие выбирает; рисуется только выбранное',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Lean Canvas' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1');
    const panel = canvas.getByRole('tabpanel', { name: 'Lean Canvas' });
    await expect(panel).toHaveTextContent('Содержимое: Lean Canvas');
    await expect(canvas.getByRole('tab', { name: 'Lean Canvas' })).toHaveAttribute('aria-controls', panel.id);
    await expect(canvas.queryByText('Содержимое: Business Model')).toBeNull();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне ряд прокручивается вбок, страница нет',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist', { name: 'Канвасы стратегии' });
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
