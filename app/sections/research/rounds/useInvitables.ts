import { useMemo } from 'react';

import { addressesOf, contactTitle } from '#src/domain/audiences/contact.ts';
import { listContacts, type ContactEntry } from '#src/domain/audiences/contactList.ts';
import type { RespondentRow } from '#src/domain/fieldwork/figures.ts';
import type { Invitable } from '#src/domain/fieldwork/inviting/invitable.ts';

import { useChildren } from '#store/queries.ts';

/** Replaces a contact whose data is completely erased. */
const NAMELESS = 'Без имени';

const NOBODY: readonly ContactEntry[] = [];

/** The contacts of a round's audience. */
export interface RoundContacts {
  /** Null until they are read. */
  readonly contacts: readonly Invitable[] | null;
  /** Whose invitation it is; undefined for a contact of another audience, or one that was erased. */
  readonly contactOf: (row: RespondentRow) => ContactEntry | undefined;
}

function reachOf(entry: ContactEntry, hidesNames: boolean): Invitable['reach'] {
  if (hidesNames) return null;
  return entry.emails.length > 0 ? 'mail' : addressesOf(entry).length > 0 ? 'other' : 'none';
}

const unwillingOf = ({ consent, doNotContact }: ContactEntry): Invitable['unwilling'] =>
  consent?.answer === 'refused' ? 'refused' : doNotContact === null ? null : 'quiet';

/**
 * Reads the contacts of an audience, as inviting needs them.
 * @param hidesNames whether the reader sees codes in place of names
 */
export function useInvitables(audienceId: string | null, hidesNames: boolean): RoundContacts {
  const lists = useChildren('contactList', audienceId).data?.items;
  return useMemo(() => {
    const entries = lists ? listContacts(lists) : NOBODY;
    const byId = new Map(entries.map((entry) => [`${entry.listId}/${entry.key}`, entry]));
    return {
      contacts:
        lists === undefined
          ? null
          : entries.map((entry) => ({
              listId: entry.listId,
              key: entry.key,
              name: contactTitle(entry) || NAMELESS,
              segment: entry.segment,
              reach: reachOf(entry, hidesNames),
              unwilling: unwillingOf(entry),
              invitedAt: entry.invitedAt,
            })),
      contactOf: ({ contact }) => (contact ? byId.get(`${contact.listId}/${contact.key}`) : undefined),
    };
  }, [lists, hidesNames]);
}
