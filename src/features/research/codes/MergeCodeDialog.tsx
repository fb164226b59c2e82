import { counted, quoted, type PluralForms } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { CodeUse } from '../../../domain/research/across/codeCounts.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { codeOptions } from './codeOptions.ts';
import { CODE_GONE } from './codeTask.ts';
import { GROUP_FORMS, QUOTE_FORMS, UNDER_FORMS } from './codeWords.ts';

export interface MergeCodeDialogProps {
  /** The code that goes. */
  code: Code;
  /** The codebook. */
  codes: readonly Code[];
  /** How the code that goes is used now, itself alone. */
  use: CodeUse;
  /** Merges it into another; the dialog closes only when that has happened. */
  onSubmit: (into: Code) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const NOTHING_CHOSEN = 'Выберите код, который останется.';

const listed = (count: number, forms: PluralForms): string[] => (count === 0 ? [] : [counted(count, forms)]);

/** Describes what becomes of everything that depends on the removed code. */
function outcomeOf(code: Code, into: Code, use: CodeUse): string {
  const moving = [
    ...listed(use.passages, QUOTE_FORMS),
    ...listed(use.under, UNDER_FORMS),
    ...listed(use.groups, GROUP_FORMS),
  ];
  const already = use.passagesWith(into.id);
  return [
    moving.length === 0
      ? `Кодом ${quoted(code.name)} ничего не отмечено.`
      : `К коду ${quoted(into.name)} перейдут: ${moving.join(', ')}.`,
    already === 0 ? '' : `${counted(already, QUOTE_FORMS)} уже с ним: код у них останется один.`,
    code.definition === ''
      ? `Кода ${quoted(code.name)} больше не будет.`
      : `Кода ${quoted(code.name)} и его определения больше не будет.`,
    'Сразу после этого всё можно вернуть.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Makes one code of two: says what moves to the one that stays. */
export function MergeCodeDialog({ code, codes, use, onSubmit, onClose }: MergeCodeDialogProps) {
  const find = (id: string) => codes.find((one) => one.id === id && id !== code.id);
  const form = useRecordForm<{ readonly into: string }>({
    record: { into: '' },
    missing: ({ into }) => (into === '' ? NOTHING_CHOSEN : ''),
    check: ({ into }) => ({ into: find(into) ? undefined : 'Этого кода больше нет: выберите другой' }),
    gone: code.deletedAt === null ? '' : CODE_GONE,
    onSubmit: async ({ into }) => {
      const found = find(into);
      return found ? onSubmit(found) : undefined;
    },
  });
  const into = find(form.values.into);
  return (
    <FormDialog
      form={form}
      title={`Объединить код ${quoted(code.name)} с другим`}
      submitLabel="Объединить"
      onClose={onClose}
    >
      <Select
        {...form.choice('into')}
        label="Останется код"
        placeholder="Выберите код"
        options={codeOptions(codes).filter(({ value }) => value !== code.id)}
      />
      {into ? <p>{outcomeOf(code, into, use)}</p> : null}
    </FormDialog>
  );
}
