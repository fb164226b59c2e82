/** The dictionary's words of interviews (src/domain/terms.ts): a first screen takes them alone. */
export const CHAT_TERMS = {
  scenario: {
    title: 'Название',
    description: 'Описание',
    stages: 'Этапы и вопросы',
  },
  botSettings: {
    name: 'Имя бота',
    tone: 'Тон общения',
    personality: 'Описание личности',
  },
} as const;
