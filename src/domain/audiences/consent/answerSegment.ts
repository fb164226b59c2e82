import type { ContactList } from '../audience.ts';
import { isUnwilling } from '../contact.ts';
import { listContacts, type ContactEntry } from '../contactList.ts';
import type { ExpectationOn } from '../../core/expectation.ts';
import type { Op } from '../../core/operation.ts';

export interface ListedContact {
  readonly listId: string;
  readonly key: string;
}

/** Who of some people comes into a segment. */
export interface Segmented {
  readonly members: readonly ContactEntry[];
  /** Refused, or asked not to be written to: they are left out. */
  readonly unwilling: number;
  /** Are no contacts any more. */
  readonly missing: number;
}

/** Looks who of some people are contacts, and want to be. @param lists at least those that they are kept in */
export function segmented(lists: readonly ContactList[], places: readonly ListedContact[]): Segmented {
  const wanted = new Set(places.map(({ listId, key }) => `${listId}/${key}`));
  const found = listContacts(lists).filter(({ listId, key }) => wanted.has(`${listId}/${key}`));
  const members = found.filter((one) => !isUnwilling(one));
  return { members, unwilling: found.length - members.length, missing: wanted.size - found.length };
}

/** Other segments whose people come into one, the most people first. */
export function segmentsLeft(
  members: readonly Pick<ContactEntry, 'segment'>[],
  name: string,
): readonly { readonly segment: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const { segment } of members) {
    if (segment !== '' && segment !== name) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  }
  return [...counts]
    .map(([segment, count]) => ({ segment, count }))
    .toSorted((a, b) => b.count - a.count || (a.segment < b.segment ? -1 : 1));
}

/** Operations that put contacts into a segment: a contact is of one. */
export const segmentOps = (members: readonly ContactEntry[], segment: string): Op[] =>
  members
    .filter((one) => one.segment !== segment)
    .map(({ listId, key }) => ({
      op: 'setMember',
      kind: 'contactList',
      id: listId,
      map: 'contacts',
      key,
      fields: { segment },
    }));

/** Returns the expectations behind that: none of them has refused, or asked not to be written to, since they were read. */
export function willingAsRead(members: readonly ContactEntry[]): readonly ExpectationOn<'contactList'>[] {
  return [...new Set(members.map(({ listId }) => listId))].map((id) => ({
    kind: 'contactList',
    id,
    living: true,
    holds: members
      .filter(({ listId }) => listId === id)
      .flatMap(({ key, consent, doNotContact }) => [
        { map: 'contacts', key, field: 'consent', is: consent } as const,
        { map: 'contacts', key, field: 'doNotContact', is: doNotContact } as const,
      ]),
  }));
}
