import type { ContactList } from './audience.ts';
import { contactKeys, type Contact } from './contact.ts';
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
  const entry = (key: string, contact: Contact): ContactEntry => ({ ...contact, listId: list.id, key });
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

/** Contacts by the keys of their addresses; of two that share one, the earlier. */
export function contactIndex(entries: readonly ContactEntry[]): ReadonlyMap<string, ContactEntry> {
  const index = new Map<string, ContactEntry>();
  for (const entry of entries) {
    for (const key of contactKeys(entry)) if (!index.has(key)) index.set(key, entry);
  }
  return index;
}

/** What a search looks through: an entry never changes, so it is put together once. */
interface Haystack {
  /** Digits of phones, one number a line. */
  readonly digits: string;
  /** Everything else, folded. */
  readonly words: string;
}

const haystacks = new WeakMap<ContactEntry, Haystack>();

function haystackOf(entry: ContactEntry): Haystack {
  const known = haystacks.get(entry);
  if (known !== undefined) return known;
  const { name, emails, telegram, city, company, segment, source, notes, tags, details } = entry;
  const texts = [name, ...emails, telegram, city, company, segment, source, notes, ...tags];
  for (const { text } of details) texts.push(text);
  const made = {
    digits: entry.phones.map((phone) => phone.replace(/\D/g, '')).join('\n'),
    words: fold(texts.filter((text) => text !== '').join('\n')),
  };
  haystacks.set(entry, made);
  return made;
}

/**
 * The contacts that a search finds, in their order; all of them for an empty one. Digits are looked for in phones however
 * they are parted (`8 900`, `123-45`); every word in all that is known of the person — name, mail, Telegram, city, tags, what its
 * table said —, whatever the case and ё/е.
 */
export function searchContacts<T extends ContactEntry>(entries: readonly T[], query: string): readonly T[] {
  const typed = query.trim().replace(/^@/, '').toLowerCase();
  if (typed === '') return entries;
  const words = fold(typed).split(/\s+/);
  const digits = /^[\d\s()+./‑–—-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  // «8 900 …» is what «+7 900 …» is often written as.
  const written = digits.startsWith('8') && digits.length > 1 ? [digits, `7${digits.slice(1)}`] : [digits];
  return entries.filter((entry) => {
    const known = haystackOf(entry);
    if (digits !== '' && written.some((text) => known.digits.includes(text))) return true;
    return known.words !== '' && words.every((word) => known.words.includes(word));
  });
}
