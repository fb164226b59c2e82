import { useMemo } from 'react';

import { listContacts, type ContactEntry } from '#src/domain/audiences/contactList.ts';
import type { RespondentRow } from '#src/domain/fieldwork/figures.ts';
import type { Invitable } from '#src/domain/fieldwork/invitable.ts';

import { useChildren } from '../../../workspace/queries.ts';

const NOBODY: readonly ContactEntry[] = [];

/** The contacts of a round's audience. */
export interface RoundContacts {
  readonly contacts: readonly Invitable[];
  /** Whose invitation it is; undefined for a contact of another audience, or one that was erased. */
  readonly contactOf: (row: RespondentRow) => ContactEntry | undefined;
}

/** Reads the contacts of an audience, as inviting needs them. */
export function useInvitables(audienceId: string | null): RoundContacts {
  const lists = useChildren('contactList', audienceId).data?.items;
  return useMemo(() => {
    const entries = lists ? listContacts(lists) : NOBODY;
    const byId = new Map(entries.map((entry) => [`${entry.listId}/${entry.key}`, entry]));
    return {
      contacts: entries.map(({ listId, key, segment, emails, doNotContact, invitedAt }) => ({
        listId,
        key,
        segment,
        hasMail: emails.length > 0,
        isRefused: doNotContact !== null,
        invitedAt,
      })),
      contactOf: ({ contact }) => (contact ? byId.get(`${contact.listId}/${contact.key}`) : undefined),
    };
  }, [lists]);
}
