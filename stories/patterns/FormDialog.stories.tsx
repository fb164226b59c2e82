import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/outcome.ts';
import { FormDialog } from '#src/patterns/FormDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const meta = preview.meta({
  component: FormDialog,
  args: {
    title: 'Новая заметка',
    submitLabel: 'Сохранить',
    children: <TextField label="Заметка" defaultValue="Не потерять это" />,
    onSubmit: fn((): Promise<Outcome | undefined> => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

export const Sent = meta.story({
  name: 'Отправлена — закрывается',
  play: async ({ args, step, userEvent }) => {
    await step('Enter в поле отправляет форму', async () => {
      await userEvent.click(screen.getByLabelText('Заметка'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    });
  },
});

export const Failed = meta.story({
  name: 'Не вышло — говорит почему, набранное на месте, можно ещё раз',
  args: { onSubmit: fn((): Promise<Outcome | undefined> => Promise.resolve(refused('Не хватает места в браузере.'))) },
  play: async ({ args, step, userEvent }) => {
    await step('Ошибка в диалоге', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места в браузере.');
      await expect(screen.getByLabelText('Заметка')).toHaveValue('Не потерять это');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Вторая попытка уходит', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    });
  },
});

export const FieldWrong = meta.story({
  name: 'Поле заполнено неверно — диалог остаётся',
  args: {
    onSubmit: fn((): Promise<Outcome | undefined> => Promise.resolve(undefined)),
    children: <TextField label="Заметка" error="Запишите что-нибудь" />,
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const Sending = meta.story({
  name: 'Отправляется — Escape не закрывает',
  args: { onSubmit: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Сохранить' })).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Missing = meta.story({
  name: 'Чего-то не хватает — кнопка ждёт и говорит чего',
  args: { missing: 'Чтобы сохранить, заполните: заметка' },
  play: async ({ args, step, userEvent }) => {
    const save = screen.getByRole('button', { name: 'Сохранить' });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAccessibleDescription('Чтобы сохранить, заполните: заметка');
    await step('Enter в поле не отправляет', async () => {
      await userEvent.click(screen.getByLabelText('Заметка'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
});

export const Below = meta.story({
  name: 'Под формой — то, что к ней не относится; пока отправляется, ждёт и оно',
  args: {
    onSubmit: fn(() => new Promise<never>(() => undefined)),
    renderBelow: (busy: boolean) => <Button disabled={busy}>Удалить заметку</Button>,
  },
  play: async ({ userEvent }) => {
    const remove = screen.getByRole('button', { name: 'Удалить заметку' });
    await expect(remove.closest('form')).toBeNull();
    await expect(remove).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(remove).toBeDisabled());
  },
});
