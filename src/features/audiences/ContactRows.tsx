import { useVirtualizer } from '@tanstack/react-virtual';
import { Phone, Send, Trash2 } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { showContact } from '../../domain/contact.ts';
import type { ContactEntry } from '../../domain/contactList.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { contactId } from './contactId.ts';

export interface ContactRowsProps {
  /** The contacts in their order; at least one. */
  contacts: readonly ContactEntry[];
  /** Accessible name of the list. */
  label: string;
  /** Deletes one. */
  onDelete: (entry: ContactEntry) => void;
}

/** Height of a row, px: room for a thumb. */
const ROW = 44;

const Pane = styled.div`
  position: relative;
  max-height: ${ROW * 8}px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
`;

const List = styled.ul`
  position: relative;

  & > li {
    position: absolute;
    top: 0;
    left: 0;
    display: flex;
    align-items: center;
    gap: ${spaces[2]}px;
    width: 100%;
    height: ${ROW}px;
    padding-left: ${spaces[3]}px;
    padding-right: ${spaces[1]}px;
    font-size: ${fontSizes.sm}px;
  }
  & > li + li {
    border-top: 1px solid var(--color-hairline);
  }
  & > li:focus-within {
    background: var(--color-sunken);
  }
  & > li > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--color-ink-soft);
  }
  & > li > [data-value] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/**
 * Contacts of any number, each with its deletion; only the rows in sight are in the page. One row at a time is in the order
 * of Tab, arrows, Home and End reach the others, and after a deletion the neighbour has the focus.
 */
export function ContactRows({ contacts, label, onDelete }: ContactRowsProps) {
  const pane = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const removed = useRef<{ id: string; index: number } | null>(null);
  const [current, setCurrent] = useState(0);
  const active = Math.max(0, Math.min(current, contacts.length - 1));

  const virtualizer = useVirtualizer({
    count: contacts.length,
    getScrollElement: () => pane.current,
    estimateSize: () => ROW,
    overscan: 6,
    getItemKey: useCallback(
      (index: number) => {
        const entry = contacts[index];
        return entry === undefined ? index : contactId(entry);
      },
      [contacts],
    ),
    // The row that Tab goes to stays in the page wherever it is scrolled.
    rangeExtractor: useCallback(
      ({
        startIndex,
        endIndex,
        overscan,
        count,
      }: {
        startIndex: number;
        endIndex: number;
        overscan: number;
        count: number;
      }) => {
        const first = Math.max(0, startIndex - overscan);
        const last = Math.min(count - 1, endIndex + overscan);
        const rows = Array.from({ length: last - first + 1 }, (_, place) => first + place);
        if (active < count && !(active >= first && active <= last)) rows.push(active);
        return rows.sort((a, b) => a - b);
      },
      [active],
    ),
  });

  const focusRow = (index: number): boolean => {
    const button = pane.current?.querySelector<HTMLElement>(`li[data-index="${index}"] button`);
    button?.focus({ preventScroll: true });
    return button !== null && button !== undefined;
  };

  useLayoutEffect(() => {
    if (removed.current !== null) {
      const { id, index } = removed.current;
      const there = contacts[index];
      if (there === undefined || contactId(there) !== id) {
        removed.current = null;
        // Whoever has gone on to something else is not called back.
        const lost = document.activeElement === document.body || pane.current?.contains(document.activeElement);
        if (lost) wanted.current = Math.min(index, contacts.length - 1);
      }
    }
    if (wanted.current !== null && focusRow(wanted.current)) wanted.current = null;
  });

  const moveTo = (index: number) => {
    const target = Math.max(0, Math.min(contacts.length - 1, index));
    setCurrent(target);
    virtualizer.scrollToIndex(target, { align: 'auto' });
    if (!focusRow(target)) wanted.current = target;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('li[data-index]');
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = Number(row.dataset.index);
    const page = Math.max(1, Math.floor((pane.current?.clientHeight ?? ROW) / ROW) - 1);
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

  const remove = (entry: ContactEntry, index: number) => {
    removed.current = { id: contactId(entry), index };
    setCurrent(index);
    onDelete(entry);
  };
  return (
    <Pane ref={pane} onKeyDown={onKeyDown}>
      <List aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const entry = contacts[row.index];
          if (entry === undefined) return null;
          return (
            <li
              key={row.key}
              data-index={row.index}
              aria-setsize={contacts.length}
              aria-posinset={row.index + 1}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {entry.type === 'phone' ? <Phone aria-hidden /> : <Send aria-hidden />}
              <VisuallyHidden>{entry.type === 'phone' ? 'Телефон' : 'Telegram'}</VisuallyHidden>
              <span data-value title={showContact(entry)}>
                {showContact(entry)}
              </span>
              <IconButton
                size="sm"
                label={`Удалить ${showContact(entry)}`}
                icon={<Trash2 />}
                tabIndex={row.index === active ? 0 : -1}
                onFocus={() => setCurrent(row.index)}
                onClick={() => remove(entry, row.index)}
              />
            </li>
          );
        })}
      </List>
    </Pane>
  );
}
