import { CONTACTS_PER_LIST, type ContactList } from './audience.ts';
import type { Contact } from './contact.ts';
import type { GatheredContacts } from './contactGathering.ts';
import { eachInSteps } from './contactList.ts';
import { changedFields } from './contactMerge.ts';
import { atOnce } from '../inStretches.ts';
import type { Op } from '../core/operation.ts';
import { positionAt, type NewId, type Positioned } from '../core/record.ts';

/** Where the next contact of a list goes: positions of contacts are made by `positionAt` alone. */
function nextPlace({ contacts }: Pick<ContactList, 'contacts'>): number {
  let next = 0;
  for (const { position } of Object.values(contacts)) {
    const place = Number.parseInt(position.slice(1, -1), 36);
    if (place >= next) next = place + 1;
  }
  return next;
}

/** {@link addContacts} in steps, a list in each. */
function* addInSteps(
  audienceId: string,
  contacts: readonly Contact[],
  lists: readonly ContactList[],
  newId: NewId,
): Generator<void, Op[], void> {
  const ops: Op[] = [];
  let at = 0;
  const createList = (members: readonly Contact[]): void => {
    const id = newId();
    // A key identifies the person in the whole company (R453). No one else can add to a list that is still being made, so a
    // number after its id is enough.
    const entries = members.map((contact, index): [string, Positioned<Contact>] => [
      `${id}-${index}`,
      { ...contact, position: positionAt(index) },
    ]);
    ops.push({
      op: 'create',
      kind: 'contactList',
      id,
      record: { id, audienceId, contacts: Object.fromEntries(entries) },
    });
  };
  for (; contacts.length - at >= CONTACTS_PER_LIST; at += CONTACTS_PER_LIST) {
    createList(contacts.slice(at, at + CONTACTS_PER_LIST));
    yield;
  }
  for (const list of lists) {
    if (at === contacts.length) break;
    const room = Math.max(0, CONTACTS_PER_LIST - Object.keys(list.contacts).length);
    const start = nextPlace(list);
    const coming = contacts.slice(at, at + room);
    coming.forEach((contact, index) => {
      const value: Positioned<Contact> = { ...contact, position: positionAt(start + index) };
      ops.push({ op: 'put', kind: 'contactList', id: list.id, map: 'contacts', key: newId(), value });
    });
    at += coming.length;
    yield;
  }
  if (at < contacts.length) createList(contacts.slice(at));
  return ops;
}

/**
 * Operations that add contacts to an audience. Whole thousands become lists of their own; the rest goes where lists have
 * room, contact by contact, so that another tab's additions and deletions stay.
 * @param lists all lists of the audience
 */
export function addContacts(...task: Parameters<typeof addInSteps>): Op[] {
  return atOnce(addInSteps(...task));
}

export function* importInSteps(
  audienceId: string,
  { fresh, enriched }: GatheredContacts,
  lists: readonly ContactList[],
  newId: NewId,
): Generator<void, Op[], void> {
  const ops: Op[] = [];
  yield* eachInSteps(enriched, ({ entry, contact }) => {
    const fields = changedFields(entry, contact);
    if (Object.keys(fields).length === 0) return;
    ops.push({ op: 'setMember', kind: 'contactList', id: entry.listId, map: 'contacts', key: entry.key, fields });
  });
  const additions = yield* addInSteps(audienceId, fresh, lists, newId);
  // A hundred thousand would be too many arguments for one call.
  for (const op of additions) ops.push(op);
  return ops;
}

/**
 * Operations that store an import: new contacts, and what it adds to those who are there, field by field.
 * @param lists all lists of the audience
 */
export function importContacts(...task: Parameters<typeof importInSteps>): Op[] {
  return atOnce(importInSteps(...task));
}

/** Operations that erase one contact: its list no longer holds it, in no stored form. */
export function removeContact(listId: string, key: string): Op[] {
  return [{ op: 'drop', kind: 'contactList', id: listId, map: 'contacts', key }];
}

/** Whether no contact is left in a list: they were removed one by one. */
export const isEmptyList = ({ contacts }: Pick<ContactList, 'contacts'>): boolean => Object.keys(contacts).length === 0;

/**
 * Operations that erase all contacts of lists: the lists are emptied first, because removing alone would keep what they hold. One that
 * holds none goes as it is: whoever does not see names may not empty one (R241).
 */
export function removeAllContacts(lists: readonly (Pick<ContactList, 'id'> & Partial<ContactList>)[]): Op[] {
  return lists.flatMap(({ id, contacts }): Op[] => [
    ...(contacts && isEmptyList({ contacts })
      ? []
      : [{ op: 'set', kind: 'contactList', id, fields: { contacts: {} } } as const]),
    { op: 'remove', kind: 'contactList', id },
  ]);
}
