/** The dictionary's words of audiences (src/domain/terms.ts): a first screen takes them alone. */
export const AUDIENCE_TERMS = {
  audience: {
    name: 'Название',
    description: 'Описание',
    expected: 'Ожидаемое количество респондентов',
    touchpoints: 'Точки касания',
    funnelStages: 'Этап воронки',
  },
  audienceFigures: {
    respondents: 'Респонденты',
    currentResearch: 'В текущих исследованиях',
    lastMonthResearch: 'За последний месяц',
  },
  persona: {
    audienceId: 'Аудитория',
    title: 'Заголовок',
    name: 'Имя',
    role: 'Роль',
    company: 'Компания',
    region: 'Регион',
    age: 'Возраст',
    familyStatus: 'Семейное положение',
    socialActivity: 'Социальная активность',
    usageReasons: 'Причины использования',
    painPoints: 'Боли',
    purchaseReasons: 'Причины покупки',
    motivations: 'Мотивация',
    characteristics: 'Черты личности',
    interests: 'Интересы',
    skills: 'Навыки',
    techLevel: 'Техническая грамотность',
    jtbd: 'JTBD',
  },
  contact: {
    type: 'Тип',
    value: 'Контакт',
  },
  recruitingRequest: {
    audienceId: 'Аудитория',
    description: 'Кого найти',
    status: 'Состояние',
  },
} as const;
