import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef, useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';

import { contactFacts } from '../../domain/audiences/contact.ts';
import type { ContactEntry } from '../../domain/audiences/contactList.ts';
import { useRowRange } from '../../patterns/windowed/useRowRange.ts';
import { media } from '../../theme/media.ts';
import { radii } from '../../theme/tokens.ts';
import { ContactRow } from './contacts/ContactRow.tsx';
import { contactId } from './contacts/contactId.ts';
import { useContactKeys } from './contacts/useContactKeys.ts';

export interface ContactRowsProps {
  /** The contacts in their order; at least one. */
  contacts: readonly ContactEntry[];
  /** Accessible name of the list. */
  label: string;
  /** Ids (contactId.ts) of the chosen ones. Default none. */
  chosen?: ReadonlySet<string>;
  /** Chooses one, or takes the choice back. Default: there is nothing to choose for. */
  onChoose?: (entry: ContactEntry, isChosen: boolean) => void;
  /** Opens a contact's card. */
  onOpen: (entry: ContactEntry) => void;
  /** Deletes one. */
  onDelete: (entry: ContactEntry) => void;
}

/** Height of a row, px: room for a thumb; and with a second line, when something is known of the people. */
const ROW = 44;
const TALL_ROW = 60;
/** Whether more is known of a person than one line says. */
const hasMore = (entry: ContactEntry): boolean =>
  entry.name !== '' || entry.tags.length > 0 || contactFacts(entry) !== '';
/** How much larger than usual the browser is set to write; rows are placed by their height, so it must be known. */
const textScale = (): number =>
  Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1);
/** Most height of the list, px. */
const MOST_HEIGHT = ROW * 8;

const Pane = styled.div`
  position: relative;
  max-height: ${MOST_HEIGHT}px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
`;

const List = styled.ul`
  position: relative;
  ${media.print} {
    height: auto !important;
  }
`;

/**
 * Contacts of any number, each with who it is and its deletion; only the rows in sight are in the page. One row at a time is in
 * the order of Tab, arrows, Home and End reach the others, and after a deletion the neighbour has the focus.
 */
export function ContactRows({ contacts, label, chosen, onChoose, onOpen, onDelete }: ContactRowsProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [scale] = useState(textScale);
  const isTall = useMemo(() => contacts.some(hasMore), [contacts]);
  const height = Math.round((isTall ? TALL_ROW : ROW) * scale);
  const active = Math.max(0, Math.min(current, contacts.length - 1));

  // The row that Tab goes to stays in the page wherever it is scrolled.
  const rangeExtractor = useRowRange(useMemo(() => [active], [active]));
  const virtualizer = useVirtualizer({
    count: contacts.length,
    getScrollElement: () => pane.current,
    estimateSize: () => height,
    overscan: 6,
    getItemKey: useCallback(
      (index: number) => {
        const entry = contacts[index];
        return entry === undefined ? index : contactId(entry);
      },
      [contacts],
    ),
    rangeExtractor,
  });
  const keys = useContactKeys({
    pane,
    contacts,
    rowHeight: height,
    onCurrent: setCurrent,
    onReach: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  });

  return (
    <Pane ref={pane} onKeyDown={keys.onKeyDown}>
      <List
        aria-label={label}
        style={{ height: virtualizer.getTotalSize(), '--row-height': `${height}px` } as CSSProperties}
      >
        {virtualizer.getVirtualItems().map((row) => {
          const entry = contacts[row.index];
          if (entry === undefined) return null;
          return (
            <ContactRow
              key={row.key}
              entry={entry}
              index={row.index}
              count={contacts.length}
              top={row.start}
              tabStop={row.index === active}
              onFocus={(act) => keys.stay(row.index, act)}
              isChosen={chosen?.has(contactId(entry))}
              onChoose={onChoose && ((isChosen) => onChoose(entry, isChosen))}
              onOpen={() => onOpen(entry)}
              onDelete={() => {
                keys.leave(entry, row.index);
                onDelete(entry);
              }}
            />
          );
        })}
      </List>
    </Pane>
  );
}
