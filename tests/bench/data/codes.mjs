/** Records of a codebook that much was marked with: the same ones for the same counts. */

const NAMES = [
  'Нехватка времени',
  'Пустой экран',
  'Поиск людей',
  'Цена',
  'Доверие к отзывам',
  'Отчёты руками',
  'Обучение команды',
];
const COLOURS = ['sky', 'leaf', 'sun', 'rose', 'violet', 'clay', 'teal', 'slate'];
const SEGMENTS = ['Школы', 'Вузы', 'Агентства', ''];
const ROLES = ['Продакт', 'Исследователь', 'Учитель'];
/** Codes that stand under one. */
const BELOW = 5;
/** Conversations of one study. */
const TALKS = 25;

const pick = (list, index) => list[index % list.length];
const moment = (index) => new Date(Date.UTC(2025, 0, 1) + index * 60_000).toISOString();
const stored = (id, index, v = 1) => ({ id, v, createdAt: moment(index), updatedAt: moment(index), deletedAt: null });
const position = (index) => `a${String(index).padStart(5, '0')}i`;
const keyed = (ids) => Object.fromEntries(ids.map((id, index) => [id, { position: position(index) }]));

const study = (index, talks) => ({
  ...stored(`bench-study-${index}`, index, 2),
  title: `Интервью, волна ${index + 1}`,
  description: 'Как люди планируют неделю',
  status: 'completed',
  type: 'interviews',
  participants: null,
  plannedTalks: null,
  participantIds: keyed(talks.map((talk) => `bench-person-${talk}`)),
  startDate: '2025-01-01',
  endDate: null,
  author: '',
  insights: {},
  experimentIds: {},
  hypothesisIds: {},
  questions: {},
  audienceId: null,
  history: {},
});

const material = (index) => ({
  ...stored(`bench-material-${index}`, index, 2),
  researchId: `bench-study-${Math.floor(index / TALKS)}`,
  name: `разговор ${index + 1}.txt`,
  size: 1000,
  mime: 'text/plain',
  fileId: 'ab'.repeat(32),
  state: 'text',
  note: '',
  transcriptOf: null,
  speakers: { респондент: { role: 'respondent', participantId: `bench-person-${index}`, position: position(0) } },
  position: position(index),
});

const participant = (index) => ({
  ...stored(`bench-person-${index}`, index),
  name: '',
  codeName: `Р${index + 1}`,
  role: pick(ROLES, index),
  segment: pick(SEGMENTS, index),
  personaId: null,
  notes: '',
});

const code = (index) => ({
  ...stored(`bench-code-${index}`, index),
  name: `${pick(NAMES, index * 3)} ${index + 1}`,
  definition: '',
  colour: pick(COLOURS, index),
  parentId: index % (BELOW + 1) === 0 ? null : `bench-code-${index - (index % (BELOW + 1))}`,
  position: position(index),
});

const mark = (index, codes, people) => ({
  ...stored(`bench-mark-${index}`, index),
  researchId: `bench-study-${Math.floor((index % people) / TALKS)}`,
  materialId: `bench-material-${index % people}`,
  start: Math.floor(index / people) * 40,
  end: Math.floor(index / people) * 40 + 60,
  text: `По понедельникам выписываю задачи на бумагу и теряю её к среде, ${index}`,
  respondent: 'Респондент',
  codeIds: keyed([`bench-code-${(index * 7) % codes}`, `bench-code-${(index * 13 + 5) % codes}`]),
  note: '',
});

/**
 * Makes a company's coded interviews.
 * @param {{ codes: number, people: number, marks: number }} counts
 * @returns {Record<string, object[]>} records by kind
 */
export function makeCoded({ codes, people, marks }) {
  const talks = Array.from({ length: people }, (_, index) => index);
  const studies = Array.from({ length: Math.ceil(people / TALKS) }, (_, index) =>
    study(
      index,
      talks.filter((talk) => Math.floor(talk / TALKS) === index),
    ),
  );
  return {
    research: studies,
    material: talks.map(material),
    participant: talks.map(participant),
    code: Array.from({ length: codes }, (_, index) => code(index)),
    mark: Array.from({ length: marks }, (_, index) => mark(index, codes, people)),
  };
}
