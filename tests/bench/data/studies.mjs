/** Words the made-up studies are made of; enough that a query narrows a list the way a real one does. */
const SUBJECTS = [
  'онбординга',
  'оплаты',
  'поиска решений',
  'регистрации',
  'удержания',
  'рекомендаций',
  'отчётов',
  'тарифов',
];
const KINDS = ['Интервью о причинах', 'Опрос о качестве', 'Юзабилити-тест', 'Аналитика', 'Наблюдение за ходом'];
const PEOPLE = ['Анна Воронцова', 'Илья Крылов', 'Мария Лебедева', 'Тимур Гареев', ''];
const TYPES = ['interviews', 'survey', 'usability', 'analytics', 'observation'];
const STATUSES = ['completed', 'in_progress', 'planning', 'on_hold'];

const pick = (list, index) => list[index % list.length];

/**
 * Makes research records, about 1.5 KB each as the real ones are: the same ones for the same count.
 * @param {number} count how many
 * @returns {object[]} records of kind `research`, newest last
 */
export function makeStudies(count) {
  return Array.from({ length: count }, (_, index) => {
    const subject = pick(SUBJECTS, index * 7 + 3);
    const created = new Date(Date.UTC(2024, 0, 1) + index * 3_600_000).toISOString();
    return {
      id: `bench-${String(index).padStart(6, '0')}`,
      v: 1,
      createdAt: created,
      updatedAt: created,
      deletedAt: null,
      title: `${pick(KINDS, index)} ${subject}, волна ${index + 1}`,
      description: `Разбираем, что мешает людям на этапе ${subject}, и что помогло бы им дойти до результата быстрее. Группа ${(index * 37) % 1000}.`,
      status: pick(STATUSES, index),
      type: pick(TYPES, index),
      participants: (index * 13) % 120,
      startDate: created.slice(0, 10),
      endDate: index % 3 === 0 ? null : created.slice(0, 10),
      author: pick(PEOPLE, index),
      insights: Object.fromEntries(
        Array.from({ length: 4 }, (_, place) => [
          `insight-${place}`,
          {
            text: `Респонденты раз за разом возвращаются к вопросу ${subject} и просят показать пример заранее (${place + 1}).`,
            quote: '',
            passage: null,
            position: `a000${place}i`,
          },
        ]),
      ),
      experimentIds: {},
      hypothesisIds: {},
      questions: {},
      audienceId: null,
    };
  });
}
