import type { Consent, Contact, ContactDetail, DoNotContact } from './contact.ts';
import { CONTACT_TEXT_FIELDS, contactTexts } from './fields/contactFields.ts';
import { consentWords } from './consent/readConsent.ts';
import { fold } from '../core/format.ts';

/** Fields of one value: where two records of one person differ, a user has to choose. */
export const SINGLE_FIELDS = ['name', 'telegram', ...CONTACT_TEXT_FIELDS] as const;

/** A field that holds only one value: one of {@link SINGLE_FIELDS}, the consent, or a column as `details/Возраст`. */
export type SingleField = (typeof SINGLE_FIELDS)[number] | 'consent' | `details/${string}`;

/** Whether a person refused by themselves, in an interview or by their link: no table takes that back. */
export const isOwnRefusal = ({ answer, how }: Pick<Consent, 'answer' | 'how'>): boolean =>
  answer === 'refused' && (how === 'web' || how === 'telegram');

/** Two that are one person say different things here. */
export interface ContactDifference {
  readonly field: SingleField;
  /** The value that is kept. */
  readonly kept: string;
  /** The other value. */
  readonly other: string;
  /** The field is the consent: which one `other` tells of. */
  readonly consent?: Consent;
  /** The second of the two is the one kept: a refusal is, in any order. Default false. */
  readonly isTurned?: boolean;
  /** The kept value cannot be replaced: the person's own refusal. Default false. */
  readonly isFinal?: boolean;
}

const isSameText = (one: string, two: string): boolean => one === two || fold(one).trim() === fold(two).trim();

const together = (kept: readonly string[], more: readonly string[]): readonly string[] => {
  if (more.length === 0) return kept;
  const known = new Set(kept.map(fold));
  const added = more.filter((one) => !known.has(fold(one)) && known.add(fold(one)));
  return added.length === 0 ? kept : [...kept, ...added];
};

const later = (one: string | null, two: string | null): string | null =>
  one === null || (two !== null && two > one) ? two : one;

function detailsTogether(
  kept: readonly ContactDetail[],
  more: readonly ContactDetail[],
  differences: ContactDifference[],
): readonly ContactDetail[] {
  const added: ContactDetail[] = [];
  for (const detail of more) {
    const standing = kept.filter(({ label }) => label === detail.label);
    const [first] = standing;
    if (!first) added.push(detail);
    else if (!standing.some(({ text }) => isSameText(text, detail.text))) {
      differences.push({ field: `details/${detail.label}`, kept: first.text, other: detail.text });
    }
  }
  return added.length === 0 ? kept : [...kept, ...added];
}

/**
 * Merges two consents. A known value replaces an unknown one, a day replaces no day. Where one gives consent and one refuses, the
 * refusal remains until a user chooses: a person who refused is not written to.
 */
function consentTogether(
  kept: Consent | null,
  other: Consent | null,
  differences: ContactDifference[],
): Consent | null {
  if (kept === null || other === null) return kept ?? other;
  const isSame = kept.answer === other.answer;
  if (isSame && kept.answer === 'unclear') {
    if (isSameText(kept.text, other.text)) return kept;
  } else if (isSame) return kept.at === null && other.at !== null ? other : kept;
  else if (other.answer === 'unclear') return kept;
  else if (kept.answer === 'unclear') return other;
  const isTurned = other.answer === 'refused';
  const [stands, says] = isTurned ? [other, kept] : [kept, other];
  differences.push({
    field: 'consent',
    kept: consentWords(stands),
    other: consentWords(says),
    consent: says,
    ...(isTurned ? { isTurned } : {}),
    ...(isOwnRefusal(stands) ? { isFinal: true } : {}),
  });
  return stands;
}

/** Merges two «не писать»: the kept one, with the day that it lacked. */
function quietTogether(kept: DoNotContact | null, other: DoNotContact | null): DoNotContact | null {
  if (kept === null || other === null) return kept ?? other;
  return kept.at === null && other.at !== null ? { at: other.at, why: kept.why || other.why } : kept;
}

/**
 * Merges two contacts of one person. Addresses and tags are put together; a value that only one has is taken; where both differ,
 * the kept value remains and the difference is reported. «Не писать» and a refusal are never revoked by it.
 * @returns the very same `kept` when the other adds nothing
 */
export function mergeContacts(
  kept: Contact,
  other: Contact,
): { readonly contact: Contact; readonly differences: readonly ContactDifference[] } {
  const differences: ContactDifference[] = [];
  const single = (field: (typeof SINGLE_FIELDS)[number]): string => {
    const [stands, says] = [kept[field], other[field]];
    if (says === '') return stands;
    if (stands === '') return says;
    if (!isSameText(stands, says)) differences.push({ field, kept: stands, other: says });
    return stands;
  };
  const fields: Contact = {
    name: single('name'),
    phones: together(kept.phones, other.phones),
    emails: together(kept.emails, other.emails),
    telegram: single('telegram'),
    ...contactTexts(single),
    tags: together(kept.tags, other.tags),
    details: detailsTogether(kept.details, other.details, differences),
    consent: consentTogether(kept.consent, other.consent, differences),
    doNotContact: quietTogether(kept.doNotContact, other.doNotContact),
    invitedAt: later(kept.invitedAt, other.invitedAt),
    answeredAt: later(kept.answeredAt, other.answeredAt),
  };
  const isChanged = (Object.keys(fields) as (keyof Contact)[]).some((field) => fields[field] !== kept[field]);
  return { contact: isChanged ? { ...kept, ...fields } : kept, differences };
}

/** The contact with the other value of a difference. */
export function withChosen(
  contact: Contact,
  { field, other: value, consent }: Pick<ContactDifference, 'field' | 'other' | 'consent'>,
): Contact {
  if (consent) return { ...contact, consent };
  if (!field.startsWith('details/')) return { ...contact, [field]: value };
  const label = field.slice('details/'.length);
  const at = contact.details.findIndex((detail) => detail.label === label);
  if (at === -1) return { ...contact, details: [...contact.details, { label, text: value }] };
  return { ...contact, details: contact.details.with(at, { label, text: value }) };
}

/** The fields of a contact that are not as they were; empty when nothing changed. */
export function changedFields(before: Contact, after: Contact): Partial<Contact> {
  const fields = (Object.keys(after) as (keyof Contact)[]).filter(
    (field) => before[field] !== after[field] && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, after[field]]));
}
