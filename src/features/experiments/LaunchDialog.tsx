import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Canvas, Experiment } from '../../domain/experiment.ts';
import { CANVAS_FIELDS, type CanvasField } from '../../domain/experimentCanvas.ts';
import { checkLaunch, launchFormOf, missingLaunchFields, type LaunchForm } from '../../domain/experimentRules.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { CanvasFieldInput } from '../../patterns/CanvasFieldInput.tsx';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Select } from '../../ui/Select.tsx';
import { SampleSizeHelper } from './SampleSizeHelper.tsx';

export interface LaunchDialogProps {
  /** The backlog experiment; its fields fill the form. */
  experiment: Experiment;
  /** Who can be in charge. */
  members: readonly { readonly id: string; readonly name: string }[];
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

const Helper = styled.details`
  padding-inline: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);

  & > summary {
    padding-block: ${spaces[3]}px;
    border-radius: ${radii.small}px;
    color: var(--color-accent);
    font-size: ${fontSizes.sm}px;
    font-weight: 500;
    cursor: pointer;
  }
  & > div {
    padding-block: ${spaces[1]}px ${spaces[4]}px;
  }
`;

const FIELDS = Object.fromEntries(CANVAS_FIELDS.map((field) => [field.field, field])) as Readonly<
  Record<keyof Canvas, CanvasField>
>;
const START: CanvasField = { ...FIELDS.startDate, label: 'Дата запуска' };

/** «Запуск эксперимента»: what is launched, when, and who is in charge (specification §3, §5; decision 7). */
export function LaunchDialog({ experiment, members, onLaunch, onInvalid, onClose }: LaunchDialogProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(() => launchFormOf(experiment));
  const [tried, setTried] = useState(false);
  const errors = tried ? checkLaunch(form) : {};
  const launch = async () => {
    const wrong = checkLaunch(form);
    if (Object.keys(wrong).length === 0) return onLaunch(form);
    setTried(true);
    if (missingLaunchFields(form)) onInvalid();
    focusFirstError(fields.current, wrong);
    return undefined;
  };
  const change = (field: keyof LaunchForm) => (value: string) => setForm({ ...form, [field]: value });
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
          <Helper data-span="full">
            <summary>Сколько респондентов нужно</summary>
            <SampleSizeHelper stage={experiment.cjmStage} />
          </Helper>
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
