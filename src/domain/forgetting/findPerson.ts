import { contactKeys, contactTitle, extensionOf, type AddressType, type Contact } from '../audiences/contact.ts';
import { areTwo } from '../audiences/contactGathering.ts';
import { fold } from '../core/format.ts';
import { fullName } from '../research/people.ts';
import { isEmptied, NOTHING, type Stored } from './cited.ts';
import type { ForgetBody } from './forgetBody.ts';
import { namedAddresses } from './namedAddresses.ts';

/*
 * One person may be in several lists and studies: all possible places are found, and a user says which of them are this person.
 */

/**
 * By what a record is taken for the person's: it was asked for, it shares an address, it is the other half of it, they named its address in
 * an interview, it has the name.
 */
export type FoundBy = 'asked' | AddressType | 'link' | 'said' | 'name';

/** A place that holds a person, or a similar one. */
export interface FoundPerson {
  readonly id: string;
  readonly of:
    | { readonly kind: 'contact'; readonly listId: string; readonly key: string }
    | { readonly kind: 'participant'; readonly id: string };
  readonly name: string;
  /** The audience, or the studies, by name; empty for none. */
  readonly places: readonly string[];
  readonly by: FoundBy;
  /**
   * No fact contradicts the identity; false where only a name is the same, an address was only named, or belongs to a person of
   * another name.
   */
  readonly isSure: boolean;
}

const contactId = (listId: string, key: string): string => `contact:${listId}/${key}`;
const participantId = (id: string): string => `participant:${id}`;

/** Returns the request to forget the people in the found places. */
export const bodyOf = (found: readonly FoundPerson[]): ForgetBody => ({
  contacts: found.flatMap(({ of }) => (of.kind === 'contact' ? [{ listId: of.listId, key: of.key }] : [])),
  participants: found.flatMap(({ of }) => (of.kind === 'participant' ? [of.id] : [])),
});

/** Returns folded words of a name; a name of one word is not distinctive. */
const nameKey = (name: string): string => {
  const words = fold(name.trim()).split(/\s+/u);
  return words.length > 1 ? words.toSorted().join(' ') : '';
};

/** Whether two names can be one person’s: one of them is not known, or each word of the shorter is in the longer. */
function canBeOne(one: string, other: string): boolean {
  const [a = [], b = []] = [one, other].map((name) => fold(name.trim()).split(/\s+/u).filter(Boolean));
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.every((word) => long.includes(word));
}

/** A person known to a company. Of a hundred thousand only those found are reported. */
interface Node {
  readonly kind: 'contact' | 'participant';
  /** Key of the contact in its list, or the participant's id. */
  readonly key: string;
  readonly name: string;
  readonly contact: { readonly listId: string; readonly audienceId: string; readonly of: Contact } | null;
  readonly codeName: string;
}

/** Everybody a company knows: as contacts, as participants. */
const nodesOf = (rows: readonly Stored[]): readonly Node[] =>
  rows.flatMap(({ kind, record }): Node[] => {
    if (kind === 'participant') {
      const { id, name, codeName, deletedAt } = record;
      // A removed one is either emptied, or still holds everything: then the person must be forgotten there, too.
      return deletedAt !== null && isEmptied(record, NOTHING.participant)
        ? []
        : [{ kind, key: id, name, contact: null, codeName }];
    }
    if (kind !== 'contactList') return [];
    const { id: listId, audienceId } = record;
    return Object.entries(record.contacts).map(([key, of]): Node => ({
      kind: 'contact',
      key,
      name: of.name,
      contact: { listId, audienceId, of },
      codeName: '',
    }));
  });

/** By which address two contacts are reached alike; null for none. */
function sharedAddress(one: Contact, other: Contact): AddressType | null {
  if (one.emails.some((mail) => other.emails.some((same) => same.toLowerCase() === mail.toLowerCase()))) return 'email';
  const isNick = one.telegram !== '' && one.telegram.toLowerCase() === other.telegram.toLowerCase();
  if (isNick) return 'telegram';
  return one.phones.some((phone) => other.phones.includes(phone)) ? 'phone' : null;
}

/**
 * Whether two who share an address are one person as far as it is known. A number may be shared: another extension, or another name and
 * another mail, is another person, as where contacts are imported.
 */
function isOne(one: Contact, other: Contact, by: AddressType): boolean {
  if (!canBeOne(one.name, other.name)) return false;
  if (by !== 'phone') return true;
  const [own, theirs] = [extensionOf(one), extensionOf(other)];
  if (own !== '' && theirs !== '' && own !== theirs) return false;
  const isNamed = nameKey(one.name) !== '' && nameKey(one.name) === nameKey(other.name);
  return own === theirs ? !areTwo(one, other) : isNamed;
}

/** A contact that shares an address with a person. */
interface Sharing {
  readonly other: Node;
  readonly of: Contact;
  readonly by: AddressType;
  /** It is theirs, as far as it is known. */
  readonly isTheirs: boolean;
}

/** Contacts that share an address with a person. A bare number that is another person's as well is nobody's. */
function sharing(nodes: readonly Node[], person: Contact): readonly Sharing[] {
  const near = nodes.flatMap((other): Sharing[] => {
    const of = other.contact?.of;
    const by = of && sharedAddress(person, of);
    return of && by ? [{ other, of, by, isTheirs: isOne(person, of, by) }] : [];
  });
  const others = near.filter(({ isTheirs }) => !isTheirs);
  const isOthers = (of: Contact): boolean =>
    others.some((one) => sharedAddress(one.of, of) === 'phone' && isOne(one.of, of, 'phone'));
  return near.map((one) => (one.by === 'phone' && one.isTheirs ? { ...one, isTheirs: !isOthers(one.of) } : one));
}

const idOf = ({ contact, key }: Node): string => (contact ? contactId(contact.listId, key) : participantId(key));

/** How a record tells of those who are found. */
function telling(rows: readonly Stored[], hidesNames: boolean): (node: Node) => Omit<FoundPerson, 'by' | 'isSure'> {
  const audiences = new Map<string, string>();
  const studies = new Map<string, string[]>();
  for (const { kind, record } of rows) {
    if (kind === 'audience') audiences.set(record.id, record.name);
    if (kind !== 'research') continue;
    for (const id of Object.keys(record.participantIds)) studies.set(id, [...(studies.get(id) ?? []), record.title]);
  }
  return (node) => {
    const { contact, key, name, codeName } = node;
    const id = idOf(node);
    if (!contact) {
      const shown = fullName({ name, codeName }, hidesNames);
      return { id, of: { kind: 'participant', id: key }, name: shown, places: studies.get(key) ?? [] };
    }
    const places = [audiences.get(contact.audienceId) ?? ''].filter(Boolean);
    return { id, of: { kind: 'contact', listId: contact.listId, key }, name: contactTitle(contact.of), places };
  };
}

/**
 * Returns the places of a person in a company: the requested ones first, then those tied by an address or an interview, then
 * those with the same full name. An address shared with another person, as far as it is known, ties none: it is reported, and leads
 * no further.
 * @param rows everything that is stored, including removed records
 * @param hidesNames participants are called by their code names
 */
export function findPerson(rows: readonly Stored[], asked: ForgetBody, hidesNames = false): readonly FoundPerson[] {
  const nodes = nodesOf(rows);
  const tell = telling(rows, hidesNames);
  const contacts = new Map(asked.contacts.map(({ listId, key }) => [contactId(listId, key), key]));
  const keys = new Set([...contacts.values(), ...asked.participants]);
  const found = new Map<string, FoundPerson>();
  const sure: Node[] = [];
  const take = (node: Node, by: FoundBy, isSure: boolean): void => {
    const id = idOf(node);
    const known = found.get(id);
    if (known && (known.isSure || !isSure)) return;
    found.set(id, { ...tell(node), by, isSure });
    if (isSure) sure.push(node);
  };
  for (const node of nodes) {
    if (!keys.has(node.key)) continue;
    if (node.contact ? contacts.has(idOf(node)) : asked.participants.includes(node.key)) take(node, 'asked', true);
  }
  // It grows during the loop: each found person leads on.
  for (const node of sure) {
    const halves = nodes.filter(({ key }) => key === node.key);
    // Interviews make a participant by the key of a contact; contacts of two lists may have one key, and are not one person by it.
    const isOnly = halves.filter(({ kind }) => kind === 'contact').length === 1;
    for (const other of halves) {
      if (other.kind === node.kind) continue;
      take(other, 'link', canBeOne(node.name, other.name) && (isOnly || (node.name !== '' && other.name !== '')));
    }
    if (!node.contact) continue;
    for (const { other, of, by, isTheirs } of sharing(nodes, node.contact.of)) {
      // One of no name leads no further to somebody of another.
      take(other, by, isTheirs && sure.every(({ name }) => canBeOne(name, of.name)));
    }
  }
  // They may have named their colleague's, too.
  const said = namedAddresses(rows, new Set(sure.flatMap(({ kind, key }) => (kind === 'participant' ? [key] : []))));
  for (const node of said.size === 0 ? [] : nodes) {
    if (node.contact && contactKeys(node.contact.of).some((key) => said.has(key))) take(node, 'said', false);
  }
  const names = new Set(sure.flatMap(({ name }) => nameKey(name) || []));
  const lengths = new Set([...names].map(({ length }) => length));
  for (const node of nodes) {
    const { length } = node.name.trim();
    // Nearly all are told apart by how long their names are; a blank too many makes one longer.
    if ((lengths.has(length) || /\s{2}/u.test(node.name)) && names.has(nameKey(node.name))) take(node, 'name', false);
  }
  return [...found.values()].toSorted((a, b) => Number(b.isSure) - Number(a.isSure));
}
