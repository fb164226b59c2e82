import { useEffect, useRef } from 'react';

import type { EditedForm } from '../../domain/core/editedForm.ts';
import { type Experiment, type Verdict, VERDICT_LABELS } from '../../domain/experiments/experiment.ts';
import { successLift } from '../../domain/experiments/stageDefaults.ts';
import { checkFinish, finishFormOf, type FinishForm as FinishValues } from '../../domain/experiments/finish.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { TERMS } from '../../domain/terms.ts';
import { RecordForm } from '../../patterns/form/RecordForm.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { ComparisonHelper, type TypedCounts } from './ComparisonHelper.tsx';
import { VerdictField } from './VerdictField.tsx';

/** Everything that is typed into the form, the counts of A and B among it. */
export type FinishDraft = EditedForm<FinishValues & TypedCounts>;

export interface FinishFormProps {
  /** Id of the form: the button that sends it is in the dialog's footer, in view wherever the form is scrolled. */
  id: string;
  /** The experiment that ends. */
  experiment: Experiment;
  /** Typed text from before the form was left; without it the form is filled from the experiment. */
  draft?: FinishDraft;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: FinishDraft | undefined) => void;
  /** Stores it; the parent takes the form away when that has happened. */
  onFinish: (form: FinishValues) => Promise<Outcome>;
}

function noCounts(experiment: Experiment): TypedCounts {
  const wanted = successLift(experiment.cjmStage) < 0 ? 'down' : 'up';
  return { aConverted: '', aTotal: '', bConverted: '', bTotal: '', wanted };
}

const GONE =
  'Эксперимент уже завершили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

/** The end of an experiment: results, learnings, next steps and one verdict (R43), with the counts of A and B. */
export function FinishForm({ id, experiment, draft, onDraftChange, onFinish }: FinishFormProps) {
  const first = useRef<HTMLTextAreaElement>(null);
  const form = useRecordForm<FinishDraft['values']>({
    record: { ...finishFormOf(experiment), ...noCounts(experiment) },
    check: checkFinish,
    draft,
    onDraftChange,
    show: (field, value) => ({
      label: TERMS.experiment[field as keyof FinishValues],
      text: field === 'verdict' ? (VERDICT_LABELS[value as Verdict] ?? '') : (value ?? ''),
    }),
    gone: experiment.status === 'Done' ? GONE : '',
    onSubmit: ({ results, learnings, nextSteps, verdict }) => onFinish({ results, learnings, nextSteps, verdict }),
  });

  // The button that called the form is gone by now.
  useEffect(() => first.current?.focus(), []);

  return (
    <RecordForm id={id} form={form} aria-label="Завершение эксперимента">
      <TextArea
        {...form.text('results')}
        ref={first}
        label={TERMS.experiment.results}
        required
        hint="Что получилось на самом деле, с числами"
      />
      <Disclosure summary="Сравнить A и B по числам" open={experiment.experimentFormat === 'A/B тестирование'}>
        <ComparisonHelper value={form.values} onChange={form.type} onApply={(verdict) => form.type({ verdict })} />
      </Disclosure>
      <VerdictField
        value={form.values.verdict}
        error={form.errors.verdict}
        onChange={(verdict) => form.type({ verdict })}
      />
      <TextArea
        {...form.text('learnings')}
        label={TERMS.experiment.learnings}
        hint="Что теперь известно о клиентах, чего раньше не знали"
      />
      <TextArea
        {...form.text('nextSteps')}
        label={TERMS.experiment.nextSteps}
        hint="VALIDATED / INVALIDATED / INCONCLUSIVE — и что делаем дальше"
      />
    </RecordForm>
  );
}
