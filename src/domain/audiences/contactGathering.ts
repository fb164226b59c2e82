import { contactKeys, personKeys, type Contact } from './contact.ts';
import type { ContactEntry } from './contactList.ts';
import { mergeContacts, withChosen, type ContactDifference } from './contactMerge.ts';
import { fold } from '../core/format.ts';
import { atOnce } from '../inStretches.ts';

/** A difference and whose it is. */
export interface PersonDifference extends ContactDifference {
  /** The same for the same person and field, however often the import is read: what a choice is kept under. */
  readonly id: string;
  /** Key of the person's first address. */
  readonly person: string;
  /** The contact in its current state. */
  readonly contact: Contact;
  /** It is already stored in the audience; else both come with the import. */
  readonly isStored: boolean;
}

/** A stored contact that an import adds something to. */
export interface EnrichedContact {
  readonly entry: ContactEntry;
  /** The contact after the import. */
  readonly contact: Contact;
}

const PEOPLE_PER_STEP = 1000;

/** A person met while lines are read: new, or stored already. */
interface Person {
  readonly entry: ContactEntry | null;
  /** How many were met before. */
  readonly at: number;
  contact: Contact;
  differences: Map<string, ContactDifference>;
  /** The person this one turned out to be. */
  same: Person | null;
}

function selfOf(person: Person): Person {
  let self = person;
  while (self.same) self = self.same;
  return self;
}

const differ = (these: readonly string[], those: readonly string[]): boolean =>
  these.length > 0 && those.length > 0 && !these.some((text) => those.map(fold).includes(fold(text)));

/**
 * Whether two who share a number are different people: both their names and their mail say so. Neither does alone: people change
 * their mail, and tables shorten names.
 */
export function areTwo(one: Contact, two: Contact): boolean {
  const isOneInTelegram = one.telegram !== '' && fold(one.telegram) === fold(two.telegram);
  return (
    !isOneInTelegram && differ([one.name].filter(Boolean), [two.name].filter(Boolean)) && differ(one.emails, two.emails)
  );
}

const isPhone = (key: string): boolean => key.startsWith('phone:');

/** People that were gathered, and where those who are one say different things. */
export interface GatheredPeople extends GatheredContacts {
  readonly differences: readonly PersonDifference[];
}

/** The people of an import, met one after the other. */
export interface Gathering {
  /**
   * Adds a person: a new one, or one known already by any address.
   * @returns whether it is a new one
   */
  readonly meet: (contact: Contact) => boolean;
  /** Everybody met, in the order they came. */
  readonly people: () => GatheredPeople;
  /** The same in steps of a thousand, each of which tells `done`. */
  readonly peopleInSteps: (done: number) => Generator<number, GatheredPeople, void>;
}

/**
 * Gathers people by their addresses: a contact that shares a phone, mail or Telegram with a stored or an earlier one is the same
 * person, unless they share only a number and both name and mail differ. A line may show that two earlier people are one.
 * @param known stored contacts by the keys of their addresses
 */
export function gatherPeople(known: ReadonlyMap<string, ContactEntry>): Gathering {
  const byKey = new Map<string, Person>();
  const byEntry = new Map<ContactEntry, Person>();
  const met: Person[] = [];
  const add = (entry: ContactEntry | null, contact: Contact): Person => {
    const person: Person = { entry, at: met.length, contact, differences: new Map(), same: null };
    met.push(person);
    if (entry) byEntry.set(entry, person);
    return person;
  };
  const personOf = (key: string): Person | undefined => {
    const person = byKey.get(key);
    if (person) return selfOf(person);
    const entry = known.get(key);
    return entry && (byEntry.get(entry) ?? add(entry, entry));
  };
  const peopleOf = (keys: readonly string[]): readonly Person[] => [
    ...new Set(keys.map(personOf).filter((one) => one !== undefined)),
  ];
  const takeIn = (person: Person, contact: Contact): void => {
    const merged = mergeContacts(person.contact, contact);
    person.contact = merged.contact;
    for (const difference of merged.differences) {
      const id = `${difference.field}/${fold(difference.other)}`;
      if (!person.differences.has(id)) person.differences.set(id, difference);
    }
  };
  return {
    meet: (contact) => {
      const keys = personKeys(contact);
      // Mail and Telegram are one person's and tell first who it is; a number may be shared.
      const sure = peopleOf(keys.filter((key) => !isPhone(key)));
      const sharing = peopleOf(keys.filter(isPhone)).filter(
        (one) =>
          !sure.includes(one) &&
          ![contact, ...sure.map((other) => other.contact)].some((other) => areTwo(one.contact, other)),
      );
      const found = [...sure, ...sharing];
      const person =
        found.find(({ entry }) => entry !== null) ?? found.find(({ at }) => found.every((one) => at <= one.at));
      if (!person) {
        const added = add(null, contact);
        for (const key of keys) if (personOf(key) === undefined) byKey.set(key, added);
        return true;
      }
      for (const other of found) {
        if (other === person || other.entry !== null) continue;
        other.same = person;
        takeIn(person, other.contact);
        for (const [id, difference] of other.differences) person.differences.set(id, difference);
      }
      // An address of another person is not written down twice.
      const isOthers = (key: string) => (personOf(key) ?? person) !== person;
      takeIn(person, keys.some(isOthers) ? withoutKeys(contact, isOthers) : contact);
      for (const key of keys) if (personOf(key) === undefined) byKey.set(key, person);
      return false;
    },
    people: () => atOnce(peopleInSteps(0)),
    peopleInSteps,
  };
  function* peopleInSteps(done: number): Generator<number, GatheredPeople, void> {
    let seen = 0;
    const fresh: Contact[] = [];
    const enriched: EnrichedContact[] = [];
    const differences: PersonDifference[] = [];
    for (const { entry, contact, differences: own, same } of met) {
      seen += 1;
      if (seen % PEOPLE_PER_STEP === 0) yield done;
      if (same) continue;
      if (entry === null) fresh.push(contact);
      else if (contact !== entry) enriched.push({ entry, contact });
      if (own.size === 0) continue;
      const [person = ''] = contactKeys(contact);
      for (const [field, difference] of own) {
        differences.push({ ...difference, id: `${person}/${field}`, person, contact, isStored: entry !== null });
      }
    }
    return { fresh, enriched, differences };
  }
}

function withoutKeys(contact: Contact, isTaken: (key: string) => boolean): Contact {
  const isTakenOf = (part: Partial<Contact>) =>
    personKeys({ ...contact, phones: [], emails: [], telegram: '', ...part }).some(isTaken);
  return {
    ...contact,
    phones: contact.phones.filter((value) => !isTakenOf({ phones: [value] })),
    emails: contact.emails.filter((value) => !isTakenOf({ emails: [value] })),
    telegram: isTakenOf({ telegram: contact.telegram }) ? '' : contact.telegram,
  };
}

/** Contacts that an import stores. */
export interface GatheredContacts {
  readonly fresh: readonly Contact[];
  readonly enriched: readonly EnrichedContact[];
}

/**
 * Returns what an import stores once a person has chosen where values differ: by default the kept value remains.
 * @param taken ids of the differences in which the other value was chosen; one that is final stays as it is
 */
export function settleDifferences(
  { fresh, enriched, differences }: GatheredPeople,
  taken: ReadonlySet<string>,
): GatheredContacts {
  const chosen = taken.size === 0 ? [] : differences.filter(({ id, isFinal = false }) => taken.has(id) && !isFinal);
  if (chosen.length === 0) return { fresh, enriched };
  const changed = new Map<Contact, Contact>();
  for (const difference of chosen) {
    const { contact } = difference;
    changed.set(contact, withChosen(changed.get(contact) ?? contact, difference));
  }
  const byEntry = new Map(enriched.map((one) => [one.contact, one]));
  const settled = enriched.map(({ entry, contact }) => ({ entry, contact: changed.get(contact) ?? contact }));
  for (const { contact, isStored } of chosen) {
    // Nothing but the chosen value is new of it.
    if (!isStored || byEntry.has(contact)) continue;
    const entry = contact as ContactEntry;
    byEntry.set(contact, { entry, contact });
    settled.push({ entry, contact: changed.get(contact) ?? contact });
  }
  return { fresh: fresh.map((contact) => changed.get(contact) ?? contact), enriched: settled };
}
