import { Phone, Send, Trash2 } from 'lucide-react';

import { contactFacts, contactName, showContact } from '../../../domain/audiences/contact.ts';
import type { ContactEntry } from '../../../domain/audiences/contactList.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { RowAct } from './useContactKeys.ts';
import { OpenPerson, Person, Row } from './ContactRow.styles.ts';

export interface ContactRowProps {
  /** The contact. */
  entry: ContactEntry;
  /** Its place in the list, from 0. */
  index: number;
  /** How many the list has. */
  count: number;
  /** How far below the list's top it stands, px; its height is the list's `--row-height`. */
  top: number;
  /** Whether Tab stops at it. */
  tabStop: boolean;
  /** One of its buttons took the focus. */
  onFocus: (act: RowAct) => void;
  /** Shows everything that is known of it; asked only when something is. */
  onOpen: () => void;
  /** Deletes it. */
  onDelete: () => void;
}

/** A contact in a list: who it is, its name for more, and its deletion. */
export function ContactRow({ entry, index, count, top, tabStop, onFocus, onOpen, onDelete }: ContactRowProps) {
  const address = showContact(entry);
  const name = contactName(entry);
  const first = name === '' ? address : name;
  const second = [name === '' ? '' : address, contactFacts(entry)].filter(Boolean).join(' · ');
  const tabIndex = tabStop ? 0 : -1;
  const person = (
    <>
      <span title={first}>{first}</span>
      {second === '' ? null : (
        <span title={second}>
          <VisuallyHidden>, </VisuallyHidden>
          {second}
        </span>
      )}
    </>
  );
  return (
    <Row
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {entry.type === 'phone' ? <Phone aria-hidden /> : <Send aria-hidden />}
      <VisuallyHidden>{entry.type === 'phone' ? 'Телефон' : 'Telegram'}</VisuallyHidden>
      {entry.details.length > 0 ? (
        <OpenPerson data-act="open" tabIndex={tabIndex} onFocus={() => onFocus('open')} onClick={onOpen}>
          {person}
        </OpenPerson>
      ) : (
        <Person>{person}</Person>
      )}
      <IconButton
        needs="Researcher"
        size="sm"
        label={`Удалить ${name === '' ? address : `${address}, ${name}`}`}
        icon={<Trash2 />}
        data-act="remove"
        tabIndex={tabIndex}
        onFocus={() => onFocus('remove')}
        onClick={onDelete}
      />
    </Row>
  );
}
