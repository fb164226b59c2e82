/** A whole company's records, of every kind that grows with work: the same ones for the same number. */

import { makeAudiences } from './audiences.mjs';
import { contactRow } from './contacts.mjs';
import { makeExperiments } from './experiments.mjs';
import { makeHypotheses } from './hypotheses.mjs';
import { makeStudies } from './studies.mjs';

/** How many of each kind there are among a thousand records. */
const SHARES = {
  research: 50,
  hypothesis: 300,
  experiment: 100,
  audience: 2,
  persona: 6,
  contactList: 2,
  participant: 5,
  material: 60,
  materialText: 60,
  mark: 200,
  code: 2,
  passageGroup: 1,
  refusal: 50,
  comment: 162,
};
/** Contacts of one list; the store keeps them by up to a thousand. */
const CONTACTS = 500;
const LINE =
  'Марина: Обычно смотрю, что осталось дома, и ищу рецепт минут на двадцать. Если времени нет, заказываю.\n\n';

const pick = (list, index) => list[index % list.length];
const moment = (index) => new Date(Date.UTC(2024, 6, 1) + index * 600_000).toISOString();
const stored = (id, index, v) => ({ id, v, createdAt: moment(index), updatedAt: moment(index), deletedAt: null });
const position = (index) => `a${String(index).padStart(5, '0')}i`;
const studyId = (index) => `bench-${String(index).padStart(6, '0')}`;
const materialId = (index) => `bench-material-${index}`;

const material = (index, { research, participant }) => ({
  ...stored(materialId(index), index, 2),
  researchId: studyId(index % research),
  name: `разговор ${index + 1}.txt`,
  size: 3000,
  mime: 'text/plain',
  fileId: 'ab'.repeat(32),
  state: 'text',
  note: '',
  transcriptOf: null,
  speakers: {
    марина: { role: 'respondent', participantId: `bench-person-${index % participant}`, position: position(0) },
  },
  position: position(index),
});

const materialText = (index, { research }) => ({
  ...stored(materialId(index), index, 2),
  researchId: studyId(index % research),
  text: `Разговор ${index + 1}.\n\n${LINE.repeat(25)}`,
  hidden: {},
});

const participant = (index) => ({
  ...stored(`bench-person-${index}`, index, 1),
  name: `Пример Примеров ${index}`,
  codeName: `Р${index + 1}`,
  role: pick(['Продакт', 'Исследователь', 'Учитель'], index),
  segment: pick(['Школы', 'Вузы', ''], index),
  personaId: null,
  notes: '',
});

const code = (index) => ({
  ...stored(`bench-code-${index}`, index, 1),
  name: `${pick(['Нехватка времени', 'Пустой экран', 'Цена', 'Доверие'], index)} ${index + 1}`,
  definition: '',
  colour: pick(['sky', 'leaf', 'sun', 'rose'], index),
  parentId: null,
  position: position(index),
});

const passage = (index, materials) => {
  const start = 20 + (Math.floor(index / materials) % 20) * LINE.length;
  return { materialId: materialId(index % materials), start, end: start + 60 };
};

const mark = (index, { material: materials, research, code: codes }) => ({
  ...stored(`bench-mark-${index}`, index, 1),
  researchId: studyId((index % materials) % research),
  ...passage(index, materials),
  text: LINE.slice(0, 60),
  respondent: 'Марина',
  codeIds: { [`bench-code-${index % codes}`]: { position: position(0) } },
  note: '',
});

const refusal = (index, { material: materials, research }) => ({
  ...stored(`bench-refusal-${index}`, index, 1),
  researchId: studyId((index % materials) % research),
  ...passage(index, materials),
  text: LINE.slice(0, 60),
  proposedAs: 'pain',
});

const passageGroup = (index, { mark: marks }) => ({
  ...stored(`bench-group-${index}`, index, 1),
  name: `Похожее ${index + 1}`,
  codeId: null,
  markIds: Object.fromEntries(
    Array.from({ length: 10 }, (_, place) => [
      `bench-mark-${(index * 10 + place) % marks}`,
      { position: position(place) },
    ]),
  ),
  position: position(index),
});

const comment = (index, { hypothesis }) => ({
  ...stored(`bench-comment-${index}`, index, 1),
  on: `hypothesis:bench-hypothesis-${index % hypothesis}`,
  part: null,
  threadId: null,
  authorId: 'bench-member',
  authorName: 'Анна Ковалёва',
  text: `Спросить об этом ещё раз, ${index + 1}`,
  mentions: [],
  editedAt: null,
  withdrawnAt: null,
  turns: {},
});

const TEXTS = { 'text-0': { text: 'Экономит время на отчётах', position: position(0) } };

const persona = (index, { audience }) => ({
  ...stored(`bench-persona-${index}`, index, 1),
  audienceId: `bench-audience-${index % audience}`,
  title: `Персона ${index + 1}`,
  name: 'Марина',
  role: 'Продакт',
  company: '',
  region: '',
  age: 34,
  familyStatus: '',
  socialActivity: '',
  usageReasons: TEXTS,
  purchaseReasons: {},
  painPoints: TEXTS,
  motivations: {},
  interests: {},
  skills: {},
  techLevel: 'Средний',
  jtbd: TEXTS,
  characteristics: {},
  byModel: {},
  position: position(index),
});

const contact = (index) => {
  const [name, phone, telegram, city] = contactRow(index);
  return {
    name,
    phones: [`+${phone}`],
    emails: [],
    telegram: telegram.slice(1),
    city,
    company: '',
    segment: '',
    source: '',
    notes: '',
    tags: [],
    details: [],
    consent: null,
    doNotContact: null,
    invitedAt: null,
    answeredAt: null,
    position: position(index),
  };
};

const contactList = (index, { audience }) => ({
  ...stored(`bench-contacts-${index}`, index, 3),
  audienceId: `bench-audience-${index % audience}`,
  contacts: Object.fromEntries(
    Array.from({ length: CONTACTS }, (_, place) => [`contact-${place}`, contact(index * CONTACTS + place)]),
  ),
});

/** The hypotheses of studies are as many as the backlog's twice over; a third of the quotes' words are against. */
const hypotheses = (count, { research }) =>
  makeHypotheses(count).map((one, index) => ({
    ...one,
    v: 3,
    productId: 'main',
    history: {},
    status: pick(['new', 'new', 'added'], index),
    researchId: studyId(index % research),
    quotes: {
      'quote-0': {
        text: LINE.slice(8, 60),
        respondent: 'Марина',
        research: 'Интервью',
        researchId: studyId(index % research),
        passage: null,
        stance: index % 3 === 0 ? 'against' : 'for',
        position: position(0),
      },
    },
  }));

const studies = (count, { experiment, participant: people, audience }) =>
  makeStudies(count).map((one, index) => ({
    ...one,
    v: 2,
    plannedTalks: null,
    participantIds: { [`bench-person-${index % people}`]: { position: position(0) } },
    experimentIds: { [studyId(index % experiment)]: { position: position(0) } },
    audienceId: `bench-audience-${index % audience}`,
    history: {},
  }));

const experiments = (count, { hypothesis }) =>
  makeExperiments(count).map((one, index) => ({
    ...one,
    v: 3,
    productId: 'main',
    hypothesisId: `bench-hypothesis-${index % hypothesis}`,
    byModel: {},
    history: {},
  }));

const MAKERS = {
  research: studies,
  hypothesis: hypotheses,
  experiment: experiments,
  audience: (count) => makeAudiences(count),
};
const ONES = {
  persona,
  contactList,
  participant,
  material,
  materialText,
  mark,
  code,
  passageGroup,
  refusal,
  comment,
};

/**
 * Makes a company's records, each kind in its share.
 * @param {number} count how many in all, a multiple of a thousand
 * @returns {Record<string, object[]>} records by kind
 */
export function makeCompany(count) {
  const counts = Object.fromEntries(Object.entries(SHARES).map(([kind, share]) => [kind, (count / 1000) * share]));
  return Object.fromEntries(
    Object.entries(counts).map(([kind, some]) => [
      kind,
      MAKERS[kind]?.(some, counts) ?? Array.from({ length: some }, (_, index) => ONES[kind](index, counts)),
    ]),
  );
}
