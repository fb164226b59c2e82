import type { ContactList } from './audience.ts';
import { personKeys, type Contact } from './contact.ts';
import { CONTACT_TEXT_FIELDS } from './fields/contactFields.ts';
import { foldAlike, queryWordsOf } from '../core/format.ts';
import { atOnce } from '../inStretches.ts';
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

/** {@link listContacts} in steps, a list of at most a thousand in each. */
export function* listInSteps(lists: readonly ContactList[]): Generator<void, readonly ContactEntry[], void> {
  const inOrder = [...lists].sort((a, b) =>
    a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : a.id < b.id ? -1 : 1,
  );
  const all: ContactEntry[] = [];
  for (const list of inOrder) {
    for (const entry of entriesOf(list)) all.push(entry);
    yield;
  }
  return all;
}

/** The contacts of an audience's lists, in the order they were added: older lists first. */
export function listContacts(lists: readonly ContactList[]): readonly ContactEntry[] {
  return atOnce(listInSteps(lists));
}

export function countContacts(lists: readonly Pick<ContactList, 'contacts'>[]): number {
  return lists.reduce((sum, list) => sum + Object.keys(list.contacts).length, 0);
}

/** Contacts between two steps of what goes through all of them: about a millisecond. */
const PER_STEP = 500;

export function* eachInSteps<T>(entries: readonly T[], take: (entry: T) => void): Generator<void, void, void> {
  let seen = 0;
  for (const entry of entries) {
    seen += 1;
    if (seen % PER_STEP === 0) yield;
    take(entry);
  }
}

export function* indexInSteps(
  entries: readonly ContactEntry[],
): Generator<void, ReadonlyMap<string, ContactEntry>, void> {
  const index = new Map<string, ContactEntry>();
  yield* eachInSteps(entries, (entry) => {
    for (const key of personKeys(entry)) if (!index.has(key)) index.set(key, entry);
  });
  return index;
}

/** Contacts by the keys of their addresses; of two that share one, the earlier. */
export function contactIndex(entries: readonly ContactEntry[]): ReadonlyMap<string, ContactEntry> {
  return atOnce(indexInSteps(entries));
}

/** Searchable text of an entry, which never changes, so it is built once. */
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
  const { name, emails, telegram, tags, details } = entry;
  const texts = [name, ...emails, telegram, ...CONTACT_TEXT_FIELDS.map((field) => entry[field]), ...tags];
  for (const { text } of details) texts.push(text);
  const made = {
    digits: entry.phones.map((phone) => phone.replace(/\D/g, '')).join('\n'),
    words: foldAlike(texts.filter((text) => text !== '').join('\n')),
  };
  haystacks.set(entry, made);
  return made;
}

/**
 * Returns a search's match of a contact; null for an empty query, which finds all. Digits are looked for in phones however they
 * are separated (`8 900`, `123-45`). Every word is looked for in all that is known of the person — name, mail, Telegram, city,
 * tags, table columns —, ignoring case and ё/е.
 */
export function contactSearch(query: string): ((entry: ContactEntry) => boolean) | null {
  const typed = query.trim().replace(/^@/, '').toLowerCase();
  if (typed === '') return null;
  const words = queryWordsOf(typed);
  const digits = /^[\d\s()+./‑–—-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  // «8 900 …» is what «+7 900 …» is often written as.
  const written = digits.startsWith('8') && digits.length > 1 ? [digits, `7${digits.slice(1)}`] : [digits];
  return (entry) => {
    const known = haystackOf(entry);
    if (digits !== '' && written.some((text) => known.digits.includes(text))) return true;
    return known.words !== '' && words.every((word) => known.words.includes(word));
  };
}
