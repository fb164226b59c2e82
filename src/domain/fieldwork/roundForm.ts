import { formatNumber, NBSP, parseNumber } from '../core/format.ts';
import { KEPT_MONTHS } from '../research/privacy/keeping.ts';
import type { Draft, Op } from '../core/operation.ts';
import { ordered, positionAt, type DateText, type Keyed, type NewId } from '../core/record.ts';
import { problemOfDate } from '../core/typedDate.ts';
import type { Round } from './kinds.ts';
import { questionsOf, type Script } from './script.ts';

/** How many of a segment are wanted, as typed. */
export interface QuotaDraft {
  readonly key: string;
  readonly segment: string;
  readonly most: string;
}

/** The form of a round: numbers as typed; quotas as JSON, so that forms compare field by field. */
export interface RoundForm {
  readonly title: string;
  /** Empty while none is chosen. */
  readonly scenarioId: string;
  /** Empty: no contact is invited by name, only the open link leads there. */
  readonly audienceId: string;
  /** `yyyy-mm-dd`; empty for no end. */
  readonly until: string;
  /** Empty: as many as come. */
  readonly goal: string;
  /** {@link QuotaDraft}s, see {@link quotasOf} and {@link quotasText}. */
  readonly quotas: string;
  readonly byMail: boolean;
  readonly byTelegram: boolean;
  readonly byWidget: boolean;
  readonly quietFrom: string;
  readonly quietTo: string;
  /** «0», «1» or «2». */
  readonly reminders: string;
  readonly remindAfter: string;
  readonly reward: string;
  readonly price: string;
  readonly takesVoice: boolean;
  /** Months, as {@link KEPT_CHOICES} has them; empty: as long as the company keeps what is said. */
  readonly ownTerm: string;
}

/** Quotas as a form holds them. */
export const quotasText = (quotas: readonly QuotaDraft[]): string => JSON.stringify(quotas);

export const quotasOf = ({ quotas }: Pick<RoundForm, 'quotas'>): readonly QuotaDraft[] =>
  JSON.parse(quotas) as readonly QuotaDraft[];

/** Quotas in words, as a conflict shows them. */
export const quotasInWords = (form: Pick<RoundForm, 'quotas'>): string =>
  quotasOf(form)
    .map(({ segment, most }) => `${segment}: ${most}`)
    .join('\n');

/** No messages at night; two days are enough to answer. */
export const ROUND_DEFAULTS = { quietFrom: '21:00', quietTo: '09:00', reminders: '1', remindAfter: '48' } as const;

/**
 * The form of a new round.
 * @param study what it is held for, with the audience that was chosen for it
 * @param price roubles of one interview by the company's plan; 0 without a plan
 */
export function newRoundForm(
  study: { readonly title: string; readonly audienceId: string | null },
  scenarioId: string,
  price: number,
): RoundForm {
  return {
    title: study.title,
    scenarioId,
    audienceId: study.audienceId ?? '',
    until: '',
    goal: '',
    quotas: '[]',
    byMail: true,
    byTelegram: false,
    byWidget: false,
    ...ROUND_DEFAULTS,
    reward: '',
    price: price === 0 ? '' : String(price),
    takesVoice: false,
    ownTerm: '',
  };
}

const typedNumber = (number: number | null): string => (number === null || number === 0 ? '' : String(number));

/** The form of a stored round. */
export function roundFormOf(round: Round): RoundForm {
  const { title, scenarioId, byMail, byTelegram, byWidget, quietFrom, quietTo, reward, takesVoice } = round;
  return {
    title,
    scenarioId,
    audienceId: round.audienceId ?? '',
    until: round.until ?? '',
    goal: typedNumber(round.goal),
    quotas: quotasText(ordered(round.quotas).map(({ key, segment, most }) => ({ key, segment, most: String(most) }))),
    byMail,
    byTelegram,
    byWidget,
    quietFrom,
    quietTo,
    reminders: String(round.reminders),
    remindAfter: String(round.remindAfter),
    reward,
    price: typedNumber(round.price),
    takesVoice,
    ownTerm: typedNumber(round.ownTerm),
  };
}

export const MAX_ROUND_TITLE = 200;
/** Most signs of what is said with a reward. */
export const MAX_REWARD = 1000;
export const MAX_GOAL = 100_000;
/** Longest silence before a reminder: a month. */
export const MAX_REMIND_HOURS = 720;
export const MAX_PRICE = 1_000_000;

const numberOf = (text: string): number => parseNumber(text.trim()) ?? Number.NaN;

const wholeProblem = (text: string, least: number, most: number): string | undefined => {
  const number = numberOf(text);
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
      price.trim() === '' || (numberOf(price) >= 0 && numberOf(price) <= MAX_PRICE)
        ? undefined
        : `Число от${NBSP}0 до${NBSP}${formatNumber(MAX_PRICE)}`,
    ...quotaProblems(form),
  };
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

const storedTime = (text: string): string => text.trim().padStart(5, '0');

/** Fields that a round sets itself, not the user. */
type Stands = 'id' | 'researchId' | 'script' | 'keepsMonths' | 'state' | 'startedAt' | 'endedAt' | 'timeZone';

type Planned = Omit<Draft<'round'>, Stands | 'erasedTalks' | 'erasedAt' | 'segments'>;

function plannedOf(form: RoundForm): Planned {
  const [problem] = Object.values(checkRoundForm(form));
  if (problem !== undefined) throw new RangeError(problem);
  const quotas: Keyed<{ segment: string; most: number }> = Object.fromEntries(
    quotasOf(form)
      .filter(({ segment }) => segment.trim() !== '')
      .map(({ key, segment, most }, index) => [
        key,
        { segment: segment.trim(), most: numberOf(most), position: positionAt(index) },
      ]),
  );
  const { byMail, byTelegram, byWidget, takesVoice } = form;
  return {
    title: form.title.trim(),
    scenarioId: form.scenarioId,
    audienceId: form.audienceId === '' ? null : form.audienceId,
    until: form.until === '' ? null : form.until,
    goal: form.goal.trim() === '' ? null : numberOf(form.goal),
    quotas,
    byMail,
    byTelegram,
    byWidget,
    quietFrom: storedTime(form.quietFrom),
    quietTo: storedTime(form.quietTo),
    reminders: form.reminders === '0' ? 0 : form.reminders === '2' ? 2 : 1,
    remindAfter: form.reminders === '0' ? 48 : numberOf(form.remindAfter),
    reward: form.reward.trim(),
    price: form.price.trim() === '' ? 0 : Math.round(numberOf(form.price) * 100) / 100,
    takesVoice,
    ownTerm: form.ownTerm === '' ? null : Number(form.ownTerm),
  };
}

/** Whether the round's term of storage can still be chosen: no respondent has been promised one. */
export const mayChooseTerm = ({ state }: Pick<Round, 'state'>): boolean => state === 'draft';

/**
 * Returns operations that make a round: a draft that asks no one yet.
 * @param timeZone of its author, for the hours without messages
 * @throws RangeError when the form does not pass {@link checkRoundForm}
 */
export function createRound(
  researchId: string,
  form: RoundForm,
  { newId, timeZone }: { readonly newId: NewId; readonly timeZone: string },
): { id: string; ops: Op[] } {
  const id = newId();
  const stands = { id, researchId, script: null, state: 'draft', startedAt: null, endedAt: null, timeZone } as const;
  const kept = { keepsMonths: KEPT_MONTHS, erasedTalks: 0, erasedAt: null, segments: {} };
  return { id, ops: [{ op: 'create', kind: 'round', id, record: { ...stands, ...kept, ...plannedOf(form) } }] };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Operations that change a round to what the form says: only what differs.
 * @throws RangeError when the form does not pass {@link checkRoundForm}, or changes the term of a round that has begun
 */
export function editRound(round: Round, form: RoundForm): Op[] {
  const { quotas, ...next } = plannedOf(form);
  if (next.ownTerm !== round.ownTerm && !mayChooseTerm(round)) throw new RangeError('the term is promised');
  const on = { kind: 'round', id: round.id } as const;
  const fields = Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !isSame(value, round[field as keyof typeof next])),
  );
  const ops: Op[] = Object.keys(fields).length === 0 ? [] : [{ op: 'set', ...on, fields }];
  for (const key of Object.keys(round.quotas)) {
    if (!Object.hasOwn(quotas, key)) ops.push({ op: 'drop', ...on, map: 'quotas', key });
  }
  for (const [key, value] of Object.entries(quotas)) {
    const before = Object.hasOwn(round.quotas, key) ? round.quotas[key] : undefined;
    if (!isSame(before, value)) ops.push({ op: 'put', ...on, map: 'quotas', key, value });
  }
  return ops;
}

/** Act on a round, depending on its state. */
export type RoundAct = 'begin' | 'pause' | 'resume' | 'end';

type Turn = { readonly from: readonly Round['state'][]; readonly to: Round['state'] };

/** From where an act leads to where, those that are meant most first. */
const TURNS: Readonly<Record<RoundAct, Turn>> = {
  begin: { from: ['draft'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused', 'ended'], to: 'running' },
  end: { from: ['running', 'paused'], to: 'ended' },
};

const ACTS = Object.keys(TURNS) as readonly RoundAct[];

/** The acts that a round allows, the one that is meant most first. */
export const roundActs = ({ state }: Pick<Round, 'state'>): readonly RoundAct[] =>
  ACTS.filter((act) => TURNS[act].from.includes(state));

/** Whether an act leads a round from one state to another: none makes a draft of one that has begun. */
export const mayTurn = (round: Pick<Round, 'state'>, to: Round['state']): boolean =>
  roundActs(round).some((act) => TURNS[act].to === to);

/** Words for a round's states. */
export const ROUND_STATE_WORDS: Readonly<Record<Round['state'], string>> = {
  draft: 'Готовится',
  running: 'Идёт',
  paused: 'Приостановлен',
  ended: 'Завершён',
};

/** Terms that respondents agree to when they begin: the questions, and how long the answers are kept. */
export interface Terms {
  readonly script: Script;
  /** Months after the talk. */
  readonly keepsMonths: number;
}

/** Why a script cannot be asked; null when it can. */
export const scriptProblem = (script: Script): string | null =>
  questionsOf(script).length === 0
    ? 'В сценарии нет вопросов: добавьте их в настройках, в разделе «Сценарии диалога».'
    : null;

/**
 * Returns operations that begin a round: its questions are those of the scenario now, regardless of later changes, and so is its
 * term.
 * @throws RangeError when the round is in another state, or there is nothing to ask
 */
export function beginRound(round: Pick<Round, 'id' | 'state'>, terms: Terms, at: string): Op[] {
  const problem = scriptProblem(terms.script);
  if (round.state !== 'draft') throw new RangeError('has begun');
  if (problem !== null) throw new RangeError(problem);
  return [{ op: 'set', kind: 'round', id: round.id, fields: { state: 'running', ...terms, startedAt: at } }];
}

/**
 * Operations that make a round which begins at once.
 * @throws RangeError when the form does not pass {@link checkRoundForm}, or there is nothing to ask
 */
export function createBegunRound(
  researchId: string,
  form: RoundForm,
  terms: Terms,
  { newId, timeZone, at }: { readonly newId: NewId; readonly timeZone: string; readonly at: string },
): { id: string; ops: Op[] } {
  const { id, ops } = createRound(researchId, form, { newId, timeZone });
  return { id, ops: [...ops, ...beginRound({ id, state: 'draft' }, terms, at)] };
}

/** Operations that take newer questions, and the term that holds now, for those who have not begun; none when they are the same. */
export function takeScript(round: Round, { script, keepsMonths }: Terms): Op[] {
  const problem = scriptProblem(script);
  if (problem !== null) throw new RangeError(problem);
  const isKnown = isSame(round.script, script) && round.keepsMonths === keepsMonths;
  return isKnown ? [] : [{ op: 'set', kind: 'round', id: round.id, fields: { script, keepsMonths } }];
}

/**
 * Returns operations that pause a round, resume it, or end it.
 * @throws RangeError when it is in another state
 */
export function changeRound(round: Round, act: Exclude<RoundAct, 'begin'>, at: string): Op[] {
  if (!roundActs(round).includes(act)) throw new RangeError(`«${act}» is not for a round that is ${round.state}`);
  return [
    { op: 'set', kind: 'round', id: round.id, fields: { state: TURNS[act].to, endedAt: act === 'end' ? at : null } },
  ];
}
