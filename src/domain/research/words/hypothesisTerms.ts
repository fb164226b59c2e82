/** The dictionary's words of hypotheses, which several sections show (src/domain/terms.ts): a first screen takes them alone. */
export const HYPOTHESIS_TERMS = {
  hypothesis: {
    text: 'Гипотеза',
    description: 'Описание',
    stage: 'Этап',
    touchpoint: 'Точка касания',
    productId: 'Продукт',
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
    madeBy: 'Предложила модель',
  },
  quote: {
    text: 'Цитата респондента',
    research: 'Связанное исследование',
    stance: 'Слова говорят',
    kind: 'Вид слов',
    severity: 'Острота',
  },
} as const;
