import type { Audience, ContactList, Persona, RecruitingRequest } from '#src/domain/audience.ts';
import { RECRUITING_LABELS } from '#src/domain/audienceRules.ts';
import { countContacts, listContacts } from '#src/domain/contactList.ts';
import type { ContactType } from '#src/domain/contact.ts';
import { formatNumber } from '#src/domain/format.ts';
import { type Keyed, ordered, type TextItem } from '#src/domain/record.ts';

import type { CellValue, Column, Sheet } from './spreadsheet.ts';

/** What the audiences' export holds. Records of audiences that are not among `audiences` are left out. */
export interface ExportedAudiences {
  /** In the order of the sheet. */
  readonly audiences: readonly Audience[];
  readonly personas: readonly Persona[];
  readonly contactLists: readonly ContactList[];
  /** People that are being looked for («Поиск»); their sheet is left out when there are none. */
  readonly requests?: readonly RecruitingRequest[];
}

const TYPE_LABELS: Readonly<Record<ContactType, string>> = { phone: 'Телефон', telegram: 'Telegram' };

const ABOUT_COLUMNS: readonly Column[] = [{ header: 'О файле', width: 100, type: 'text' }];

const AUDIENCE_COLUMNS: readonly Column[] = [
  { header: 'Название', width: 40, type: 'text' },
  { header: 'Описание', width: 60, type: 'text' },
  { header: 'Респонденты', width: 14, type: 'number' },
  { header: 'Точки касания', width: 40, type: 'text' },
  { header: 'Этапы воронки', width: 24, type: 'text' },
  { header: 'В текущих исследованиях', width: 26, type: 'number' },
  { header: 'За последний месяц', width: 20, type: 'number' },
  { header: 'Персоны', width: 12, type: 'number' },
  { header: 'Контакты', width: 12, type: 'number' },
];

const PERSONA_COLUMNS: readonly Column[] = [
  { header: 'Когорта', width: 40, type: 'text' },
  { header: 'Персона', width: 40, type: 'text' },
  { header: 'Имя', width: 24, type: 'text' },
  { header: 'Роль', width: 30, type: 'text' },
  { header: 'Компания', width: 24, type: 'text' },
  { header: 'Регион', width: 24, type: 'text' },
  { header: 'Возраст', width: 10, type: 'number' },
  { header: 'Семейное положение', width: 24, type: 'text' },
  { header: 'Активность в соцсетях', width: 30, type: 'text' },
  { header: 'Техническая грамотность', width: 24, type: 'text' },
  { header: 'Характеристики', width: 50, type: 'text' },
  { header: 'Причины использования', width: 50, type: 'text' },
  { header: 'Причины покупки', width: 50, type: 'text' },
  { header: 'Боли', width: 50, type: 'text' },
  { header: 'Мотивация', width: 50, type: 'text' },
  { header: 'Интересы', width: 50, type: 'text' },
  { header: 'Навыки', width: 50, type: 'text' },
  { header: 'JTBD', width: 60, type: 'text' },
];

const CONTACT_COLUMNS: readonly Column[] = [
  { header: 'Когорта', width: 40, type: 'text' },
  { header: 'Тип', width: 12, type: 'text' },
  { header: 'Контакт', width: 34, type: 'text' },
];

const REQUEST_COLUMNS: readonly Column[] = [
  { header: 'Когорта', width: 40, type: 'text' },
  { header: 'Кого найти', width: 80, type: 'text' },
  { header: 'Состояние', width: 14, type: 'text' },
];

/** A list in a cell: one line each. A single one stands without a mark. */
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
  ];
}

/** What whoever opens the file is told first. */
function aboutRows(contacts: number): CellValue[][] {
  if (contacts === 0) return [['Контактов людей в этом файле нет.']];
  return [
    ['Файл содержит персональные данные: номера телефонов и имена в Telegram.'],
    [`Контактов: ${formatNumber(contacts)}. Они на листе «Контакты».`],
    [
      'Храните его там, где его не откроют посторонние, передавайте только тем, кому он нужен, и удалите, когда закончите.',
    ],
    ['Удаление контакта в «Ориентире» не меняет файлы, которые уже скачаны: этот файл удалите сами.'],
    ['Апостроф перед номером телефона не даёт таблице принять его за формулу; при загрузке обратно он не мешает.'],
  ];
}

/**
 * The sheets of the audiences' export (decision 13): «О файле», which says that it holds personal data, «Когорты», «Персоны»,
 * «Контакты» and, when people are being looked for, «Поиск». Personas and contacts follow the order of the audiences.
 */
export function audienceSheets({ audiences, personas, contactLists, requests = [] }: ExportedAudiences): Sheet[] {
  const personasOf = byAudience(personas.toSorted((a, b) => (a.position < b.position ? -1 : 1)));
  const listsOf = byAudience(contactLists);
  const requestsOf = byAudience(requests);
  const contactRows = audiences.flatMap(({ id, name }) =>
    listContacts(listsOf(id)).map(({ type, value }): CellValue[] => [name, TYPE_LABELS[type], value]),
  );
  const requestRows = audiences.flatMap(({ id, name }) =>
    requestsOf(id).map(({ description, status }): CellValue[] => [name, description, RECRUITING_LABELS[status]]),
  );
  const sheets: Sheet[] = [
    { name: 'О файле', columns: ABOUT_COLUMNS, rows: aboutRows(contactRows.length) },
    {
      name: 'Когорты',
      columns: AUDIENCE_COLUMNS,
      rows: audiences.map((audience) => [
        audience.name,
        audience.description,
        audience.count,
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
    { name: 'Контакты', columns: CONTACT_COLUMNS, rows: contactRows },
  ];
  if (requestRows.length > 0) sheets.push({ name: 'Поиск', columns: REQUEST_COLUMNS, rows: requestRows });
  return sheets;
}
