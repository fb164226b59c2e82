/** Names of the fields of the section's records. */
export const FIELDWORK_TERMS = {
  round: {
    researchId: 'Исследование',
    title: 'Название раунда',
    scenarioId: 'Сценарий',
    script: 'Вопросы раунда',
    audienceId: 'Аудитория',
    state: 'Состояние',
    startedAt: 'Начат',
    endedAt: 'Завершён',
    until: 'Принимать ответы до',
    goal: 'Сколько интервью нужно',
    quotas: 'Квоты по сегментам',
    byMail: 'Письмом',
    byTelegram: 'В Telegram',
    byWidget: 'Виджет на сайте',
    quietFrom: 'Не писать с',
    quietTo: 'Не писать до',
    timeZone: 'Часовой пояс',
    reminders: 'Напоминаний',
    remindAfter: 'Напоминать через, часов',
    reward: 'Слова к награде',
    price: 'Стоимость интервью, ₽',
    takesVoice: 'Голосовые ответы',
    ownTerm: 'Сколько хранить ответы',
    keepsMonths: 'Хранить ответы, месяцев',
    erasedTalks: 'Стёрто по сроку интервью',
    erasedAt: 'Стёрто',
    segments: 'Сегменты из ответов',
  },
  /** The aim of the interview, chosen on the way to it. */
  interviewPlan: { about: 'Что хотите узнать', hypothesisId: 'Какую гипотезу проверяете' },
  /** Whom one invites to a round. */
  invitation: {
    segments: 'Сегменты',
    most: 'Сколько человек',
    spares: 'Не тревожить тех, кого приглашали за последний месяц',
  },
  /** A segment that is made of answers. */
  answerSegment: { name: 'Название сегмента' },
  /** The reward at the end of an interview. */
  rewardCodes: { codes: 'Коды' },
  /** How many of a segment are wanted. */
  quota: { segment: 'Сегмент', most: 'Не больше' },
} as const;
