const SUBJECTS = ['онбординга', 'оплаты', 'поиска', 'регистрации', 'удержания', 'рекомендаций', 'отчётов', 'тарифов'];
const STATUSES = ['backlog', 'New', 'In Progress', 'Done'];
const STAGES = ['awareness', 'acquisition', 'activation', 'revenue', 'retention', 'referral'];

const pick = (list, index) => list[index % list.length];

/**
 * Makes experiment records: the same ones for the same count, spread evenly over stages and columns.
 * @param {number} count how many
 * @returns {object[]} records of kind `experiment`
 */
export function makeExperiments(count) {
  return Array.from({ length: count }, (_, index) => {
    const created = new Date(Date.UTC(2024, 0, 1) + index * 3_600_000).toISOString();
    const subject = pick(SUBJECTS, index * 5 + 1);
    const status = pick(STATUSES, Math.floor(index / STAGES.length));
    return {
      id: `bench-${String(index).padStart(6, '0')}`,
      v: 1,
      createdAt: created,
      updatedAt: created,
      deletedAt: null,
      name: `Проверка ${subject}, волна ${index + 1}`,
      status,
      cjmStage: pick(STAGES, index),
      hypothesis: `Если упростить этап ${subject}, до результата дойдёт больше людей (${index})`,
      hypothesisId: null,
      assigneeId: null,
      deadline: null,
      author: 'Анна Ковалёва',
      verdict: status === 'Done' ? pick(['VALIDATED', 'INVALIDATED', 'INCONCLUSIVE'], index) : null,
      customerSegment: 'Продакт-менеджеры небольших команд',
      valueProposition: 'Результат на том же экране',
      channels: 'Письмо, подсказка в продукте',
      customerEngagement: 'Приглашение на разговор',
      riskiestAssumption: 'Люди заметят изменение',
      experimentFormat: 'A/B тестирование',
      scenario: `Половине показываем новый вариант этапа ${subject}, половине — прежний.`,
      metrics: 'Доля дошедших до конца',
      successCriteria: 'Рост на 15 %',
      results: status === 'Done' ? 'Дошло больше людей' : '',
      learnings: '',
      nextSteps: '',
      startDate: created.slice(0, 10),
      endDate: created.slice(0, 10),
      timeline: { 'entry-0': { date: created, action: 'Создан', author: 'Анна Ковалёва', position: 'a0000i' } },
    };
  });
}
