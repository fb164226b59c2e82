import { STAGES, type Stage } from '../core/stage.ts';

/**
 * Touchpoints of each stage, in funnel order: 4 + 4 + 5 + 5 + 6 + 6 = 30 (R23). A touchpoint is known by its
 * Russian name; its id is `tp-(stage)-(index)`.
 */
export const TOUCHPOINTS: Readonly<Record<Stage, readonly string[]>> = {
  awareness: ['Неосознанная потребность', 'Осознанная потребность', 'Знакомство с категорией', 'Знание бренда'],
  acquisition: ['Поиск решения', 'Знакомство с сервисом', 'Изучение функционала', 'Первое взаимодействие (демо/триал)'],
  activation: [
    'Регистрация',
    'Онбординг',
    'Настройка первого интервью',
    'Проведение первого интервью',
    'Получение первых результатов',
  ],
  revenue: [
    'Просмотр тарифов',
    'Выбор тарифа',
    'Оплата/подключение',
    'Использование платных функций',
    'Апгрейд/продление',
  ],
  retention: [
    'Первое возвращение',
    'Регулярное использование',
    'Получение новых инсайтов',
    'Взаимодействие с поддержкой',
    'Обновления и новые функции',
    'Предотвращение оттока',
  ],
  referral: [
    'Первая мотивация поделиться',
    'Знакомство с реферальной программой',
    'Отправка приглашения',
    'Активность приглашённого',
    'Получение награды',
    'Социальное распространение',
  ],
};

/** All 30 touchpoints, from «Неосознанная потребность» to «Социальное распространение» (R23). */
export const ALL_TOUCHPOINTS: readonly string[] = STAGES.flatMap((stage) => TOUCHPOINTS[stage]);

/** Id of a touchpoint: `tp-(stage)-(index)` with a zero-based index (R23). */
export function touchpointId(stage: Stage, index: number): string {
  return `tp-${stage}-${index}`;
}

/** The name of a touchpoint, by its id; undefined for one that is in no list. */
export function touchpointName(id: string): string | undefined {
  const [, stage = '', index = ''] = /^tp-([a-z]+)-(\d+)$/.exec(id) ?? [];
  return Object.hasOwn(TOUCHPOINTS, stage) ? TOUCHPOINTS[stage as Stage][Number(index)] : undefined;
}

/** The stage that a touchpoint of this name belongs to, or undefined for a name no list holds. */
export function stageOfTouchpoint(name: string): Stage | undefined {
  return STAGES.find((stage) => TOUCHPOINTS[stage].includes(name));
}
