import type { Audience, AudienceStage } from '../domain/audiences/audience.ts';
import { keyedList, keyedTexts } from '../domain/core/record.ts';
import { moment, stamp } from './stamp.ts';

interface Cohort extends Pick<Audience, 'id' | 'name' | 'description' | 'expected'> {
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

/** The five cohorts, of 321 to 1243 respondents. */
const COHORTS: readonly Cohort[] = [
  {
    id: 'audience-edtech-pm',
    name: 'Продакт-менеджеры EdTech',
    description:
      'Продакты онлайн-школ и образовательных сервисов с командой от 5 до 50 человек. Говорят с учениками и родителями урывками, между релизами.',
    expected: 1243,
    touchpoints: ['Осознанная потребность', 'Поиск решения', 'Онбординг', 'Настройка первого интервью'],
    funnelStages: ['осведомленность', 'вовлечение', 'рассмотрение'],
  },
  {
    id: 'audience-researchers',
    name: 'Исследователи и руководители исследований',
    description:
      'Исследователи, которые ведут несколько продуктовых команд сразу. Требовательны к проверяемости выводов и согласию на запись.',
    expected: 567,
    touchpoints: ['Изучение функционала', 'Получение первых результатов', 'Регулярное использование'],
    funnelStages: ['намерение', 'конверсия', 'удержание'],
  },
  {
    id: 'audience-founders',
    name: 'Основатели стартапов',
    description:
      'Основатели на этапе поиска модели: сами продают, сами говорят с клиентами, сами рассказывают о сервисах друг другу.',
    expected: 892,
    touchpoints: ['Знакомство с категорией', 'Выбор тарифа', 'Отправка приглашения', 'Социальное распространение'],
    funnelStages: ['рассмотрение', 'конверсия', 'лояльность'],
  },
  {
    id: 'audience-left-after-trial',
    name: 'Ушедшие после пробного периода',
    description:
      'Команды, которые провели хотя бы одно интервью и не перешли в оплату за последние полгода. Согласились на один разговор с нами.',
    expected: 321,
    touchpoints: ['Просмотр тарифов', 'Оплата/подключение', 'Предотвращение оттока'],
    funnelStages: ['отток', 'реактивация'],
  },
  {
    id: 'audience-team-leads',
    name: 'Тимлиды и владельцы продуктов в компаниях',
    description:
      'Руководители продуктовых команд в корпоративном обучении и смежных сервисах. Покупают по счёту, отвечают за ритм команды.',
    expected: 756,
    touchpoints: ['Выбор тарифа', 'Использование платных функций', 'Регулярное использование', 'Апгрейд/продление'],
    funnelStages: ['конверсия', 'удержание', 'лояльность'],
  },
];

export const audiences: readonly Audience[] = COHORTS.map(audience);
