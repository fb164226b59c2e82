import type { ContactDetail } from '../contact.ts';
import { fold } from '../../core/format.ts';
import { BESIDE_LABEL } from '../terms.ts';
import { CONTACT_TEXT_FIELDS, CONTACT_TEXTS } from './contactFields.ts';

/** Possible meanings of a column in a table of contacts. */
export const CONTACT_FIELDS = [
  'name',
  'phone',
  'email',
  'telegram',
  ...CONTACT_TEXT_FIELDS,
  'tags',
  'consent',
  'doNotContact',
] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Headings of the columns that a name is made of, as tables of contacts have them in Russian and English. */
const NAME_LABEL =
  /^(?:ф\.?\s?и\.?\s?о\.?|(?:полное\s+|ваше\s+)?имя.*|фамилия.*|отчество.*|как\s+(?:вас|тебя)\s+зовут.*|как\s+к\s+(?:вам|тебе)\s+обращаться.*|представьтесь.*|наименование|(?:контактное\s+лицо|клиент|респондент|участник)(?:\s.*)?|.*\bname|contact(?:\s+person)?|client|respondent)$/i;
/** …and those that only seem to. */
const NO_NAME_LABEL =
  /user|nick|login|company|organi[sz]ation|file|brand|telegram|телеграм|\btg\b|ник|компани|организац/i;

/** Whether a column of this heading holds names of people. */
export function isNameLabel(label: string): boolean {
  return NAME_LABEL.test(label.trim()) && !NO_NAME_LABEL.test(label);
}

/** What was agreed to by letters and advertisements is another consent (R378). */
const CONSENT =
  /^(?!.*(?:рассыл|реклам|новост|cookie|newsletter|marketing|mailing)).*(?<!\p{L})(?:соглас(?:и[ея]|ен|на|ны)|consent)(?!\p{L})/iu;

/** Headings of the other columns. The first that fits is taken: «Telegram» before a phone's «ник», mail before an address. */
const LABELS: readonly (readonly [ContactField, RegExp])[] = [
  ['telegram', /telegram|телеграм|^(?:tg|тг)(?:\s|$)|^ник(?:\s|$)/i],
  [
    'doNotContact',
    /^(?:не\s+(?:писать|звонить|беспокоить|связываться)|do\s+not\s+(?:contact|call|mail)|стоп-?лист|unsubscribed)/i,
  ],
  ['consent', CONSENT],
  ['email', /^(?:\S+\s+)?(?:e-?mail|mail|мейл|имейл|почта)(?:[\s:(.,_-]|$)|электронн\S*\s+почт|^эл\S*\s*почт/i],
  [
    'phone',
    /^(?:(?:моб|раб|дом|осн|доп|контакт|сот|личн|втор)\S*\s+|номер\s+)?(?:тел|моб|сот|номер$|phone|mobile|cell|whatsapp|viber)|(?:^|\s)телефон[аы]?(?:[\s().,:?]|$)/i,
  ],
  ...CONTACT_TEXT_FIELDS.map((field) => [field, CONTACT_TEXTS[field].heading] as const),
  ['tags', /^(?:теги?|метки?|tags?|labels?)$/i],
];

/** Headings of numbers and words that only look like addresses. */
const OTHER_NUMBERS =
  /(?<!\p{L})(?:[ug]?u?id|инн|снилс|огрн|кпп|бик|паспорт\p{L}*|passport)(?!\p{L})|договор|заказ|сделк|трек|отправлени|(?<!\p{L})сч[её]т|карт[аыу]|артикул|штрих|бюджет|сумм|стоимост|order|invoice|contract|tracking|amount/iu;
const MENTIONS = {
  phone: /тел(?:ефон|\.|(?!\p{L}))|моб|сот(?:ов|\.)|phone|mobile|cell|whatsapp|viber/iu,
  telegram: /telegram|телеграм|(?<!\p{L})(?:tg|тг|ник|username)(?!\p{L})/iu,
  email: /mail|мейл|имейл|почт/iu,
} as const;

/** «Phone 1 - Label», «E-mail 1 - Type»: which of its addresses a person means, as Google's contacts have it. */
const WHICH = /\s-\s(?:label|type)$/i;

/** Whether a heading names a kind of address, alone or among others: «телефон или ник в Telegram». */
export const mentionsAddress = (label: string, type: keyof typeof MENTIONS): boolean =>
  MENTIONS[type].test(label) && !WHICH.test(label.trim());

/** Whether a column cannot be one of these addresses, though its cells look like them: its heading says what else it is. */
export function isOtherThan(label: string, type: keyof typeof MENTIONS): boolean {
  if (mentionsAddress(label, type)) return false;
  const field = fieldOfHeading(label);
  return OTHER_NUMBERS.test(label) || (field !== null && field !== type && Object.hasOwn(MENTIONS, field));
}

/** Returns the field of a column by its heading; null when the heading does not tell. */
export function fieldOfHeading(label: string): ContactField | null {
  if (WHICH.test(label.trim())) return null;
  if (isNameLabel(label)) return 'name';
  const heading = label.trim();
  return LABELS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
}

const holds = (whole: string, part: string): boolean => ` ${fold(whole)} `.includes(` ${fold(part)} `);

/** Joins the name columns into one name, in their order: a part that a longer one contains is not repeated. */
export function nameOfParts(parts: readonly string[]): string {
  const trimmed = parts.map((part) => part.trim().replace(/\s+/g, ' ')).filter((part) => part !== '');
  return trimmed
    .filter(
      (part, at) =>
        !trimmed.some((other, index) => index !== at && holds(other, part) && (!holds(part, other) || index < at)),
    )
    .join(' ');
}

/** One to four words with a capital letter and nothing else. */
const NAME = /^\p{Lu}[\p{L}'’-]*\.?(?:\s+\p{Lu}[\p{L}'’.-]*){0,3}$/u;

/** Whether a text looks like a person's name. */
export function looksLikeName(text: string): boolean {
  return text.length <= 80 && NAME.test(text.trim());
}

/** The words around a contact as a detail of it: a name when they look like one. */
export function detailOfNote(note: string): ContactDetail[] {
  return note === '' ? [] : [{ label: looksLikeName(note) ? 'Имя' : BESIDE_LABEL, text: note }];
}
