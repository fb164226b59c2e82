import type { ContactList } from './audience.ts';
import { contactKey, type Contact } from './contact.ts';
import { fold } from '../core/format.ts';
import { ordered } from '../core/record.ts';

/** A stored contact and where it is kept. */
export interface ContactEntry extends Contact {
  readonly listId: string;
  /** Key within its list. */
  readonly key: string;
}

/** Sorting a hundred thousand that are in order already would hold the page up for nothing. */
function isInOrder(contacts: readonly { readonly position: string }[]): boolean {
  return contacts.every(({ position }, index) => index === 0 || (contacts[index - 1]?.position ?? '') < position);
}

const entriesByList = new WeakMap<ContactList, readonly ContactEntry[]>();

function entriesOf(list: ContactList): readonly ContactEntry[] {
  const known = entriesByList.get(list);
  if (known) return known;
  const { contacts } = list;
  const entry = (key: string, { type, value, details }: Contact): ContactEntry => ({
    listId: list.id,
    key,
    type,
    value,
    details,
  });
  const entries = isInOrder(Object.values(contacts))
    ? Object.entries(contacts).map(([key, contact]) => entry(key, contact))
    : ordered(contacts).map((contact) => entry(contact.key, contact));
  entriesByList.set(list, entries);
  return entries;
}

/** The contacts of an audience's lists, in the order they were added: older lists first. */
export function listContacts(lists: readonly ContactList[]): readonly ContactEntry[] {
  return [...lists]
    .sort((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id < b.id ? -1 : 1))
    .flatMap(entriesOf);
}

/** How many contacts lists hold. */
export function countContacts(lists: readonly Pick<ContactList, 'contacts'>[]): number {
  return lists.reduce((sum, list) => sum + Object.keys(list.contacts).length, 0);
}

/** Keys of the contacts that lists hold, for `previewContacts`. */
export function knownContacts(lists: readonly Pick<ContactList, 'contacts'>[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => Object.values(list.contacts).map(contactKey)));
}

/** An entry never changes, so what is known of its person is folded once. */
const haystacks = new WeakMap<ContactEntry, string>();

function haystackOf(entry: ContactEntry): string {
  if (entry.details.length === 0) return '';
  const known = haystacks.get(entry);
  if (known !== undefined) return known;
  const folded = fold(entry.details.map(({ text }) => text).join('\n'));
  haystacks.set(entry, folded);
  return folded;
}

/**
 * The contacts that a search finds, in their order; all of them for an empty one. Digits are looked for in phones however
 * they are parted (`8 900`, `123-45`), everything else in Telegram names; and every word in what else is known of the person —
 * name, city, mail —, whatever the case and ё/е.
 */
export function searchContacts(entries: readonly ContactEntry[], query: string): readonly ContactEntry[] {
  const typed = query.trim().replace(/^@/, '').toLowerCase();
  if (typed === '') return entries;
  const words = fold(typed).split(/\s+/);
  const digits = /^[\d\s()+./‑–—-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  // «8 900 …» is what «+7 900 …» is often written as.
  const written = digits.startsWith('8') && digits.length > 1 ? [digits, `7${digits.slice(1)}`] : [digits];
  return entries.filter((entry) => {
    const { type, value } = entry;
    const isAddress =
      type === 'telegram'
        ? value.toLowerCase().includes(typed)
        : digits !== '' && written.some((text) => value.includes(text));
    if (isAddress) return true;
    const known = haystackOf(entry);
    return known !== '' && words.every((word) => known.includes(word));
  });
}
