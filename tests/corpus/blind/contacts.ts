import { readTable } from '#files/reading/table/readTable.ts';
import { isUnwilling, type Contact } from '#src/domain/audiences/contact.ts';
import { previewContacts, type ContactPreview } from '#src/domain/audiences/contactPreview.ts';
import { draftLines, readingOf, type DraftLine } from '#src/features/audiences/contacts/contactDraft.ts';
import { foreignNumber } from '#src/features/audiences/contacts/foreignNumber.ts';

import { tidy } from './words.ts';

interface ExpectedConsent {
  readonly at: string | null;
}

/** A person as EXPECTED.json tells them. */
export interface ExpectedContact {
  readonly name?: string | null;
  readonly nameAlso?: readonly (string | null)[];
  readonly phones?: readonly string[];
  readonly phonesAlso?: readonly (readonly string[])[];
  readonly extension?: string | null;
  readonly emails?: readonly string[];
  readonly emailsAlso?: readonly (readonly string[])[];
  readonly telegram?: string;
  readonly telegramAlso?: readonly (string | null)[];
  readonly company?: string;
  readonly companyAlso?: readonly string[];
  readonly city?: string;
  readonly notes?: string;
  readonly notesAlso?: readonly string[];
  readonly details?: readonly { readonly label: string; readonly text: string }[];
  readonly consent?: ExpectedConsent | null;
  readonly consentAlso?: readonly (ExpectedConsent | null)[];
  readonly consentAtAlso?: readonly (string | null)[];
  readonly refused?: boolean;
}

/** Something that a person is to be told, and how often. */
export interface ExpectedTold {
  readonly what: string;
  readonly count?: number;
}

type Preview = ContactPreview<DraftLine>;

/** Reads a table as the dialog does. */
export async function importedContacts(file: File): Promise<Preview> {
  const { sheets } = await readTable(file);
  const reading = readingOf(sheets, { type: 'phone', foreign: foreignNumber });
  const draft = { text: '', files: [{ id: 1, file, reading }] };
  return previewContacts([...draftLines(draft)], 'phone', { known: new Map(), foreign: foreignNumber });
}

const sorted = (all: readonly string[]): string => [...all].sort().join(', ');
const isAny = <Value>(value: Value, all: readonly Value[]): boolean => all.some((one) => one === value);

/** All words that are kept of a person beside their addresses. */
const wordsOf = (contact: Contact): string =>
  tidy([contact.notes, ...contact.details.map(({ text }) => text)].join(' '));

const dayTold = (day: string | null | undefined): string => (day === undefined ? 'none' : (day ?? 'no day'));

function consentFault(contact: Contact, expected: ExpectedContact): string[] {
  if (expected.consent === undefined) return [];
  const given = contact.consent?.answer === 'given';
  const at = given ? (contact.consent?.at?.slice(0, 10) ?? null) : undefined;
  const wanted = [
    ...[expected.consent, ...(expected.consentAlso ?? [])].map((one) => one?.at),
    ...(expected.consentAtAlso ?? []),
  ];
  return isAny(at, wanted) ? [] : [`consent ${dayTold(at)}, not ${wanted.map(dayTold).join(' or ')}`];
}

/** What differs between a person as read and as expected. */
function contactFaults(contact: Contact, expected: ExpectedContact): string[] {
  const { phones = [], phonesAlso = [], emails = [], emailsAlso = [], details = [] } = expected;
  const faults = consentFault(contact, expected);
  const compare = (what: string, got: string, wanted: readonly string[]) => {
    if (!isAny(tidy(got), wanted.map(tidy))) faults.push(`${what} «${got}», not «${wanted.join('» or «')}»`);
  };
  compare('name', contact.name, [expected.name ?? '', ...(expected.nameAlso ?? []).map((one) => one ?? '')]);
  compare('phones', sorted(contact.phones), [phones, ...phonesAlso].map(sorted));
  compare('emails', sorted(contact.emails), [emails, ...emailsAlso].map(sorted));
  compare('telegram', contact.telegram, [
    expected.telegram ?? '',
    ...(expected.telegramAlso ?? []).map((one) => one ?? ''),
  ]);
  if (expected.company !== undefined)
    compare('company', contact.company, [expected.company, ...(expected.companyAlso ?? [])]);
  if (expected.city !== undefined) compare('city', contact.city, [expected.city]);
  const words = wordsOf(contact);
  if (expected.extension != null && !new RegExp(`(?<!\\d)${expected.extension}(?!\\d)`).test(words))
    faults.push(`extension ${expected.extension} is lost`);
  const notes = [expected.notes ?? '', ...(expected.notesAlso ?? [])].map(tidy);
  if (!notes.some((one) => words.includes(one))) faults.push(`notes lack «${notes[0]}»`);
  for (const { label, text } of details) {
    if (!contact.details.some((one) => one.label === label && tidy(one.text) === tidy(text)))
      faults.push(`no detail «${label}: ${text}»`);
  }
  if (expected.refused === true && !isUnwilling(contact)) faults.push('a refusal is lost');
  if (expected.refused === undefined && expected.consent && !expected.consentAlso && isUnwilling(contact))
    faults.push('refused nothing');
  return faults.map((fault) => `${expected.name ?? phones[0] ?? '—'}: ${fault}`);
}

/** How often the preview tells what is asked for. */
function timesTold(
  { what }: ExpectedTold,
  { lines, leftOut, duplicates, consents, fresh, differences }: Preview,
): number {
  if (/неясное|день согласия/.test(what)) return consents.unclear;
  if (/отказ/.test(what)) return consents.refused + fresh.filter((one) => one.doNotContact !== null).length;
  if (/с другим именем/.test(what)) return differences.length;
  if (/повтор/.test(what)) return duplicates;
  if (/лист/.test(what)) return lines.waiting;
  if (/округл|часть клетки/.test(what)) return leftOut + lines.unrecognised;
  return lines.unrecognised + lines.empty;
}

/** The people where two may have been taken for one, as long as the person who imports them sees it: then they are one here, too. */
function withJoined(
  contacts: readonly ExpectedContact[],
  { differences }: Preview,
  alsoRight: readonly string[],
): readonly ExpectedContact[] {
  const [, joined, kept] = alsoRight.map((one) => /^(.+) и (.+) соединены по почте/.exec(one)).find(Boolean) ?? [];
  const other = contacts.find(({ name }) => name === joined);
  if (!other || !differences.some((one) => one.field === 'name' && one.other === joined)) return contacts;
  return contacts.flatMap((one) => {
    if (one === other) return [];
    const phones = [...(one.phones ?? []), ...(other.phones ?? [])];
    return one.name === kept ? [{ ...one, phones }] : [one];
  });
}

/** What differs between an import and what is expected of it. */
export function importFaults(
  preview: Preview,
  people: readonly ExpectedContact[],
  told: readonly ExpectedTold[] = [],
  alsoRight: readonly string[] = [],
): string[] {
  const contacts = withJoined(people, preview, alsoRight);
  const faults: string[] = [];
  const rest = [...preview.fresh];
  for (const expected of contacts) {
    const addresses = [...(expected.phones ?? []), ...(expected.emails ?? []), expected.telegram ?? '—'];
    const isOne = ({ name, phones, emails, telegram }: Contact, byName: boolean) =>
      byName
        ? name !== '' && isAny(name, [expected.name ?? null, ...(expected.nameAlso ?? [])])
        : [...phones, ...emails, telegram].some((one) => addresses.includes(one));
    const named = rest.findIndex((one) => isOne(one, true));
    const at = named === -1 ? rest.findIndex((one) => isOne(one, false)) : named;
    const [found] = at === -1 ? [] : rest.splice(at, 1);
    faults.push(...(found ? contactFaults(found, expected) : [`missing: ${expected.name ?? addresses.join(', ')}`]));
  }
  for (const one of rest) faults.push(`too much: ${[one.name, ...one.phones, ...one.emails, one.telegram].join(' ')}`);
  for (const one of told) {
    const times = timesTold(one, preview);
    if (times < (one.count ?? 1)) faults.push(`told ${times} times, not ${one.count ?? 1}: ${one.what}`);
  }
  return faults;
}
