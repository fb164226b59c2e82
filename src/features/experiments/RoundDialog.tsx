import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Experiment } from '../../domain/experiment.ts';
import { checkLength } from '../../domain/experimentCanvas.ts';
import { checkRound, DEFAULT_QUESTIONS, type RoundForm } from '../../domain/experimentRules.ts';
import { formatNumber } from '../../domain/format.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { EditableList } from '../../patterns/EditableList.tsx';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

export interface RoundDialogProps {
  /** The experiment that the round belongs to. */
  experiment: Experiment;
  /** Who can be asked, with how many people there are. */
  audiences: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  /** What was typed before the dialog was closed by mistake; without it the form begins with the default questions. */
  draft?: RoundDraft;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange?: (draft: RoundDraft) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onStart: (form: RoundForm) => Promise<Outcome>;
  /** Called when there is no audience or no question: the app shows the toast of specification §8. */
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
    font-size: ${fontSizes.md}px;
  }
`;

/** «Запуск исследования»: what is asked, and of whom (specification §3, §5). */
export function RoundDialog(props: RoundDialogProps) {
  const { experiment, audiences, draft: kept, onDraftChange, onStart, onInvalid, onClose } = props;
  const root = useRef<HTMLDivElement>(null);
  const [{ questions, audienceId }, setDraft] = useState<RoundDraft>(
    () =>
      kept ?? { questions: DEFAULT_QUESTIONS.map((text, index) => ({ key: `item-${index}`, text })), audienceId: '' },
  );
  const [tried, setTried] = useState(false);

  const change = (next: Partial<RoundDraft>) => {
    const changed = { questions, audienceId, ...next };
    setDraft(changed);
    onDraftChange?.(changed);
  };
  const form: RoundForm = { questions: questions.map(({ text }) => text), audienceId };
  const problems = (): Record<string, string | undefined> => {
    const wrong: Record<string, string | undefined> = {};
    for (const { key, text } of questions) {
      const tooLong = checkLength(text);
      if (tooLong !== undefined) wrong[`question-${key}`] = tooLong;
    }
    if (audienceId === '') wrong.audienceId = 'Выберите аудиторию';
    const [first] = questions;
    if (first && questions.every(({ text }) => text.trim() === '')) {
      wrong[`question-${first.key}`] = 'Напишите хотя бы один вопрос';
    }
    return wrong;
  };
  const errors = tried ? problems() : {};

  const start = async () => {
    const wrong = problems();
    if (Object.keys(wrong).length === 0) return onStart(form);
    setTried(true);
    if (!checkRound(form)) onInvalid();
    focusFirstError(root.current, wrong);
    return undefined;
  };
  return (
    <FormDialog
      title="Запуск исследования"
      description={`Для эксперимента «${experiment.name}»`}
      submitLabel="Запустить исследование"
      onSubmit={start}
      onClose={onClose}
    >
      <div ref={root} style={{ display: 'contents' }}>
        <Select
          label="Аудитория"
          name="audienceId"
          required
          placeholder="Выберите аудиторию"
          hint={audiences.length === 0 ? 'Сначала создайте аудиторию в разделе «Аудитории»' : undefined}
          options={audiences.map(({ id, name, count }) => ({ value: id, label: `${name} (${formatNumber(count)})` }))}
          value={audienceId}
          error={errors.audienceId}
          onValueChange={(id) => change({ audienceId: id })}
        />
        <Questions aria-label="Вопросы">
          <h3>Вопросы</h3>
          <EditableList
            label="Вопросы"
            noun="вопрос"
            minimum={1}
            items={questions}
            onChange={(next) => change({ questions: next })}
            create={(key) => ({ key, text: '' })}
            renderField={(question, field, setQuestion) => (
              <TextArea
                {...field}
                name={`question-${question.key}`}
                rows={2}
                value={question.text}
                error={errors[`question-${question.key}`]}
                onChange={({ target: { value } }) => setQuestion({ ...question, text: value })}
              />
            )}
          />
        </Questions>
      </div>
    </FormDialog>
  );
}
