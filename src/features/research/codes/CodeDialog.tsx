import {
  CODE_COLOUR_LABELS,
  checkCodeName,
  nextColour,
  type Code,
  type CodeColour,
} from '../../../domain/research/code.ts';
import type { CodeForm } from '../../../domain/research/codes/codebookEdits.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { codeOptions, parentOptions } from './codeOptions.ts';
import { CODE_GONE, type NewCodeForm } from './codeTask.ts';
import { ColourField } from './ColourField.tsx';

/** Values of the form; the code above as a chooser has it, empty at the top. */
export interface TypedCode extends CodeForm {
  readonly parentId: string;
}

export interface CodeDialogProps {
  /** The code to change; null for a new one. Give the stored one anew when it changes: what differs is shown. */
  code: Code | null;
  /** The code that a new one begins under, or null: at the top. */
  parentId?: string | null;
  /** The codebook: no two codes may have the same name. */
  codes: readonly Code[];
  /** Typed text from before the form was closed. */
  draft?: EditedForm<TypedCode> | undefined;
  /** Called with everything that is typed; with undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<TypedCode> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSubmit: (form: NewCodeForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const PARENT_GONE = 'Этого кода больше нет: выберите другой';

/** A new code, or another name, colour and definition of one. */
export function CodeDialog(props: CodeDialogProps) {
  const { code, parentId = null, codes, onSubmit, onClose } = props;
  const form = useRecordForm<TypedCode>({
    record: code
      ? { name: code.name, definition: code.definition, colour: code.colour, parentId: '' }
      : { name: '', definition: '', colour: nextColour(codes), parentId: parentId ?? '' },
    check: (values) => ({
      name: checkCodeName(values.name, codes, code?.id ?? null),
      parentId: values.parentId !== '' && codes.every(({ id }) => id !== values.parentId) ? PARENT_GONE : undefined,
    }),
    show: code
      ? (field, value) => ({
          label: TERMS.code[field],
          text: field === 'colour' ? CODE_COLOUR_LABELS[value as CodeColour] : value,
        })
      : undefined,
    draft: props.draft,
    onDraftChange: props.onDraftChange,
    gone: code !== null && code.deletedAt !== null ? CODE_GONE : '',
    onSubmit: (values) => onSubmit({ ...values, parentId: values.parentId === '' ? null : values.parentId }),
  });
  return (
    <FormDialog
      of={code && { kind: 'code', id: code.id }}
      form={form}
      title={code ? 'Изменить код' : 'Новый код'}
      submitLabel={code ? 'Сохранить' : 'Создать'}
      onClose={onClose}
    >
      <TextField {...form.text('name')} label={TERMS.code.name} required autoComplete="off" />
      <TextArea
        {...form.text('definition')}
        label={TERMS.code.definition}
        rows={3}
        hint="Когда код ставят, а когда нет: чтобы все ставили одинаково"
      />
      <ColourField value={form.values.colour} onValueChange={(colour) => form.type({ colour })} />
      {code || codeOptions(codes).length === 0 ? null : (
        <Select {...form.choice('parentId')} label={TERMS.code.parentId} options={parentOptions(codes, null)} />
      )}
    </FormDialog>
  );
}
