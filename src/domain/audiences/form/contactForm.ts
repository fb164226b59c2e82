import {
  readContacts,
  showAddress,
  type AddressType,
  type Consent,
  type Contact,
  type ContactDetail,
} from '../contact.ts';
import { keptRefusalOf } from '../consent/keptRefusal.ts';
import { CONSENT_LABELS } from '../consent/readConsent.ts';
import { statementDay } from '../consent/statementDay.ts';
import { CONTACT_TEXT_FIELDS, CONTACT_TEXTS, contactTexts, type ContactTextField } from '../fields/contactFields.ts';
import { BESIDE_LABEL } from '../terms.ts';
import { eachInSteps, type ContactEntry } from '../contactList.ts';
import { changedFields } from '../contactMerge.ts';
import { tagsAfter, tagsOf } from '../contactTags.ts';
import { formatDate, formatNumber, NBSP } from '../../core/format.ts';
import { atOnce } from '../../inStretches.ts';
import type { Op } from '../../core/operation.ts';
import type { ForeignNumber } from '../../core/phone/phoneRuns.ts';
import { problemOfDate } from '../../core/typedDate.ts';

/** A contact's card as it is filled in: everything as text. */
export interface ContactForm extends Readonly<Record<ContactTextField, string>> {
  readonly name: string;
  /** One a line, as are `emails`. */
  readonly phones: string;
  readonly emails: string;
  readonly telegram: string;
  /** By commas. */
  readonly tags: string;
  /** Other columns, one a line: «Возраст: 34». */
  readonly details: string;
  readonly consent: '' | Consent['answer'];
  /** The day of the answer, `yyyy-mm-dd`, or what was typed in its place; empty when nobody said. */
  readonly consentAt: string;
  /** What was agreed to, or said instead. */
  readonly consentText: string;
  readonly doNotContact: '' | 'yes';
  readonly why: string;
}

/** Most signs of a text of one line. */
const MOST_SIGNS = 300;

const tooLong = (most: number): string => `Не длиннее ${formatNumber(most)}${NBSP}знаков`;

const dayOfConsent = (consent: Consent | null): string => (consent?.at ? statementDay(consent.at) : '');

const detailsText = (details: readonly ContactDetail[]): string =>
  details.map(({ label, text }) => `${label}: ${text}`).join('\n');

export function contactFormOf(contact: Contact): ContactForm {
  const { name, telegram, consent, doNotContact } = contact;
  return {
    name,
    telegram,
    ...contactTexts((field) => contact[field]),
    phones: contact.phones.map((value) => showAddress({ type: 'phone', value })).join('\n'),
    emails: contact.emails.join('\n'),
    tags: contact.tags.join(', '),
    details: detailsText(contact.details),
    consent: consent?.answer ?? '',
    consentAt: dayOfConsent(consent),
    consentText: consent?.text ?? '',
    doNotContact: doNotContact ? 'yes' : '',
    why: doNotContact?.why ?? '',
  };
}

interface Addresses {
  readonly values: readonly string[];
  readonly problem?: string;
}

/** The addresses of a field, one a line; what is stored already is known whatever its country. */
function readLines(
  text: string,
  type: AddressType,
  known: readonly string[],
  foreign: ForeignNumber | undefined,
): Addresses {
  const values = new Set<string>();
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const stored = known.find((value) => value === line.trim() || showAddress({ type, value }) === line.trim());
    const reading = stored === undefined ? readContacts(line, type, foreign) : { values: [stored] };
    if ('problem' in reading) return { values: [], problem: reading.problem };
    for (const value of reading.values) values.add(value);
  }
  return { values: [...values] };
}

function addressesIn(form: ContactForm, contact: Contact, foreign: ForeignNumber | undefined) {
  return {
    phones: readLines(form.phones, 'phone', contact.phones, foreign),
    emails: readLines(form.emails, 'email', contact.emails, foreign),
    telegram: readLines(form.telegram, 'telegram', [contact.telegram], foreign),
  };
}

/**
 * Returns the day of a refusal that the form lifts, empty for one without a day; null where it lifts none. Only a new consent lifts it,
 * with its day and its words (R465). What only a table says is corrected without one: it may have been read wrongly.
 */
export function liftedRefusal(form: Pick<ContactForm, 'consent' | 'doNotContact'>, contact: Contact): string | null {
  return form.doNotContact === '' && form.consent !== 'refused' ? keptRefusalOf(contact, '') : null;
}

/** What the form lacks of the new consent that lifts a refusal of a day. */
function lackingConsent({ consent, consentAt, consentText }: ContactForm, refusedOn: string) {
  if (consent !== 'given')
    return {
      consent: `Отказ снимает только новое согласие: выберите «${CONSENT_LABELS.given}» и напишите, когда и как его дали`,
    };
  return {
    ...(consentAt === '' ? { consentAt: 'Напишите, в какой день человек согласился снова' } : {}),
    ...(consentAt !== '' && consentAt < refusedOn
      ? { consentAt: `Человек отказался ${formatDate(refusedOn)}: нужно согласие этого дня или позже` }
      : {}),
    ...(consentText.trim() === '' ? { consentText: 'Напишите, на что и как человек согласился' } : {}),
  };
}

/** What is wrong in the form, by field; empty when it can be stored. */
export function checkContact(
  form: ContactForm,
  contact: Contact,
  foreign?: ForeignNumber,
): Partial<Record<keyof ContactForm, string>> {
  const errors: Partial<Record<keyof ContactForm, string>> = {};
  const { phones, emails, telegram } = addressesIn(form, contact, foreign);
  if (phones.problem !== undefined) errors.phones = phones.problem;
  if (emails.problem !== undefined) errors.emails = emails.problem;
  if (telegram.problem !== undefined) errors.telegram = telegram.problem;
  else if (telegram.values.length > 1) errors.telegram = 'Оставьте одно имя';
  const isReached = phones.values.length + emails.values.length + telegram.values.length > 0;
  if (!isReached && Object.keys(errors).length === 0) errors.phones = 'Нужен телефон, почта или имя в Telegram';
  for (const field of ['name', 'consentText', 'why'] as const) {
    if (form[field].trim().length > MOST_SIGNS) errors[field] = tooLong(MOST_SIGNS);
  }
  for (const field of CONTACT_TEXT_FIELDS) {
    const { most } = CONTACT_TEXTS[field];
    if (form[field].trim().length > most) errors[field] = tooLong(most);
  }
  if (form.consent === 'given' && form.consentText.trim() === '')
    errors.consentText = 'Напишите, на что человек согласен';
  const refusedOn = liftedRefusal(form, contact);
  if (refusedOn !== null) Object.assign(errors, lackingConsent(form, refusedOn));
  const dayProblem = form.consent === '' || form.consentAt === '' ? undefined : problemOfDate(form.consentAt);
  if (dayProblem !== undefined) errors.consentAt = dayProblem;
  return errors;
}

/** Columns of the field: a line without a heading goes on with the one above. */
function readDetails(text: string): readonly ContactDetail[] {
  const details: { label: string; text: string }[] = [];
  for (const line of text.split('\n')) {
    const [, label, rest] = /^([^:]{1,100}):\s*(.*)$/.exec(line) ?? [];
    const last = details.at(-1);
    if (label !== undefined && rest !== undefined) details.push({ label: label.trim(), text: rest });
    else if (last) last.text += `\n${line}`;
    else if (line.trim() !== '') details.push({ label: BESIDE_LABEL, text: line });
  }
  return details.map((one) => ({ ...one, text: one.text.trim() })).filter((one) => one.text !== '');
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The consent as the form says it; the very same where it says nothing else. Its day is what is typed, and no other. */
function consentOfForm({ consent: answer, consentAt: day, consentText }: ContactForm, stored: Consent | null) {
  if (answer === '') return null;
  const text = tidy(consentText);
  const isSameDay = dayOfConsent(stored) === day;
  if (stored && stored.answer === answer && isSameDay && tidy(stored.text) === text) return stored;
  const at = isSameDay ? (stored?.at ?? null) : day === '' ? null : `${day}T00:00:00.000Z`;
  return { answer, at, text, how: 'person' as const };
}

/** The contact as the form says it. What the form cannot say stays: when a consent was given, what the columns held word for word. */
export function contactOfForm(form: ContactForm, contact: Contact, at: string, foreign?: ForeignNumber): Contact {
  const { phones, emails, telegram } = addressesIn(form, contact, foreign);
  const why = tidy(form.why);
  return {
    name: tidy(form.name),
    phones: phones.values,
    emails: emails.values,
    telegram: telegram.values[0] ?? '',
    ...contactTexts((field) => (CONTACT_TEXTS[field].isLong ? form[field].trim() : tidy(form[field]))),
    tags: tagsOf(form.tags),
    details: form.details === detailsText(contact.details) ? contact.details : readDetails(form.details),
    consent: consentOfForm(form, contact.consent),
    doNotContact:
      form.doNotContact === '' ? null : contact.doNotContact ? { ...contact.doNotContact, why } : { at, why },
    invitedAt: contact.invitedAt,
    answeredAt: contact.answeredAt,
  };
}

const setOn = ({ listId, key }: ContactEntry, fields: Partial<Contact>): Op[] =>
  Object.keys(fields).length === 0
    ? []
    : [{ op: 'setMember', kind: 'contactList', id: listId, map: 'contacts', key, fields }];

/** Operations that store what was changed in a card, field by field; none when nothing was. */
export function editContact(
  entry: ContactEntry,
  form: ContactForm,
  { at, foreign }: { readonly at: string; readonly foreign?: ForeignNumber },
): Op[] {
  return setOn(entry, changedFields(entry, contactOfForm(form, entry, at, foreign)));
}

export function* tagInSteps(
  entries: readonly ContactEntry[],
  typed: string,
  isGiven: boolean,
): Generator<void, Op[], void> {
  const wanted = tagsOf(typed);
  const ops: Op[] = [];
  yield* eachInSteps(entries, (entry) => {
    const tags = tagsAfter(entry, wanted, isGiven);
    if (tags !== entry.tags) ops.push(...setOn(entry, { tags }));
  });
  return ops;
}

/** Operations that give many contacts tags, or take them away; none for those who have them, or have not. */
export function tagContacts(...task: Parameters<typeof tagInSteps>): Op[] {
  return atOnce(tagInSteps(...task));
}
