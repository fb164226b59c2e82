import { useState } from 'react';
import { fn } from 'storybook/test';

import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import { FormDialog, type FormDialogProps } from '#src/patterns/form/FormDialog.tsx';
import { useRecordForm } from '#src/patterns/form/useRecordForm.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';

export const store = fn((): Promise<Outcome> => Promise.resolve(DONE));

/** A note that another tab can change, not longer than a line; it waits for its text. */
export function NoteDialog(props: FormDialogProps) {
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
