import { EXPERIMENT_FORMATS, type Canvas } from './experiment.ts';
import { NBSP } from '../core/format.ts';
import type { Stage } from '../core/stage.ts';

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

export const STAGE_DEFAULTS: Readonly<Record<Stage, StageDefaults>> = {
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
