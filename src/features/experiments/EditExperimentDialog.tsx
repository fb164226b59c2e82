import type { EditedForm } from '../../domain/core/editedForm.ts';
import { fieldVersionsOf } from '../../domain/core/fieldHistory.ts';
import { formatDate } from '../../domain/core/format.ts';
import { choicesOf, type Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { DateText } from '../../domain/core/record.ts';
import { CANVAS_FIELDS } from '../../domain/experiments/canvas.ts';
import type { Canvas, Experiment } from '../../domain/experiments/experiment.ts';
import {
  checkExperimentDraft,
  experimentDraftOf,
  type ExperimentDraft,
} from '../../domain/experiments/experimentDraft.ts';
import { TERMS } from '../../domain/terms.ts';
import { CanvasFieldInput } from '../../patterns/form/CanvasFieldInput.tsx';
import { chooserHint } from '../../patterns/form/chooserHint.ts';
import { DateField } from '../../patterns/form/DateField.tsx';
import { FieldHistory } from '../../patterns/form/FieldHistory.tsx';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { Select } from '../../ui/field/Select.tsx';

export interface EditExperimentDialogProps {
  /** The experiment. Give the stored one anew when it changes: what differs is shown; a removed one says so. */
  experiment: Experiment;
  /** Who can be in charge. */
  members: Loadable<readonly { readonly id: string; readonly name: string }[]>;
  /** Calendar date of today, for the calendars. */
  today: DateText;
  /** Typed text from before the dialog was closed by mistake; without it the form begins with the experiment. */
  draft?: EditedForm<ExperimentDraft>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<ExperimentDraft> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSave: (draft: ExperimentDraft) => Promise<Outcome>;
  /** Gives a field an earlier value again, by the version's key. */
  onRestore: (key: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const REQUIRED: ReadonlySet<keyof Canvas> = new Set(['name', 'startDate', 'endDate']);
const DATES: ReadonlySet<string> = new Set(['startDate', 'endDate', 'deadline']);

const GONE =
  'Эксперимент удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

/** «Изменить эксперимент»: the whole canvas, who is in charge, the deadline, and what was said before (R60). */
export function EditExperimentDialog(props: EditExperimentDialogProps) {
  const { experiment, members, today, draft, onDraftChange, onSave, onRestore, onClose } = props;
  const people = choicesOf(members);
  const nameOf = (id: string) => people.find((member) => member.id === id)?.name ?? 'Удалённый участник';
  const show = (field: string, value: unknown) => {
    const label = (TERMS.experiment as Readonly<Record<string, string>>)[field] ?? field;
    const text = String(value ?? '');
    if (field === 'assigneeId') return { label, text: text === '' ? '' : nameOf(text) };
    return { label, text: DATES.has(field) ? formatDate(text) : text };
  };
  const form = useRecordForm<ExperimentDraft>({
    record: experimentDraftOf(experiment),
    check: checkExperimentDraft,
    draft,
    onDraftChange,
    show,
    gone: experiment.deletedAt === null ? '' : GONE,
    onSubmit: onSave,
  });
  const { values, errors } = form;
  const isKnown = values.assigneeId === '' || people.some(({ id }) => id === values.assigneeId);
  return (
    <FormDialog
      title="Изменить эксперимент"
      size="lg"
      of={{ kind: 'experiment', id: experiment.id }}
      form={form}
      submitLabel="Сохранить"
      onClose={onClose}
      below={
        <FieldHistory
          versions={fieldVersionsOf(experiment.history)}
          show={({ field, was }) => show(field, was)}
          onRestore={onRestore}
        />
      }
    >
      <FormGrid>
        {CANVAS_FIELDS.map((field, index) => (
          <div key={field.field} data-span={index === 0 ? 'full' : undefined}>
            <CanvasFieldInput
              field={field}
              required={REQUIRED.has(field.field)}
              value={values[field.field]}
              today={today}
              error={errors[field.field]}
              onChange={(value) => form.type({ [field.field]: value })}
            />
          </div>
        ))}
        <Select
          {...form.choice('assigneeId')}
          label={TERMS.experiment.assigneeId}
          hint={chooserHint(members, 'Сначала пригласите участников в профиле компании', 'Кто ведёт эксперимент')}
          options={[
            { value: '', label: 'Не назначен' },
            ...(isKnown ? [] : [{ value: values.assigneeId, label: nameOf(values.assigneeId) }]),
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <DateField
          label={TERMS.experiment.deadline}
          name="deadline"
          hint="Крайний день; можно не указывать"
          value={values.deadline}
          today={today}
          error={errors.deadline}
          onChange={(deadline) => form.type({ deadline })}
        />
      </FormGrid>
    </FormDialog>
  );
}
