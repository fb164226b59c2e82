import { quietWords } from '#src/domain/audiences/consent/quietWords.ts';
import { consentWords } from '#src/domain/audiences/consent/readConsent.ts';
import type { Contact } from '#src/domain/audiences/contact.ts';
import { CONTACT_TEXT_FIELDS } from '#src/domain/audiences/fields/contactFields.ts';
import { formatMoment } from '#src/domain/core/format.ts';
import type { HeldConversation, KeptWords, PersonData } from '#src/domain/forgetting/personData.ts';
import { TERMS } from '#src/domain/terms.ts';

import type { CellValue, Column, Sheet } from '#files/writing/spreadsheet.ts';

/** Whose file it is, and how it came about. */
export interface PersonFile {
  readonly company: string;
  /** Author; '' when unknown. */
  readonly by: string;
  /** Whether the company is shared: then its journal has a line of it. */
  readonly isShared: boolean;
}

const text = (header: string, width: number): Column => ({ header, width, type: 'text' });

const CHANNELS = { web: 'Страница', telegram: 'Telegram' } as const;

/** A moment in words; '' for none. */
const moment = (at: string | null): string => (at === null ? '' : formatMoment(at));

const two = (number: number): string => String(number).padStart(2, '0');

/** Seconds as a clock has them. */
const clock = (at: number | null): string =>
  at === null ? '' : `${two(Math.floor(at / 3600))}:${two(Math.floor(at / 60) % 60)}:${two(Math.floor(at) % 60)}`;

/** A contact, field by field; what is not known is left out. */
function contactRows(audience: string, contact: Contact): CellValue[][] {
  const { contact: terms } = TERMS;
  const { consent, doNotContact } = contact;
  const told: readonly (readonly [string, string])[] = [
    [TERMS.persona.audienceId, audience],
    [terms.name, contact.name],
    [terms.phones, contact.phones.join(', ')],
    [terms.emails, contact.emails.join(', ')],
    [terms.telegram, contact.telegram],
    ...CONTACT_TEXT_FIELDS.map((field): readonly [string, string] => [terms[field], contact[field]]),
    [terms.tags, contact.tags.join(', ')],
    ...contact.details.map((one): readonly [string, string] => [one.label, one.text]),
    [terms.consent, consent ? consentWords(consent) : ''],
    [terms.doNotContact, doNotContact ? quietWords(doNotContact) : ''],
    [terms.invitedAt, moment(contact.invitedAt)],
    [terms.answeredAt, moment(contact.answeredAt)],
  ];
  return told.filter(([, value]) => value !== '').map(([label, value]) => ['Контакт', label, value]);
}

/** Who it is, as the company knows them. */
function personRows({ contacts, participants }: PersonData): CellValue[][] {
  const { participant: terms } = TERMS;
  return [
    ...contacts.flatMap(({ audience, contact }) => contactRows(audience, contact)),
    ...participants.flatMap((one) => {
      const told: readonly (readonly [string, string])[] = [
        [terms.codeName, one.codeName],
        [terms.name, one.name],
        [terms.role, one.role],
        [terms.segment, one.segment],
        [terms.personaId, one.persona],
        [terms.notes, one.notes],
        ['Исследования', one.studies.join(', ')],
      ];
      return told
        .filter(([, value]) => value !== '')
        .map(([label, value]): CellValue[] => ['Участник исследований', label, value]);
    }),
  ];
}

const conversationRow = (conversation: HeldConversation): CellValue[] => [
  conversation.study,
  conversation.round,
  conversation.codeName,
  conversation.segment,
  conversation.state,
  conversation.channel === null ? '' : CHANNELS[conversation.channel],
  moment(conversation.invitedAt),
  moment(conversation.openedAt),
  moment(conversation.beganAt),
  moment(conversation.finishedAt),
  conversation.reminded,
  conversation.chat ?? '',
  conversation.reward ?? '',
  conversation.consent,
];

const wordRow = ({ what, title, field, text: words }: KeptWords): CellValue[] => [what, title, field, words];

const WORD_COLUMNS: readonly Column[] = [text('Где', 22), text('Название', 36), text('Что', 24), text('Слова', 90)];

function aboutRows(data: PersonData, { company, by, isShared }: PersonFile): CellValue[][] {
  return [
    ['Всё, что компания хранит об одном человеке, на его запрос.'],
    [`Компания: ${company}`],
    [`Выгружено: ${moment(data.at)}${by === '' ? '' : `, ${by}`}`],
    [
      isShared
        ? 'Запись об этой выгрузке, кто и когда её сделал, есть в журнале компании.'
        : 'Компания ведётся в одном браузере и журнала не ведёт: кто и когда выгрузил, сказано только здесь.',
    ],
    [
      'Файл содержит персональные данные. Передайте его только этому человеку, храните там, где его не откроют другие, и удалите у себя.',
    ],
    [
      'Из бесед, в которых участвовали несколько человек, здесь только слова этого человека. Записи голоса и другие файлы названы на листе «Файлы»: сами они лежат в исследованиях.',
    ],
    ['Здесь то же, что будет стёрто, если человек попросит его забыть.'],
  ];
}

/** Returns the sheets of all the company's data about a person; empty ones are left out. */
export function personSheets(data: PersonData, file: PersonFile): Sheet[] {
  const sheets: Sheet[] = [
    { name: 'Человек', columns: [text('Откуда', 22), text('Что', 26), text('Значение', 80)], rows: personRows(data) },
    {
      name: 'Приглашения',
      columns: [
        text('Исследование', 30),
        text('Раунд', 30),
        text('Код', 8),
        text('Сегмент', 18),
        text('Состояние', 18),
        text('Канал', 12),
        text('Приглашён', 24),
        text('Открыл', 24),
        text('Согласился', 24),
        text('Закончил', 24),
        { header: 'Напоминаний', width: 14, type: 'number' },
        text('Чат Telegram', 18),
        text('Код награды', 18),
        text('На что согласился', 80),
      ],
      rows: data.talks.map(conversationRow),
    },
    {
      name: 'Ответы',
      columns: [text('Раунд', 30), text('Когда', 24), text('Вопрос', 60), text('Ответ', 80)],
      rows: data.talks.flatMap(({ round, answers }) =>
        answers.map(({ at, asked, text: words, isSkipped }): CellValue[] => [
          round,
          moment(at),
          asked,
          isSkipped ? 'Пропущен' : words,
        ]),
      ),
    },
    {
      name: 'Расшифровки',
      columns: [text('Исследование', 30), text('Материал', 30), text('Время', 10), text('Кто', 18), text('Слова', 90)],
      rows: data.said.map(({ study, material, at, speaker, text: words }) => [
        study,
        material,
        clock(at),
        speaker,
        words,
      ]),
    },
    {
      name: 'Файлы',
      columns: [
        text('Исследование', 30),
        text('Название', 40),
        text('Тип', 20),
        { header: 'Байт', width: 14, type: 'number' },
      ],
      rows: data.files.map(({ study, name, mime, size }) => [study, name, mime, size]),
    },
    { name: 'Отметки и цитаты', columns: WORD_COLUMNS, rows: data.quotes.map(wordRow) },
    { name: 'Упоминания', columns: WORD_COLUMNS, rows: data.mentions.map(wordRow) },
  ];
  return [
    { name: 'О файле', columns: [text('О файле', 100)], rows: aboutRows(data, file) },
    ...sheets.filter(({ rows }) => rows.length > 0),
  ];
}
