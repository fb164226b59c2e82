import { useMemo, useState } from 'react';

import type { ContactEntry } from '../../../../domain/audiences/contactList.ts';
import { tagsAfter, tagsOf } from '../../../../domain/audiences/contactTags.ts';
import type { Outcome } from '../../../../domain/core/outcome.ts';

/** Stores tags that many contacts are given, or that are taken away from them. */
export type TagContacts = (entries: readonly ContactEntry[], tags: string, isGiven: boolean) => Promise<Outcome>;

/** Contacts with tags that are on their way into the store. */
export interface Tagging {
  /** The contacts, those that are being tagged as they will be. */
  readonly entries: readonly ContactEntry[];
  /** Tags contacts: they are shown tagged at once, and as they were where that could not be stored. */
  readonly tag: TagContacts;
}

const NOTHING: ReadonlyMap<ContactEntry, ContactEntry> = new Map();

/**
 * Shows tags while they are being written: ten thousand of them take a second. What is stored comes as other entries, which this
 * leaves as they are.
 * @param stored the contacts as they are stored
 */
export function useTagging(stored: readonly ContactEntry[], store: TagContacts): Tagging {
  const [coming, setComing] = useState(NOTHING);
  const [kept, setKept] = useState(stored);
  // The store has said something since: what is not in it by now will not come.
  if (kept !== stored) {
    setKept(stored);
    if (coming.size > 0 && !stored.some((entry) => coming.has(entry))) setComing(NOTHING);
  }
  const entries = useMemo(
    () => (coming.size === 0 ? stored : stored.map((entry) => coming.get(entry) ?? entry)),
    [stored, coming],
  );
  return {
    entries,
    tag: async (chosen, tags, isGiven) => {
      const wanted = tagsOf(tags);
      const ids = new Set(chosen);
      const next = new Map<ContactEntry, ContactEntry>();
      stored.forEach((entry, at) => {
        const shown = entries[at] ?? entry;
        if (!ids.has(shown)) return;
        const after = tagsAfter(shown, wanted, isGiven);
        if (after !== shown.tags) next.set(entry, { ...shown, tags: after });
      });
      setComing(next);
      const outcome = await store(chosen, tags, isGiven);
      if (!outcome.ok) setComing(NOTHING);
      return outcome;
    },
  };
}
