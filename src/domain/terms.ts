import type { AudienceFigures } from './audiences/figures.ts';
import type { TimelineEntry } from './experiments/experiment.ts';
import type { Quote } from './research/hypothesis.ts';
import type { Requisites } from './account/requisites.ts';
import type { Kind, Records } from './records.ts';

/** Labels by kind and field, and of what kinds are made of. */
type Terms = {
  readonly [K in Kind]?: { readonly [F in keyof Records[K]]?: string };
} & {
  readonly quote: { readonly [F in keyof Quote]?: string };
  readonly timelineEntry: Readonly<Record<keyof TimelineEntry, string>>;
  readonly audienceFigures: Readonly<Record<keyof AudienceFigures, string>>;
  readonly contact: Readonly<Record<'type' | 'value', string>>;
  /** An OKR's key result, as its form and the sheet have it. */
  readonly keyResult: Readonly<Record<'text' | 'from' | 'to' | 'now' | 'unit', string>>;
  /** Told of several fields at once. */
  readonly together: Readonly<Record<string, string>>;
  readonly requisites: Readonly<Record<keyof Requisites, string>>;
};

/**
 * The dictionary: what a field is called, on screens, in forms, in files and in notes of a conflict. Nothing else may
 * name a field (tests/terms.test.ts), so that one thing never has two names.
 */
export const TERMS = {
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
  hypothesis: {
    text: 'Гипотеза',
    description: 'Описание',
    stage: 'Этап',
    touchpoint: 'Точка касания',
    status: 'Статус',
    relevance: 'Релевантность',
    priority: 'Приоритет',
    researchId: 'Исследование',
    comment: 'Комментарий',
    jtbd: 'Jobs To Be Done',
    context: 'Контекст',
    gains: 'Gains',
    pains: 'Pains',
    metrics: 'Метрики успеха',
    quotes: 'Цитаты респондентов',
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
  },
  quote: {
    text: 'Цитата респондента',
    research: 'Связанное исследование',
    stance: 'Слова говорят',
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
  experiment: {
    name: 'Название эксперимента',
    status: 'Статус',
    cjmStage: 'Этап',
    assigneeId: 'Ответственный',
    author: 'Автор',
    startDate: 'Дата запуска',
    endDate: 'Дата окончания',
    deadline: 'Дедлайн',
    hypothesis: 'Гипотеза',
    customerSegment: 'Сегмент клиентов',
    valueProposition: 'Ценностное предложение',
    channels: 'Каналы',
    customerEngagement: 'Взаимодействие с клиентом',
    riskiestAssumption: 'Самое рискованное предположение',
    experimentFormat: 'Формат эксперимента',
    scenario: 'Сценарий',
    metrics: 'Метрики',
    successCriteria: 'Критерии успеха',
    verdict: 'Вывод по гипотезе',
    results: 'Результаты',
    learnings: 'Выводы',
    nextSteps: 'Следующие шаги',
    timeline: 'История',
  },
  timelineEntry: {
    date: 'Дата',
    action: 'Действие',
    author: 'Автор',
  },
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
  keyResult: {
    text: 'Ключевой результат',
    from: 'Было',
    to: 'Станет',
    now: 'Сейчас',
    unit: 'Единица',
  },
  together: {
    period: 'Период',
    rounds: 'Раунды исследования',
    insight: 'Инсайт',
    talks: 'Проведено',
    intoGroup: 'С какой группой',
    restsOn: 'На каких словах держится',
    invoiceAmount: 'Сумма счёта',
  },
  profile: {
    name: 'Имя и фамилия',
    position: 'Должность',
    email: 'Электронная почта',
    phone: 'Телефон',
  },
  company: {
    name: 'Название компании',
  },
  member: {
    name: 'Имя и фамилия',
    jobTitle: 'Должность',
    email: 'Электронная почта',
    role: 'Роль',
    companyId: 'Компания',
    invitation: 'Сообщение',
  },
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
  transaction: {
    date: 'Дата',
    amount: 'Сумма',
    type: 'Операция',
    description: 'Описание',
    project: 'Проект',
    planId: 'Тариф',
    invoiceNumber: 'Счёт №',
    paidOn: 'Оплачен',
    cancelledOn: 'Отменён',
  },
  paymentCard: {
    type: 'Вид карты',
    isDefault: 'Основная карта',
  },
  requisites: {
    organisation: 'Название организации',
    inn: 'ИНН',
    kpp: 'КПП',
    ogrn: 'ОГРН',
    address: 'Юридический адрес',
    contact: 'Контактное лицо',
    email: 'Почта для счёта',
  },
} as const satisfies Terms;
