import { NBSP } from '../core/format.ts';
import { foldEmail } from '../core/email.ts';
import { readEmails } from './emails.ts';
import { extensionIn, readPhones } from '../core/phone/phone.ts';
import type { ForeignNumber } from '../core/phone/phoneRuns.ts';
import type { ParsedContacts } from '../core/phone/contactText.ts';
import type { Shape } from '../core/schema.ts';
import { readMarkedTelegram, readTelegram } from '../core/telegram.ts';
import {
  CONTACT_TEXT_FIELDS,
  CONTACT_TEXTS,
  contactTexts,
  isContactText,
  type ContactTextField,
} from './fields/contactFields.ts';
import { fieldOfHeading, nameOfParts } from './fields/contactHeadings.ts';
import { BESIDE_LABEL } from './terms.ts';
import type { consentSchema, contactDetailSchema, contactSchema, doNotContactSchema } from './schema.ts';

/** Type of input in «Добавить контакты»: a tab for each. */
export type ContactType = 'phone' | 'telegram';

/** A way to reach a person. */
export type AddressType = ContactType | 'email';

/** Another detail of a person: a column of the table that they came with (R46). */
export type ContactDetail = Shape<typeof contactDetailSchema>;
/** A person's answer to the request for consent: when, to which text, and how. */
export type Consent = Shape<typeof consentSchema>;
/** That a person is not to be written to: since when, and why. */
export type DoNotContact = Shape<typeof doNotContactSchema>;
/** A person who can be asked. Personal data. */
export type Contact = Shape<typeof contactSchema>;

/** An address that reaches a person, known or not. */
export interface ContactAddress {
  readonly type: AddressType;
  /** E.164, a mail address, or a Telegram name without @. */
  readonly value: string;
}

/** An empty contact, of which nothing is known. */
export const NO_CONTACT: Contact = {
  name: '',
  phones: [],
  emails: [],
  telegram: '',
  ...contactTexts(() => ''),
  tags: [],
  details: [],
  consent: null,
  doNotContact: null,
  invitedAt: null,
  answeredAt: null,
};

/** The contacts of one type that a text holds; see {@link readPhones} and {@link readTelegram}. */
export function readContacts(text: string, type: AddressType, foreign?: ForeignNumber): ParsedContacts {
  return type === 'phone' ? readPhones(text, foreign) : type === 'email' ? readEmails(text) : readTelegram(text);
}

/** Whether a person is not to be written to: they said so, or refused their consent. */
export const isUnwilling = ({ consent, doNotContact }: Pick<Contact, 'consent' | 'doNotContact'>): boolean =>
  doNotContact !== null || consent?.answer === 'refused';

/**
 * The contacts of a line or a cell where those of one type are looked for. Where there are none, a name marked as one of Telegram
 * (among phones), a phone (among names) or a mail address is taken instead: people paste what they have into the field that they see.
 * @param takesNames a bare word may be a name in Telegram too: it was asked for
 */
export function readAddressed(
  text: string,
  type: AddressType,
  foreign?: ForeignNumber,
  takesNames = false,
): { readonly type: AddressType; readonly reading: ParsedContacts } {
  const reading = readContacts(text, type, foreign);
  if ('values' in reading) return { type, reading };
  const named = type === 'phone' ? (takesNames ? readTelegram(text) : readMarkedTelegram(text)) : null;
  if (named && 'values' in named) return { type: 'telegram', reading: named };
  const phones = type === 'phone' ? null : readPhones(text, foreign);
  if (phones && 'values' in phones) return { type: 'phone', reading: phones };
  const mailed = readEmails(text);
  return 'values' in mailed ? { type: 'email', reading: mailed } : { type, reading };
}

/* ── Addresses ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/** All addresses of a person: phones, mail, Telegram. */
export function addressesOf({
  phones,
  emails,
  telegram,
}: Pick<Contact, 'phones' | 'emails' | 'telegram'>): readonly ContactAddress[] {
  return [
    ...phones.map((value): ContactAddress => ({ type: 'phone', value })),
    ...emails.map((value): ContactAddress => ({ type: 'email', value })),
    ...(telegram === '' ? [] : [{ type: 'telegram' as const, value: telegram }]),
  ];
}

/** An address as it is shown: `+7 900 123-45-67` with no-break spaces, a foreign number as it is, `@name`. */
export function showAddress({ type, value }: ContactAddress): string {
  if (type === 'telegram') return `@${value}`;
  return value.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, `+7${NBSP}$1${NBSP}$2-$3-$4`);
}

/** A person's first address as it is shown; empty when there is none left. */
export function showContact(contact: Pick<Contact, 'phones' | 'emails' | 'telegram'>): string {
  const [first] = addressesOf(contact);
  return first ? showAddress(first) : '';
}

/** Returns the title of a contact: the name, else the first address. */
export function contactTitle(contact: Pick<Contact, 'name' | 'phones' | 'emails' | 'telegram'>): string {
  return contact.name === '' ? showContact(contact) : contact.name;
}

/** A text that is the same for the same address: neither Telegram nor mail tells capitals from small letters. */
export function addressKey({ type, value }: ContactAddress): string {
  return `${type}:${value.toLowerCase()}`;
}

/** Keys ({@link addressKey}) of all addresses of a person. */
export function contactKeys(contact: Pick<Contact, 'phones' | 'emails' | 'telegram'>): readonly string[] {
  return addressesOf(contact).map(addressKey);
}

/** The extension that people dial behind a contact's number, its digits: it stands in a note; empty when there is none. */
export function extensionOf({ notes, details }: Pick<Contact, 'notes' | 'details'>): string {
  const beside = details.filter(({ label }) => label === BESIDE_LABEL);
  // A table's column of notes comes first; what stood behind the number is then a detail of the same name.
  return [...beside.map(({ text }) => text), notes].map(extensionIn).find((digits) => digits !== '') ?? '';
}

/**
 * Keys by which a person is known among others: those of their addresses, a number together with its extension. People of one
 * office share its number.
 */
export function personKeys(contact: Contact): readonly string[] {
  const extension = extensionOf(contact);
  const beside = extension === '' ? '' : `;${extension}`;
  return addressesOf(contact).map((one) => addressKey(one) + (one.type === 'phone' ? beside : ''));
}

/* ── Who it is ───────────────────────────────────────────────────────────────────────────────────────────────────── */

/**
 * Returns the details of a contact besides its name and addresses: «Казань · Азимут · Возраст: 34»; empty when there are none.
 */
export function contactFacts(contact: Pick<Contact, ContactTextField | 'details'>): string {
  const told = CONTACT_TEXT_FIELDS.filter((field) => CONTACT_TEXTS[field].isFact).map((field) => contact[field]);
  return [...told, ...contact.details.map(({ label, text }) => `${label}: ${text}`)].filter(Boolean).join(' · ');
}

/** Fields read from a contact's columns by their headings; a column without a field of its own stays a detail. */
export type ToldByDetails = Pick<Contact, 'name' | 'emails' | ContactTextField | 'details'>;

/**
 * Sorts columns into fields by their headings: names, mail and the fields of plain words. Nothing is lost: what is no mail in a
 * column of mail, and a second city, stay as they came.
 */
export function fieldsOfDetails(details: readonly ContactDetail[]): ToldByDetails {
  const names: string[] = [];
  const emails = new Set<string>();
  const rest: ContactDetail[] = [];
  const single = contactTexts(() => '');
  for (const detail of details) {
    const { label, text } = detail;
    const field = fieldOfHeading(label);
    if (field === 'name') names.push(text);
    else if (field === 'email') {
      const reading = readEmails(text);
      const found = 'values' in reading ? reading.values : [];
      for (const one of found) emails.add(foldEmail(one));
      const words = text.split(/[\s,;]+/).filter(Boolean);
      if (!words.every((word) => found.includes(foldEmail(word)))) rest.push(detail);
    } else if (field !== null && isContactText(field) && single[field] === '') single[field] = text;
    else rest.push(detail);
  }
  return {
    ...single,
    name: nameOfParts(names),
    emails: [...emails],
    details: rest,
  };
}

/** Returns a contact with one address and the columns beside it. */
export function contactOf({ type, value }: ContactAddress, details: readonly ContactDetail[] = []): Contact {
  const told = { ...NO_CONTACT, ...fieldsOfDetails(details) };
  if (type === 'phone') return { ...told, phones: [value] };
  if (type === 'telegram') return { ...told, telegram: value };
  return { ...told, emails: [...new Set([foldEmail(value), ...told.emails])] };
}
