import { EXPERIMENT_FORMATS, IN_PROGRESS_RESULTS, type Canvas } from './experiment.ts';
import { counted, formatNumber, nameAfter, NBSP } from '../core/format.ts';
import type { DateText } from '../core/record.ts';
import type { Stage } from '../core/stage.ts';
import { isDate, problemOfDate } from '../core/typedDate.ts';
import { lazily } from '../core/lazily.ts';
import { EXPERIMENT_TERMS } from './terms.ts';

/** How a canvas field is edited: one line, several lines, a choice of {@link EXPERIMENT_FORMATS}, a calendar date. */
export type CanvasFieldKind = 'line' | 'text' | 'format' | 'date';

/** A field of the canvas as the dialog shows it. */
export interface CanvasField {
  readonly field: keyof Canvas;
  readonly label: string;
  /** Hint for the input, for a placeholder or a description. */
  readonly hint: string;
  readonly kind: CanvasFieldKind;
}

/** The 15 fields of the MVP Experiment Canvas in their order (R40). */
export const CANVAS_FIELDS: readonly CanvasField[] = [
  {
    field: 'name',
    label: EXPERIMENT_TERMS.experiment.name,
    hint: 'Коротко, чтобы команда узнала его на доске',
    kind: 'line',
  },
  {
    field: 'customerSegment',
    label: EXPERIMENT_TERMS.experiment.customerSegment,
    hint: 'Для кого эксперимент и по какому признаку вы этих людей найдёте',
    kind: 'text',
  },
  {
    field: 'valueProposition',
    label: EXPERIMENT_TERMS.experiment.valueProposition,
    hint: 'Что человек получит и чем это лучше того, как он обходится сейчас',
    kind: 'text',
  },
  {
    field: 'channels',
    label: EXPERIMENT_TERMS.experiment.channels,
    hint: 'Где люди встретятся с тем, что вы проверяете',
    kind: 'text',
  },
  {
    field: 'customerEngagement',
    label: EXPERIMENT_TERMS.experiment.customerEngagement,
    hint: 'Что человек увидит и что сделает, шаг за шагом',
    kind: 'text',
  },
  {
    field: 'riskiestAssumption',
    label: EXPERIMENT_TERMS.experiment.riskiestAssumption,
    hint: 'Если оно неверно, идея не сработает. С него и начните проверку',
    kind: 'text',
  },
  {
    field: 'experimentFormat',
    label: EXPERIMENT_TERMS.experiment.experimentFormat,
    hint: 'Самый дешёвый способ получить честный ответ',
    kind: 'format',
  },
  {
    field: 'scenario',
    label: EXPERIMENT_TERMS.experiment.scenario,
    hint: 'Кому и что показываем, сколько времени, когда останавливаемся',
    kind: 'text',
  },
  {
    field: 'metrics',
    label: EXPERIMENT_TERMS.experiment.metrics,
    hint: 'Что измеряем и где берём числа',
    kind: 'text',
  },
  {
    field: 'successCriteria',
    label: EXPERIMENT_TERMS.experiment.successCriteria,
    hint: 'Какое число решит, что гипотеза подтвердилась. Запишите его до запуска',
    kind: 'text',
  },
  {
    field: 'results',
    label: EXPERIMENT_TERMS.experiment.results,
    hint: 'Что получилось на самом деле, с числами',
    kind: 'text',
  },
  {
    field: 'learnings',
    label: EXPERIMENT_TERMS.experiment.learnings,
    hint: 'Что теперь известно о клиентах, чего раньше не знали',
    kind: 'text',
  },
  {
    field: 'nextSteps',
    label: EXPERIMENT_TERMS.experiment.nextSteps,
    hint: 'VALIDATED / INVALIDATED / INCONCLUSIVE — и что делаем дальше',
    kind: 'text',
  },
  { field: 'startDate', label: EXPERIMENT_TERMS.experiment.startDate, hint: 'Первый день эксперимента', kind: 'date' },
  { field: 'endDate', label: EXPERIMENT_TERMS.experiment.endDate, hint: 'День, когда подводим итоги', kind: 'date' },
];

const LIFTS: Readonly<Record<Stage, number>> = {
  awareness: 0.2,
  acquisition: 0.15,
  activation: 0.25,
  revenue: 0.1,
  retention: -0.15,
  referral: 0.2,
};

/** Success target of each stage in words. */
export const SUCCESS_TARGETS: Readonly<Record<Stage, string>> = {
  awareness: `Узнаваемость бренда +20${NBSP}%`,
  acquisition: `Конверсия в пробный период +15${NBSP}%`,
  activation: `Активация +25${NBSP}%`,
  revenue: `Конверсия в оплату +10${NBSP}%`,
  retention: `Отток −15${NBSP}%`,
  referral: `Доля рекомендаций +20${NBSP}%`,
};

/** The same target as a relative change: 0.2 is +20 %, −0.15 is −15 % (R40). */
export function successLift(stage: Stage): number {
  return LIFTS[stage];
}

type StageDefaults = Pick<
  Canvas,
  'customerSegment' | 'valueProposition' | 'channels' | 'experimentFormat' | 'metrics' | 'successCriteria'
>;

const DEFAULT_FORMAT: string = EXPERIMENT_FORMATS[0];

const DEFAULTS: Readonly<Record<Stage, StageDefaults>> = {
  awareness: {
    customerSegment:
      'Люди с подходящей задачей, которые ещё не слышали о продукте и справляются подручными средствами: таблицами, заметками, звонками',
    valueProposition: 'Узнать в описании свою задачу и увидеть, что её решают быстрее, чем привыкли',
    channels: 'Статьи и обсуждения в профессиональных сообществах, рассылки партнёров, поиск, социальные сети',
    experimentFormat: DEFAULT_FORMAT,
    metrics: 'Охват, доля дочитавших, запросы по названию, прямые заходы, повторные визиты за 14 дней',
    successCriteria: `${SUCCESS_TARGETS.awareness} к контрольной группе: прямые заходы и запросы по названию за две недели`,
  },
  acquisition: {
    customerSegment: 'Посетители сайта, которые сравнивают решения и ещё не начали пробный период',
    valueProposition: 'За несколько минут понять, подойдёт ли продукт, и попробовать его на своей задаче без оплаты',
    channels: 'Главная страница, страница возможностей, реклама по запросам, письмо после демонстрации',
    experimentFormat: DEFAULT_FORMAT,
    metrics: 'Конверсия из визита в пробный период, стоимость привлечения, доля отказов, глубина просмотра',
    successCriteria: `${SUCCESS_TARGETS.acquisition} к контрольной группе при той же стоимости привлечения`,
  },
  activation: {
    customerSegment: 'Новые пользователи в первую неделю после регистрации, которые ещё не дошли до первого результата',
    valueProposition: 'Получить первый полезный результат в день регистрации, не читая инструкций',
    channels: 'Первый экран после входа, подсказки в продукте, приветственные письма, помощь в чате',
    experimentFormat: DEFAULT_FORMAT,
    metrics: 'Доля дошедших до первого результата, время до него, шаг, на котором останавливаются',
    successCriteria: `${SUCCESS_TARGETS.activation} к контрольной группе: доля дошедших до первого результата за 7 дней`,
  },
  revenue: {
    customerSegment: 'Команды, которые получили результат в пробном периоде и выбирают тариф',
    valueProposition: 'Понять, за что платишь и сколько экономишь, и оплатить без лишних согласований',
    channels: 'Страница тарифов, предложение в продукте, письмо в конце пробного периода, разговор с менеджером',
    experimentFormat: DEFAULT_FORMAT,
    metrics: 'Конверсия из пробного периода в оплату, средний чек, дней от выбора тарифа до оплаты',
    successCriteria: `${SUCCESS_TARGETS.revenue} к контрольной группе без снижения среднего чека`,
  },
  retention: {
    customerSegment: 'Платящие команды, которые стали заходить реже, чем в первый месяц',
    valueProposition: 'Регулярно получать новую пользу и не терять уже накопленное',
    channels: 'Уведомления в продукте, письмо с итогами недели, сообщение менеджера, рассказ о новых функциях',
    experimentFormat: DEFAULT_FORMAT,
    metrics: 'Отток за месяц, возвращения на второй и четвёртой неделе, частота ключевого действия, причины ухода',
    successCriteria: `${SUCCESS_TARGETS.retention} к контрольной группе за 30 дней`,
  },
  referral: {
    customerSegment: 'Довольные клиенты: получили результат не раз и поставили 9–10 баллов в опросе',
    valueProposition: 'Поделиться полезным с коллегой в два нажатия и получить благодарность за рекомендацию',
    channels: 'Кнопка рядом с результатом, страница реферальной программы, письмо после удачного проекта',
    experimentFormat: DEFAULT_FORMAT,
    metrics: 'Доля отправивших приглашение, открытия, регистрации и активность приглашённых',
    successCriteria: `${SUCCESS_TARGETS.referral} к контрольной группе за месяц`,
  },
};

/** How many characters of the hypothesis go into the experiment's name (R40). */
export const NAME_PREFILL_LENGTH = 50;
/** How many days after the start the prefilled end lies (R40). */
export const DEFAULT_DURATION_DAYS = 14;

const graphemes = lazily(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }));

/** The first characters as a reader counts them: an emoji or a letter with its accent is one. */
function firstCharacters(text: string, count: number): string {
  let taken = 0;
  for (const { index } of graphemes().segment(text)) {
    if (taken === count) return text.slice(0, index);
    taken += 1;
  }
  return text;
}

/**
 * The canvas as it opens for a hypothesis (R40): name «Эксперимент: » with the first 50 characters and an
 * ellipsis (always, also after a short hypothesis; line breaks become spaces; a hypothesis that begins with the word does not repeat it), today to 14 days later, the prefilled
 * results, and the stage's defaults for segment, value proposition, channels, format, metrics and success criteria. The
 * touchpoint, when known, is named as the place of contact.
 * @throws RangeError when `today` is not a date
 */
export function prefillCanvas(
  hypothesis: { readonly text: string; readonly stage: Stage; readonly touchpoint?: string },
  today: DateText,
): Canvas {
  const line = nameAfter('Эксперимент', hypothesis.text.replaceAll(/\s+/g, ' '));
  const touchpoint = hypothesis.touchpoint?.trim() ?? '';
  return {
    name: `Эксперимент: ${firstCharacters(line, NAME_PREFILL_LENGTH)}…`,
    customerEngagement: touchpoint === '' ? '' : `Точка касания: ${touchpoint}`,
    riskiestAssumption: '',
    scenario: '',
    ...DEFAULTS[hypothesis.stage],
    results: IN_PROGRESS_RESULTS,
    learnings: '',
    nextSteps: '',
    startDate: today,
    endDate: addDays(today, DEFAULT_DURATION_DAYS),
  };
}

/** Most characters that a field may hold. */
export const MAX_FIELD_LENGTH = 5000;

/**
 * Inline error of a text that is longer than {@link MAX_FIELD_LENGTH}, saying how long it is; undefined when it fits.
 * Characters are Unicode code points.
 */
export function checkLength(text: string): string | undefined {
  if (text.length <= MAX_FIELD_LENGTH) return undefined;
  const length = Array.from(text).length;
  if (length <= MAX_FIELD_LENGTH) return undefined;
  return `Слишком длинный текст: ${counted(length, ['символ', 'символа', 'символов'])}, а помещается не больше ${formatNumber(MAX_FIELD_LENGTH)}`;
}

/**
 * Inline errors of a pair of dates: missing, impossible, or an end before the start, which is shown at the end
 * (R20).
 * @param missing what to say when a date is not given
 */
export function checkDates(
  { startDate, endDate }: Pick<Canvas, 'startDate' | 'endDate'>,
  missing: Readonly<Record<'startDate' | 'endDate', string>>,
): Partial<Record<'startDate' | 'endDate', string>> {
  const errors: Partial<Record<'startDate' | 'endDate', string>> = {};
  const start = startDate.trim() === '' ? missing.startDate : problemOfDate(startDate);
  const end = endDate.trim() === '' ? missing.endDate : problemOfDate(endDate);
  if (start !== undefined) errors.startDate = start;
  if (end !== undefined) errors.endDate = end;
  if (start === undefined && end === undefined && endDate < startDate) {
    errors.endDate = 'Дата окончания раньше даты запуска';
  }
  return errors;
}

/**
 * Inline errors of the canvas by field; empty when it can be submitted. Checked: a name of spaces only, missing and
 * impossible dates, an end before the start, a field over 5,000 characters (R20).
 */
export function checkCanvas(canvas: Canvas): Partial<Record<keyof Canvas, string>> {
  const errors: Partial<Record<keyof Canvas, string>> = {};
  for (const { field } of CANVAS_FIELDS) {
    const tooLong = checkLength(canvas[field]);
    if (tooLong !== undefined) errors[field] = tooLong;
  }
  if (canvas.name.trim() === '') errors.name ??= 'Назовите эксперимент';
  return {
    ...errors,
    ...checkDates(canvas, { startDate: 'Укажите дату запуска', endDate: 'Укажите дату окончания' }),
  };
}

/**
 * A calendar date some days later, or earlier when `days` is negative. Counts calendar days, so summer time does not matter.
 * @throws RangeError when `date` is not a date by {@link isDate} or `days` is not a whole number that leads to one
 */
export function addDays(date: DateText, days: number): DateText {
  const moment = isDate(date) ? new Date(`${date}T00:00:00Z`) : new Date(Number.NaN);
  moment.setUTCDate(moment.getUTCDate() + days);
  if (!Number.isInteger(days) || Number.isNaN(moment.getTime())) {
    throw new RangeError(`«${date}» and ${days} days make no date`);
  }
  return moment.toISOString().slice(0, 10);
}
