import { useState } from 'react';
import { fn } from 'storybook/test';
import type { EditedForm } from '#src/domain/core/editedForm.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { RecordForm, type RecordFormProps } from '#src/patterns/form/RecordForm.tsx';
import { useRecordForm } from '#src/patterns/form/useRecordForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { Select } from '#src/ui/field/Select.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';

export interface Person {
  readonly name: string;
  readonly role: string;
}

export const PERSON: Person = { name: 'Мария Орлова', role: 'analyst' };
const ROLES = [
  { value: 'analyst', label: 'Аналитик' },
  { value: 'lead', label: 'Руководитель' },
];
/** Message when it is gone. */
export const GONE = 'Запись удалили в другой вкладке.';

export const store = fn<(person: Person) => Promise<Outcome>>(() => Promise.resolve(DONE));
export const keep = fn<(draft: EditedForm<Person> | undefined) => void>();
/** Told when what is typed will not do. */
export const told = fn<(person: Person) => void>();

/** A form over a person whom another tab can change or delete. */
export function PersonForm({ draft, onSent }: Pick<RecordFormProps, 'onSent'> & { draft?: EditedForm<Person> }) {
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
export function NameOfOne() {
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
