import type { Audience, ContactList, Persona, RecruitingRequest } from '#src/domain/audiences/audience.ts';
import { RECRUITING_LABELS } from '#src/domain/audiences/rules.ts';
import { PERSONA_MODEL_FIELDS } from '#src/domain/audiences/modelFields.ts';
import type { Counted } from '#src/domain/audiences/figures.ts';
import { quietWords } from '#src/domain/audiences/consent/quietWords.ts';
import { consentWords } from '#src/domain/audiences/consent/readConsent.ts';
import { countContacts, listContacts } from '#src/domain/audiences/contactList.ts';
import type { Contact } from '#src/domain/audiences/contact.ts';
import { CONTACT_TEXT_FIELDS, CONTACT_TEXTS } from '#src/domain/audiences/fields/contactFields.ts';
import { dayOf, formatDate, formatNumber } from '#src/domain/core/format.ts';
import { fieldsMadeByInWords } from '#src/domain/research/words/madeByWords.ts';
import { byPosition, type Keyed, ordered, type TextItem } from '#src/domain/core/record.ts';
import { TERMS } from '#src/domain/terms.ts';

import { ABOUT_COLUMNS, ABOUT_SHEET, narrowedLine } from '../../shared/out/narrowed.ts';
import type { CellValue, Column, Sheet } from '#files/writing/spreadsheet.ts';

/** Content of the audiences' export. Records of audiences that are not among `audiences` are left out. */
export interface ExportedAudiences {
  /** In the order of the sheet. */
  readonly audiences: readonly Counted<Audience>[];
  readonly personas: readonly Persona[];
  readonly contactLists: readonly ContactList[];
  /** People that are being looked for («Поиск»); their sheet is left out when there are none. */
  readonly requests?: readonly RecruitingRequest[];
  /** Personal data are hidden: contacts are counted, their sheet is left out. Default false. */
  readonly hidesContacts?: boolean;
  /** Whoever saves it does not see names: contacts stand under code names, and the file says so. Default false. */
  readonly isNameless?: boolean;
  /** Filter of the list, in words. Default empty: all of it. */
  readonly narrowed?: string;
}

const AUDIENCE_COLUMNS: readonly Column[] = [
  { header: TERMS.audience.name, width: 40, type: 'text' },
  { header: TERMS.audience.description, width: 60, type: 'text' },
  { header: TERMS.audienceFigures.respondents, width: 14, type: 'number' },
  { header: TERMS.audience.touchpoints, width: 40, type: 'text' },
  { header: TERMS.audience.funnelStages, width: 24, type: 'text' },
  { header: TERMS.audienceFigures.currentResearch, width: 26, type: 'number' },
  { header: TERMS.audienceFigures.lastMonthResearch, width: 20, type: 'number' },
  { header: 'Персоны', width: 12, type: 'number' },
  { header: 'Контакты', width: 12, type: 'number' },
];

const PERSONA_COLUMNS: readonly Column[] = [
  { header: TERMS.persona.audienceId, width: 40, type: 'text' },
  { header: TERMS.persona.title, width: 40, type: 'text' },
  { header: TERMS.persona.name, width: 24, type: 'text' },
  { header: TERMS.persona.role, width: 30, type: 'text' },
  { header: TERMS.persona.company, width: 24, type: 'text' },
  { header: TERMS.persona.region, width: 24, type: 'text' },
  { header: TERMS.persona.age, width: 10, type: 'number' },
  { header: TERMS.persona.familyStatus, width: 24, type: 'text' },
  { header: TERMS.persona.socialActivity, width: 30, type: 'text' },
  { header: TERMS.persona.techLevel, width: 24, type: 'text' },
  { header: TERMS.persona.characteristics, width: 50, type: 'text' },
  { header: TERMS.persona.usageReasons, width: 50, type: 'text' },
  { header: TERMS.persona.purchaseReasons, width: 50, type: 'text' },
  { header: TERMS.persona.painPoints, width: 50, type: 'text' },
  { header: TERMS.persona.motivations, width: 50, type: 'text' },
  { header: TERMS.persona.interests, width: 50, type: 'text' },
  { header: TERMS.persona.skills, width: 50, type: 'text' },
  { header: TERMS.persona.jtbd, width: 60, type: 'text' },
  { header: TERMS.persona.byModel, width: 40, type: 'text' },
];

const CONTACT_COLUMNS: readonly Column[] = [
  { header: TERMS.persona.audienceId, width: 40, type: 'text' },
  { header: TERMS.contact.name, width: 28, type: 'text' },
  { header: TERMS.contact.phones, width: 24, type: 'text' },
  { header: TERMS.contact.emails, width: 28, type: 'text' },
  { header: TERMS.contact.telegram, width: 24, type: 'text' },
  ...CONTACT_TEXT_FIELDS.map((field): Column => ({
    header: TERMS.contact[field],
    width: CONTACT_TEXTS[field].width,
    type: 'text',
  })),
  { header: TERMS.contact.tags, width: 24, type: 'text' },
  { header: TERMS.contact.consent, width: 40, type: 'text' },
  { header: TERMS.contact.doNotContact, width: 24, type: 'text' },
  { header: TERMS.contact.invitedAt, width: 16, type: 'text' },
  { header: TERMS.contact.answeredAt, width: 16, type: 'text' },
];

/** The day of a moment in words; empty for never. */
const dayWords = (at: string | null): string => formatDate(dayOf(at) ?? '');

/** A person's own columns: what is read back by their headings. */
function contactCells(contact: Contact): CellValue[] {
  const { consent, doNotContact } = contact;
  return [
    contact.name,
    contact.phones.join(', '),
    contact.emails.join(', '),
    contact.telegram,
    ...CONTACT_TEXT_FIELDS.map((field) => contact[field]),
    contact.tags.join(', '),
    consent ? consentWords(consent) : '',
    doNotContact ? quietWords(doNotContact) : '',
    dayWords(contact.invitedAt),
    dayWords(contact.answeredAt),
  ];
}

const REQUEST_COLUMNS: readonly Column[] = [
  { header: TERMS.persona.audienceId, width: 40, type: 'text' },
  { header: TERMS.recruitingRequest.description, width: 80, type: 'text' },
  { header: TERMS.recruitingRequest.status, width: 14, type: 'text' },
];

/** Returns a list for a cell: one line each. A single item has no mark. */
function linesOf(items: Keyed<TextItem>): string {
  const texts = ordered(items).map(({ text }) => text);
  return texts.length > 1 ? texts.map((text) => `• ${text}`).join('\n') : texts.join('');
}

/** Records by the audience they belong to. */
function byAudience<T extends { readonly audienceId: string }>(records: readonly T[]): (id: string) => readonly T[] {
  const groups = new Map<string, T[]>();
  for (const record of records) {
    const group = groups.get(record.audienceId);
    if (group) group.push(record);
    else groups.set(record.audienceId, [record]);
  }
  return (id) => groups.get(id) ?? [];
}

/** The fields that a model may have proposed, in the order of the sheet. */
const MODEL_NAMES = Object.fromEntries(PERSONA_MODEL_FIELDS.map((field) => [field, TERMS.persona[field]]));

function personaRow({ name: audience }: Audience, persona: Persona): CellValue[] {
  return [
    audience,
    persona.title,
    persona.name,
    persona.role,
    persona.company,
    persona.region,
    persona.age,
    persona.familyStatus,
    persona.socialActivity,
    persona.techLevel,
    linesOf(persona.characteristics),
    linesOf(persona.usageReasons),
    linesOf(persona.purchaseReasons),
    linesOf(persona.painPoints),
    linesOf(persona.motivations),
    linesOf(persona.interests),
    linesOf(persona.skills),
    linesOf(persona.jtbd),
    fieldsMadeByInWords(persona.byModel, MODEL_NAMES),
  ];
}

/** Maximum number of a table's columns that become columns of the sheet; the rest share one. */
const DETAIL_COLUMNS = 200;
const REST_COLUMN = 'Прочее';

/** The columns that contacts came with, each once, in the order they are met; and a contact's cells under them. */
function detailColumns(contacts: readonly Contact[]): {
  readonly columns: readonly Column[];
  readonly cellsOf: (contact: Contact) => CellValue[];
} {
  const labels = [...new Set(contacts.flatMap(({ details }) => details.map(({ label }) => label)))];
  const shown = labels.slice(0, DETAIL_COLUMNS);
  const hasRest = labels.length > shown.length;
  const places = new Map(shown.map((label, index) => [label, index]));
  const headers = hasRest ? [...shown, REST_COLUMN] : shown;
  return {
    columns: headers.map((header) => ({ header, width: 24, type: 'text' })),
    cellsOf: ({ details }) => {
      const texts = headers.map((): string[] => []);
      for (const { label, text } of details) {
        const place = places.get(label);
        texts[place ?? shown.length]?.push(place === undefined ? `${label}: ${text}` : text);
      }
      return texts.map((lines) => lines.join('\n'));
    },
  };
}

/** Returns the first rows that a reader of the file sees. */
function aboutRows(contacts: number, hidden: boolean, isNameless: boolean): CellValue[][] {
  if (hidden) {
    return [
      [
        'Личные данные скрыты: вместо найденного стоят «[имя 1]», «[телефон]». Найдено почти всё, но не всё: просмотрите файл перед отправкой.',
      ],
      [`Контактов: ${formatNumber(contacts)}. В этот файл они не вошли.`],
    ];
  }
  if (contacts === 0) return [['Контактов людей в этом файле нет.']];
  return [
    [
      isNameless
        ? 'Контакты стоят под кодовыми именами: имён, телефонов, почты, имён в Telegram, заметок и подробностей о них в этом файле нет — вам они не видны. Город, компания, сегмент, источник и метки в нём есть.'
        : 'Файл содержит персональные данные: имена, телефоны, почта, имена в Telegram и всё, что о людях было в загруженных таблицах.',
    ],
    [`Контактов: ${formatNumber(contacts)}. Они на листе «Контакты».`],
    [
      'Храните его там, где его не откроют посторонние, передавайте только тем, кому он нужен, и удалите, когда закончите.',
    ],
    ['Удаление контакта в «Ориентире» не меняет файлы, которые уже скачаны: этот файл удалите сами.'],
  ];
}

/**
 * The sheets of the audiences' export (R58): «О файле», which says that it holds personal data, «Аудитории», «Персоны»,
 * «Контакты» with every column that they came with (R46) and, when people are being looked for, «Поиск». Personas and contacts follow the order of the audiences.
 */
export function audienceSheets({
  audiences,
  personas,
  contactLists,
  requests = [],
  hidesContacts = false,
  isNameless = false,
  narrowed = '',
}: ExportedAudiences): Sheet[] {
  const personasOf = byAudience(byPosition(personas));
  const listsOf = byAudience(contactLists);
  const requestsOf = byAudience(requests);
  const contacts = audiences.flatMap(({ id, name }) =>
    listContacts(listsOf(id)).map((contact) => ({ audience: name, contact })),
  );
  const known = detailColumns(contacts.map(({ contact }) => contact));
  const contactRows = contacts.map(({ audience, contact }): CellValue[] => [
    audience,
    ...contactCells(contact),
    ...known.cellsOf(contact),
  ]);
  const requestRows = audiences.flatMap(({ id, name }) =>
    requestsOf(id).map(({ description, status }): CellValue[] => [name, description, RECRUITING_LABELS[status]]),
  );
  const sheets: Sheet[] = [
    {
      name: ABOUT_SHEET,
      columns: ABOUT_COLUMNS,
      rows: [
        ...(narrowed === '' ? [] : [[narrowedLine(narrowed)]]),
        ...aboutRows(contactRows.length, hidesContacts, isNameless),
      ],
    },
    {
      name: 'Аудитории',
      columns: AUDIENCE_COLUMNS,
      rows: audiences.map((audience) => [
        audience.name,
        audience.description,
        audience.respondents,
        linesOf(audience.touchpoints),
        ordered(audience.funnelStages)
          .map(({ stage }) => stage)
          .join(', '),
        audience.currentResearch,
        audience.lastMonthResearch,
        personasOf(audience.id).length,
        countContacts(listsOf(audience.id)),
      ]),
    },
    {
      name: 'Персоны',
      columns: PERSONA_COLUMNS,
      rows: audiences.flatMap((audience) => personasOf(audience.id).map((persona) => personaRow(audience, persona))),
    },
    ...(hidesContacts
      ? []
      : [{ name: 'Контакты', columns: [...CONTACT_COLUMNS, ...known.columns], rows: contactRows }]),
  ];
  if (requestRows.length > 0) sheets.push({ name: 'Поиск', columns: REQUEST_COLUMNS, rows: requestRows });
  return sheets;
}
