import { formatNumber, NBSP, parseNumber } from '../../core/format.ts';
import type { DateText } from '../../core/record.ts';
import { problemOfDate } from '../../core/typedDate.ts';
import { type RoundForm, quotasOf } from './roundForm.ts';

export const MAX_ROUND_TITLE = 200;
/** Most signs of what is said with a reward. */
export const MAX_REWARD = 1000;
export const MAX_GOAL = 100_000;
/** Longest silence before a reminder: a month. */
export const MAX_REMIND_HOURS = 720;
export const MAX_PRICE = 1_000_000;

export const typedNumberOf = (text: string): number => parseNumber(text.trim()) ?? Number.NaN;

const wholeProblem = (text: string, least: number, most: number): string | undefined => {
  const number = typedNumberOf(text);
  return Number.isInteger(number) && number >= least && number <= most
    ? undefined
    : `Целое число от${NBSP}${formatNumber(least)} до${NBSP}${formatNumber(most)}`;
};

const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

const timeProblem = (text: string): string | undefined => (TIME.test(text.trim()) ? undefined : 'Время в виде 21:00');

function quotaProblems(form: RoundForm): Record<string, string> {
  const errors: Record<string, string> = {};
  const seen = new Set<string>();
  for (const { key, segment, most } of quotasOf(form)) {
    const name = segment.trim().toLowerCase();
    if (name === '' && most.trim() === '') continue;
    if (name === '') errors[`segment-${key}`] = 'Назовите сегмент';
    else if (seen.has(name)) errors[`segment-${key}`] = 'Такой сегмент уже есть';
    seen.add(name);
    const problem = wholeProblem(most, 0, MAX_GOAL);
    if (problem !== undefined) errors[`most-${key}`] = problem;
  }
  return errors;
}

/** Reference for checking the last day of a round. */
export interface DayNow {
  /** The day by the round's clock. */
  readonly today: DateText;
  /** The last day that it has already; empty for none. It may remain although it has passed. */
  readonly stands: string;
}

/** Returns why a round cannot take answers until a day. One that has passed would turn out respondents who have begun (R222). */
function lastDayProblem(until: string, { today, stands }: DayNow): string | undefined {
  if (until === '' || until === stands) return undefined;
  return problemOfDate(until) ?? (until < today ? 'Этот день прошёл: выберите сегодня или позже' : undefined);
}

/** Inline errors by field, quotas as `segment-<key>` and `most-<key>`; empty when it can be stored. @param day not there: the day is not judged */
export function checkRoundForm(form: RoundForm, day?: DayNow): Readonly<Record<string, string>> {
  const { title, goal, reward, price } = form;
  const found: Record<string, string | undefined> = {
    title:
      title.trim() === ''
        ? 'Назовите раунд'
        : title.trim().length > MAX_ROUND_TITLE
          ? `Не длиннее ${MAX_ROUND_TITLE}${NBSP}знаков`
          : undefined,
    scenarioId: form.scenarioId === '' ? 'Выберите сценарий' : undefined,
    goal: goal.trim() === '' ? undefined : wholeProblem(goal, 1, MAX_GOAL),
    until: day && lastDayProblem(form.until, day),
    quietFrom: timeProblem(form.quietFrom),
    quietTo: timeProblem(form.quietTo),
    remindAfter: form.reminders === '0' ? undefined : wholeProblem(form.remindAfter, 1, MAX_REMIND_HOURS),
    reward: reward.trim().length > MAX_REWARD ? `Не длиннее 1${NBSP}000${NBSP}знаков` : undefined,
    price:
      price.trim() === '' || (typedNumberOf(price) >= 0 && typedNumberOf(price) <= MAX_PRICE)
        ? undefined
        : `Число от${NBSP}0 до${NBSP}${formatNumber(MAX_PRICE)}`,
    ...quotaProblems(form),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
