import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

import type { ContactEntry } from '../../../domain/audiences/contactList.ts';
import { rowAt, rowIndexOf } from '../../../patterns/windowed/rowIndex.ts';
import { contactId } from './contactId.ts';

/** Action in a row: its contact is chosen, opened, or deleted. Each row's controls have it in `data-act`. */
export type RowAct = 'choose' | 'open' | 'remove';

/** A list of contacts that keys move in. */
export interface ContactKeysIn {
  /** Scrolls, and holds the rows. */
  readonly pane: RefObject<HTMLElement | null>;
  readonly contacts: readonly ContactEntry[];
  /** Height of a row, px. */
  readonly rowHeight: number;
  /** The row becomes the one that Tab comes back to. */
  readonly onCurrent: (index: number) => void;
  /** A row far from what is seen is to come into view. */
  readonly onReach: (index: number) => void;
}

/** Where the focus of such a list is and goes. */
export interface ContactKeys {
  /** A button of a row took the focus. */
  readonly stay: (index: number, act: RowAct) => void;
  /** The contact of a row is about to be deleted: its neighbour takes the focus. */
  readonly leave: (entry: ContactEntry, index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves the focus between contacts by keys, and keeps it in their list when one is deleted. */
export function useContactKeys({ pane, contacts, rowHeight, onCurrent, onReach }: ContactKeysIn): ContactKeys {
  const wanted = useRef<number | null>(null);
  const removed = useRef<{ id: string; index: number } | null>(null);
  const act = useRef<RowAct>('remove');

  const focusRow = (index: number): boolean => {
    const row = rowAt(pane.current, index);
    const button =
      row?.querySelector<HTMLElement>(`[data-act=${act.current}]`) ?? row?.querySelector<HTMLElement>('[data-act]');
    button?.focus({ preventScroll: true });
    return Boolean(button);
  };

  useLayoutEffect(() => {
    if (removed.current !== null) {
      const { id, index } = removed.current;
      const there = contacts[index];
      if (there === undefined || contactId(there) !== id) {
        removed.current = null;
        // A user who has moved on to something else keeps the focus.
        const lost = document.activeElement === document.body || pane.current?.contains(document.activeElement);
        if (lost) wanted.current = Math.min(index, contacts.length - 1);
      }
    }
    if (wanted.current !== null && focusRow(wanted.current)) wanted.current = null;
  });

  const moveTo = (index: number) => {
    const target = Math.max(0, Math.min(contacts.length - 1, index));
    onCurrent(target);
    onReach(target);
    if (!focusRow(target)) wanted.current = target;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const index = rowIndexOf(pane.current, event.target);
    if (index === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((pane.current?.clientHeight ?? rowHeight) / rowHeight) - 1);
    const next = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + page,
      PageUp: index - page,
      Home: 0,
      End: contacts.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };

  return {
    stay: (index, done) => {
      act.current = done;
      onCurrent(index);
    },
    leave: (entry, index) => {
      removed.current = { id: contactId(entry), index };
      act.current = 'remove';
      onCurrent(index);
    },
    onKeyDown,
  };
}
