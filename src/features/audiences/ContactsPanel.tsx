import { Search, ShieldCheck, Trash2, UserPlus } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { showContact } from '../../domain/contact.ts';
import { searchContacts, type ContactEntry } from '../../domain/contactList.ts';
import { counted, formatNumber, NBSP, quoted } from '../../domain/format.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { contactId } from './contactId.ts';
import { ContactRows } from './ContactRows.tsx';
import { EraseContactsDialog } from './EraseContactsDialog.tsx';

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

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${spaces[1]}px ${spaces[3]}px;

  & > :first-child {
    font-size: ${fontSizes.md}px;
    font-weight: 600;
    line-height: 24px;
  }
`;

const Note = styled.p`
  display: flex;
  gap: 6px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs}px;
  line-height: 18px;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 1px;
  }
`;

const Waiting = styled.output`
  display: grid;
  gap: ${spaces[1]}px;
`;

const FORMS = ['контакт', 'контакта', 'контактов'] as const;

/**
 * The people of an audience that can be asked: found by any way of writing a number, deleted one by one or all together.
 */
export function ContactsPanel(props: ContactsPanelProps) {
  const { contacts, audienceName, onAdd, onDelete, onDeleteAll, onRetry, headingLevel = 3 } = props;
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  const removed = useRef<string | null>(null);
  const [query, setQuery] = useState('');
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const entries = useMemo(() => (contacts.state === 'ready' ? contacts.value : []), [contacts]);
  const applied = useDeferredValue(query);
  const found = useMemo(() => searchContacts(entries, applied), [entries, applied]);
  const erased = useRef(false);

  // The rows give the focus on; the last of them is gone together with the list.
  useLayoutEffect(() => {
    if (removed.current === null || entries.some((entry) => contactId(entry) === removed.current)) return;
    removed.current = null;
    if (found.length > 0 || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('input, [data-part=empty] button')?.focus();
  }, [entries, found]);

  // The button that asked the question is gone with the contacts; the dialog gives the focus back to nothing.
  const isEmpty = contacts.state === 'ready' && entries.length === 0;
  useEffect(() => {
    if (!isEmpty || asking || !erased.current) return;
    erased.current = false;
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      root.current?.querySelector<HTMLElement>('[data-part=empty] button')?.focus();
    });
    return () => clearTimeout(timer);
  }, [isEmpty, asking]);

  const remove = (entry: ContactEntry) => {
    removed.current = contactId(entry);
    setSaid(`${showContact(entry)} удалён`);
    onDelete(entry);
  };

  const Heading = `h${headingLevel}` as const;
  const body = () => {
    if (contacts.state === 'loading') {
      return (
        <Waiting>
          <VisuallyHidden>Загружаем контакты…</VisuallyHidden>
          {Array.from({ length: SKELETON_ROWS }, (_, index) => (
            <Skeleton key={index} height={SKELETON_HEIGHT} />
          ))}
        </Waiting>
      );
    }
    if (contacts.state === 'failed') {
      return <ErrorState title="Контакты не открылись" message={contacts.message} onRetry={onRetry} />;
    }
    if (entries.length === 0) {
      return (
        <div data-part="empty">
          <EmptyState
            headingLevel={headingLevel === 2 ? 3 : 4}
            icon={<UserPlus />}
            title="Контактов пока нет"
            action={
              <Button icon={<UserPlus />} onClick={onAdd}>
                Добавить контакты
              </Button>
            }
          >
            Телефоны и{NBSP}имена в{NBSP}Telegram тех, кого можно позвать на{NBSP}интервью или опрос. Список можно
            вставить или загрузить файлом.
          </EmptyState>
        </div>
      );
    }
    return (
      <>
        {entries.length >= SEARCH_FROM || query !== '' ? (
          <TextField
            label="Поиск контактов"
            hideLabel
            type="search"
            placeholder="Номер или имя в Telegram"
            icon={<Search />}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        ) : null}
        {found.length === 0 ? (
          <EmptyState
            headingLevel={headingLevel === 2 ? 3 : 4}
            title="Ничего не найдено"
            action={<Button onClick={() => setQuery('')}>Сбросить поиск</Button>}
          >
            Искали {quoted(applied)} среди {formatNumber(entries.length)}.
          </EmptyState>
        ) : (
          // Another search begins at its first row.
          <ContactRows key={applied} contacts={found} label={`Контакты: ${audienceName}`} onDelete={remove} />
        )}
      </>
    );
  };

  return (
    <Root ref={root} aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId}>
          {contacts.state === 'ready' ? `Контакты (${formatNumber(entries.length)})` : 'Контакты'}
        </Heading>
        {entries.length > 0 ? (
          <Button size="sm" variant="quiet" icon={<Trash2 />} onClick={() => setAsking(true)}>
            Удалить все
          </Button>
        ) : null}
      </Head>
      {body()}
      <Note>
        <ShieldCheck aria-hidden />
        Персональные данные: хранятся только в{NBSP}этом браузере
      </Note>
      <VisuallyHidden as="output">{applied === '' ? said : `Найдено: ${counted(found.length, FORMS)}`}</VisuallyHidden>
      {asking ? (
        <EraseContactsDialog
          audienceName={audienceName}
          count={entries.length}
          onConfirm={onDeleteAll}
          onDone={() => {
            erased.current = true;
            setAsking(false);
            setQuery('');
            setSaid('Все контакты удалены');
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </Root>
  );
}
