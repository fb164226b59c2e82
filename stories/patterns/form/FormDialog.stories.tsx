import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { FormDialog, type FormDialogProps } from '#src/patterns/form/FormDialog.tsx';
import { useRecordForm } from '#src/patterns/form/useRecordForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';

import { formState } from '../formState.ts';

const store = fn((): Promise<Outcome> => Promise.resolve(DONE));
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const field = () => screen.getByLabelText('Заметка');

/** A note that another tab can change, not longer than a line; it waits for its text. */
function Demo(props: FormDialogProps) {
  const [stored, setStored] = useState('Не потерять это');
  const form = useRecordForm({
    record: { note: stored },
    show: (_, text) => ({ label: 'Заметка', text }),
    missing: ({ note }) => (note === '' ? 'Чтобы сохранить, заполните: заметка' : ''),
    check: ({ note }) => (note.length > 40 ? { note: 'Не длиннее 40 знаков' } : {}),
    onSubmit: store,
  });
  return (
    <FormDialog {...props} form={form}>
      <TextField {...form.text('note')} label="Заметка" />
      <Button onClick={() => setStored('Из другой вкладки')}>Другая вкладка</Button>
    </FormDialog>
  );
}

const meta = preview.meta({
  id: 'patterns-form-formdialog',
  title: 'Приёмы/Диалог-форма · FormDialog',
  component: FormDialog,
  args: {
    form: formState(),
    title: 'Новая заметка',
    submitLabel: 'Сохранить',
    children: <TextField label="Заметка" defaultValue="Не потерять это" />,
    onClose: fn(),
  },
});

export const Explained = meta.story({
  name: 'Отказ уступает место заметке, которая говорит, что делать',
  render: (args) => <Demo {...args} />,
  play: async ({ userEvent }) => {
    store.mockResolvedValueOnce(refused('Запись уже изменилась.'));
    await userEvent.type(field(), '!');
    await userEvent.click(save());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Запись уже изменилась.');
    await userEvent.click(screen.getByRole('button', { name: 'Другая вкладка' }));
    await expect(screen.queryByText('Запись уже изменилась.')).not.toBeInTheDocument();
    await expect(screen.getByRole('region', { name: 'Изменено в другой вкладке' })).toBeVisible();
  },
});

export const Sent = meta.story({
  name: 'Отправлена — закрывается',
  render: (args) => <Demo {...args} />,
  play: async ({ args, step, userEvent }) => {
    await step('Enter в поле отправляет форму', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
      await expect(store).toHaveBeenCalledTimes(1);
    });
  },
});

export const Failed = meta.story({
  name: 'Не вышло — говорит почему, набранное на месте, можно ещё раз',
  render: (args) => <Demo {...args} />,
  play: async ({ args, step, userEvent }) => {
    const refusal = refused('Не хватает места в браузере.');
    store.mockResolvedValueOnce(refusal).mockResolvedValueOnce(refusal);
    await step('Ошибка в диалоге', async () => {
      await userEvent.click(save());
      await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места в браузере.');
      await expect(field()).toHaveValue('Не потерять это');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Вторая попытка уходит, и о ней тоже сказано', async () => {
      await userEvent.click(save());
      await waitFor(() => expect(store).toHaveBeenCalledTimes(2));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Не хватает места в браузере.');
    });
  },
});

export const FieldWrong = meta.story({
  name: 'Поле заполнено неверно — диалог остаётся',
  render: (args) => <Demo {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(field(), ', и это тоже не потерять никогда');
    await userEvent.click(save());
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveAccessibleDescription('Не длиннее 40 знаков');
    await expect(store).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const Sending = meta.story({
  name: 'Отправляется — Escape не закрывает',
  args: { form: formState({ busy: true }) },
  play: async ({ args, userEvent }) => {
    await expect(save()).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const Missing = meta.story({
  name: 'Чего-то не хватает — кнопка ждёт и говорит чего',
  render: (args) => <Demo {...args} />,
  play: async ({ args, step, userEvent }) => {
    await expect(save()).toBeEnabled();
    await userEvent.clear(field());
    await expect(save()).toBeDisabled();
    await expect(save()).toHaveAccessibleDescription('Чтобы сохранить, заполните: заметка');
    await expect(screen.getByRole('status')).toHaveTextContent('Чтобы сохранить, заполните: заметка');
    await step('Enter в поле не отправляет', async () => {
      await userEvent.click(field());
      await userEvent.keyboard('{Enter}');
      await expect(store).not.toHaveBeenCalled();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

export const Below = meta.story({
  name: 'Под формой — то, что к ней не относится',
  args: { below: <Button>Удалить заметку</Button> },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Удалить заметку' }).closest('form')).toBeNull();
  },
});
