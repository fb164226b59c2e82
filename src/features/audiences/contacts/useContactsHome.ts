import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import type { ContactEntry } from '../../../domain/audiences/contactList.ts';
import { contactId } from './contactId.ts';

/** A list of contacts that can become empty. */
export interface ContactsHomeOf {
  readonly entries: readonly ContactEntry[];
  /** How many of them the search shows. */
  readonly found: number;
  /** They are read, and there are none. */
  readonly isEmpty: boolean;
  /** The question before all are deleted is being asked. */
  readonly asking: boolean;
  /** The search field, and the button that adds contacts where there are none. */
  readonly field: RefObject<HTMLElement | null>;
  readonly add: RefObject<HTMLElement | null>;
}

export interface ContactsHome {
  /** A contact is about to be deleted. */
  readonly onRemove: (entry: ContactEntry) => void;
  /** All are deleted. */
  readonly onErase: () => void;
}

/** Gives the focus a place once the contacts that had it are gone. */
export function useContactsHome({ entries, found, isEmpty, asking, field, add }: ContactsHomeOf): ContactsHome {
  const removed = useRef<string | null>(null);
  const erased = useRef(false);

  // The rows give the focus on; the last of them is gone together with the list.
  useLayoutEffect(() => {
    if (removed.current === null || entries.some((entry) => contactId(entry) === removed.current)) return;
    removed.current = null;
    if (found > 0 || document.activeElement !== document.body) return;
    (field.current ?? add.current)?.focus();
  }, [entries, found, field, add]);

  // The button that asked the question is gone with the contacts; the dialog gives the focus back to nothing.
  useEffect(() => {
    if (!isEmpty || asking || !erased.current) return undefined;
    erased.current = false;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) add.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [isEmpty, asking, add]);

  return {
    onRemove: (entry) => {
      removed.current = contactId(entry);
    },
    onErase: () => {
      erased.current = true;
    },
  };
}
