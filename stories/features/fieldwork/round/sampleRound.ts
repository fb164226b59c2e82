import type {
  AnswerPage,
  FormerQuestion,
  RespondentPage,
  RespondentRow,
  RoundFigures,
} from '#src/domain/fieldwork/figures.ts';
import type { RoundPlaces } from '#src/domain/fieldwork/places/places.ts';
import type { Invitable } from '#src/domain/fieldwork/inviting/invitable.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import type { SaidToQuestion } from '#src/features/fieldwork/round/saidTo.ts';
import type { Script } from '#src/domain/fieldwork/script.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

const AT = '2026-06-01T12:00:00.000Z';

/** A script with a question of each kind that is pictured. */
export const script: Script = {
  ...scriptOf(
    question('first', { text: 'Расскажите, как прошёл ваш первый день в продукте.' }),
    question('who', {
      text: 'Кто вы в команде?',
      kind: 'choice',
      options: [
        { key: 'pm', text: 'Продакт' },
        { key: 'res', text: 'Исследователь' },
        { key: 'dev', text: 'Разработчик' },
      ],
    }),
    question('ease', {
      text: 'Насколько легко было начать?',
      kind: 'scale',
      scale: { from: 1, to: 5, fromLabel: 'очень трудно', toLabel: 'очень легко' },
    }),
    question('days', { text: 'Сколько дней прошло до первой пользы?', kind: 'number' }),
  ),
  title: 'Как проходит первая неделя',
};

/** A round, running unless told otherwise. */
export const roundWith = (more: Partial<Round> = {}): Round => ({
  id: 'round-1',
  v: 1,
  createdAt: AT,
  updatedAt: AT,
  deletedAt: null,
  researchId: 'research-1',
  title: 'Первая неделя новых команд',
  scenarioId: 'scenario-1',
  script,
  audienceId: 'audience-1',
  state: 'running',
  startedAt: AT,
  endedAt: null,
  until: '2026-06-20',
  goal: 12,
  quotas: {
    a: { segment: 'EdTech', most: 6, position: 'a' },
    b: { segment: 'Финтех', most: 6, position: 'b' },
  },
  byMail: true,
  byTelegram: false,
  byWidget: false,
  quietFrom: '21:00',
  quietTo: '09:00',
  timeZone: 'Europe/Moscow',
  reminders: 1,
  remindAfter: 48,
  reward: '',
  price: 980,
  takesVoice: false,
  ownTerm: null,
  keepsMonths: 12,
  erasedTalks: 0,
  erasedAt: null,
  segments: {},
  ...more,
});

export const figures: RoundFigures = {
  invited: 18,
  unwritten: 0,
  bounced: 0,
  opened: 15,
  byLink: 2,
  began: 14,
  finished: 9,
  left: 1,
  standing: { invited: 2, opened: 2, began: 3, finished: 9, stopped: 1, declined: 1, withdrawn: 1, forgotten: 1 },
  medianMinutes: 11.6,
  questions: [
    { key: 'first', asked: 14, answered: 13, skipped: 0, left: 1, chosen: {}, numbers: null },
    { key: 'who', asked: 13, answered: 12, skipped: 1, left: 0, chosen: { pm: 7, res: 4, dev: 1 }, numbers: null },
    {
      key: 'ease',
      asked: 12,
      answered: 11,
      skipped: 0,
      left: 1,
      chosen: { 1: 1, 2: 3, 3: 4, 4: 2, 5: 1 },
      numbers: null,
    },
    {
      key: 'days',
      asked: 10,
      answered: 9,
      skipped: 0,
      left: 1,
      chosen: {},
      numbers: { least: 1, median: 4, most: 21 },
    },
  ],
  former: [],
  segments: [
    { segment: 'EdTech', invited: 12, finished: 6 },
    { segment: 'Финтех', invited: 8, finished: 3 },
  ],
  spent: 8820,
  rewards: { all: 20, given: 9 },
};

/** Questions that were asked in other words before, and one that was taken out. */
export const former: readonly FormerQuestion[] = [
  {
    key: 'who',
    question: question('who', {
      text: 'Ваша роль?',
      kind: 'choice',
      options: [
        { key: 'pm', text: 'Продакт' },
        { key: 'other', text: 'Другое' },
      ],
    }),
    asked: 4,
    answered: 4,
    skipped: 0,
    left: 0,
    chosen: { pm: 1, other: 3 },
    numbers: null,
  },
  {
    key: 'team',
    question: question('team', { text: 'Сколько человек в команде?', kind: 'number' }),
    asked: 3,
    answered: 2,
    skipped: 1,
    left: 0,
    chosen: {},
    numbers: { least: 2, median: 4, most: 6 },
  },
];

/** Who has come to the end of it, and who answers now. */
export const places: RoundPlaces = {
  segments: [
    { segment: 'EdTech', finished: 6, held: 0 },
    { segment: 'Финтех', finished: 3, held: 2 },
  ],
  plan: { most: 50, finished: 31, held: 2 },
};

const row = (number: number, more: Partial<RespondentRow>): RespondentRow => ({
  id: `r-${number}`,
  codeName: `Р${number}`,
  segment: 'EdTech',
  state: 'invited',
  channel: null,
  contact: { listId: 'list-1', key: `c-${number}` },
  invitedAt: AT,
  openedAt: null,
  beganAt: null,
  finishedAt: null,
  lastAt: null,
  reminded: 0,
  isUnwritten: false,
  bounced: null,
  isAnswering: false,
  isLeft: false,
  isUncounted: false,
  isErased: false,
  materialId: null,
  ...more,
});

/** Respondents in every state. */
export const respondents: RespondentPage = {
  items: [
    row(7, { state: 'invited', reminded: 1 }),
    row(6, { state: 'opened', openedAt: AT, channel: 'web' }),
    row(5, { state: 'began', beganAt: AT, lastAt: AT, channel: 'web', segment: 'Финтех', isAnswering: true }),
    row(4, { state: 'finished', finishedAt: AT, channel: 'web', materialId: 'material-1' }),
    row(3, { state: 'stopped', beganAt: AT, lastAt: AT, channel: 'telegram', materialId: 'material-2' }),
    row(8, { state: 'began', beganAt: AT, lastAt: AT, channel: 'web', isLeft: true, materialId: 'material-3' }),
    row(2, { state: 'declined', openedAt: AT, channel: 'web', contact: null, segment: '' }),
    row(9, { state: 'began', beganAt: AT, lastAt: AT, channel: 'web', contact: null, segment: '', isUncounted: true }),
    row(1, { state: 'withdrawn', openedAt: AT, channel: 'web' }),
    row(11, { state: 'stopped', beganAt: AT, lastAt: AT, channel: 'web', contact: null, isErased: true }),
    row(12, { state: 'began', beganAt: AT, lastAt: AT, channel: 'web' }),
    row(10, { state: 'forgotten', openedAt: AT, finishedAt: AT, contact: null, segment: '' }),
  ],
  more: true,
};

export const answers: AnswerPage = {
  items: [
    {
      id: 'a-3',
      respondentId: 'r-5',
      codeName: 'Р5',
      asked: 'Насколько легко было начать?',
      model: '',
      text: '2',
      isSkipped: false,
      was: { text: '4', isSkipped: false },
      notTaken: '',
      at: AT,
    },
    {
      id: 'a-2',
      respondentId: 'r-5',
      codeName: 'Р5',
      asked: 'Кто вы в команде?',
      model: '',
      text: '',
      isSkipped: true,
      was: null,
      notTaken: '',
      at: AT,
    },
    {
      id: 'a-1',
      respondentId: 'r-4',
      codeName: 'Р4',
      asked: 'Расскажите, как прошёл ваш первый день в продукте.',
      model: '',
      text: 'Полдня искал, где завести проект. Потом спросил у коллеги: <b>показал за минуту</b>.',
      isSkipped: false,
      was: null,
      notTaken: '',
      at: AT,
    },
  ],
  more: false,
};

/** Answers to the open question: three of them alike, two more of something else. */
export const saidTo: ReadonlyMap<string, SaidToQuestion> = new Map([
  [
    'first',
    {
      alike: [
        {
          id: 'g-1',
          people: 3,
          words: [
            { materialId: 'r-4', speaker: 'Р4', start: 40, end: 88, text: 'Полдня искал, где завести проект.' },
            { materialId: 'r-3', speaker: 'Р3', start: 52, end: 97, text: 'Кнопку нового проекта так и не нашла.' },
          ],
        },
        {
          id: 'g-2',
          people: 2,
          words: [
            { materialId: 'r-2', speaker: 'Р2', start: 40, end: 80, text: 'Команда не приняла приглашение.' },
            { materialId: 'r-8', speaker: 'Р8', start: 44, end: 90, text: 'Коллеги не получили писем.' },
          ],
        },
      ],
      latest: [],
    },
  ],
]);

const contact = (number: number, more: Partial<Invitable> = {}): Invitable => ({
  listId: 'list-1',
  key: `c-${number}`,
  segment: number % 3 === 0 ? 'Финтех' : 'EdTech',
  name: `Участник ${number}`,
  reach: 'mail',
  unwilling: null,
  invitedAt: null,
  ...more,
});

/** Contacts of an audience: 30, of whom one does not want to be written to and two were invited lately. */
export const contacts: readonly Invitable[] = Array.from({ length: 30 }, (_, index) =>
  contact(index + 1, {
    ...(index === 0 ? { unwilling: 'quiet' as const } : {}),
    ...(index === 1 || index === 2 ? { invitedAt: AT } : {}),
    ...(index > 24 ? { reach: 'other' as const } : {}),
  }),
);
