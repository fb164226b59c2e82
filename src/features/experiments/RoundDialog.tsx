import { styled } from 'styled-components';

import type { Experiment } from '../../domain/experiments/experiment.ts';
import { checkLength } from '../../domain/experiments/checkCanvas.ts';
import { checkRound, DEFAULT_QUESTIONS, type StudyLaunchForm } from '../../domain/experiments/studyRound.ts';
import { formatNumber, nameAfter, quoted } from '../../domain/core/format.ts';
import { choicesOf, type Loadable } from '../../domain/core/loadable.ts';
import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { TERMS } from '../../domain/terms.ts';
import { QuestionField } from '../../patterns/asking/QuestionField.tsx';
import { chooserHint } from '../../patterns/form/chooserHint.ts';
import { EditableList } from '../../patterns/form/EditableList.tsx';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { useRecordForm, type FormErrors } from '../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Select } from '../../ui/field/Select.tsx';

export interface RoundDialogProps {
  /** The experiment that the round belongs to. */
  experiment: Experiment;
  /** Who can be asked, with how many people there are. */
  audiences: Loadable<readonly { readonly id: string; readonly name: string; readonly count: number }[]>;
  /** Typed text from before the dialog was closed by mistake; without it the form begins with the default questions. */
  draft?: EditedForm<RoundDraft>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<RoundDraft> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onStart: (form: StudyLaunchForm) => Promise<Outcome>;
  /** Called when there is no audience or no question: the app says so in a toast (R42). */
  onInvalid: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** A question with a key that stays with it when it moves. */
interface Question {
  readonly key: string;
  readonly text: string;
}

/** Everything that is typed into the form. */
export interface RoundDraft {
  readonly questions: readonly Question[];
  readonly audienceId: string;
}

const Questions = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > h3 {
    font-size: ${fontSizes.md};
  }
`;

const EMPTY: RoundDraft = {
  questions: DEFAULT_QUESTIONS.map((text, index) => ({ key: `item-${index}`, text })),
  audienceId: '',
};

const roundOf = ({ questions, audienceId }: RoundDraft): StudyLaunchForm => ({
  questions: questions.map(({ text }) => text),
  audienceId,
});

function checkDraft({ questions, audienceId }: RoundDraft): FormErrors {
  const wrong: Record<string, string | undefined> = {};
  for (const { key, text } of questions) wrong[`question-${key}`] = checkLength(text);
  if (audienceId === '') wrong.audienceId = 'Выберите аудиторию';
  const [first] = questions;
  if (first && questions.every(({ text }) => text.trim() === '')) {
    wrong[`question-${first.key}`] = 'Напишите хотя бы один вопрос';
  }
  return wrong;
}

/** «Запуск исследования»: what is asked, and of whom (R42). */
export function RoundDialog(props: RoundDialogProps) {
  const { experiment, audiences, draft, onDraftChange, onStart, onInvalid, onClose } = props;
  const form = useRecordForm<RoundDraft>({
    record: EMPTY,
    check: checkDraft,
    draft,
    onDraftChange,
    onInvalid: (values) => {
      if (!checkRound(roundOf(values))) onInvalid();
    },
    onSubmit: (values) => onStart(roundOf(values)),
  });
  return (
    <FormDialog
      title="Запуск исследования"
      description={`Для эксперимента ${quoted(nameAfter('Эксперимент', experiment.name))}`}
      of={{ kind: 'experiment', id: experiment.id }}
      form={form}
      submitLabel="Запустить исследование"
      onClose={onClose}
    >
      <Select
        {...form.choice('audienceId')}
        label={TERMS.research.audienceId}
        required
        placeholder="Выберите аудиторию"
        hint={chooserHint(audiences, 'Сначала создайте аудиторию в разделе «Аудитории»')}
        options={choicesOf(audiences).map(({ id, name, count }) => ({
          value: id,
          label: `${name} (${formatNumber(count)})`,
        }))}
      />
      <Questions aria-label={TERMS.research.questions}>
        <h3>{TERMS.research.questions}</h3>
        <EditableList
          label={TERMS.research.questions}
          noun="вопрос"
          minimum={1}
          items={form.values.questions}
          onChange={(next) => form.type({ questions: next })}
          create={(key) => ({ key, text: '' })}
          renderField={(question, field, setQuestion) => (
            <QuestionField
              {...field}
              name={`question-${question.key}`}
              rows={2}
              value={question.text}
              error={form.errors[`question-${question.key}`]}
              onType={(text) => setQuestion({ ...question, text })}
            />
          )}
        />
      </Questions>
    </FormDialog>
  );
}
