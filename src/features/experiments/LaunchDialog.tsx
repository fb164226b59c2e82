import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { EditedForm } from '../../domain/editedForm.ts';
import type { Canvas, Experiment } from '../../domain/experiment.ts';
import { CANVAS_FIELDS, type CanvasField } from '../../domain/experimentCanvas.ts';
import { checkLaunch, launchFormOf, missingLaunchFields, type LaunchForm } from '../../domain/experimentRules.ts';
import { formatDate } from '../../domain/format.ts';
import { refused, type Outcome } from '../../domain/outcome.ts';
import { CanvasFieldInput } from '../../patterns/CanvasFieldInput.tsx';
import { ConflictNote } from '../../patterns/ConflictNote.tsx';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { FormError } from '../../patterns/FormError.tsx';
import { useEditedForm } from '../../patterns/useEditedForm.ts';
import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Select } from '../../ui/Select.tsx';
import { SampleSizeHelper } from './SampleSizeHelper.tsx';

export interface LaunchDialogProps {
  /** The backlog experiment; its fields fill the form. */
  experiment: Experiment;
  /** Who can be in charge. */
  members: readonly { readonly id: string; readonly name: string }[];
  /** What was typed before the dialog was closed by mistake; without it the form is filled from the experiment. */
  draft?: EditedForm<LaunchForm>;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange?: (draft: EditedForm<LaunchForm>) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onLaunch: (form: LaunchForm) => Promise<Outcome>;
  /** Called when a date or the person in charge is missing: the app shows the toast of specification §8. */
  onInvalid: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Fields that the form shares with the canvas. */
type TextKey = Exclude<keyof LaunchForm, 'assigneeId'>;

/** The only format with two arms to count. */
const AB_TEST = 'A/B тестирование';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${spaces[4]}px;
  align-items: start;

  & > * {
    grid-column: span 3;
  }
  & > [data-span='third'] {
    grid-column: span 2;
  }
  & > [data-span='full'] {
    grid-column: 1 / -1;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    & > *,
    & > [data-span='third'] {
      grid-column: 1;
    }
  }
`;

const FIELDS = Object.fromEntries(CANVAS_FIELDS.map((field) => [field.field, field])) as Readonly<
  Record<keyof Canvas, CanvasField>
>;
const START: CanvasField = { ...FIELDS.startDate, label: 'Дата запуска' };

const GONE =
  'Эксперимент уже взяли в работу в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

/** «Запуск эксперимента»: what is launched, when, and who is in charge (specification §3, §5; decision 7). */
export function LaunchDialog(props: LaunchDialogProps) {
  const { experiment, members, draft, onDraftChange, onLaunch, onInvalid, onClose } = props;
  const fields = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const nameOf = (id: string) => members.find((member) => member.id === id)?.name ?? id;
  const editing = useEditedForm(launchFormOf(experiment), {
    draft,
    onChange: onDraftChange,
    show: (field, value) =>
      field === 'assigneeId'
        ? { label: 'Ответственный', text: nameOf(value) }
        : {
            label: field === 'startDate' ? START.label : FIELDS[field].label,
            text: FIELDS[field].kind === 'date' ? formatDate(value) : value,
          },
  });
  const form = editing.values;
  const errors = tried ? checkLaunch(form) : {};
  const gone = experiment.status !== 'backlog' && !sending;
  const launch = async () => {
    if (gone) return refused(GONE);
    if (!editing.settled()) return undefined;
    const wrong = checkLaunch(form);
    if (Object.keys(wrong).length > 0) {
      setTried(true);
      if (missingLaunchFields(form)) onInvalid();
      focusFirstError(fields.current, wrong);
      return undefined;
    }
    setSending(true);
    const outcome = await onLaunch(form);
    if (!outcome.ok) setSending(false);
    return outcome;
  };
  const change = (field: keyof LaunchForm) => (value: string) => editing.type({ [field]: value });
  const of = (field: TextKey) => ({
    field: field === 'startDate' ? START : FIELDS[field],
    value: form[field],
    error: errors[field],
    onChange: change(field),
  });
  return (
    <FormDialog
      title="Запуск эксперимента"
      description="Проверьте план, назначьте даты и ответственного."
      size="lg"
      submitLabel="Запустить"
      onSubmit={launch}
      onClose={onClose}
    >
      {gone ? <FormError message={GONE} /> : <ConflictNote {...editing.note} />}
      <Fields ref={fields}>
        <div data-span="full">
          <CanvasFieldInput {...of('name')} required />
        </div>
        <div data-span="third">
          <Select
            label="Ответственный"
            name="assigneeId"
            required
            placeholder="Выберите участника"
            hint={members.length === 0 ? 'Сначала пригласите участников в профиле компании' : 'Кто ведёт эксперимент'}
            options={members.map(({ id, name }) => ({ value: id, label: name }))}
            value={form.assigneeId}
            error={errors.assigneeId}
            onValueChange={change('assigneeId')}
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
        {form.experimentFormat === AB_TEST ? (
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
      </Fields>
    </FormDialog>
  );
}
