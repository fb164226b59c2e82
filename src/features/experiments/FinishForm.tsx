import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Experiment } from '../../domain/experiment.ts';
import { successLift } from '../../domain/experimentCanvas.ts';
import { checkFinish, finishFormOf, type FinishForm as FinishValues } from '../../domain/experimentRules.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { useSubmission } from '../../patterns/useSubmission.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { ComparisonHelper, type TypedCounts } from './ComparisonHelper.tsx';
import { VerdictField } from './VerdictField.tsx';

/** Everything that is typed into the form. */
export interface FinishDraft {
  readonly form: FinishValues;
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
`;

function emptyDraft(experiment: Experiment): FinishDraft {
  const wanted = successLift(experiment.cjmStage) < 0 ? 'down' : 'up';
  return {
    form: finishFormOf(experiment),
    counts: { aConverted: '', aTotal: '', bConverted: '', bTotal: '', wanted },
  };
}

/** The end of an experiment: results, learnings, next steps and one verdict (decision 7), with the counts of A and B. */
export function FinishForm({ experiment, draft: kept, onDraftChange, onFinish, onCancel }: FinishFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(() => kept ?? emptyDraft(experiment));
  const [tried, setTried] = useState(false);
  const { form, counts } = draft;
  const errors = tried ? checkFinish(form) : {};
  const finish = async () => {
    const wrong = checkFinish(form);
    if (Object.keys(wrong).length === 0) return onFinish(form);
    setTried(true);
    focusFirstError(root.current, wrong);
    return undefined;
  };
  const { busy, error, run } = useSubmission(finish, () => undefined);

  // The button that called the form is gone by now.
  useEffect(() => first.current?.focus(), []);

  const change = (next: Partial<FinishDraft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    onDraftChange?.(changed);
  };
  const fill = (fields: Partial<FinishValues>) => change({ form: { ...form, ...fields } });
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
      <TextArea
        ref={first}
        label="Результаты"
        name="results"
        required
        hint="Что получилось на самом деле, с числами"
        value={form.results}
        error={errors.results}
        onChange={(event) => fill({ results: event.target.value })}
      />
      <Helper open={experiment.experimentFormat === 'A/B тестирование'}>
        <summary>Сравнить A и B по числам</summary>
        <ComparisonHelper
          value={counts}
          onChange={(next) => change({ counts: next })}
          onApply={(verdict) => fill({ verdict })}
        />
      </Helper>
      <VerdictField value={form.verdict} error={errors.verdict} onChange={(verdict) => fill({ verdict })} />
      <TextArea
        label="Выводы"
        name="learnings"
        hint="Что теперь известно о клиентах, чего раньше не знали"
        value={form.learnings}
        error={errors.learnings}
        onChange={(event) => fill({ learnings: event.target.value })}
      />
      <TextArea
        label="Следующие шаги"
        name="nextSteps"
        hint="VALIDATED / INVALIDATED / INCONCLUSIVE — и что делаем дальше"
        value={form.nextSteps}
        error={errors.nextSteps}
        onChange={(event) => fill({ nextSteps: event.target.value })}
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
