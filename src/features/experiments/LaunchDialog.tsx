import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Canvas, Experiment } from '../../domain/experiments/experiment.ts';
import { CANVAS_FIELDS, type CanvasField } from '../../domain/experiments/canvas.ts';
import { checkLaunch, launchFormOf, missingLaunchFields, type LaunchForm } from '../../domain/experiments/launch.ts';
import { formatDate } from '../../domain/core/format.ts';
import { choicesOf, type Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { TERMS } from '../../domain/terms.ts';
import { CanvasFieldInput } from '../../patterns/form/CanvasFieldInput.tsx';
import { chooserHint } from '../../patterns/form/chooserHint.ts';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { SampleSizeHelper } from './SampleSizeHelper.tsx';

export interface LaunchDialogProps {
  /** The backlog experiment; its fields fill the form. */
  experiment: Experiment;
  /** Who can be in charge. */
  members: Loadable<readonly { readonly id: string; readonly name: string }[]>;
  /** Typed text from before the dialog was closed by mistake; without it the form is filled from the experiment. */
  draft?: EditedForm<LaunchForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<LaunchForm> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onLaunch: (form: LaunchForm) => Promise<Outcome>;
  /** Called when a date or the person in charge is missing: the app says so in a toast (R41). */
  onInvalid: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Fields that the form shares with the canvas. */
type TextKey = Exclude<keyof LaunchForm, 'assigneeId'>;

/** The only format with two arms to count. */
const AB_TEST = 'A/B тестирование';

const FIELDS = Object.fromEntries(CANVAS_FIELDS.map((field) => [field.field, field])) as Readonly<
  Record<keyof Canvas, CanvasField>
>;

const GONE =
  'Эксперимент уже взяли в работу в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

/** «Запуск эксперимента»: what is launched, when, and who is in charge (R41). */
export function LaunchDialog(props: LaunchDialogProps) {
  const { experiment, members, draft, onDraftChange, onLaunch, onInvalid, onClose } = props;
  const people = choicesOf(members);
  const nameOf = (id: string) => people.find((member) => member.id === id)?.name ?? id;
  const form = useRecordForm<LaunchForm>({
    record: launchFormOf(experiment),
    check: checkLaunch,
    draft,
    onDraftChange,
    show: (field, value) =>
      field === 'assigneeId'
        ? { label: TERMS.experiment.assigneeId, text: nameOf(value) }
        : { label: FIELDS[field].label, text: FIELDS[field].kind === 'date' ? formatDate(value) : value },
    gone: experiment.status === 'backlog' ? '' : GONE,
    onInvalid: (values) => {
      if (missingLaunchFields(values)) onInvalid();
    },
    onSubmit: onLaunch,
  });
  const of = (field: TextKey) => ({
    field: FIELDS[field],
    value: form.values[field],
    error: form.errors[field],
    onChange: (value: string) => form.type({ [field]: value }),
  });
  return (
    <FormDialog
      title="Запуск эксперимента"
      description="Проверьте план, назначьте даты и ответственного."
      size="lg"
      of={{ kind: 'experiment', id: experiment.id }}
      form={form}
      submitLabel="Запустить"
      onClose={onClose}
    >
      <FormGrid>
        <div data-span="full">
          <CanvasFieldInput {...of('name')} required />
        </div>
        <div data-span="third">
          <Select
            {...form.choice('assigneeId')}
            label={TERMS.experiment.assigneeId}
            required
            placeholder="Выберите участника"
            hint={chooserHint(members, 'Сначала пригласите участников в профиле компании', 'Кто ведёт эксперимент')}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <div data-span="third">
          <CanvasFieldInput {...of('startDate')} required />
        </div>
        <div data-span="third">
          <CanvasFieldInput {...of('endDate')} required />
        </div>
        <CanvasFieldInput {...of('customerSegment')} />
        <CanvasFieldInput {...of('valueProposition')} />
        <CanvasFieldInput {...of('channels')} />
        <CanvasFieldInput {...of('riskiestAssumption')} />
        <div data-span="full">
          <CanvasFieldInput {...of('experimentFormat')} />
        </div>
        {form.values.experimentFormat === AB_TEST ? (
          <div data-span="full">
            <Disclosure summary="Сколько респондентов нужно">
              <SampleSizeHelper stage={experiment.cjmStage} />
            </Disclosure>
          </div>
        ) : null}
        <div data-span="full">
          <CanvasFieldInput {...of('scenario')} />
        </div>
        <CanvasFieldInput {...of('metrics')} />
        <CanvasFieldInput {...of('successCriteria')} />
      </FormGrid>
    </FormDialog>
  );
}
