import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Experiment } from '../../domain/experiment.ts';
import { checkLength } from '../../domain/experimentCanvas.ts';
import { checkRound, DEFAULT_QUESTIONS, type RoundForm } from '../../domain/experimentRules.ts';
import { formatNumber } from '../../domain/format.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

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
  readonly key: number;
  readonly text: string;
}

/** Everything that is typed into the form. */
export interface RoundDraft {
  readonly questions: readonly Question[];
  readonly audienceId: string;
}

/** What has the focus once the list has changed. */
interface FocusTarget {
  readonly key: number;
  /** `data-act` of a button, or the text; the first that is there and can be pressed. */
  readonly parts: readonly string[];
}

const Root = styled.section`
  display: grid;
  gap: ${spaces[3]}px;

  & > h3 {
    font-size: ${fontSizes.md}px;
  }
  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[4]}px;
  }
  & > button {
    justify-self: start;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;

  & > span {
    display: flex;
    align-items: start;
    padding-block-start: 24px;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    & > span {
      justify-content: end;
      padding-block-start: 0;
    }
  }
`;

/** «Запуск исследования»: what is asked, and of whom (specification §3, §5). */
export function RoundDialog(props: RoundDialogProps) {
  const { experiment, audiences, draft: kept, onDraftChange, onStart, onInvalid, onClose } = props;
  const root = useRef<HTMLDivElement>(null);
  const target = useRef<FocusTarget>(null);
  const [{ questions, audienceId }, setDraft] = useState<RoundDraft>(
    () => kept ?? { questions: DEFAULT_QUESTIONS.map((text, key) => ({ key, text })), audienceId: '' },
  );
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState('');

  // The row that moves may leave the page for a moment, and focus with it.
  useLayoutEffect(() => {
    if (target.current === null) return;
    const { key, parts } = target.current;
    target.current = null;
    const row = root.current?.querySelector(`[data-question='${key}']`);
    for (const part of parts) {
      const control = row?.querySelector<HTMLElement>(`[data-act='${part}']:not(:disabled)`);
      if (!control) continue;
      control.focus();
      return;
    }
  });

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
  const add = () => {
    const key = Math.max(-1, ...questions.map((one) => one.key)) + 1;
    target.current = { key, parts: ['text'] };
    change({ questions: [...questions, { key, text: '' }] });
    setSaid('');
  };
  const remove = (index: number) => {
    const left = questions.filter((_, place) => place !== index);
    const neighbour = left[index] ?? left.at(-1);
    if (neighbour) target.current = { key: neighbour.key, parts: ['delete', 'text'] };
    change({ questions: left });
    setSaid(`Вопрос ${index + 1} удалён`);
  };
  const move = (index: number, by: 1 | -1) => {
    const moved = questions[index];
    if (!moved) return;
    target.current = { key: moved.key, parts: by === 1 ? ['down', 'up'] : ['up', 'down'] };
    change({ questions: questions.toSpliced(index, 1).toSpliced(index + by, 0, moved) });
    setSaid(`Вопрос теперь ${index + by + 1} из ${questions.length}`);
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
        <Root aria-label="Вопросы">
          <h3>Вопросы</h3>
          <ol>
            {questions.map(({ key, text }, index) => (
              <Row key={key} data-question={key}>
                <TextArea
                  label={`Вопрос ${index + 1}`}
                  name={`question-${key}`}
                  data-act="text"
                  rows={2}
                  value={text}
                  error={errors[`question-${key}`]}
                  onChange={(event) =>
                    change({
                      questions: questions.map((one) => (one.key === key ? { key, text: event.target.value } : one)),
                    })
                  }
                />
                <span>
                  <IconButton
                    label={`Поднять вопрос ${index + 1}`}
                    icon={<ArrowUp />}
                    data-act="up"
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    label={`Опустить вопрос ${index + 1}`}
                    icon={<ArrowDown />}
                    data-act="down"
                    disabled={index === questions.length - 1}
                    onClick={() => move(index, 1)}
                  />
                  {questions.length > 1 ? (
                    <IconButton
                      label={`Удалить вопрос ${index + 1}`}
                      icon={<Trash2 />}
                      data-act="delete"
                      onClick={() => remove(index)}
                    />
                  ) : null}
                </span>
              </Row>
            ))}
          </ol>
          <Button icon={<Plus />} onClick={add}>
            Добавить вопрос
          </Button>
          <VisuallyHidden as="output">{said}</VisuallyHidden>
        </Root>
      </div>
    </FormDialog>
  );
}
