import { Download, FileText, MoreHorizontal, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Menu } from '#src/ui/menu/Menu.tsx';

import { MenuWithDialog } from './MenuWithDialog.tsx';

const onSelect = fn();

const meta = preview.meta({
  id: 'ui-menu-menu',
  title: 'Элементы/Меню действий · Menu',
  component: Menu,
  args: {
    label: 'Действия с исследованием',
    trigger: <IconButton label="Ещё" icon={<MoreHorizontal />} variant="secondary" />,
    items: [
      { label: 'Открыть текст', icon: <FileText />, onSelect: fn() },
      { label: 'Экспорт в PDF', icon: <Download />, onSelect },
      { label: 'Отправить команде', onSelect: fn(), disabled: true },
      { label: 'Удалить', icon: <Trash2 />, onSelect: fn(), danger: true },
    ],
  },
  render: (args) => (
    <div style={{ minHeight: 260, textAlign: 'right' }}>
      <Menu {...args} />
    </div>
  ),
  beforeEach: () => {
    onSelect.mockClear();
  },
});

export const Closed = meta.story({ name: 'Закрыто' });

export const Keyboard = meta.story({
  name: 'Открывается и выбирается с клавиатуры',
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Ещё' });
    await step('Enter открывает, стрелка ведёт дальше', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('menu', { name: 'Действия с исследованием' })).toBeVisible();
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Открыть текст' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Экспорт в PDF' })).toHaveFocus();
    });
    await step('Enter выбирает, фокус возвращается', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(onSelect).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Escape закрывает', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

export const Open = meta.story({
  name: 'Открыто',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await expect(await screen.findByRole('menuitem', { name: 'Удалить' })).toBeVisible();
  },
});

export const Checked = meta.story({
  name: 'С отметками',
  args: {
    label: 'Оформление',
    items: [
      { label: 'На весь экран', onSelect: fn() },
      { label: 'Светлая тема', checked: true, divided: true, onSelect },
      { label: 'Тёмная тема', checked: false, onSelect },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Светлая тема' })).toBeChecked();
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Тёмная тема' }));
    await expect(onSelect).toHaveBeenCalledTimes(1);
  },
});

export const IntoDialog = meta.story({
  name: 'Диалог из меню возвращает фокус на кнопку меню',
  render: () => <MenuWithDialog />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Ещё' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Mobile = meta.story({
  name: 'На телефоне под большой палец',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }));
    const item = await screen.findByRole('menuitem', { name: 'Удалить' });
    await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
