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
