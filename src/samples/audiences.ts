import type { Audience, AudienceStage } from '../domain/audience.ts';
import { keyedList, keyedTexts } from '../domain/record.ts';
import { moment, stamp } from './stamp.ts';

interface Cohort extends Pick<
  Audience,
  'id' | 'name' | 'description' | 'count' | 'currentResearch' | 'lastMonthResearch'
> {
  readonly touchpoints: readonly string[];
  readonly funnelStages: readonly AudienceStage[];
}

/** Lists show the newest first, so the first cohort is the last one made. */
function audience({ touchpoints, funnelStages, ...rest }: Cohort, index: number): Audience {
  return stamp('audience', moment('2026-05-26', `10:${String(59 - index)}`), {
    ...rest,
    rejectedPersonas: {},
    touchpoints: keyedTexts('touchpoint', touchpoints),
    funnelStages: keyedList(
      'stage',
      funnelStages.map((stage) => ({ stage })),
    ),
  });
}

/** The five cohorts; their counts are those of the specification's launch dialog, in its order. */
const COHORTS: readonly Cohort[] = [
  {
    id: 'audience-edtech-pm',
    name: 'Продакт-менеджеры EdTech',
    description:
      'Продакты онлайн-школ и образовательных сервисов с командой от 5 до 50 человек. Говорят с учениками и родителями урывками, между релизами.',
    count: 1243,
    touchpoints: ['Осознанная потребность', 'Поиск решения', 'Онбординг', 'Настройка первого интервью'],
    funnelStages: ['осведомленность', 'вовлечение', 'рассмотрение'],
    currentResearch: 34,
    lastMonthResearch: 58,
  },
  {
    id: 'audience-researchers',
    name: 'Исследователи и руководители исследований',
    description:
      'Исследователи, которые ведут несколько продуктовых команд сразу. Требовательны к проверяемости выводов и согласию на запись.',
    count: 567,
    touchpoints: ['Изучение функционала', 'Получение первых результатов', 'Регулярное использование'],
    funnelStages: ['намерение', 'конверсия', 'удержание'],
    currentResearch: 12,
    lastMonthResearch: 21,
  },
  {
    id: 'audience-founders',
    name: 'Основатели стартапов',
    description:
      'Основатели на этапе поиска модели: сами продают, сами говорят с клиентами, сами рассказывают о сервисах друг другу.',
    count: 892,
    touchpoints: ['Знакомство с категорией', 'Выбор тарифа', 'Отправка приглашения', 'Социальное распространение'],
    funnelStages: ['рассмотрение', 'конверсия', 'лояльность'],
    currentResearch: 10,
    lastMonthResearch: 27,
  },
  {
    id: 'audience-left-after-trial',
    name: 'Ушедшие после пробного периода',
    description:
      'Команды, которые провели хотя бы одно интервью и не перешли в оплату за последние полгода. Согласились на один разговор с нами.',
    count: 321,
    touchpoints: ['Просмотр тарифов', 'Оплата/подключение', 'Предотвращение оттока'],
    funnelStages: ['отток', 'реактивация'],
    currentResearch: 0,
    lastMonthResearch: 3,
  },
  {
    id: 'audience-team-leads',
    name: 'Тимлиды и владельцы продуктов в компаниях',
    description:
      'Руководители продуктовых команд в корпоративном обучении и смежных сервисах. Покупают по счёту, отвечают за ритм команды.',
    count: 756,
    touchpoints: ['Выбор тарифа', 'Использование платных функций', 'Регулярное использование', 'Апгрейд/продление'],
    funnelStages: ['конверсия', 'удержание', 'лояльность'],
    currentResearch: 20,
    lastMonthResearch: 33,
  },
];

/** The five audiences. */
export const audiences: readonly Audience[] = COHORTS.map(audience);
