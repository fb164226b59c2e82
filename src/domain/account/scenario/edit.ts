import { QUESTION_KINDS, suits } from '../../fieldwork/questions/questionKinds.ts';
import type { QuestionKind } from '../../fieldwork/script.ts';
import {
  blankQuestion,
  type BranchDraft,
  type OptionDraft,
  type ScenarioQuestionDraft,
  type StageDraft,
} from './form.ts';

type Stages = readonly StageDraft[];

/** Moves a member of a list by one place or more; the same order when there is nowhere to go. */
export function moved<T>(list: readonly T[], index: number, by: number): readonly T[] {
  const item = list[index];
  if (item === undefined || index + by < 0 || index + by >= list.length) return list;
  return list.toSpliced(index, 1).toSpliced(index + by, 0, item);
}

/** Stages with one question said anew. */
export function withQuestion(stages: Stages, next: ScenarioQuestionDraft): Stages {
  return stages.map((stage) =>
    stage.questions.some(({ key }) => key === next.key)
      ? { ...stage, questions: stage.questions.map((one) => (one.key === next.key ? next : one)) }
      : stage,
  );
}

/** Returns stages without a question. Branches that led to it lead nowhere, and show this as a fault until they are fixed. */
export function withoutQuestion(stages: Stages, key: string): Stages {
  return stages.map((stage) => ({ ...stage, questions: stage.questions.filter((one) => one.key !== key) }));
}

/** Stages with a question put into one of them. @param at index in that stage */
function put(stages: Stages, stageKey: string, question: ScenarioQuestionDraft, at: number): Stages {
  return stages.map((stage) =>
    stage.key === stageKey ? { ...stage, questions: stage.questions.toSpliced(at, 0, question) } : stage,
  );
}

/** Stages with a question at the end of one of them. */
export function withAdded(stages: Stages, stageKey: string, question: ScenarioQuestionDraft): Stages {
  return put(stages, stageKey, question, Number.MAX_SAFE_INTEGER);
}

/** Where a question can go by one step: within its stage, or over its edge into the one beside it; null at the very ends. */
export function stepOf(
  stages: Stages,
  key: string,
  by: 1 | -1,
): { readonly stage: string; readonly at: number } | null {
  const place = stages.findIndex(({ questions }) => questions.some((one) => one.key === key));
  const stage = stages[place];
  if (!stage) return null;
  const at = stage.questions.findIndex((one) => one.key === key) + by;
  if (at >= 0 && at < stage.questions.length) return { stage: stage.key, at };
  const beside = stages[place + by];
  return beside ? { stage: beside.key, at: by === 1 ? 0 : beside.questions.length } : null;
}

/** Moves a question by one step, see {@link stepOf}. */
export function withStep(stages: Stages, key: string, by: 1 | -1): Stages {
  const step = stepOf(stages, key, by);
  const question = stages.flatMap(({ questions }) => questions).find((one) => one.key === key);
  return step && question ? put(withoutQuestion(stages, key), step.stage, question, step.at) : stages;
}

/** Moves a question to the end of another stage. */
export function inStage(stages: Stages, key: string, stageKey: string): Stages {
  const question = stages.flatMap(({ questions }) => questions).find((one) => one.key === key);
  return question ? withAdded(withoutQuestion(stages, key), stageKey, question) : stages;
}

/**
 * A question of another kind: branches that it cannot have are gone, and where options are needed there are two to begin with.
 * @param newKey a key for each
 */
export function ofKind(
  question: ScenarioQuestionDraft,
  kind: QuestionKind,
  newKey: () => string,
): ScenarioQuestionDraft {
  const needsOptions = QUESTION_KINDS[kind].hasOptions && question.options.length === 0;
  return {
    ...question,
    kind,
    options: needsOptions ? [blankOption(newKey()), blankOption(newKey())] : question.options,
    branches: question.branches.filter(({ is }) =>
      suits({ kind }, is === 'option' ? { is, option: '' } : is === 'skipped' ? { is } : { is, number: 0 }),
    ),
  };
}

/** Returns an empty option. */
export const blankOption = (key: string): OptionDraft => ({ key, text: '' });

/** Conditions that a question's answers can fulfil, in the order in which they are offered. */
export function conditionsOf({ kind, mayBeSkipped }: ScenarioQuestionDraft): readonly BranchDraft['is'][] {
  const { conditions } = QUESTION_KINDS[kind];
  return mayBeSkipped ? [...conditions, 'skipped'] : conditions;
}

/** A branch to begin with: the first condition that no other branch has, to the end. */
export function blankBranch(key: string, question: ScenarioQuestionDraft): BranchDraft {
  const { branches, options, from, to } = question;
  const free = options.find((option) => !branches.some((one) => one.is === 'option' && one.option === option.key));
  const [first = 'skipped'] = conditionsOf(question);
  const is = first === 'option' && !free ? 'skipped' : first;
  const bound = QUESTION_KINDS[question.kind].hasScale ? (is === 'atLeast' ? to : from) : '0';
  return {
    key,
    is,
    option: is === 'option' ? (free?.key ?? '') : '',
    number: is === 'atLeast' || is === 'atMost' ? bound : '',
    to: null,
  };
}

/** Returns a copy of a question without its branches, to be placed below. */
export function copyOf(question: ScenarioQuestionDraft, newKey: () => string): ScenarioQuestionDraft {
  return {
    ...question,
    key: newKey(),
    options: question.options.map(({ text }) => ({ key: newKey(), text })),
    branches: [],
  };
}

/** Stages with a question put below another. */
export function withBelow(stages: Stages, key: string, question: ScenarioQuestionDraft): Stages {
  const stage = stages.find(({ questions }) => questions.some((one) => one.key === key));
  if (!stage) return stages;
  return put(stages, stage.key, question, stage.questions.findIndex((one) => one.key === key) + 1);
}

export const newQuestion = (newKey: () => string): ScenarioQuestionDraft => blankQuestion(newKey());
