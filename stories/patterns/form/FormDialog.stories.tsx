import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { BARRED_OUT } from '#src/domain/sync/rightsWords.ts';
import { FormDialog } from '#src/patterns/form/FormDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Rights } from '#src/ui/context/Rights.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { refusedOnce } from '#stories/checks.ts';
import { AS_OUT, expectBarred, FOR_RESEARCHERS, onAsked } from '#stories/rights.ts';

import { formState } from '../formState.ts';
import { NoteDialog, store } from './NoteDialog.tsx';

const save = () => screen.getByRole('button', { name: 'Сохранить' });
const field = () => screen.getByLabelText('Заметка');

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
  render: (args) => <NoteDialog {...args} />,
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
  render: (args) => <NoteDialog {...args} />,
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
  render: (args) => <NoteDialog {...args} />,
  play: async ({ args, step }) => {
    await step('Ошибка в диалоге', async () => {
      await refusedOnce(store, save());
      await expect(field()).toHaveValue('Не потерять это');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Вторая попытка уходит, и о ней тоже сказано', async () => {
      await refusedOnce(store, save());
      await waitFor(() => expect(store).toHaveBeenCalledTimes(2));
    });
  },
});

export const FieldWrong = meta.story({
  name: 'Поле заполнено неверно — диалог остаётся',
  render: (args) => <NoteDialog {...args} />,
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
  render: (args) => <NoteDialog {...args} />,
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

export const RoleLost = meta.story({
  name: 'Роль забрали, пока писали: набранное читается и копируется, отправить нельзя',
  render: (args) => (
    <Rights barred={{ Researcher: FOR_RESEARCHERS }} onAsked={onAsked}>
      <NoteDialog {...args} />
    </Rights>
  ),
  play: async ({ args, userEvent }) => {
    store.mockClear();
    await expectBarred(field());
    await expectBarred(save());
    await userEvent.click(field());
    await userEvent.keyboard('x{Enter}');
    await userEvent.click(save());
    await expect(store).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const AccessEnded = meta.story({
  name: 'Доступ закончился, пока писали: сказано это, а не чего не хватает',
  globals: AS_OUT,
  args: {
    form: formState({ missing: 'Чтобы сохранить, заполните: заметка', gone: 'Заметку удалили в другой вкладке.' }),
  },
  play: async () => {
    const dialog = screen.getByRole('dialog');
    await expect(within(dialog).getByRole('status')).toHaveTextContent(
      /^Вас больше нет в этой компании: изменить в ней ничего нельзя\. Набранное можно скопировать/,
    );
    await expect(dialog).not.toHaveTextContent(/заполните|удалили/);
    await expectBarred(save(), BARRED_OUT.Researcher);
  },
});
