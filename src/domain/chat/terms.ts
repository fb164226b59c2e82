/** The dictionary's words of interviews (src/domain/terms.ts): a first screen takes them alone. */
export const CHAT_TERMS = {
  scenario: {
    title: 'Название',
    description: 'Описание',
    status: 'Статус',
    duration: 'Длительность, минут',
    questionCount: 'Сколько вопросов',
    welcome: 'Приветствие',
    consent: 'Согласие',
    thanks: 'Благодарность',
    stages: 'Этапы и вопросы',
    questions: 'Вопрос',
  },
  botSettings: {
    name: 'Имя бота',
    tone: 'Тон общения',
    personality: 'Описание личности',
  },
} as const;
