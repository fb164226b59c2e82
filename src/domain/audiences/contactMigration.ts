import { contactOf, type ContactDetail } from './contact.ts';
import { isObject } from '../core/record.ts';

const isDetail = (value: unknown): value is ContactDetail =>
  isObject(value) && typeof value.label === 'string' && typeof value.text === 'string';

/**
 * A contact of version 2 — one address and the columns beside it — as a person: names, mail, city, company, segment, source and
 * notes go to their fields by their headings, all the rest stays in the details. One that is not of that shape stays as it is, and
 * is refused.
 */
export function personOfAddress(old: Record<string, unknown>): Record<string, unknown> {
  const { type, value, details, ...rest } = old;
  if (type !== 'phone' && type !== 'telegram') return old;
  if (typeof value !== 'string' || !Array.isArray(details) || !details.every(isDetail)) return old;
  return { ...rest, ...contactOf({ type, value }, details) };
}

/** Since when a contact is not to be written to; null for what says nothing of it. */
const quietSince = (contact: unknown): string | null =>
  isObject(contact) && isObject(contact.doNotContact) && typeof contact.doNotContact.at === 'string'
    ? contact.doNotContact.at
    : null;

/** A moment that a table named as a day. */
const OF_A_DAY = /T00:00:00\.000Z$/;

/**
 * Takes the moment of an import from a contact of version 4, in which «не писать» of a table without a day had it for its own. One to
 * the millisecond that several have is such a moment; that of one alone may be of their card, and stays.
 * @param contacts all contacts of the list
 */
export function withToldDay(contacts: unknown): (old: Record<string, unknown>) => Record<string, unknown> {
  const times = new Map<string | null, number>();
  for (const contact of isObject(contacts) ? Object.values(contacts) : []) {
    const at = quietSince(contact);
    times.set(at, (times.get(at) ?? 0) + 1);
  }
  return (old) => {
    const at = quietSince(old);
    if (at === null || (at !== '' && (OF_A_DAY.test(at) || times.get(at) === 1))) return old;
    return { ...old, doNotContact: { ...(old.doNotContact as object), at: null } };
  };
}
