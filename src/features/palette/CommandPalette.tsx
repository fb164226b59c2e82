import { Search } from 'lucide-react';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import { counted, formatNumber, quoted } from '../../domain/format.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { PaletteGroup, PaletteItem, PaletteSearch } from './paletteItems.ts';
import { PaletteOption } from './PaletteOption.tsx';

export interface CommandPaletteProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false by Escape, the scrim and the close button. */
  onOpenChange: (open: boolean) => void;
  /** What is typed. */
  query: string;
  /** Called at every key. */
  onQueryChange: (query: string) => void;
  /** What is offered, best first; the first of all is the one that Enter chooses. */
  groups: readonly PaletteGroup[];
  /** How the search in records stands. */
  search: PaletteSearch;
  /** Something was chosen; the caller closes the palette. */
  onChoose: (item: PaletteItem) => void;
  /** The search that failed is to be tried again. */
  onRetry: () => void;
  /** A line under the results: that some texts are too long to be in them. */
  note?: string;
}

const Box = styled.div`
  display: grid;
  gap: ${spaces[2]}px;
`;

// The list scrolls by itself and is as high with few results as with many, so that the field stays where it is.
const Results = styled.div`
  height: min(480px, calc(100dvh - 280px));
  margin-inline: -${spaces[3]}px;
  padding-inline: ${spaces[3]}px;
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.mobile} {
    height: calc(100dvh - 136px);
  }
`;

const Group = styled.div`
  & + & {
    margin-block-start: ${spaces[2]}px;
  }
`;

const GroupTitle = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  padding: ${spaces[1]}px ${spaces[3]}px;
  background: var(--color-surface);
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs}px;
  font-weight: 600;
`;

const Waiting = styled.output`
  display: grid;
  gap: ${spaces[2]}px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm}px;
`;

const Note = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs}px;
`;

const Keys = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[4]}px;
  padding-block-start: ${spaces[2]}px;
  border-block-start: 1px solid var(--color-hairline);
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs}px;

  & kbd {
    font: inherit;
    font-weight: 600;
  }
  ${media.mobile} {
    display: none;
  }
`;

/** How far PageUp and PageDown go. */
const PAGE = 5;
const FOUND = ['результат', 'результата', 'результатов'] as const;

/** Where a key leads from an option, or undefined when it is the field's own. */
function moved(key: string, at: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at >= last ? 0 : at + 1;
    case 'ArrowUp':
      return at <= 0 ? last : at - 1;
    case 'PageDown':
      return Math.min(last, at + PAGE);
    case 'PageUp':
      return Math.max(0, at - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/**
 * One field that leads everywhere: screens, records, places in texts, actions. A combobox whose list is always open: arrows,
 * PageUp, PageDown, Home and End move, Enter chooses, Escape closes, the focus stays in the field and then returns to where
 * it was.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, query, onQueryChange, groups, search, onChoose, onRetry, note } = props;
  const base = useId();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<{ id: string; query: string } | null>(null);
  /** Enter came before the answer: it means the answer's first line, not the one before's. */
  const entered = useRef(false);

  const items = groups.flatMap((group) => group.items);
  // What was pointed at counts for the query it was found by; another query begins at the top again.
  const found = pointed?.query === query ? items.findIndex(({ id }) => id === pointed.id) : -1;
  const at = Math.max(0, found);
  const active = items[at];
  const optionId = (id: string): string => `${base}-${id}`;
  const listId = `${base}-list`;

  const onPoint = useCallback((id: string) => setPointed({ id, query }), [query]);

  const activeId = active ? optionId(active.id) : undefined;
  useLayoutEffect(() => {
    if (!open || !activeId) return;
    // The very first row brings its heading with it.
    if (at === 0) results.current?.scrollTo({ top: 0 });
    else document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [open, at, activeId]);

  const searching = search.state === 'searching';
  useEffect(() => {
    if (!entered.current || searching) return;
    entered.current = false;
    if (active) onChoose(active);
  }, [searching, active, onChoose]);

  const onKeyDown = (event: KeyboardEvent) => {
    // A word that an input method is still composing is not typed yet.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (searching) entered.current = true;
      else if (active) onChoose(active);
      return;
    }
    const next = items.length === 0 ? undefined : moved(event.key, at, items.length - 1);
    const target = next === undefined ? undefined : items[next];
    if (!target) return;
    event.preventDefault();
    setPointed({ id: target.id, query });
  };

  const nothing = items.length === 0 && search.state === 'ready';
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Поиск и переходы" size="md" initialFocus={field}>
      <Box>
        <TextField
          ref={field}
          label="Экран, запись, слова из текста или действие"
          hideLabel
          icon={<Search />}
          placeholder="Экран, запись, слова из текста…"
          type="search"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list with headings and passages, which a datalist has not
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={items.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            entered.current = false;
            onQueryChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <VisuallyHidden>
          <output>
            {query.trim() !== '' && search.state === 'ready'
              ? nothing
                ? 'Ничего не найдено'
                : `Показано: ${counted(items.length, FOUND)}`
              : ''}
          </output>
        </VisuallyHidden>
        <Results ref={results}>
          {items.length > 0 ? (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the field
            <div role="listbox" id={listId} aria-label="Найденное" aria-busy={searching}>
              {groups.map((group) => (
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the field
                <Group key={group.id} role="group" aria-labelledby={optionId(`title-${group.id}`)}>
                  <GroupTitle id={optionId(`title-${group.id}`)} role="presentation">
                    {group.title}
                    {group.total === undefined
                      ? ''
                      : ` · ${formatNumber(group.items.length)} из ${formatNumber(group.total)}`}
                  </GroupTitle>
                  {group.items.map((item) => (
                    <PaletteOption
                      key={item.id}
                      id={optionId(item.id)}
                      item={item}
                      active={item.id === active?.id}
                      onPoint={onPoint}
                      onChoose={onChoose}
                    />
                  ))}
                </Group>
              ))}
            </div>
          ) : null}
          {search.state === 'indexing' ? (
            <Waiting>
              Читаем записи и тексты, чтобы искать в них…
              <Skeleton height={40} />
              <Skeleton height={40} />
            </Waiting>
          ) : null}
          {nothing ? (
            <EmptyState title="Ничего не найдено">
              Искали {quoted(query)} в названиях экранов и действий, в исследованиях и текстах их файлов, в гипотезах,
              экспериментах, аудиториях, персонах и на досках. Попробуйте одно слово или другое слово. Контакты поиск не
              смотрит: это персональные данные.
            </EmptyState>
          ) : null}
          {search.state === 'failed' ? (
            <ErrorState title="В записях поискать не удалось" message={search.message} onRetry={onRetry} />
          ) : null}
        </Results>
        {note ? <Note>{note}</Note> : null}
        <Keys aria-hidden>
          <span>
            <kbd>↑ ↓</kbd> выбрать
          </span>
          <span>
            <kbd>Enter</kbd> открыть
          </span>
          <span>
            <kbd>Esc</kbd> закрыть
          </span>
        </Keys>
      </Box>
    </Dialog>
  );
}
