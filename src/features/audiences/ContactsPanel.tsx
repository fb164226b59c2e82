import { ShieldCheck, Trash2 } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';

import { showContact } from '../../domain/audiences/contact.ts';
import {
  facetsInSteps,
  NO_FACETS,
  isEveryContact,
  NO_CONTACT_FILTER,
  type ContactFilter,
} from '../../domain/audiences/contactFilter.ts';
import type { ContactForm } from '../../domain/audiences/form/contactForm.ts';
import type { ContactEntry } from '../../domain/audiences/contactList.ts';
import { counted, formatNumber, NBSP } from '../../domain/core/format.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { NamesHidden } from '../../patterns/NamesHidden.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ContactBulk } from './contacts/ContactBulk.tsx';
import { contactId } from './contacts/contactId.ts';
import { FoundContacts, type FilterHow } from './contacts/FoundContacts.tsx';
import { useChosen } from './contacts/shown/useChosen.ts';
import { useFoundContacts } from './contacts/shown/useFoundContacts.ts';
import { useTagging } from './contacts/shown/useTagging.ts';
import { useInStretches } from '../../patterns/list/useInStretches.ts';
import { NoContacts } from './contacts/NoContacts.tsx';
import { useContactsHome } from './contacts/useContactsHome.ts';
import { onDemand } from '../../ui/onDemand.ts';
import { Head, Note } from './contacts/ContactsPanel.styles.ts';
import { useSharedCompany } from '../../ui/context/SharedCompany.ts';

const ContactDialog = onDemand(() => import('./ContactDialog.tsx').then((module) => module.ContactDialog));

const EraseContactsDialog = onDemand(() =>
  import('./EraseContactsDialog.tsx').then((module) => module.EraseContactsDialog),
);

/** How an audience's contacts are looked through and worked on. */
export interface ContactListing {
  /** Filter of the contacts, as the address has it. */
  readonly filter: ContactFilter;
  /** Id (contactId.ts) of the one whose card is open, or null. */
  readonly openId: string | null;
  /** The filter changed; `typing` at every key. */
  readonly onFilterChange: (filter: ContactFilter, how: FilterHow) => void;
  /** A card was opened or closed. */
  readonly onOpenChange: (id: string | null) => void;
  /** Stores what was changed in a card. */
  readonly onEdit: (entry: ContactEntry, form: ContactForm) => Promise<Outcome>;
  /** Gives contacts tags, by commas, or takes them away. */
  readonly onTag: (entries: readonly ContactEntry[], tags: string, isGiven: boolean) => Promise<Outcome>;
}

export interface ContactsPanelProps {
  /** Search, filters, the open card, and what is done with contacts besides deleting them. */
  listing: ContactListing;
  /** The audience's contacts in the order they were added, pending or failed. */
  contacts: Loadable<readonly ContactEntry[]>;
  /** Name of the audience, for the question before all are deleted. */
  audienceName: string;
  /** Opens «Добавить контакты»; offered here while there are none. */
  onAdd: () => void;
  /** Called to delete one contact; the caller offers the undo. */
  onDelete: (entry: ContactEntry) => void;
  /** Erases all of them for good; the question is put away only when that has happened. */
  onDeleteAll: () => Promise<Outcome>;
  /** Loads again after a failure. */
  onRetry: () => void;
  /** Level of the heading in the page's outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/** Rows of the skeleton, and the height of one, px. */
const SKELETON_ROWS = 4;

const SKELETON_HEIGHT = 40;

const FORMS = ['контакт', 'контакта', 'контактов'] as const;

/** Placeholder for contacts that are being read. */
function Reading() {
  return (
    <Stack as="output" gap={1}>
      <VisuallyHidden>Загружаем контакты…</VisuallyHidden>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <Skeleton key={index} height={SKELETON_HEIGHT} />
      ))}
    </Stack>
  );
}

/**
 * The people of an audience that can be asked: found by any way of writing a number and by what their table said of them, shown
 * in full, deleted one by one or all together.
 */
export function ContactsPanel(props: ContactsPanelProps) {
  const isShared = useSharedCompany();
  const { contacts, listing, audienceName, onAdd, onDelete, onDeleteAll, onRetry, headingLevel = 3 } = props;
  const { filter, openId, onFilterChange, onOpenChange } = listing;
  const headingId = useId();
  const field = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const stored = useMemo(() => (contacts.state === 'ready' ? contacts.value : []), [contacts]);
  const { entries, tag } = useTagging(stored, listing.onTag);
  const { found, applied } = useFoundContacts(entries, filter);
  const { value: facets = NO_FACETS } = useInStretches(useMemo(() => () => facetsInSteps(entries), [entries]));
  const chosen = useChosen(entries, found);
  const shown = openId === null ? null : (entries.find((entry) => contactId(entry) === openId) ?? null);
  // A card whose contact another user deletes stays, with the typed text.
  const [last, setLast] = useState<ContactEntry | null>(null);
  if (shown && shown !== last) setLast(shown);
  const card = shown ?? (openId !== null && last && contactId(last) === openId ? last : null);

  const isEmpty = contacts.state === 'ready' && entries.length === 0;
  const home = useContactsHome({ entries, found: found.length, isEmpty, asking, field, add });

  const remove = (entry: ContactEntry) => {
    home.onRemove(entry);
    setSaid(`${showContact(entry)} удалён`);
    onDelete(entry);
  };

  const Heading = `h${headingLevel}` as const;
  const inner = headingLevel === 2 ? 3 : 4;
  const body = () => {
    if (contacts.state === 'loading') return <Reading />;
    if (contacts.state === 'failed')
      return <ErrorState title="Контакты не открылись" message={contacts.message} onRetry={onRetry} />;
    if (isEmpty) return <NoContacts headingLevel={inner} add={add} onAdd={onAdd} />;
    return (
      <FoundContacts
        count={entries.length}
        found={found}
        noun={FORMS}
        filter={filter}
        applied={applied}
        facets={facets}
        onFilterChange={onFilterChange}
        audienceName={audienceName}
        headingLevel={inner}
        field={field}
        chosen={chosen.ids}
        onChoose={chosen.choose}
        onOpen={(entry) => onOpenChange(contactId(entry))}
        onDelete={remove}
      />
    );
  };

  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId}>
          {contacts.state === 'ready' ? `Контакты (${formatNumber(entries.length)})` : 'Контакты'}
        </Heading>
        {entries.length > 0 ? (
          <Button needs="names" size="sm" variant="quiet" icon={<Trash2 />} onClick={() => setAsking(true)}>
            Удалить все<VisuallyHidden> контакты: {audienceName}</VisuallyHidden>
          </Button>
        ) : null}
      </Head>
      {chosen.entries.length > 0 ? (
        <ContactBulk
          count={chosen.entries.length}
          found={found.length}
          isAllChosen={chosen.isAllChosen}
          onChooseAll={chosen.chooseAll}
          onClear={chosen.clear}
          onTag={(tags, isGiven) => tag(chosen.entries, tags, isGiven)}
        />
      ) : null}
      <NamesHidden />
      {body()}
      <Note>
        <ShieldCheck aria-hidden />
        {isShared === null
          ? 'Персональные данные'
          : isShared
            ? `Персональные данные: хранятся на${NBSP}сервере, кто их видит, выбирают в${NBSP}настройках`
            : `Персональные данные: хранятся только в${NBSP}этом браузере`}
      </Note>
      <VisuallyHidden as="output">
        {isEveryContact(applied) ? said : `Найдено: ${counted(found.length, FORMS)}`}
      </VisuallyHidden>
      {card ? (
        <ContactDialog
          key={contactId(card)}
          contact={card}
          isGone={shown === null}
          onEdit={listing.onEdit}
          onDelete={remove}
          onClose={() => onOpenChange(null)}
        />
      ) : null}
      {asking ? (
        <EraseContactsDialog
          audienceName={audienceName}
          count={entries.length}
          onConfirm={onDeleteAll}
          onDone={() => {
            home.onErase();
            setAsking(false);
            onFilterChange(NO_CONTACT_FILTER, 'chosen');
            setSaid('Все контакты удалены');
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Stack>
  );
}
