const STAGES = ['осведомленность', 'рассмотрение', 'конверсия', 'удержание', 'отток'];
const PEOPLE = ['Продакт-менеджеры', 'Исследователи', 'Основатели', 'Тимлиды', 'Маркетологи'];

const pick = (list, index) => list[index % list.length];

/**
 * Makes audiences: the same ones for the same count.
 * @param {number} count how many
 * @returns {object[]} records of kind `audience`
 */
export function makeAudiences(count) {
  return Array.from({ length: count }, (_, index) => {
    const created = new Date(Date.UTC(2024, 0, 1) + index * 3_600_000).toISOString();
    return {
      id: `bench-audience-${index}`,
      v: 2,
      createdAt: created,
      updatedAt: created,
      deletedAt: null,
      name: `${pick(PEOPLE, index)}, волна ${index + 1}`,
      description: `Команды от ${(index % 40) + 2} человек, которые говорят с пользователями урывками. Группа ${(index * 37) % 1000}.`,
      count: (index * 13) % 1500,
      touchpoints: { 'touchpoint-0': { text: 'Онбординг', position: 'a0000i' } },
      funnelStages: { 'stage-0': { stage: pick(STAGES, index), position: 'a0000i' } },
      currentResearch: index % 40,
      lastMonthResearch: index % 60,
      rejectedPersonas: {},
    };
  });
}
