import { formatNumber, NBSP } from '../../core/format.ts';
import { QUESTION_KINDS } from '../../fieldwork/questions/questionKinds.ts';
import { faultsIn, MAX_QUESTION_TEXT, type ScriptFault } from '../../fieldwork/questions/faults.ts';
import {
  isBlank,
  numberOf,
  questionNumbers,
  questionOfDraft,
  stagesOf,
  type ScenarioQuestionDraft,
  type ScenarioForm,
} from './form.ts';

export const MAX_SCENARIO_TITLE = 200;
/** Most signs of a description, a question, or what is said at the beginning and the end. */
export const MAX_SCENARIO_TEXT = MAX_QUESTION_TEXT;

type Errors = Record<string, string>;

const tooLong = (most: number): string => `Не длиннее ${formatNumber(most)}${NBSP}знаков`;

/** A fault that prevents a scenario from being sent: its place and its reason. */
export interface ScenarioFault {
  /** Name of the control that says it. */
  readonly name: string;
  /** Key of the question; empty: of the scenario as a whole. */
  readonly question: string;
  /** Which it is, as the editor counts: «Вопрос 3»; empty for the scenario. */
  readonly where: string;
  readonly says: string;
  /** The user has not reached it yet: it is shown only when the scenario is to be sent. */
  readonly isUnfinished: boolean;
}

/** Returns the name of the control that shows a fault. */
function nameOf({ part, index }: ScriptFault, { key, options, branches }: ScenarioQuestionDraft): string {
  if (part === 'text') return `question-${key}`;
  if (part === 'option') {
    return `option-${key}-${options.filter(({ text }) => text.trim() !== '')[index]?.key ?? ''}`;
  }
  return part === 'branch' ? `branch-${key}-${branches[index]?.key ?? ''}` : `${part}-${key}`;
}

/** Returns the faults that prevent a typed scenario from being sent, in the order of its questions. */
export function faultsOf(form: Pick<ScenarioForm, 'stages'>): readonly ScenarioFault[] {
  const stages = stagesOf(form);
  const numbers = questionNumbers(stages);
  const drafts = stages.flatMap(({ questions }) => questions);
  return faultsIn(drafts.filter((draft) => !isBlank(draft)).map(questionOfDraft)).map((fault) => {
    const draft = drafts.find(({ key }) => key === fault.question);
    const { says, isUnfinished } = fault;
    if (!draft) return { name: '', question: '', where: '', says, isUnfinished };
    return {
      name: nameOf(fault, draft),
      question: draft.key,
      where: `Вопрос ${numbers.get(draft.key) ?? ''}`,
      says,
      isUnfinished,
    };
  });
}

const isNumber = (text: string): boolean => Number.isFinite(numberOf(text));

/** Returns errors of a question that prevent storing it in any scenario: invalid numbers, texts that are too long. */
function questionErrors(question: ScenarioQuestionDraft): Errors {
  const errors: Errors = {};
  const { key, kind } = question;
  if (question.text.trim().length > MAX_SCENARIO_TEXT) errors[`question-${key}`] = tooLong(MAX_SCENARIO_TEXT);
  if (QUESTION_KINDS[kind].hasScale && !(isNumber(question.from) && isNumber(question.to))) {
    errors[`scale-${key}`] = 'Деления шкалы — целые числа';
  }
  for (const branch of question.branches) {
    const isTyped = branch.is === 'atLeast' || branch.is === 'atMost';
    if (isTyped && !isNumber(branch.number)) errors[`branch-${key}-${branch.key}`] = 'Введите число';
  }
  return errors;
}

/**
 * Returns inline errors by the name of the control: the form's own, `stage-<key>`, and of a question `question-<key>`,
 * `option-<key>-<option>`, `options-<key>`, `scale-<key>` and `branch-<key>-<branch>`; empty when it can be stored.
 * @param isActive whether it is sent as it is: then the questions may have no fault at all. A draft may wait
 */
export function checkScenario(form: ScenarioForm, isActive = false): Readonly<Record<string, string>> {
  const errors: Errors = {};
  if (form.title.trim() === '') errors.title = 'Назовите сценарий';
  else if (form.title.trim().length > MAX_SCENARIO_TITLE) errors.title = tooLong(MAX_SCENARIO_TITLE);
  for (const field of ['description', 'welcome', 'consent', 'thanks'] as const) {
    if (form[field].trim().length > MAX_SCENARIO_TEXT) errors[field] = tooLong(MAX_SCENARIO_TEXT);
  }
  for (const { key, title, questions } of stagesOf(form)) {
    if (title.trim() === '') errors[`stage-${key}`] = 'Назовите этап';
    else if (title.trim().length > MAX_SCENARIO_TITLE) errors[`stage-${key}`] = tooLong(MAX_SCENARIO_TITLE);
    for (const question of questions) Object.assign(errors, questionErrors(question));
  }
  if (isActive) for (const { name, says } of faultsOf(form)) errors[name] ??= says;
  return errors;
}
