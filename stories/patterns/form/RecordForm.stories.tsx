import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { editForm, typeInto } from '#src/domain/core/editedForm.ts';
import { refused } from '#src/domain/core/outcome.ts';
import { RecordForm } from '#src/patterns/form/RecordForm.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';

import { formState } from '../formState.ts';
import { GONE, keep, NameOfOne, PERSON, PersonForm, store, told } from './PersonForm.tsx';

const meta = preview.meta({
  id: 'patterns-form-recordform',
  title: 'Приёмы/Форма записи · RecordForm (useRecordForm)',
  component: RecordForm,
  args: {
    form: formState(),
    'aria-label': 'Человек',
    children: <TextField label="Имя" defaultValue="Мария Орлова" />,
    footer: (
      <Button variant="primary" type="submit">
        Сохранить
      </Button>
    ),
    onSent: fn(),
  },
});

export const Sent = meta.story({
  name: 'Уходит прибранной; черновик забыт, форма говорит то же, что запись',
  render: (args) => <PersonForm onSent={args.onSent} />,
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Имя' });
    await userEvent.type(name, ' — Лебедева ');
    await expect(keep.mock.lastCall?.[0]?.values.name).toBe('Мария Орлова — Лебедева ');
    await userEvent.selectOptions(canvas.getByLabelText('Роль'), 'lead');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledTimes(1));
    await expect(store).toHaveBeenLastCalledWith({ name: 'Мария Орлова — Лебедева', role: 'lead' });
    await expect(keep).toHaveBeenLastCalledWith(undefined);
    await expect(name).toHaveValue('Мария Орлова — Лебедева');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Wrong = meta.story({
  name: 'Ошибки — после попытки, фокус на первой; исправленная уходит по мере набора',
  render: (args) => <PersonForm onSent={args.onSent} />,
  play: async ({ canvas, step, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Имя' });
    await step('Пока не пробовали, не ругает', async () => {
      await userEvent.clear(name);
      await userEvent.tab();
      await expect(name).toBeValid();
      await expect(canvas.queryByText('Напишите имя')).not.toBeInTheDocument();
    });
    await step('Попытка', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
      await waitFor(() => expect(name).toHaveFocus());
      await expect(name).toHaveAccessibleDescription('Напишите имя');
      await expect(told).toHaveBeenCalledTimes(1);
      await expect(store).not.toHaveBeenCalled();
    });
    await step('Набор', async () => {
      await userEvent.keyboard('М');
      await expect(canvas.queryByText('Напишите имя')).not.toBeInTheDocument();
    });
  },
});

export const Draft = meta.story({
  name: 'Открыта с черновиком',
  render: (args) => <PersonForm onSent={args.onSent} draft={typeInto(editForm(PERSON), { name: 'Мария Лебедева' })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue('Мария Лебедева');
    await expect(canvas.getByLabelText('Роль')).toHaveValue('analyst');
  },
});

export const Conflict = meta.story({
  name: 'Изменили в другой вкладке: до выбора не уходит',
  render: (args) => <PersonForm onSent={args.onSent} draft={typeInto(editForm(PERSON), { name: 'Мария Лебедева' })} />,
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Переименовать в другой вкладке' }));
    await step('Не уходит, фокус в заметке', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Изменено в другой вкладке' })).toHaveFocus());
      await expect(store).not.toHaveBeenCalled();
    });
    await step('Выбрано — уходит', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Имя: взять сохранённое' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
      await expect(store).toHaveBeenLastCalledWith({ name: 'Маша', role: 'analyst' });
    });
  },
});

export const Gone = meta.story({
  name: 'Запись удалили: сказано, не уходит, набранное цело',
  render: (args) => <PersonForm onSent={args.onSent} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Имя' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить в другой вкладке' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(GONE);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(store).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue('Мария Орлова!');
  },
});

export const Refused = meta.story({
  name: 'Не записалось: сказано почему, следующая попытка уходит',
  render: (args) => <PersonForm onSent={args.onSent} />,
  play: async ({ args, canvas, userEvent }) => {
    store.mockResolvedValueOnce(refused('Не хватает места в браузере.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не хватает места');
    await expect(args.onSent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const Taken = meta.story({
  name: 'Записанное само становится занятым: пока уходит и потом, не ругает',
  render: () => <NameOfOne />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Имя' });
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
    await expect(name).toHaveAccessibleDescription('Напишите имя');
    await userEvent.type(name, 'Мария');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Занято: Мария')).toBeVisible();
    await expect(name).toBeValid();
    await expect(canvas.queryByText('Такое имя уже есть')).not.toBeInTheDocument();
  },
});

export const Busy = meta.story({ name: 'Отправляется', args: { form: formState({ busy: true }) } });

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
