import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

/** A text that is pasted, and the name its file gets. */
export interface PastedText {
  name: string;
  text: string;
}

export interface PasteTextDialogProps {
  /** Typed text from before the dialog was closed. */
  draft?: EditedForm<PastedText>;
  /** Called with every change, so that the parent can keep it; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<PastedText> | undefined) => void;
  /** Adds the text to the study as a .txt file; the dialog closes only when that has happened. */
  onPaste: (file: File) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const EMPTY: PastedText = { name: '', text: '' };

/** The pasted text as a file. */
function fileOf({ name, text }: PastedText): File {
  const stem = name.trim().replace(/\.txt$/i, '');
  return new File([text], `${stem}.txt`, { type: 'text/plain' });
}

/** «Вставить текст»: a name and a text become a file of the study. */
export function PasteTextDialog({ draft, onDraftChange, onPaste, onClose }: PasteTextDialogProps) {
  const form = useRecordForm<PastedText>({
    record: EMPTY,
    draft,
    onDraftChange,
    check: ({ name, text }) => ({
      name: name.trim() === '' ? 'Введите название' : undefined,
      text: text.trim() === '' ? 'Вставьте текст' : undefined,
    }),
    onSubmit: (values) => onPaste(fileOf(values)),
  });
  return (
    <FormDialog
      form={form}
      title="Вставить текст"
      description="Текст станет файлом .txt этого исследования: его можно будет читать, искать и цитировать."
      size="lg"
      submitLabel="Добавить"
      onClose={onClose}
    >
      <TextField
        {...form.text('name')}
        label={TERMS.material.name}
        hint="Например: Интервью 12 — Марина"
        required
        maxLength={200}
      />
      <TextArea {...form.text('text')} label="Текст" required rows={12} />
    </FormDialog>
  );
}
