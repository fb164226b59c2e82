import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { editForm, typeInto, type EditedForm } from '#src/domain/core/editedForm.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { RecordForm, type RecordFormProps } from '#src/patterns/form/RecordForm.tsx';
import { useRecordForm } from '#src/patterns/form/useRecordForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { Select } from '#src/ui/field/Select.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';

import { formState } from '../formState.ts';

interface Person {
  readonly name: string;
  readonly role: string;
}

const PERSON: Person = { name: 'Мария Орлова', role: 'analyst' };
const ROLES = [
  { value: 'analyst', label: 'Аналитик' },
  { value: 'lead', label: 'Руководитель' },
];
const GONE = 'Запись удалили в другой вкладке.';

const store = fn<(person: Person) => Promise<Outcome>>(() => Promise.resolve(DONE));
const keep = fn<(draft: EditedForm<Person> | undefined) => void>();
const told = fn<(person: Person) => void>();

/** A form over a person whom another tab can change or delete. */
function Demo({ draft, onSent }: Pick<RecordFormProps, 'onSent'> & { draft?: EditedForm<Person> }) {
  const [person, setPerson] = useState<Person | null>(PERSON);
  const form = useRecordForm<Person>({
    record: person ?? PERSON,
    show: (field, text) => ({ label: field === 'name' ? 'Имя' : 'Роль', text }),
    check: ({ name }) => (name.trim() === '' ? { name: 'Напишите имя' } : {}),
    draft,
    onDraftChange: keep,
    tidy: ({ name, role }) => ({ name: name.trim(), role }),
    gone: person ? '' : GONE,
    onInvalid: told,
    onSubmit: async (values) => {
      const outcome = await store(values);
      if (outcome.ok) setPerson(values);
      return outcome;
    },
  });
  return (
    <>
      <RecordForm
        form={form}
        aria-label="Человек"
        onSent={onSent}
        footer={
          <Button variant="primary" type="submit" busy={form.busy}>
            Сохранить
          </Button>
        }
      >
        <FormGrid>
          <Select {...form.choice('role')} label="Роль" options={ROLES} />
          <TextField {...form.text('name')} label="Имя" required />
        </FormGrid>
      </RecordForm>
      <Button onClick={() => setPerson({ ...PERSON, name: 'Маша' })}>Переименовать в другой вкладке</Button>
      <Button onClick={() => setPerson(null)}>Удалить в другой вкладке</Button>
    </>
  );
}

/** A form whose name is taken as soon as it is stored. */
function NameOfOne() {
  const [taken, setTaken] = useState<string | null>(null);
  const form = useRecordForm({
    record: { name: '' },
    check: ({ name }) => ({ name: name === '' ? 'Напишите имя' : name === taken ? 'Такое имя уже есть' : undefined }),
    onSubmit: ({ name }) => {
      setTaken(name);
      return new Promise<never>(() => undefined);
    },
  });
  return (
    <RecordForm form={form} footer={<Button type="submit">Сохранить</Button>}>
      <TextField {...form.text('name')} label="Имя" />
      <p>Занято: {taken ?? 'ничего'}</p>
    </RecordForm>
  );
}

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
  render: (args) => <Demo onSent={args.onSent} />,
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
  render: (args) => <Demo onSent={args.onSent} />,
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
  render: (args) => <Demo onSent={args.onSent} draft={typeInto(editForm(PERSON), { name: 'Мария Лебедева' })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveValue('Мария Лебедева');
    await expect(canvas.getByLabelText('Роль')).toHaveValue('analyst');
  },
});

export const Conflict = meta.story({
  name: 'Изменили в другой вкладке: до выбора не уходит',
  render: (args) => <Demo onSent={args.onSent} draft={typeInto(editForm(PERSON), { name: 'Мария Лебедева' })} />,
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
  render: (args) => <Demo onSent={args.onSent} />,
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
  render: (args) => <Demo onSent={args.onSent} />,
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
