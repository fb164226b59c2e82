import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx';

const meta = preview.meta({
  id: 'ui-dialog-confirmdialog',
  title: 'Элементы/Диалог подтверждения · ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Удалить исследование?',
    children: <p>Вместе с ним исчезнут 18 цитат и 3 файла. Гипотезы, которые из него выросли, останутся.</p>,
    confirmLabel: 'Удалить',
    danger: true,
  },
});

export const Danger = meta.story({
  name: 'Необратимое: фокус на отмене',
  play: async ({ args, userEvent, step }) => {
    await step('Вопрос читается целиком', async () => {
      const question = screen.getByRole('alertdialog', { name: 'Удалить исследование?' });
      await expect(question).toHaveAccessibleDescription(/18 цитат/);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus());
    });
    await step('Согласие и отказ', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
});

export const Plain = meta.story({
  name: 'Обычный вопрос',
  args: {
    danger: false,
    title: 'Сбросить демо-данные?',
    confirmLabel: 'Сбросить',
    children: <p>Пространство вернётся к образцу.</p>,
  },
});

export const Busy = meta.story({
  name: 'Пока выполняется, не закрыть и не нажать',
  args: { busy: true },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Отмена' })).toBeDisabled();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
