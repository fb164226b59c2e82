import { Phone, Send, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

import { contactFacts, contactName, showContact } from '../../../domain/audiences/contact.ts';
import type { ContactEntry } from '../../../domain/audiences/contactList.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { RowAct } from './useContactKeys.ts';

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

const Row = styled.li`
  position: absolute;
  top: 0;
  left: 0;
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;
  width: 100%;
  height: var(--row-height);
  padding-left: ${spaces[3]}px;
  padding-right: ${spaces[1]}px;
  font-size: ${fontSizes.sm};

  & + & {
    border-top: 1px solid var(--color-hairline);
  }
  &:focus-within {
    background: var(--color-sunken);
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--color-ink-soft);
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  ${media.print} {
    position: static;
    height: auto;
    min-height: var(--row-height);
    break-inside: avoid;
    transform: none !important;
  }
`;

/** Who it is: two lines at most, each cut at its end. */
const Person = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  /* Room for a thumb. */
  min-height: 44px;
  align-content: center;
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: start;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span + span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  ${media.print} {
    & > span {
      white-space: normal;
    }
  }
`;

const OpenPerson = styled(Person).attrs({ as: 'button', type: 'button' })`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  line-height: 1.25rem;
  cursor: pointer;

  &:hover > span:first-child {
    text-decoration: underline;
  }
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;

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
