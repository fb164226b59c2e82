import { useMemo } from 'react';

import type { ContactList } from '#src/domain/audiences/audience.ts';
import { indexInSteps, listInSteps, type ContactEntry } from '#src/domain/audiences/contactList.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';
import { useInStretches } from '#src/patterns/list/useInStretches.ts';

import { toLoadable, useChildren } from '#store/queries.ts';

/** The contacts of an audience, and whose they are: what was read of another one is not shown here. */
function* listOf(of: string | null, lists: readonly ContactList[]) {
  return { of, entries: yield* listInSteps(lists) };
}

/** The contacts of an audience as they are listed and as they are looked up. */
export interface ListedContacts {
  /** In the order they were added. */
  readonly contacts: Loadable<readonly ContactEntry[]>;
  /** By the keys of their addresses, the same map while they are the same; null until they have been read. */
  readonly known: ReadonlyMap<string, ContactEntry> | null;
}

/** Reads the contacts of an audience. */
export function useListedContacts(audienceId: string | null): ListedContacts {
  const { data: lists, error } = useChildren('contactList', audienceId);
  const listing = useMemo(() => (lists ? () => listOf(audienceId, lists.items) : null), [lists, audienceId]);
  const { value: listed } = useInStretches(listing);
  const shown = lists && listed?.of === audienceId ? listed.entries : undefined;
  const contacts = useMemo(() => toLoadable({ data: shown, error }), [shown, error]);
  // The list is shown first; that a contact is there already is needed only once more are added.
  const indexing = useMemo(() => (shown ? () => indexInSteps(shown) : null), [shown]);
  const index = useInStretches(indexing);
  const known = index.isCurrent ? (index.value ?? null) : null;
  return { contacts, known };
}
