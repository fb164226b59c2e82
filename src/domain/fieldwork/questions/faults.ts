import { fold, formatNumber, NBSP } from '../../core/format.ts';
import { QUESTION_KINDS, suits } from './questionKinds.ts';
import type { Question } from '../script.ts';
import { marksOf } from '../words.ts';

/** A part of a script that cannot be asked as it is: its place, and the reason, in Russian. */
export interface ScriptFault {
  /** Key of the question; empty: of the script as a whole. */
  readonly question: string;
  /** Which part of the question: an option or a branch by its index, from 0. */
  readonly part: 'text' | 'options' | 'option' | 'scale' | 'branch';
  readonly index: number;
  readonly says: string;
  /** The user has not reached it yet: it is reported only when the script is to be sent. */
  readonly isUnfinished: boolean;
}

/** Most signs of a question, as scripts take them. */
export const MAX_QUESTION_TEXT = 5000;
/** Most signs of an option, or of a label of a scale: a button has no room for more. */
export const MAX_OPTION_TEXT = 200;
export const MAX_OPTIONS = 20;
export const MAX_MARKS = 11;

/** Message when there are no questions. */
export const NOTHING_TO_ASK = 'Добавьте хотя бы один вопрос: пустой сценарий задавать нечем';

const tooLong = (most: number): string => `Не длиннее ${formatNumber(most)}${NBSP}знаков`;

/** Answers that are enough to see every branch of a question taken: one for each that differs to any condition. */
type Sample =
  | { readonly is: 'option'; readonly option: string }
  | { readonly is: 'number'; readonly number: number }
  | null
  | 'text';

/** A number between any two that conditions name, each of these, and one beyond them at both ends. */
function numbersAround(branches: Question['branches']): readonly number[] {
  const bounds = branches.flatMap(({ when }) => ('number' in when ? [when.number] : []));
  const between = bounds.flatMap((one) => bounds.map((other) => (one + other) / 2));
  return [Math.min(0, ...bounds) - 1, ...between, Math.max(0, ...bounds) + 1];
}

function samplesOf({ kind, options, scale, mayBeSkipped, branches }: Question): readonly Sample[] {
  const skipped: readonly Sample[] = mayBeSkipped ? [null] : [];
  const { conditions, hasOptions, hasScale } = QUESTION_KINDS[kind];
  if (hasOptions) return [...options.map(({ key }) => ({ is: 'option' as const, option: key })), ...skipped];
  if (!conditions.includes('atLeast')) return ['text', ...skipped];
  const numbers = hasScale && scale.to - scale.from < MAX_MARKS ? marksOf(scale) : numbersAround(branches);
  return [...numbers.map((number) => ({ is: 'number' as const, number })), ...skipped];
}

type Condition = Question['branches'][number]['when'];

function holds(when: Condition, sample: Sample): boolean {
  if (sample === 'text') return false;
  if (sample === null) return when.is === 'skipped';
  if (sample.is === 'option') return when.is === 'option' && when.option === sample.option;
  return (
    (when.is === 'atLeast' && sample.number >= when.number) || (when.is === 'atMost' && sample.number <= when.number)
  );
}

/** The branches that some answer takes, by their indexes; -1 among them: some answer leads to the next question. */
function takenIn(question: Question): ReadonlySet<number> {
  return new Set(samplesOf(question).map((sample) => question.branches.findIndex(({ when }) => holds(when, sample))));
}

type At = (
  part: ScriptFault['part'],
  says: string,
  more?: Partial<Pick<ScriptFault, 'index' | 'isUnfinished'>>,
) => ScriptFault;

const UNFINISHED = { isUnfinished: true } as const;

function optionFaults({ options }: Question, at: At): readonly ScriptFault[] {
  const faults: ScriptFault[] = [];
  const seen = new Set<string>();
  options.forEach(({ text }, index) => {
    const name = fold(text.trim());
    if (name === '') faults.push(at('option', 'Назовите вариант', { index, ...UNFINISHED }));
    else if (text.trim().length > MAX_OPTION_TEXT) faults.push(at('option', tooLong(MAX_OPTION_TEXT), { index }));
    else if (seen.has(name)) faults.push(at('option', 'Такой вариант уже есть', { index }));
    seen.add(name);
  });
  if (options.length < 2) faults.push(at('options', 'Нужно хотя бы два варианта', UNFINISHED));
  if (options.length > MAX_OPTIONS) faults.push(at('options', `Вариантов не больше ${MAX_OPTIONS}`));
  return faults;
}

function scaleFaults({ scale: { from, to, fromLabel, toLabel } }: Question, at: At): readonly ScriptFault[] {
  if (!Number.isInteger(from) || !Number.isInteger(to)) return [at('scale', 'Деления шкалы — целые числа')];
  if (from >= to) return [at('scale', `«До» должно быть больше, чем${NBSP}«от»`)];
  if (to - from >= MAX_MARKS) {
    return [at('scale', `Делений не больше ${MAX_MARKS}: для большего есть вопрос «Число»`)];
  }
  const isLong = Math.max(fromLabel.trim().length, toLabel.trim().length) > MAX_OPTION_TEXT;
  return isLong ? [at('scale', tooLong(MAX_OPTION_TEXT))] : [];
}

function branchFaults(
  questions: readonly Question[],
  from: number,
  question: Question,
  at: At,
): readonly ScriptFault[] {
  const taken = takenIn(question);
  return question.branches.flatMap(({ when, to }, index): readonly ScriptFault[] => {
    const says = (text: string): readonly ScriptFault[] => [at('branch', text, { index })];
    if (!suits(question, when)) return says('Такого условия у этого вопроса быть не может');
    if (when.is === 'option' && !question.options.some(({ key }) => key === when.option)) {
      return says('Этот вариант удалён: выберите другой или уберите переход');
    }
    if (to !== null) {
      const target = questions.findIndex(({ key }) => key === to);
      if (target === -1) return says('Вопрос, к которому вёл переход, удалён: выберите другой');
      if (target <= from) return says('Переход ведёт назад: выберите вопрос ниже');
    }
    if (when.is === 'skipped' && !question.mayBeSkipped) return says('Этот вопрос нельзя пропустить');
    return taken.has(index) ? [] : says('До этого перехода не дойдёт: такие ответы забирает переход выше');
  });
}

/**
 * Where some answers to a question lead: places of what is asked then, all behind it; the number of questions is the end.
 * @param index the question's place
 */
export function placesAfter(questions: readonly Question[], index: number): readonly number[] {
  const question = questions[index];
  if (!question) return [];
  const places = Array.from(takenIn(question), (branch) => {
    const to = question.branches[branch]?.to;
    const target = to === null ? questions.length : questions.findIndex(({ key }) => key === to);
    return target > index ? target : index + 1;
  });
  // For a question that cannot be answered yet, only its place is known.
  return places.length === 0 ? [index + 1] : places;
}

/** The questions that some answers lead to. */
function reachable(questions: readonly Question[]): ReadonlySet<string> {
  const found = new Set<string>();
  const next = new Set([0]);
  questions.forEach((question, index) => {
    if (!next.has(index)) return;
    found.add(question.key);
    for (const place of placesAfter(questions, index)) next.add(place);
  });
  return found;
}

/** Returns the faults of a list of questions, in their order; none when all can be asked. */
export function faultsIn(questions: readonly Question[]): readonly ScriptFault[] {
  if (questions.length === 0)
    return [{ question: '', part: 'text', index: 0, says: NOTHING_TO_ASK, isUnfinished: true }];
  const found = reachable(questions);
  return questions.flatMap((question, index) => {
    const at: At = (part, says, more) => ({
      question: question.key,
      part,
      index: 0,
      isUnfinished: false,
      ...more,
      says,
    });
    const text = question.text.trim();
    const faults: ScriptFault[] = [];
    if (text === '') faults.push(at('text', 'Напишите вопрос', UNFINISHED));
    else if (text.length > MAX_QUESTION_TEXT) faults.push(at('text', tooLong(MAX_QUESTION_TEXT)));
    else if (!found.has(question.key)) {
      faults.push(at('text', 'До этого вопроса разговор не дойдёт: переходы выше его обходят'));
    }
    const { hasOptions, hasScale } = QUESTION_KINDS[question.kind];
    if (hasOptions) faults.push(...optionFaults(question, at));
    if (hasScale) faults.push(...scaleFaults(question, at));
    return [...faults, ...branchFaults(questions, index, question, at)];
  });
}
