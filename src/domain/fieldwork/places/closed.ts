import { counted, formatLongDate, NBSP, plural } from '../../core/format.ts';
import type { DateText } from '../../core/record.ts';
import type { Round } from '../kinds.ts';
import { COPIES_WORDS } from '../words.ts';
import type { Room } from './places.ts';

/** Conditions, besides the round itself, for taking answers. */
export interface RoundNow {
  /** The day by the round's clock, `2026-06-01`. */
  readonly today: string;
  /** Whether it has a study: that may have been removed. */
  readonly hasStudy: boolean;
  /** Whether there is room for the respondent, see places.ts; `free` for one who has their place. */
  readonly room: Room;
}

/** No respondent may begin or go on. */
const OVER = 'Опрос завершён.';

/**
 * Days after a round's end on which respondents who have begun may finish: over a weekend, and no longer than its study can wait
 * for them.
 */
export const FINISH_DAYS = 3;

/** Fields that determine the end of a round. */
type Ending = Pick<Round, 'state' | 'until' | 'endedAt' | 'timeZone'>;

const DAY = 24 * 60 * 60 * 1000;

const daysAfter = (day: DateText, days: number): DateText | null => {
  const moment = Date.parse(day);
  return Number.isNaN(moment) ? null : new Date(moment + days * DAY).toISOString().slice(0, 10);
};

/**
 * Returns the last day, by the round's clock, on which respondents who have begun may finish: counted from its end by a person or
 * from its last day, whichever came first. Null while it goes on, and where its end is unknown: then nothing is refused.
 */
export function lastDayOf({ state, until, endedAt, timeZone }: Ending, today: DateText): DateText | null {
  const ended = state === 'ended' && endedAt !== null ? Date.parse(endedAt) : Number.NaN;
  const ends = [
    ...(Number.isNaN(ended) ? [] : [dayAt(new Date(ended), timeZone)]),
    ...(until !== null && today > until ? [until] : []),
  ];
  const end = ends.reduce<DateText | null>((first, one) => (first === null || one < first ? one : first), null);
  return end === null ? null : daysAfter(end, FINISH_DAYS);
}

/** Whether respondents who have begun may still finish. */
export function mayFinish(round: Ending, today: DateText): boolean {
  const last = lastDayOf(round, today);
  return last === null || today <= last;
}

/**
 * Returns the notice for a respondent who has begun while a finished round waits for them, until when; empty while it goes on.
 */
export function closingWords(round: Ending | null, today: DateText): string {
  const last = round && lastDayOf(round, today);
  return last
    ? `Опрос завершён для новых участников; вы${NBSP}можете закончить до${NBSP}${formatLongDate(last)} включительно.`
    : '';
}

/**
 * Returns until when respondents who have begun in a finished round may finish, in words; '' while it goes on, and where they may
 * not.
 */
export function finishingWords(round: Ending, answering: number, now: Date): string {
  const today = dayAt(now, round.timeZone);
  const last = mayFinish(round, today) ? lastDayOf(round, today) : null;
  return last === null || answering === 0
    ? ''
    : `Кто уже начал, может закончить до${NBSP}${formatLongDate(last)} включительно.`;
}

/** For how many a place stands while they answer, in a sentence; '' while that is not known. */
export const answeringWords = (answering: number | null): string =>
  answering === null
    ? ''
    : answering === 0
      ? 'Сейчас никто не отвечает.'
      : `Сейчас ${plural(answering, ['отвечает', 'отвечают', 'отвечают'])} ${counted(answering, ['человек', 'человека', 'человек'])}.`;

/**
 * Returns the effect of ending a round now, in words.
 * @param answering number of held places (places.ts), from the round's figures; null while that is not known
 */
export function endingWords(round: Ending, answering: number | null, now: Date): string {
  const ended = { ...round, state: 'ended' as const, endedAt: now.toISOString() };
  const today = dayAt(now, round.timeZone);
  const last = mayFinish(ended, today) ? lastDayOf(ended, today) : null;
  const sentences = [
    `Новых людей спрашивать не${NBSP}будем.`,
    answeringWords(answering),
    // A silent respondent who has begun may come back, too.
    last === null
      ? 'Время закончить для тех, кто уже начал, вышло.'
      : `Кто уже начал, может закончить до${NBSP}${formatLongDate(last)} включительно.`,
    `Сказанное останется в${NBSP}исследовании, раунд можно будет продолжить.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

const COME_LATER = `Загляните сюда позже: если кто-то не${NBSP}закончит, место освободится.`;

/** Notice for a respondent who agreed but has not answered for so long that their place was given away. */
const PLACE_GONE = {
  taken: `Пока вы не${NBSP}отвечали, все места заняли другие. Всё, что вы успели рассказать, сохранено. ${COME_LATER}`,
  full: `Пока вы не${NBSP}отвечали, мы уже поговорили со всеми, с кем хотели. Спасибо: всё, что вы успели рассказать, сохранено.`,
} as const;

/** Notice for a respondent whom a person of the company has excluded from the count. */
export const UNCOUNTED = `Те, кто проводит опрос, завершили ваше участие. Всё, что вы успели рассказать, сохранено; удалить свои ответы можно и${NBSP}сейчас.`;

/** Notice for a respondent whom the company has forgotten: they have not withdrawn (R383). */
export const FORGOTTEN = `Ваши ответы удалены тем, кто спрашивал: он${NBSP}стёр всё, что знал о${NBSP}вас. ${COPIES_WORDS} Вопросов больше не${NBSP}будет.`;

/** Notice for a respondent who agrees on a page opened before an update and cannot begin any more. */
export const OUTDATED_PAGE = `Эта страница открыта до${NBSP}обновления опроса. Обновите${NBSP}её и${NBSP}нажмите «Даю согласие» ещё раз: пока ни${NBSP}о${NBSP}чём не${NBSP}спрошено и${NBSP}ничего не${NBSP}записано.`;

/**
 * Returns why a round takes nothing more of a respondent, in Russian; null while it does. A respondent who has begun may finish
 * while they have their place, after its end, too, to the {@link lastDayOf} it.
 * @param hasBegun whether they agreed before
 */
export function whyClosed(
  round: (Ending & Pick<Round, 'script' | 'deletedAt'>) | null,
  hasBegun: boolean,
  now: RoundNow,
): string | null {
  const isGone = !round || round.deletedAt !== null || !now.hasStudy;
  if (hasBegun) {
    if (isGone || !mayFinish(round, now.today)) return `${OVER} Спасибо: всё, что вы успели рассказать, сохранено.`;
    return now.room === 'free' ? null : PLACE_GONE[now.room];
  }
  if (isGone || round.state === 'ended') return `${OVER} Спасибо за интерес!`;
  if (round.state === 'draft' || round.script === null) return 'Опрос ещё не начался. Откройте эту ссылку позже.';
  if (round.state === 'paused') return 'Опрос приостановлен. Откройте эту ссылку позже.';
  if (round.until !== null && now.today > round.until) return 'Срок опроса прошёл. Спасибо за интерес!';
  if (now.room === 'full') return 'Мы уже поговорили со всеми, с кем хотели. Спасибо за интерес!';
  return now.room === 'taken' ? `Сейчас все места заняты: на${NBSP}вопросы отвечают другие. ${COME_LATER}` : null;
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The calendar of a time zone; of UTC for one that this machine does not know. Kept: making one takes longer than an answer's SQL. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  let calendar: Intl.DateTimeFormat;
  try {
    calendar = new Intl.DateTimeFormat('sv-SE', { timeZone });
  } catch {
    calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' });
  }
  calendars.set(timeZone, calendar);
  return calendar;
}

/** Returns the day at a moment by a clock, `2026-06-01`; by UTC where the clock is unknown. */
export const dayAt = (moment: Date, timeZone: string): string => calendarOf(timeZone).format(moment);
