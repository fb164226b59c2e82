import type { Audience, ContactList, Persona, RecruitingRequest } from '#src/domain/audiences/audience.ts';
import { RECRUITING_LABELS } from '#src/domain/audiences/rules.ts';
import { PERSONA_MODEL_FIELDS } from '#src/domain/audiences/modelFields.ts';
import type { Counted } from '#src/domain/audiences/figures.ts';
import { quietWords } from '#src/domain/audiences/consent/quietWords.ts';
import { consentWords } from '#src/domain/audiences/consent/readConsent.ts';
import { countContacts, listContacts } from '#src/domain/audiences/contactList.ts';
import type { Contact } from '#src/domain/audiences/contact.ts';
import { CONTACT_TEXT_FIELDS, CONTACT_TEXTS } from '#src/domain/audiences/fields/contactFields.ts';
import { dayOf, formatNumber } from '#src/domain/core/format.ts';
import { fieldsMadeByInWords } from '#src/domain/research/words/madeByWords.ts';
import { byPosition, type Keyed, ordered, type TextItem } from '#src/domain/core/record.ts';
import { TERMS } from '#src/domain/terms.ts';

import { ABOUT_COLUMNS, ABOUT_SHEET, narrowedLine } from '../../shared/out/narrowed.ts';
import { type ColumnOf, dateColumn, numberColumn, sheetOf, textColumn } from '#files/writing/sheetOf.ts';
import type { CellValue, Sheet } from '#files/writing/spreadsheet.ts';

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

type AudienceRow = Counted<Audience> & { readonly personas: number; readonly contacts: number };

const AUDIENCE_COLUMNS: readonly ColumnOf<AudienceRow>[] = [
  textColumn(TERMS.audience.name, 40, ({ name }) => name),
  textColumn(TERMS.audience.description, 60, ({ description }) => description),
  numberColumn(TERMS.audienceFigures.respondents, 14, ({ respondents }) => respondents),
  textColumn(TERMS.audience.touchpoints, 40, ({ touchpoints }) => linesOf(touchpoints)),
  textColumn(TERMS.audience.funnelStages, 24, ({ funnelStages }) =>
    ordered(funnelStages)
      .map(({ stage }) => stage)
      .join(', '),
  ),
  numberColumn(TERMS.audienceFigures.currentResearch, 26, ({ currentResearch }) => currentResearch),
  numberColumn(TERMS.audienceFigures.lastMonthResearch, 20, ({ lastMonthResearch }) => lastMonthResearch),
  numberColumn('Персоны', 12, ({ personas }) => personas),
  numberColumn('Контакты', 12, ({ contacts }) => contacts),
];

/** What belongs to an audience stands beside its name. */
interface OfAudience {
  readonly audience: string;
}

const AUDIENCE_COLUMN: ColumnOf<OfAudience> = textColumn(TERMS.persona.audienceId, 40, ({ audience }) => audience);

const PERSONA_COLUMNS: readonly ColumnOf<Persona & OfAudience>[] = [
  AUDIENCE_COLUMN,
  textColumn(TERMS.persona.title, 40, ({ title }) => title),
  textColumn(TERMS.persona.name, 24, ({ name }) => name),
  textColumn(TERMS.persona.role, 30, ({ role }) => role),
  textColumn(TERMS.persona.company, 24, ({ company }) => company),
  textColumn(TERMS.persona.region, 24, ({ region }) => region),
  numberColumn(TERMS.persona.age, 10, ({ age }) => age),
  textColumn(TERMS.persona.familyStatus, 24, ({ familyStatus }) => familyStatus),
  textColumn(TERMS.persona.socialActivity, 30, ({ socialActivity }) => socialActivity),
  textColumn(TERMS.persona.techLevel, 24, ({ techLevel }) => techLevel),
  textColumn(TERMS.persona.characteristics, 50, ({ characteristics }) => linesOf(characteristics)),
  textColumn(TERMS.persona.usageReasons, 50, ({ usageReasons }) => linesOf(usageReasons)),
  textColumn(TERMS.persona.purchaseReasons, 50, ({ purchaseReasons }) => linesOf(purchaseReasons)),
  textColumn(TERMS.persona.painPoints, 50, ({ painPoints }) => linesOf(painPoints)),
  textColumn(TERMS.persona.motivations, 50, ({ motivations }) => linesOf(motivations)),
  textColumn(TERMS.persona.interests, 50, ({ interests }) => linesOf(interests)),
  textColumn(TERMS.persona.skills, 50, ({ skills }) => linesOf(skills)),
  textColumn(TERMS.persona.jtbd, 60, ({ jtbd }) => linesOf(jtbd)),
  textColumn(TERMS.persona.byModel, 40, ({ byModel }) => fieldsMadeByInWords(byModel, MODEL_NAMES)),
];

interface ContactRow extends OfAudience {
  readonly contact: Contact;
}

/** A person's own columns: what is read back by their headings. */
const CONTACT_COLUMNS: readonly ColumnOf<ContactRow>[] = [
  AUDIENCE_COLUMN,
  textColumn(TERMS.contact.name, 28, ({ contact }) => contact.name),
  textColumn(TERMS.contact.phones, 24, ({ contact }) => contact.phones.join(', ')),
  textColumn(TERMS.contact.emails, 28, ({ contact }) => contact.emails.join(', ')),
  textColumn(TERMS.contact.telegram, 24, ({ contact }) => contact.telegram),
  ...CONTACT_TEXT_FIELDS.map((field) =>
    textColumn<ContactRow>(TERMS.contact[field], CONTACT_TEXTS[field].width, ({ contact }) => contact[field]),
  ),
  textColumn(TERMS.contact.tags, 24, ({ contact }) => contact.tags.join(', ')),
  textColumn(TERMS.contact.consent, 40, ({ contact: { consent } }) => (consent ? consentWords(consent) : '')),
  textColumn(TERMS.contact.doNotContact, 24, ({ contact: { doNotContact } }) =>
    doNotContact ? quietWords(doNotContact) : '',
  ),
  dateColumn(TERMS.contact.invitedAt, 16, ({ contact }) => dayOf(contact.invitedAt)),
  dateColumn(TERMS.contact.answeredAt, 16, ({ contact }) => dayOf(contact.answeredAt)),
];

const REQUEST_COLUMNS: readonly ColumnOf<RecruitingRequest & OfAudience>[] = [
  AUDIENCE_COLUMN,
  textColumn(TERMS.recruitingRequest.description, 80, ({ description }) => description),
  textColumn(TERMS.recruitingRequest.status, 14, ({ status }) => RECRUITING_LABELS[status]),
];

/** Maximum number of a table's columns that become columns of the sheet; the rest share one. */
const DETAIL_COLUMNS = 200;
const REST_COLUMN = 'Прочее';

/** The columns that contacts came with, each once, in the order they are met. */
function detailColumns(contacts: readonly ContactRow[]): ColumnOf<ContactRow>[] {
  const labels = [...new Set(contacts.flatMap(({ contact }) => contact.details.map(({ label }) => label)))];
  const shown = labels.slice(0, DETAIL_COLUMNS);
  const places = new Map(shown.map((label, index) => [label, index]));
  const cells = new Map(
    contacts.map(({ contact }) => {
      const texts: string[][] = [];
      for (const { label, text } of contact.details) {
        const place = places.get(label);
        (texts[place ?? shown.length] ??= []).push(place === undefined ? `${label}: ${text}` : text);
      }
      return [contact, texts];
    }),
  );
  const headers = labels.length > shown.length ? [...shown, REST_COLUMN] : shown;
  return headers.map((header, at) =>
    textColumn(header, 24, ({ contact }) => cells.get(contact)?.[at]?.join('\n') ?? ''),
  );
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
  const requestRows = audiences.flatMap(({ id, name }) =>
    requestsOf(id).map((request) => ({ ...request, audience: name })),
  );
  const sheets: Sheet[] = [
    {
      name: ABOUT_SHEET,
      columns: ABOUT_COLUMNS,
      rows: [
        ...(narrowed === '' ? [] : [[narrowedLine(narrowed)]]),
        ...aboutRows(contacts.length, hidesContacts, isNameless),
      ],
    },
    sheetOf(
      'Аудитории',
      AUDIENCE_COLUMNS,
      audiences.map((one) => ({
        ...one,
        personas: personasOf(one.id).length,
        contacts: countContacts(listsOf(one.id)),
      })),
    ),
    sheetOf(
      'Персоны',
      PERSONA_COLUMNS,
      audiences.flatMap(({ id, name }) => personasOf(id).map((persona) => ({ ...persona, audience: name }))),
    ),
    ...(hidesContacts ? [] : [sheetOf('Контакты', [...CONTACT_COLUMNS, ...detailColumns(contacts)], contacts)]),
  ];
  if (requestRows.length > 0) sheets.push(sheetOf('Поиск', REQUEST_COLUMNS, requestRows));
  return sheets;
}
