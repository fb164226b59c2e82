import { CornerDownRight, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

import { conditionsOf } from '../../../domain/account/scenario/edit.ts';
import type { BranchDraft, ScenarioQuestionDraft } from '../../../domain/account/scenario/form.ts';
import { innerQuotes, NBSP } from '../../../domain/core/format.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { Select, type SelectOption } from '../../../ui/field/Select.tsx';

/** A question that a branch may lead to. */
export interface BranchTarget {
  readonly key: string;
  /** As the editor counts, from 1. */
  readonly number: number;
  readonly text: string;
}

export interface BranchesEditorProps {
  /** The question that is answered. */
  question: ScenarioQuestionDraft;
  /** Its number, from 1. */
  number: number;
  /** All questions, in order: branches lead to those below. */
  targets: readonly BranchTarget[];
  /** Errors, by the name of the control. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Another one is wanted. */
  onAdd: () => void;
  /** Called with the branches as they are to be; `typing` names the one that is typed into. */
  onChange: (branches: readonly BranchDraft[], typing?: string) => void;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: ${spaces[2]}px;
    align-items: start;
  }
  & > li[data-bound] {
    grid-template-columns: minmax(0, 1.2fr) 6rem minmax(0, 1.6fr) auto;
  }
  ${media.mobile} {
    & > li,
    & > li[data-bound] {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block-end: ${spaces[2]}px;
      border-block-end: 1px solid var(--color-hairline);
    }
    & > li > :not(button) {
      grid-column: 1;
    }
    & > li > button {
      grid-row: 1;
      grid-column: 2;
    }
  }
`;

const Head = styled.h4`
  margin: 0;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  font-weight: 500;
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;

  & > ul {
    width: 100%;
  }
`;

const CONDITION_WORDS: Readonly<Record<BranchDraft['is'], string>> = {
  option: 'выбрано',
  atLeast: 'Если не меньше',
  atMost: 'Если не больше',
  skipped: 'Если вопрос пропущен',
};

/** Most signs of a question where it is a line of a list. */
const SHORT = 60;
const short = (text: string): string => (text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text);

/** Returns the possible conditions of a branch, as one list: for a choice each of its options. */
function conditionChoices(question: ScenarioQuestionDraft, branch: BranchDraft): readonly SelectOption[] {
  const choices = conditionsOf(question).flatMap((is): readonly SelectOption[] =>
    is === 'option'
      ? question.options
          .filter(({ text }) => text.trim() !== '')
          .map(({ key, text }) => ({ value: `option ${key}`, label: `Если выбрано «${innerQuotes(text.trim())}»` }))
      : [{ value: is, label: CONDITION_WORDS[is] }],
  );
  const value = conditionValue(branch);
  if (choices.some((one) => one.value === value)) return choices;
  const lost = branch.is === 'option' ? 'Если выбран удалённый вариант' : CONDITION_WORDS[branch.is];
  return [{ value, label: lost }, ...choices];
}

const conditionValue = ({ is, option }: BranchDraft): string => (is === 'option' ? `option ${option}` : is);

const END = 'end';
const targetValue = ({ to }: BranchDraft): string => (to === null ? END : `to ${to}`);

function targetChoices(branch: BranchDraft, number: number, targets: readonly BranchTarget[]): readonly SelectOption[] {
  const choices: SelectOption[] = [
    { value: END, label: 'к концу разговора' },
    ...targets
      .filter((target) => target.number > number)
      .map(({ key, number: of, text }) => ({
        value: `to ${key}`,
        label: `к${NBSP}вопросу ${of}${text.trim() === '' ? '' : `: ${short(text.trim())}`}`,
      })),
  ];
  const value = targetValue(branch);
  if (choices.some((one) => one.value === value)) return choices;
  const back = targets.find(({ key }) => key === branch.to);
  const lost = back ? `назад, к${NBSP}вопросу ${back.number}` : 'к удалённому вопросу';
  return [{ value, label: lost }, ...choices];
}

/** Edits where a question leads, by its answer: onwards only. A branch to a missing question stays here until it is corrected. */
export function BranchesEditor({ question, number, targets, errors, onAdd, onChange }: BranchesEditorProps) {
  const headId = useId();
  const { branches } = question;
  const put = (next: BranchDraft, typing?: string) =>
    onChange(
      branches.map((one) => (one.key === next.key ? next : one)),
      typing,
    );
  const choose = (branch: BranchDraft, value: string) => {
    const is = value.startsWith('option ') ? 'option' : (value as BranchDraft['is']);
    const isBound = is === 'atLeast' || is === 'atMost';
    put({
      ...branch,
      is,
      option: is === 'option' ? value.slice('option '.length) : '',
      number: isBound ? branch.number || question.to : '',
    });
  };
  return (
    <Part>
      {branches.length > 0 ? <Head id={headId}>Переходы</Head> : null}
      {branches.length > 0 ? (
        <List aria-labelledby={headId}>
          {branches.map((branch, index) => {
            const what = `перехода ${index + 1} вопроса ${number}`;
            const isBound = branch.is === 'atLeast' || branch.is === 'atMost';
            const wrong = errors[`branch-${question.key}-${branch.key}`];
            return (
              <li key={branch.key} data-bound={isBound || undefined}>
                <Select
                  hideLabel
                  label={`Условие ${what}`}
                  name={`branch-${question.key}-${branch.key}`}
                  data-act={index === branches.length - 1 ? 'branch' : undefined}
                  options={conditionChoices(question, branch)}
                  value={conditionValue(branch)}
                  error={wrong}
                  onValueChange={(value) => choose(branch, value)}
                />
                {isBound ? (
                  <NumberField
                    hideLabel
                    label={`Число ${what}`}
                    value={branch.number}
                    onChange={({ target }) => put({ ...branch, number: target.value }, branch.key)}
                  />
                ) : null}
                <Select
                  hideLabel
                  label={`Куда ведёт переход ${index + 1} вопроса ${number}`}
                  options={targetChoices(branch, number, targets)}
                  value={targetValue(branch)}
                  onValueChange={(value) => put({ ...branch, to: value === END ? null : value.slice('to '.length) })}
                />
                <IconButton
                  label={`Удалить переход ${index + 1} вопроса ${number}`}
                  icon={<Trash2 />}
                  onClick={(event) => {
                    // The list loses the focused element: the button that adds is always beside it.
                    event.currentTarget
                      .closest('ul')
                      ?.parentElement?.querySelector<HTMLElement>(':scope > button')
                      ?.focus();
                    onChange(branches.filter(({ key }) => key !== branch.key));
                  }}
                />
              </li>
            );
          })}
        </List>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        icon={<CornerDownRight />}
        aria-label={`Добавить переход в вопрос ${number}`}
        onClick={onAdd}
      >
        Добавить переход
      </Button>
    </Part>
  );
}
