import { ArrowDown, ArrowUp, Copy, CornerDownRight, FolderInput, MoreHorizontal, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import { conditionsOf, stepOf } from '../../../domain/account/scenario/edit.ts';
import type { ScenarioQuestionDraft } from '../../../domain/account/scenario/form.ts';
import { TERMS } from '../../../domain/terms.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { leadsOn } from './leadsOn.ts';
import type { StagesEditing } from './useStagesEditing.ts';

export interface QuestionHeadProps {
  /** The question as it is typed. */
  question: ScenarioQuestionDraft;
  /** Its number among all, from 1. */
  number: number;
  /** Key of its stage. */
  stageKey: string;
  /** How the stages are changed. */
  editing: Omit<StagesEditing, 'root'>;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  align-items: center;
  justify-content: space-between;

  & > h3 {
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  & > span {
    display: flex;
  }
`;

/** The number of a question, and what is done with it as a whole: moved, copied, sent to another stage, deleted. */
export function QuestionHead({ question, number, stageKey, editing }: QuestionHeadProps) {
  const { key } = question;
  const others = editing.stages.map((stage, index) => ({ stage, index })).filter(({ stage }) => stage.key !== stageKey);
  const mayLead = conditionsOf(question).length > 0;
  return (
    <Head>
      <h3>{`${TERMS.scenarioQuestion.text} ${number}`}</h3>
      <span>
        <IconButton
          size="sm"
          label={`Поднять вопрос ${number}`}
          icon={<ArrowUp />}
          data-act="up"
          disabled={stepOf(editing.stages, key, -1) === null}
          onClick={() => editing.moveQuestion(key, -1)}
        />
        <IconButton
          size="sm"
          label={`Опустить вопрос ${number}`}
          icon={<ArrowDown />}
          data-act="down"
          disabled={stepOf(editing.stages, key, 1) === null}
          onClick={() => editing.moveQuestion(key, 1)}
        />
        <Menu
          label={`Вопрос ${number}`}
          trigger={
            <IconButton
              size="sm"
              label={`Ещё: вопрос ${number}`}
              tooltip="Ещё"
              icon={<MoreHorizontal />}
              data-act="more"
            />
          }
          items={[
            { label: 'Дублировать', icon: <Copy />, onSelect: () => editing.copyQuestion(question) },
            ...(leadsOn(question) || !mayLead
              ? []
              : [
                  {
                    label: 'Добавить переход',
                    icon: <CornerDownRight />,
                    onSelect: () => editing.addBranch(question),
                  },
                ]),
            ...others.map(({ stage, index }, place) => ({
              label: `В этап ${index + 1}${stage.title.trim() === '' ? '' : `: ${stage.title.trim()}`}`,
              icon: <FolderInput />,
              divided: place === 0,
              onSelect: () => editing.sendQuestion(key, stage),
            })),
          ]}
        />
        <IconButton
          size="sm"
          label={`Удалить вопрос ${number}`}
          icon={<Trash2 />}
          data-act="delete"
          onClick={() => editing.removeQuestion(key)}
        />
      </span>
    </Head>
  );
}
