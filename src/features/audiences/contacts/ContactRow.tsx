import { Mail, Phone, Send, Trash2, UserRound, type LucideIcon } from 'lucide-react';

import {
  addressesOf,
  contactFacts,
  contactTitle,
  showContact,
  type AddressType,
} from '../../../domain/audiences/contact.ts';
import { CONSENT_LABELS } from '../../../domain/audiences/consent/readConsent.ts';
import type { ContactEntry } from '../../../domain/audiences/contactList.ts';
import { AUDIENCE_TERMS as TERMS } from '../../../domain/audiences/terms.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { RowAct } from './useContactKeys.ts';
import { Choice, OpenPerson, Row } from './ContactRow.styles.ts';

export interface ContactRowProps {
  /** The contact. */
  entry: ContactEntry;
  /** Its place in the list, from 0. */
  index: number;
  /** How many the list has. */
  count: number;
  /** Distance from the top of the list, px; its height is the list's `--row-height`. */
  top: number;
  /** Whether Tab stops at it. */
  tabStop: boolean;
  /** One of its buttons took the focus. */
  onFocus: (act: RowAct) => void;
  /** It is chosen. Default false. */
  isChosen?: boolean;
  /** Chooses it, or takes the choice back. Default: there is nothing to choose for. */
  onChoose?: (isChosen: boolean) => void;
  /** Opens its card. */
  onOpen: () => void;
  /** Deletes it. */
  onDelete: () => void;
}

/** The answers that want no badge. */
const CONSENT_TOLD: Readonly<Record<string, string | undefined>> = {
  given: 'согласие есть',
  unclear: 'согласие не распознано',
};

const REACHED_BY: Readonly<Record<AddressType, { readonly icon: LucideIcon; readonly words: string }>> = {
  phone: { icon: Phone, words: 'Телефон' },
  email: { icon: Mail, words: 'Почта' },
  telegram: { icon: Send, words: 'Telegram' },
};

/** Who does not see names has no addresses either. */
const NO_ADDRESS = { icon: UserRound, words: '' } as const;

/** A contact in a list: who it is, its name for more, and its deletion. */
export function ContactRow(props: ContactRowProps) {
  const { entry, index, count, top, tabStop, isChosen = false, onFocus, onChoose, onOpen, onDelete } = props;
  const address = showContact(entry);
  const { name } = entry;
  const first = contactTitle(entry);
  const [reached] = addressesOf(entry);
  const { icon: Icon, words: reachedBy } = reached ? REACHED_BY[reached.type] : NO_ADDRESS;
  const tags = entry.tags.map((tag) => `#${tag}`).join(' ');
  const said = [address, name].filter(Boolean).join(', ');
  const second = [name === '' ? '' : address, CONSENT_TOLD[entry.consent?.answer ?? ''], tags, contactFacts(entry)]
    .filter(Boolean)
    .join(' · ');
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
      {onChoose ? (
        <Choice
          type="checkbox"
          aria-label={`Выбрать: ${first}`}
          data-act="choose"
          tabIndex={tabIndex}
          checked={isChosen}
          onFocus={() => onFocus('choose')}
          onChange={(event) => onChoose(event.target.checked)}
        />
      ) : null}
      <Icon aria-hidden />
      <VisuallyHidden>{reachedBy}</VisuallyHidden>
      <OpenPerson data-act="open" tabIndex={tabIndex} onFocus={() => onFocus('open')} onClick={onOpen}>
        {person}
      </OpenPerson>
      {entry.consent?.answer === 'refused' ? <Badge tone="red">{CONSENT_LABELS.refused}</Badge> : null}
      {entry.doNotContact ? <Badge tone="red">{TERMS.contact.doNotContact}</Badge> : null}
      <IconButton
        needs="names"
        size="sm"
        label={`Удалить ${said}`}
        icon={<Trash2 />}
        data-act="remove"
        tabIndex={tabIndex}
        onFocus={() => onFocus('remove')}
        onClick={onDelete}
      />
    </Row>
  );
}
