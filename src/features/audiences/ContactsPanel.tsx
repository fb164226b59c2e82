import { Search, ShieldCheck, Trash2, UserPlus } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';

import { showContact } from '../../domain/audiences/contact.ts';
import { searchContacts, type ContactEntry } from '../../domain/audiences/contactList.ts';
import { counted, formatNumber, NBSP, quoted } from '../../domain/core/format.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { FoundNote } from '../../patterns/list/FoundNote.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useContactsHome } from './contacts/useContactsHome.ts';
import { ContactRows } from './ContactRows.tsx';
import { onDemand } from '../../ui/onDemand.ts';

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
/** Beyond as many contacts a search is worth its place. */
const SEARCH_FROM = 6;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${spaces[1]}px ${spaces[3]}px;

  & > :first-child {
    font-size: ${fontSizes.md};
    font-weight: 600;
    line-height: 1.5rem;
  }
`;

const Note = styled.p`
  display: flex;
  gap: ${spaces[2]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 1px;
  }
`;

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

interface NoContactsProps extends Pick<ContactsPanelProps, 'headingLevel' | 'onAdd'> {
  add: Ref<HTMLButtonElement>;
}

/** What contacts are for, and the way to the first. */
function NoContacts({ headingLevel, add, onAdd }: NoContactsProps) {
  return (
    <EmptyState
      headingLevel={headingLevel === 2 ? 3 : 4}
      icon={<UserPlus />}
      title="Контактов пока нет"
      action={
        <Button ref={add} icon={<UserPlus />} onClick={onAdd}>
          Добавить контакты
        </Button>
      }
    >
      Телефоны и{NBSP}имена в{NBSP}Telegram тех, кого можно позвать на{NBSP}интервью или опрос. Список можно вставить
      или загрузить файлом.
    </EmptyState>
  );
}

interface NothingFoundProps extends Pick<ContactsPanelProps, 'headingLevel'> {
  query: string;
  count: number;
  onReset: () => void;
}

/** What was searched for among how many, and the way back to all. */
function NothingFound({ headingLevel, query, count, onReset }: NothingFoundProps) {
  return (
    <EmptyState
      headingLevel={headingLevel === 2 ? 3 : 4}
      title="Ничего не найдено"
      action={<Button onClick={onReset}>Сбросить поиск</Button>}
    >
      Искали {quoted(query)} среди {formatNumber(count)}.
    </EmptyState>
  );
}

/**
 * The people of an audience that can be asked: found by any way of writing a number and by what their table said of them, shown
 * in full, deleted one by one or all together.
 */
export function ContactsPanel(props: ContactsPanelProps) {
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
  const body = () => {
    if (contacts.state === 'loading') {
      return <Reading />;
    }
    if (contacts.state === 'failed') {
      return <ErrorState title="Контакты не открылись" message={contacts.message} onRetry={onRetry} />;
    }
    if (entries.length === 0) {
      return <NoContacts headingLevel={headingLevel} add={add} onAdd={onAdd} />;
    }
    return (
      <>
        {entries.length >= SEARCH_FROM || query !== '' ? (
          <TextField
            ref={field}
            label="Поиск контактов"
            hideLabel
            type="search"
            placeholder="Номер, имя, город…"
            icon={<Search />}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        ) : null}
        <FoundNote asked={query.trim()} count={applied === query ? found.length : null} noun={FORMS} />
        {found.length === 0 ? (
          <NothingFound
            headingLevel={headingLevel}
            query={applied}
            count={entries.length}
            onReset={() => setQuery('')}
          />
        ) : (
          // Another search begins at its first row.
          <ContactRows
            key={applied}
            contacts={found}
            label={`Контакты: ${audienceName}`}
            onOpen={setShown}
            onDelete={remove}
          />
        )}
      </>
    );
  };

  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId}>
          {contacts.state === 'ready' ? `Контакты (${formatNumber(entries.length)})` : 'Контакты'}
        </Heading>
        {entries.length > 0 ? (
          <Button size="sm" variant="quiet" icon={<Trash2 />} onClick={() => setAsking(true)}>
            Удалить все<VisuallyHidden> контакты: {audienceName}</VisuallyHidden>
          </Button>
        ) : null}
      </Head>
      {body()}
      <Note>
        <ShieldCheck aria-hidden />
        Персональные данные: хранятся только в{NBSP}этом браузере
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
