import { Search } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../domain/core/format.ts';
import { FoundNote } from '../../patterns/list/FoundNote.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import type { PaletteGroup, PaletteItem, PaletteSearch } from './paletteItems.ts';
import { usePaletteOptions } from './usePaletteOptions.ts';
import { PaletteResults } from './PaletteResults.tsx';
import { PaletteKeys } from './PaletteKeys.tsx';

export interface CommandPaletteProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false by Escape, the scrim and the close button. */
  onOpenChange: (open: boolean) => void;
  /** Typed query. */
  query: string;
  /** Called at every key. */
  onQueryChange: (query: string) => void;
  /** Offered items, best first; Enter chooses the very first. */
  groups: readonly PaletteGroup[];
  /** State of the search in records. */
  search: PaletteSearch;
  /** Something was chosen; the caller closes the palette. */
  onChoose: (item: PaletteItem) => void;
  /** The search that failed is to be tried again. */
  onRetry: () => void;
  /** A line under the results: that some texts are too long to be in them. */
  note?: string;
}

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

const Waiting = styled.output`
  display: grid;
  gap: ${spaces[2]}px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

const Note = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
`;

const FOUND = ['результат', 'результата', 'результатов'] as const;

/**
 * One field that leads everywhere: screens, records, places in texts, actions. A combobox whose list is always open: arrows,
 * PageUp, PageDown, Home and End move, Enter chooses, Escape closes, the focus stays in the field and then returns to where
 * it was.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, query, onQueryChange, groups, search, onChoose, onRetry, note } = props;
  const field = useRef<HTMLInputElement>(null);
  const { results, items, active, listId, optionId, activeId, searching, onPoint, onType, onKeyDown } =
    usePaletteOptions({ open, query, groups, search, onChoose });

  const nothing = items.length === 0 && search.state === 'ready';
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Поиск и переходы" size="md" initialFocus={field}>
      <Stack gap={2}>
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
            onType();
            onQueryChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <FoundNote
          asked={query.trim()}
          count={query.trim() !== '' && search.state === 'ready' ? items.length : null}
          noun={FOUND}
        />
        <Results ref={results}>
          {items.length > 0 ? (
            <PaletteResults
              id={listId}
              groups={groups}
              activeId={active?.id}
              searching={searching}
              optionId={optionId}
              onPoint={onPoint}
              onChoose={onChoose}
            />
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
        <PaletteKeys />
      </Stack>
    </Dialog>
  );
}
