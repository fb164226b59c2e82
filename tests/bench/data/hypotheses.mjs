const STAGES = ['awareness', 'acquisition', 'activation', 'revenue', 'retention', 'referral'];
const TOUCHPOINTS = {
  awareness: ['Осознанная потребность', 'Знание бренда'],
  acquisition: ['Поиск решения', 'Изучение функционала'],
  activation: ['Онбординг', 'Регистрация'],
  revenue: ['Выбор тарифа', 'Просмотр тарифов'],
  retention: ['Регулярное использование', 'Первое возвращение'],
  referral: ['Отправка приглашения', 'Получение награды'],
};

const pick = (list, index) => list[index % list.length];
const keyed = (prefix, texts) =>
  Object.fromEntries(texts.map((text, place) => [`${prefix}-${place}`, { text, position: `a000${place}i` }]));

/**
 * Makes hypotheses of the backlog: the same ones for the same count, spread evenly over the stages.
 * @param {number} count how many
 * @returns {object[]} records of kind `hypothesis`
 */
export function makeHypotheses(count) {
  return Array.from({ length: count }, (_, index) => {
    const created = new Date(Date.UTC(2024, 0, 1) + index * 3_600_000).toISOString();
    const stage = pick(STAGES, index);
    return {
      id: `bench-hypothesis-${index}`,
      v: 1,
      createdAt: created,
      updatedAt: created,
      deletedAt: null,
      text: `Если упростить шаг ${index + 1}, до результата дойдёт больше людей`,
      description: 'Сделана для замера.',
      stage,
      touchpoint: pick(TOUCHPOINTS[stage], Math.floor(index / STAGES.length)),
      status: 'added',
      relevance: 'medium',
      priority: (index % 9) + 1,
      researchId: null,
      comment: '',
      jtbd: `Когда я дохожу до шага ${index + 1}, хочу видеть итог, чтобы решить, идти ли дальше.`,
      context: 'Рабочий день, между встречами.',
      gains: keyed('gain', [`Понятно, что будет на шаге ${index + 1}`]),
      pains: keyed('pain', [`Неясно, сколько осталось после шага ${index + 1}`, 'Времени мало']),
      metrics: keyed('metric', ['Доля дошедших до конца']),
      quotes: {},
    };
  });
}
