/** Ids and titles of the seven studies, so that quotes, hypotheses and materials can name them without a cycle. */
export const STUDIES = {
  edtech: { id: 'research-edtech', title: 'Глубинные интервью с продактами EdTech' },
  churn: { id: 'research-churn', title: 'Почему команды уходят после пробного периода' },
  referral: { id: 'research-referral', title: 'Как об «Ориентире» рассказывают коллегам' },
  pricing: { id: 'research-pricing', title: 'Опрос о готовности платить за исследования' },
  onboarding: { id: 'research-onboarding', title: 'Юзабилити-тест онбординга' },
  funnel: { id: 'research-funnel', title: 'Аналитика воронки от сайта до первого интервью' },
  rituals: { id: 'research-rituals', title: 'Наблюдение за еженедельными разборами интервью' },
} as const;

export type StudyKey = keyof typeof STUDIES;
