import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { EditedForm } from '../../domain/editedForm.ts';
import { type Experiment, type Verdict, VERDICT_LABELS } from '../../domain/experiment.ts';
import { successLift } from '../../domain/experimentCanvas.ts';
import { checkFinish, finishFormOf, type FinishForm as FinishValues } from '../../domain/experimentRules.ts';
import { refused, type Outcome } from '../../domain/outcome.ts';
import { ConflictNote } from '../../patterns/ConflictNote.tsx';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { useEditedForm } from '../../patterns/useEditedForm.ts';
import { useSubmission } from '../../patterns/useSubmission.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ComparisonHelper, type TypedCounts } from './ComparisonHelper.tsx';
import { VerdictField } from './VerdictField.tsx';

/** Everything that is typed into the form. */
export interface FinishDraft {
  readonly edited: EditedForm<FinishValues>;
  readonly counts: TypedCounts;
}

export interface FinishFormProps {
  /** The experiment that ends. */
  experiment: Experiment;
  /** What was typed before the form was left; without it the form is filled from the experiment. */
  draft?: FinishDraft;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange?: (draft: FinishDraft) => void;
  /** Stores it; the parent takes the form away when that has happened. */
  onFinish: (form: FinishValues) => Promise<Outcome>;
  /** Leaves the form. */
  onCancel: () => void;
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  /* A field that takes the focus brings its label into sight, too. */
  & textarea {
    scroll-margin-block-start: 40px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
`;

function noCounts(experiment: Experiment): TypedCounts {
  const wanted = successLift(experiment.cjmStage) < 0 ? 'down' : 'up';
  return { aConverted: '', aTotal: '', bConverted: '', bTotal: '', wanted };
}

const LABELS: Readonly<Record<keyof FinishValues, string>> = {
  results: 'Результаты',
  learnings: 'Выводы',
  nextSteps: 'Следующие шаги',
  verdict: 'Вывод по гипотезе',
};

const GONE =
  'Эксперимент уже завершили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и вернитесь к деталям.';

/** The end of an experiment: results, learnings, next steps and one verdict (decision 7), with the counts of A and B. */
export function FinishForm({ experiment, draft, onDraftChange, onFinish, onCancel }: FinishFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLTextAreaElement>(null);
  const [counts, setCounts] = useState(() => draft?.counts ?? noCounts(experiment));
  const [tried, setTried] = useState(false);
  const editing = useEditedForm(finishFormOf(experiment), {
    draft: draft?.edited,
    onChange: (edited) => onDraftChange?.({ edited, counts }),
    show: (field, value) => ({
      label: LABELS[field],
      text: field === 'verdict' ? (VERDICT_LABELS[value as Verdict] ?? '') : (value ?? ''),
    }),
  });
  const form = editing.values;
  const errors = tried ? checkFinish(form) : {};
  const finish = async () => {
    if (experiment.status === 'Done') return refused(GONE);
    if (!editing.settled()) return undefined;
    const wrong = checkFinish(form);
    if (Object.keys(wrong).length === 0) return onFinish(form);
    setTried(true);
    focusFirstError(root.current, wrong);
    return undefined;
  };
  const { busy, error, run } = useSubmission(finish, () => undefined);

  // The button that called the form is gone by now.
  useEffect(() => first.current?.focus(), []);

  const gone = experiment.status === 'Done' && !busy;
  return (
    <Root
      ref={root}
      noValidate
      aria-label="Завершение эксперимента"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) run();
      }}
    >
      {gone ? <FormError message={GONE} /> : <ConflictNote {...editing.note} />}
      <TextArea
        ref={first}
        label="Результаты"
        name="results"
        required
        hint="Что получилось на самом деле, с числами"
        value={form.results}
        error={errors.results}
        onChange={(event) => editing.type({ results: event.target.value })}
      />
      <Disclosure summary="Сравнить A и B по числам" open={experiment.experimentFormat === 'A/B тестирование'}>
        <ComparisonHelper
          value={counts}
          onChange={(next) => {
            setCounts(next);
            onDraftChange?.({ edited: editing.edited, counts: next });
          }}
          onApply={(verdict) => editing.type({ verdict })}
        />
      </Disclosure>
      <VerdictField value={form.verdict} error={errors.verdict} onChange={(verdict) => editing.type({ verdict })} />
      <TextArea
        label="Выводы"
        name="learnings"
        hint="Что теперь известно о клиентах, чего раньше не знали"
        value={form.learnings}
        error={errors.learnings}
        onChange={(event) => editing.type({ learnings: event.target.value })}
      />
      <TextArea
        label="Следующие шаги"
        name="nextSteps"
        hint="VALIDATED / INVALIDATED / INCONCLUSIVE — и что делаем дальше"
        value={form.nextSteps}
        error={errors.nextSteps}
        onChange={(event) => editing.type({ nextSteps: event.target.value })}
      />
      <FormError message={error} />
      <Actions>
        <Button variant="primary" type="submit" busy={busy}>
          Завершить
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          Назад к деталям
        </Button>
      </Actions>
    </Root>
  );
}
