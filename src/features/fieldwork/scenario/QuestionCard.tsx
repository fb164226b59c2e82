import { styled } from 'styled-components';

import { ofKind } from '../../../domain/account/scenario/edit.ts';
import type { ScenarioQuestionDraft } from '../../../domain/account/scenario/form.ts';
import { QUESTION_KINDS } from '../../../domain/fieldwork/questions/questionKinds.ts';
import type { QuestionKind } from '../../../domain/fieldwork/script.ts';
import { QuestionField } from '../../../patterns/asking/QuestionField.tsx';
import type { Judge } from '../../../patterns/asking/useAdvice.ts';
import { TERMS } from '../../../domain/terms.ts';
import { media } from '../../../theme/media.ts';
import { radii, spaces } from '../../../theme/tokens.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { BranchesEditor, type BranchTarget } from './BranchesEditor.tsx';
import { leadsOn } from './leadsOn.ts';
import { OptionsEditor } from './OptionsEditor.tsx';
import { QuestionHead, type QuestionHeadProps } from './QuestionHead.tsx';

export interface QuestionCardProps extends QuestionHeadProps {
  /** All questions, in order. */
  targets: readonly BranchTarget[];
  /** Errors, by the name of the control. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Makes keys. */
  newId: () => string;
  /** Judges the question. Default: by the shipped model. */
  judge?: Judge | undefined;
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);

  ${media.mobile} {
    padding: ${spaces[3]}px;
  }
`;

const Settings = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px ${spaces[4]}px;
  align-items: end;

  & > div {
    width: 11rem;
  }
  & > label {
    min-height: 40px;
    align-items: center;
  }
  ${media.mobile} {
    & > div {
      flex: 1 1 40%;
    }
    & > label {
      flex: 1 0 100%;
    }
  }
`;

const Scale = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${spaces[2]}px;
  align-items: start;
`;

const WORDS = TERMS.scenarioQuestion;

const KINDS = Object.entries(QUESTION_KINDS).map(([value, { label }]) => ({ value, label }));

const WHY = [
  { value: '0', label: 'Не спрашивать' },
  { value: '1', label: 'Один раз' },
  { value: '2', label: 'До 2 раз' },
  { value: '3', label: 'До 3 раз' },
  { value: '4', label: 'До 4 раз' },
  { value: '5', label: 'До 5 раз' },
] as const;

/** A question of a scenario: its words, how it is answered, and where its answers lead. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, stageKey, targets, errors, editing, newId, judge } = props;
  const { key, kind } = question;
  const set = (more: Partial<ScenarioQuestionDraft>, typing?: string) =>
    editing.setQuestion({ ...question, ...more }, typing);
  const typed = (field: 'fromLabel' | 'toLabel' | 'from' | 'to') => ({
    value: question[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set({ [field]: target.value }, field),
  });
  const { isOpen, hasOptions, hasScale } = QUESTION_KINDS[kind];
  const leads = leadsOn(question);
  return (
    <Root data-part={key}>
      <QuestionHead question={question} number={number} stageKey={stageKey} editing={editing} />
      <QuestionField
        label={`${WORDS.text} ${number}`}
        hideLabel
        data-act="text"
        name={`question-${key}`}
        rows={2}
        placeholder="О чём спросить"
        value={question.text}
        error={errors[`question-${key}`]}
        judge={judge}
        onType={(text) => set({ text }, 'text')}
      />
      <Settings>
        <Select
          label={WORDS.kind}
          aria-label={`Как отвечают на вопрос ${number}`}
          options={KINDS}
          value={kind}
          onValueChange={(value) => editing.setQuestion(ofKind(question, value as QuestionKind, newId))}
        />
        {isOpen ? (
          <Select
            label={WORDS.whyTimes}
            aria-label={`Спросить почему после вопроса ${number}`}
            options={WHY}
            value={String(question.whyTimes)}
            onValueChange={(value) => set({ whyTimes: Number(value) })}
          />
        ) : null}
        <Checkbox
          label={WORDS.mayBeSkipped}
          checked={question.mayBeSkipped}
          onChange={({ target }) => set({ mayBeSkipped: target.checked })}
        />
      </Settings>
      {hasOptions ? (
        <OptionsEditor
          questionKey={key}
          number={number}
          options={question.options}
          isMultiple={question.isMultiple}
          errors={errors}
          newOption={editing.newOption}
          onOptions={(options, typing) => set({ options }, typing)}
          onMultiple={(isMultiple) => set({ isMultiple })}
        />
      ) : null}
      {hasScale ? (
        <Scale aria-label={`Шкала вопроса ${number}`}>
          <NumberField label={WORDS.from} {...typed('from')} name={`scale-${key}`} error={errors[`scale-${key}`]} />
          <TextField label={WORDS.fromLabel} {...typed('fromLabel')} placeholder="совсем нет" autoComplete="off" />
          <NumberField label={WORDS.to} {...typed('to')} />
          <TextField label={WORDS.toLabel} {...typed('toLabel')} placeholder="очень" autoComplete="off" />
        </Scale>
      ) : null}
      {leads ? (
        <BranchesEditor
          question={question}
          number={number}
          targets={targets}
          errors={errors}
          onAdd={() => editing.addBranch(question)}
          onChange={(branches, typing) => set({ branches }, typing)}
        />
      ) : null}
    </Root>
  );
}
