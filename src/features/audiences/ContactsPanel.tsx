import { ShieldCheck, Trash2 } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';

import { showContact } from '../../domain/audiences/contact.ts';
import { searchContacts, type ContactEntry } from '../../domain/audiences/contactList.ts';
import { counted, formatNumber, NBSP } from '../../domain/core/format.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FoundContacts } from './contacts/FoundContacts.tsx';
import { NoContacts } from './contacts/NoContacts.tsx';
import { useContactsHome } from './contacts/useContactsHome.ts';
import { onDemand } from '../../ui/onDemand.ts';
import { Head, Note } from './contacts/ContactsPanel.styles.ts';
import { useSharedCompany } from '../../ui/context/SharedCompany.ts';

const ContactDialog = onDemand(() => import('./ContactDialog.tsx').then((module) => module.ContactDialog));

const EraseContactsDialog = onDemand(() =>
  import('./EraseContactsDialog.tsx').then((module) => module.EraseContactsDialog),
);

export interface ContactsPanelProps {
  /** The audience's contacts in the order they were added, pending or failed. */
  contacts: Loadable<readonly ContactEntry[]>;
  /** Name of the audience, for the question before all are deleted. */
  audienceName: string;
  /** Opens «Добавить контакты»; offered here while there are none. */
  onAdd: () => void;
  /** Deletes one contact; the way back is offered by whoever does it. */
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

/** Stands in for contacts that are being read. */
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
  const { contacts, audienceName, onAdd, onDelete, onDeleteAll, onRetry, headingLevel = 3 } = props;
  const headingId = useId();
  const field = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState('');
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState<ContactEntry | null>(null);
  const entries = useMemo(() => (contacts.state === 'ready' ? contacts.value : []), [contacts]);
  const applied = useDeferredValue(query);
  const found = useMemo(() => searchContacts(entries, applied), [entries, applied]);

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
        query={query}
        applied={applied}
        onQueryChange={setQuery}
        audienceName={audienceName}
        headingLevel={inner}
        field={field}
        onOpen={setShown}
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
          <Button needs="Researcher" size="sm" variant="quiet" icon={<Trash2 />} onClick={() => setAsking(true)}>
            Удалить все<VisuallyHidden> контакты: {audienceName}</VisuallyHidden>
          </Button>
        ) : null}
      </Head>
      {body()}
      <Note>
        <ShieldCheck aria-hidden />
        {isShared
          ? `Персональные данные: хранятся на${NBSP}сервере, их видит команда`
          : `Персональные данные: хранятся только в${NBSP}этом браузере`}
      </Note>
      <VisuallyHidden as="output">{applied === '' ? said : `Найдено: ${counted(found.length, FORMS)}`}</VisuallyHidden>
      {shown ? <ContactDialog contact={shown} onClose={() => setShown(null)} /> : null}
      {asking ? (
        <EraseContactsDialog
          audienceName={audienceName}
          count={entries.length}
          onConfirm={onDeleteAll}
          onDone={() => {
            home.onErase();
            setAsking(false);
            setQuery('');
            setSaid('Все контакты удалены');
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Stack>
  );
}
