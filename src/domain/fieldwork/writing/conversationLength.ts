import { counted, NBSP, plural, type PluralForms } from '../../core/format.ts';
import { placesAfter } from '../questions/faults.ts';
import { QUESTION_KINDS } from '../questions/questionKinds.ts';
import type { Question } from '../script.ts';

export type Span = readonly [least: number, most: number];

/** How long a talk took those who came to its end. */
export interface MeasuredLength {
  /** The median. */
  readonly minutes: number;
  /** How many talks that is of. */
  readonly talks: number;
}

/** `GET /api/companies/:company/scenarios/lengths`: lengths of the talks by a scenario, of all its rounds, by its id. */
export interface ScenarioLengths {
  readonly lengths: Readonly<Record<string, MeasuredLength>>;
}

/** Minutes that an answer takes, an estimate: words are told, anything else is pressed or typed. */
const OPEN: Span = [1.5, 2];
const OTHER: Span = [0.25, 0.5];

/** The least and the most that the ways through questions come to. @param of what one question adds */
function through(questions: readonly Question[], of: (question: Question) => Span): Span {
  const rest: Span[] = Array.from({ length: questions.length + 1 }, () => [0, 0]);
  for (let index = questions.length - 1; index >= 0; index -= 1) {
    const question = questions[index];
    if (!question) continue;
    const [least, most] = of(question);
    const after = placesAfter(questions, index).map((place) => rest[place] ?? [0, 0]);
    rest[index] = [
      least + Math.min(...after.map(([fewest]) => fewest)),
      most + Math.max(...after.map(([, longest]) => longest)),
    ];
  }
  return rest[0] ?? [0, 0];
}

/** Returns the number of questions for a respondent, by the ways that their answers may lead; «Почему?» is not counted. */
export const questionSpan = (questions: readonly Question[]): Span => through(questions, () => [1, 1]);

/** How many minutes a talk may take, an estimate by its questions: whole ones; null where nothing is asked. */
export function minuteSpan(questions: readonly Question[]): Span | null {
  if (questions.length === 0) return null;
  const [least, most] = through(questions, ({ kind, whyTimes }) =>
    QUESTION_KINDS[kind].isOpen ? [OPEN[0], OPEN[1] + whyTimes] : OTHER,
  );
  return [Math.max(1, Math.floor(least)), Math.max(1, Math.ceil(most))];
}

const MINUTES = ['минута', 'минуты', 'минут'] as const;
const TALKS = ['интервью', 'интервью', 'интервью'] as const;

const spread = ([from, to]: Span): string => (from === to ? String(from) : `${from}–${to}`);

const unit = (span: Span, forms: PluralForms): string => `${spread(span)}${NBSP}${plural(span[1], forms)}`;

/** The length in words: as it was measured, or an estimate that says so; '' where nothing is asked. */
function lengthWords(questions: readonly Question[], measured: MeasuredLength | undefined): string {
  if (measured) {
    const minutes = Math.max(1, Math.round(measured.minutes));
    return `${counted(minutes, MINUTES)} (медиана, ${counted(measured.talks, TALKS)})`;
  }
  const estimated = minuteSpan(questions);
  return estimated ? `примерно ${unit(estimated, MINUTES)}` : '';
}

/**
 * The length and the number of questions in words: «примерно 15–20 минут · 10 вопросов · 4 этапа».
 * @param measured how long talks took that came to their end; not given for none
 */
export function conversationFacts(questions: readonly Question[], stages: number, measured?: MeasuredLength): string {
  const length = lengthWords(questions, measured);
  return [
    ...(length === '' ? [] : [length]),
    unit(questionSpan(questions), ['вопрос', 'вопроса', 'вопросов']),
    counted(stages, ['этап', 'этапа', 'этапов']),
  ].join(' · ');
}
