import { parseNumber, quoted } from '../../core/format.ts';
import { stagesIn } from '../../fieldwork/scriptOf.ts';
import { QUESTION_KINDS, suits } from '../../fieldwork/questions/questionKinds.ts';
import type { Question, QuestionKind } from '../../fieldwork/script.ts';
import type { Scenario } from '../settings.ts';

/** An option in the form, with a key that stays with it when it moves. */
export interface OptionDraft {
  readonly key: string;
  readonly text: string;
}

/** A branch in the form: which answer it is for, and where it leads. */
export interface BranchDraft {
  readonly key: string;
  readonly is: Question['branches'][number]['when']['is'];
  /** Key of the option; of another condition ''. */
  readonly option: string;
  /** As typed; of another condition ''. */
  readonly number: string;
  /** Key of the question; null: the end. */
  readonly to: string | null;
}

/** A question in the form: numbers as typed. What another kind of question needs is kept while the form is open. */
export interface ScenarioQuestionDraft {
  readonly key: string;
  readonly text: string;
  readonly kind: QuestionKind;
  readonly options: readonly OptionDraft[];
  readonly isMultiple: boolean;
  readonly from: string;
  readonly to: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly whyTimes: number;
  readonly mayBeSkipped: boolean;
  readonly branches: readonly BranchDraft[];
}

/** A stage in the form; its key is the stored stage's. */
export interface StageDraft {
  readonly key: string;
  readonly title: string;
  readonly questions: readonly ScenarioQuestionDraft[];
}

/** The form of a scenario: stages as JSON, so that forms compare field by field. */
export interface ScenarioForm {
  readonly title: string;
  readonly description: string;
  readonly welcome: string;
  readonly consent: string;
  readonly thanks: string;
  /** Whether a model words what is asked after an answer: {@link MODEL_ASKS}, or ''. */
  readonly modelAsks: string;
  /** {@link StageDraft}s, see {@link stagesOf} and {@link stagesText}. */
  readonly stages: string;
}

/** Form value when a model words the follow-up questions. */
export const MODEL_ASKS = 'model';

/** Stages as a form holds them. */
export function stagesText(stages: readonly StageDraft[]): string {
  return JSON.stringify(stages);
}

export function stagesOf(form: Pick<ScenarioForm, 'stages'>): readonly StageDraft[] {
  return JSON.parse(form.stages) as readonly StageDraft[];
}

/** Returns an empty question: open, may be skipped. */
export function blankQuestion(key: string): ScenarioQuestionDraft {
  return {
    key,
    text: '',
    kind: 'open',
    options: [],
    isMultiple: false,
    from: '1',
    to: '5',
    fromLabel: '',
    toLabel: '',
    whyTimes: 0,
    mayBeSkipped: true,
    branches: [],
  };
}

/** Returns an empty stage, with one such question. */
export function blankStage(key: string, question: string): StageDraft {
  return { key, title: '', questions: [blankQuestion(question)] };
}

/** A branch's condition in words: «Если «Да»»; its option by what the option says now. */
function branchInWords({ options }: ScenarioQuestionDraft, { is, option, number }: BranchDraft): string {
  if (is === 'skipped') return 'пропущен';
  if (is === 'option') return quoted(options.find(({ key }) => key === option)?.text ?? 'удалённый вариант');
  return `${is === 'atLeast' ? 'не меньше' : 'не больше'} ${number}`;
}

/** How a question is asked and where it leads, in one line each; nothing for an open one that leads nowhere. */
function questionInWords(question: ScenarioQuestionDraft, numberOf: ReadonlyMap<string, number>): readonly string[] {
  const { kind, options, isMultiple, from, to, fromLabel, toLabel, whyTimes, mayBeSkipped, branches } = question;
  const { label, isOpen, hasOptions, hasScale } = QUESTION_KINDS[kind];
  const said: string[] = [];
  if (hasOptions) {
    said.push(`  ${isMultiple ? 'Можно несколько' : label}: ${options.map(({ text }) => text).join(' / ')}`);
  } else if (hasScale) {
    const ends = [`${from} ${fromLabel}`, `${to} ${toLabel}`].map((end) => end.replaceAll(/\s+/g, ' ').trim());
    said.push(`  ${label}: ${ends.join(' … ')}`);
  } else if (!isOpen) said.push(`  ${label}`);
  else if (whyTimes > 0) said.push(`  Спросить почему: ${whyTimes}`);
  if (!mayBeSkipped) said.push('  Пропустить нельзя');
  for (const branch of branches) {
    const target = branch.to === null ? 'к концу' : `к вопросу ${numberOf.get(branch.to) ?? '—'}`;
    said.push(`  Если ${branchInWords(question, branch)} → ${target}`);
  }
  return said;
}

/** Numbers of the questions as they are counted through all stages, by key, from 1. */
export function questionNumbers(stages: readonly StageDraft[]): ReadonlyMap<string, number> {
  return new Map(stages.flatMap(({ questions }) => questions).map(({ key }, index) => [key, index + 1]));
}

/** Stages in words, as a conflict shows them. */
export function stagesInWords(form: Pick<ScenarioForm, 'stages'>): string {
  const stages = stagesOf(form);
  const numbers = questionNumbers(stages);
  return stages
    .map(({ title, questions }, index) =>
      [
        `${index + 1}. ${title}`,
        ...questions.flatMap((question) => [`— ${question.text}`, ...questionInWords(question, numbers)]),
      ].join('\n'),
    )
    .join('\n');
}

/** The form of a new scenario: one stage with one question to begin with. */
export const EMPTY_SCENARIO_FORM: ScenarioForm = {
  title: '',
  description: '',
  welcome: '',
  consent: '',
  thanks: '',
  modelAsks: '',
  stages: stagesText([blankStage('stage-0', 'q-0')]),
};

/** A number as the form has it, to the last digit. */
const typed = (number: number): string => String(number).replace('.', ',');

function questionDraft({ key, text, kind, options, isMultiple, scale, ...rest }: Question): ScenarioQuestionDraft {
  const { whyTimes, mayBeSkipped, branches } = rest;
  return {
    key,
    text,
    kind,
    options: options.map((option) => ({ key: option.key, text: option.text })),
    isMultiple,
    from: typed(scale.from),
    to: typed(scale.to),
    fromLabel: scale.fromLabel,
    toLabel: scale.toLabel,
    whyTimes,
    mayBeSkipped,
    branches: branches.map(({ when, to }, index) => ({
      key: `branch-${index}`,
      is: when.is,
      option: when.is === 'option' ? when.option : '',
      number: 'number' in when ? typed(when.number) : '',
      to,
    })),
  };
}

/** The form of a stored scenario. */
export function scenarioFormOf(
  scenario: Pick<
    Scenario,
    'title' | 'description' | 'stages' | 'questions' | 'welcome' | 'consent' | 'thanks' | 'modelAsks'
  >,
): ScenarioForm {
  const { title, description, welcome, consent, thanks, modelAsks } = scenario;
  return {
    title,
    description,
    welcome,
    consent,
    thanks,
    modelAsks: modelAsks ? MODEL_ASKS : '',
    stages: stagesText(
      stagesIn(scenario).map((stage) => ({ ...stage, questions: stage.questions.map(questionDraft) })),
    ),
  };
}

type Condition = Question['branches'][number]['when'];

const conditionOf = ({ is, option, number }: BranchDraft): Condition => {
  if (is === 'skipped') return { is };
  return is === 'option' ? { is, option } : { is, number: numberOf(number) };
};

/** A typed number; NaN for what is none. */
export const numberOf = (text: string): number => parseNumber(text.trim()) ?? Number.NaN;

/**
 * A question as a form has it, as it is stored: texts without the blanks around them, rows that were left empty are no options, and
 * nothing of what another kind needs. Numbers that are none are NaN.
 */
export function questionOfDraft(draft: ScenarioQuestionDraft): Question {
  const { key, kind, mayBeSkipped } = draft;
  const options = draft.options.map((option) => ({ key: option.key, text: option.text.trim() }));
  const branches = draft.branches.map((branch) => ({ when: conditionOf(branch), to: branch.to }));
  const { isOpen, hasOptions = false, hasScale } = QUESTION_KINDS[kind];
  return {
    key,
    text: draft.text.trim(),
    kind,
    options: hasOptions ? options.filter(({ text }) => text !== '') : [],
    isMultiple: hasOptions && draft.isMultiple,
    scale: {
      from: hasScale ? numberOf(draft.from) : 1,
      to: hasScale ? numberOf(draft.to) : 5,
      fromLabel: hasScale ? draft.fromLabel.trim() : '',
      toLabel: hasScale ? draft.toLabel.trim() : '',
    },
    whyTimes: isOpen ? draft.whyTimes : 0,
    mayBeSkipped,
    branches: branches.filter(({ when }) => suits({ kind }, when)),
  };
}

/** Whether a question is empty: such a row does not count, as in every list here. */
export function isBlank({ text, options }: ScenarioQuestionDraft): boolean {
  return text.trim() === '' && options.every((option) => option.text.trim() === '');
}
