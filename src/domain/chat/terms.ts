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
    modelAsks: 'Уточняющие вопросы задаёт модель',
    stages: 'Этапы и вопросы',
    questions: 'Вопрос',
  },
  /** A question of a scenario, as its form has it. */
  scenarioQuestion: {
    text: 'Вопрос',
    kind: 'Как отвечают',
    isMultiple: 'Можно выбрать несколько',
    from: 'От',
    to: 'До',
    fromLabel: 'Что значит «от»',
    toLabel: 'Что значит «до»',
    whyTimes: 'Спросить почему',
    mayBeSkipped: 'Можно пропустить',
  },
  botSettings: {
    name: 'Имя бота',
    tone: 'Тон общения',
    personality: 'Описание личности',
  },
} as const;
