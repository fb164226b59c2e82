/** The dictionary's words of studies and what belongs to them (src/domain/terms.ts): a first screen takes them alone. */
export const RESEARCH_TERMS = {
  material: {
    name: 'Название файла',
    speakers: 'Кто это',
  },
  research: {
    title: 'Название',
    description: 'Описание',
    type: 'Тип исследования',
    status: 'Статус',
    participants: 'Количество участников',
    participantIds: 'Участники',
    plannedTalks: 'Запланировано разговоров',
    startDate: 'Начало',
    endDate: 'Окончание',
    author: 'Автор',
    insights: 'Ключевые инсайты',
    questions: 'Вопросы',
    audienceId: 'Аудитория',
    experimentIds: 'Связанные эксперименты',
    hypothesisIds: 'Связанные гипотезы тактики',
  },
  participant: {
    name: 'Имя',
    codeName: 'Кодовое имя',
    role: 'Роль',
    segment: 'Сегмент',
    personaId: 'Персона',
    notes: 'Заметки',
  },
  report: {
    researchIds: 'Исследования',
  },
  researchSettings: {
    hidesNames: 'Скрыть имена',
    hidesPersonal: 'Скрыть личные данные в тексте',
    keepsMonths: 'Хранить ответы респондентов',
    namesSeenBy: 'Имена и контакты видят',
  },
  mark: {
    note: 'Заметка',
  },
  passageGroup: {
    name: 'Название группы',
    codeId: 'Цитаты кода',
  },
  code: {
    name: 'Код',
    definition: 'Определение',
    colour: 'Цвет',
    parentId: 'Под кодом',
    position: 'Место среди соседей',
  },
} as const;
