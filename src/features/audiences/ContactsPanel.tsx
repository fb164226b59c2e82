import { useVirtualizer } from '@tanstack/react-virtual';
import { Phone, Search, Send, ShieldCheck, Trash2, UserPlus } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { styled } from 'styled-components';

import { showContact } from '../../domain/contact.ts';
import { searchContacts, type ContactEntry } from '../../domain/contactList.ts';
import { counted, formatNumber, NBSP } from '../../domain/format.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { useSubmission } from '../../patterns/useSubmission.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

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

/** Height of a row, px: room for a thumb. */
const ROW = 44;
/** Rows of the skeleton. */
const SKELETON_ROWS = 4;
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

const Waiting = styled.output`
  display: grid;
  gap: ${spaces[1]}px;
`;

const Question = styled.div`
  display: grid;
  gap: ${spaces[3]}px;
`;

const FORMS = ['контакт', 'контакта', 'контактов'] as const;

const idOf = (entry: ContactEntry): string => `${entry.listId}/${entry.key}`;

/**
 * The people of an audience that can be asked: found by any way of writing a number, deleted one by one or all together. Of
 * any length; only the rows in sight are in the page. One row at a time is in the order of Tab, arrows, Home and End reach
 * the others, and after a deletion the neighbour has the focus.
 */
export function ContactsPanel(props: ContactsPanelProps) {
  const { contacts, audienceName, onAdd, onDelete, onDeleteAll, onRetry, headingLevel = 3 } = props;
  const headingId = useId();
  const pane = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLElement>(null);
  const wanted = useRef<number | null>(null);
  const removed = useRef<{ id: string; index: number } | null>(null);
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const entries = useMemo(() => (contacts.state === 'ready' ? contacts.value : []), [contacts]);
  const applied = useDeferredValue(query);
  const found = useMemo(() => searchContacts(entries, applied), [entries, applied]);
  const active = Math.max(0, Math.min(current, found.length - 1));
  const erased = useRef(false);
  const erasing = useSubmission(onDeleteAll, () => {
    erased.current = true;
    setAsking(false);
    setQuery('');
    setSaid('Все контакты удалены');
  });

  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => pane.current,
    estimateSize: () => ROW,
    overscan: 6,
    getItemKey: useCallback(
      (index: number) => {
        const entry = found[index];
        return entry === undefined ? index : idOf(entry);
      },
      [found],
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
      const there = found[index];
      if (there === undefined || idOf(there) !== id) {
        removed.current = null;
        // Whoever has gone on to something else is not called back.
        const lost = document.activeElement === document.body || root.current?.contains(document.activeElement);
        if (lost) {
          if (found.length > 0) wanted.current = Math.min(index, found.length - 1);
          else root.current?.querySelector<HTMLElement>('input, [data-part=empty] button')?.focus();
        }
      }
    }
    if (wanted.current !== null && focusRow(wanted.current)) wanted.current = null;
  });

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

  const moveTo = (index: number) => {
    const target = Math.max(0, Math.min(found.length - 1, index));
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
      End: found.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };

  const remove = (entry: ContactEntry, index: number) => {
    removed.current = { id: idOf(entry), index };
    setCurrent(index);
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
            <Skeleton key={index} height={ROW - spaces[1]} />
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
            onChange={(event) => {
              setQuery(event.target.value);
              setCurrent(0);
              virtualizer.scrollToOffset(0);
            }}
          />
        ) : null}
        {found.length === 0 ? (
          <EmptyState
            headingLevel={headingLevel === 2 ? 3 : 4}
            title="Ничего не найдено"
            action={<Button onClick={() => setQuery('')}>Сбросить поиск</Button>}
          >
            Искали «{applied}» среди {formatNumber(entries.length)}.
          </EmptyState>
        ) : (
          <Pane ref={pane} onKeyDown={onKeyDown}>
            <List aria-label={`Контакты: ${audienceName}`} style={{ height: virtualizer.getTotalSize() }}>
              {virtualizer.getVirtualItems().map((row) => {
                const entry = found[row.index];
                if (entry === undefined) return null;
                return (
                  <li
                    key={row.key}
                    data-index={row.index}
                    aria-setsize={found.length}
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
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Удалить все контакты?"
        confirmLabel={`Удалить ${counted(entries.length, FORMS)}`}
        danger
        busy={erasing.busy}
        onConfirm={erasing.run}
      >
        <Question>
          <p>
            Все контакты аудитории «{audienceName}» ({formatNumber(entries.length)}) будут стёрты насовсем: их не{NBSP}
            вернуть, и{NBSP}в{NBSP}новые выгрузки они не{NBSP}попадут.
          </p>
          <p>Файлы, которые вы уже скачали, не{NBSP}изменятся: удалите их сами.</p>
          <FormError message={erasing.error} />
        </Question>
      </ConfirmDialog>
    </Root>
  );
}
