import { useState, type ComponentType } from 'react';
import { styled } from 'styled-components';

import { QUESTION_KINDS } from '../../../domain/fieldwork/questions/questionKinds.ts';
import type { QuestionKind } from '../../../domain/fieldwork/script.ts';
import type { AskedNow } from '../../../domain/fieldwork/trial.ts';
import { ANSWER_FIELD, ANSWER_WORD, answerHint, marksOf } from '../../../domain/fieldwork/words.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

/** Given answer: words, and the keys of the pressed options. */
export interface GivenAnswer {
  readonly text: string;
  readonly options?: readonly string[];
}

export interface AnswerFieldProps {
  /** Current question. Give a new key with each question: typed text belongs to one. */
  asked: AskedNow;
  /** Called with the answer. */
  onAnswer: (answer: GivenAnswer) => void;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;

  & > :first-child {
    width: 100%;
  }
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;

  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
  }
  & > div > button {
    justify-content: start;
    height: auto;
    text-align: start;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  & > div[data-marks] {
    display: flex;
    flex-wrap: wrap;
  }
  & > div[data-marks] > button {
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: ${spaces[2]}px;
    font-variant-numeric: tabular-nums;
  }
  & > button {
    justify-self: start;
  }
  ${media.mobile} {
    & > div[data-marks] {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
    }
  }
`;

/** Options of which one is pressed, or several are ticked. */
function ChoiceAnswer({ asked, onAnswer }: AnswerFieldProps) {
  const { question, text } = asked;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const hint = answerHint(question, 0);
  if (!question.isMultiple) {
    return (
      <Group aria-label={text}>
        <p>{hint}</p>
        <div>
          {question.options.map((option) => (
            <Button
              key={option.key}
              needs={null}
              onClick={() => onAnswer({ text: option.text, options: [option.key] })}
            >
              {option.text}
            </Button>
          ))}
        </div>
      </Group>
    );
  }
  const chosen = question.options.filter(({ key }) => ticked.includes(key));
  return (
    <Group aria-label={text}>
      <p>{hint}</p>
      <div>
        {question.options.map((option) => (
          <Checkbox
            key={option.key}
            needs={null}
            label={option.text}
            checked={ticked.includes(option.key)}
            onChange={({ target }) =>
              setTicked(target.checked ? [...ticked, option.key] : ticked.filter((key) => key !== option.key))
            }
          />
        ))}
      </div>
      <Button
        needs={null}
        variant="primary"
        disabled={chosen.length === 0}
        onClick={() =>
          onAnswer({ text: chosen.map((one) => one.text).join(', '), options: chosen.map(({ key }) => key) })
        }
      >
        {ANSWER_WORD}
      </Button>
    </Group>
  );
}

/** Marks of which one is pressed, with what the ends mean. */
function ScaleAnswer({ asked, onAnswer }: AnswerFieldProps) {
  const { question, text } = asked;
  return (
    <Group aria-label={text}>
      <p>{answerHint(question, 0)}</p>
      <div data-marks="">
        {marksOf(question.scale).map((mark) => (
          <Button key={mark} needs={null} onClick={() => onAnswer({ text: String(mark) })}>
            {mark}
          </Button>
        ))}
      </div>
    </Group>
  );
}

/** Words or a number, typed. Enter sends, Shift + Enter breaks the line. */
function TypedAnswer({ asked, onAnswer }: AnswerFieldProps) {
  const { question, place } = asked;
  const [typed, setTyped] = useState('');
  const isOpen = place.why > 0 || QUESTION_KINDS[question.kind].isOpen;
  const field = {
    label: ANSWER_FIELD,
    hideLabel: true,
    autoComplete: 'off',
    hint: answerHint(question, place.why) || undefined,
    value: typed,
    needs: null,
  } as const;
  // An empty answer is sent, too: what the interviewer says to it belongs to the conversation.
  const send = () => onAnswer({ text: typed });
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        send();
      }}
    >
      {isOpen ? (
        <TextArea
          {...field}
          rows={2}
          enterKeyHint="send"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
      ) : (
        <TextField
          {...field}
          inputMode={question.kind === 'number' ? 'decimal' : 'text'}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button needs={null} variant="primary" type="submit">
        {ANSWER_WORD}
      </Button>
    </Form>
  );
}

const ANSWERS: Readonly<Record<QuestionKind, ComponentType<AnswerFieldProps>>> = {
  open: TypedAnswer,
  choice: ChoiceAnswer,
  scale: ScaleAnswer,
  number: TypedAnswer,
  contact: TypedAnswer,
};

/** Where a question is answered, by its kind; to «почему» always in words. */
export function AnswerField(props: AnswerFieldProps) {
  const { question, place } = props.asked;
  const Answer = place.why > 0 ? TypedAnswer : ANSWERS[question.kind];
  return <Answer {...props} />;
}
