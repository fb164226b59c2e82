import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import type { StageDraft } from '../../../domain/account/scenario/form.ts';
import { media } from '../../../theme/media.ts';
import { radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { QuestionCard, type QuestionCardProps } from './QuestionCard.tsx';

export interface StageCardProps extends Omit<QuestionCardProps, 'question' | 'number' | 'stageKey'> {
  /** The stage as it is typed. */
  stage: StageDraft;
  /** Its place, from 0. */
  index: number;
  /** How many there are. */
  count: number;
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  padding: ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);

  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
  }
  & > ol:empty {
    display: none;
  }
  & > button {
    justify-self: start;
  }
  ${media.mobile} {
    margin-inline: -${spaces[2]}px;
    padding: ${spaces[2]}px;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;

  & > span {
    display: flex;
    align-items: start;
    padding-block-start: ${spaces[5]}px;
  }
`;

/** A stage of a scenario: its name, its questions, and the way to the next. */
export function StageCard({ stage, index, count, ...rest }: StageCardProps) {
  const { editing, errors, targets } = rest;
  const { key, title, questions } = stage;
  const number = index + 1;
  return (
    <Root data-part={key}>
      <Head>
        <TextField
          label={`Этап ${number}`}
          data-act="text"
          name={`stage-${key}`}
          autoComplete="off"
          placeholder="О чём этот этап"
          value={title}
          error={errors[`stage-${key}`]}
          onChange={({ target }) => editing.setTitle(key, target.value)}
        />
        <span>
          <IconButton
            label={`Поднять этап ${number}`}
            icon={<ArrowUp />}
            data-act="up"
            disabled={index === 0}
            onClick={() => editing.moveStage(index, -1)}
          />
          <IconButton
            label={`Опустить этап ${number}`}
            icon={<ArrowDown />}
            data-act="down"
            disabled={index === count - 1}
            onClick={() => editing.moveStage(index, 1)}
          />
          <IconButton
            label={`Удалить этап ${number}`}
            icon={<Trash2 />}
            data-act="delete"
            onClick={() => editing.removeStage(index)}
          />
        </span>
      </Head>
      <ol aria-label={`Вопросы этапа ${number}`}>
        {questions.map((question) => (
          <QuestionCard
            key={question.key}
            {...rest}
            question={question}
            number={targets.find((target) => target.key === question.key)?.number ?? 0}
            stageKey={key}
          />
        ))}
      </ol>
      <Button
        size="sm"
        icon={<Plus />}
        data-act="add"
        aria-label={`Добавить вопрос в этап ${number}`}
        onClick={() => editing.addQuestion(key)}
      >
        Добавить вопрос
      </Button>
    </Root>
  );
}
