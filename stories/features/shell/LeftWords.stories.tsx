import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LeftWords } from '#src/features/shell/LeftWords.tsx';

const meta = preview.meta({
  id: 'features-shell-leftwords',
  title: 'Разделы/Рамка приложения/Набранное, что не успели сохранить · LeftWords (доступ закончился)',
  component: LeftWords,
  parameters: {
    docs: {
      description: {
        component:
          'Человека удалили из компании, пока он набирал: экран ушёл вместе с записями, а набранное стоит над любым экраном, пока его не уберут.',
      },
    },
  },
  args: {
    words: [
      { id: '1', label: 'Имя', text: 'Мария Ким', isSecret: false },
      { id: '2', label: 'Заметка', text: 'Покупает для отдела.\nСогласует с бухгалтерией.', isSecret: false },
      { id: '3', label: 'Токен бота', text: '123456:AAH', isSecret: true },
    ],
    onCopy: fn(async (_text: string) => true),
    onDismiss: fn(),
  },
});

export const Several = meta.story({
  name: 'Читается, копируется целиком, убирается',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Вы не успели сохранить');
    await expect(canvas.getByText('Мария Ким')).toBeVisible();
    await expect(canvas.queryByText('123456:AAH')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать набранное' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Скопировано'));
    await expect(args.onCopy).toHaveBeenCalledWith(
      'Имя: Мария Ким\n\nЗаметка: Покупает для отдела.\nСогласует с бухгалтерией.\n\nТокен бота: 123456:AAH',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const NotCopied = meta.story({
  name: 'Браузер не дал скопировать: ключ показан, чтобы его выделить',
  play: async ({ args, canvas, userEvent }) => {
    args.onCopy.mockResolvedValueOnce(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать набранное' }));
    await expect(await canvas.findByText(/^Браузер не дал скопировать/)).toBeVisible();
    await expect(canvas.getByText('123456:AAH')).toBeVisible();
  },
});

export const Stored = meta.story({
  name: 'Хранится в браузере: перезагрузка не пугает',
  args: { isStored: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/нужно: выйдете из компании — набранное уйдёт\.$/);
    await expect(canvas.getByRole('region')).toHaveAttribute('data-unsaved', '');
  },
});

export const Mobile = meta.story({
  name: 'На телефоне длинное прокручивается в себе',
  args: {
    words: [{ id: '1', label: 'Расшифровка', text: 'Мы выбирали долго и сравнивали. '.repeat(80), isSecret: false }],
  },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText(/Мы выбирали долго/);
    await expect(words.scrollHeight).toBeGreaterThan(words.clientHeight);
    await userEvent.tab();
    await expect(words).toHaveFocus();
  },
});
