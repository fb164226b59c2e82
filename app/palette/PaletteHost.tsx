import { useCallback, useContext, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { CommandPalette } from '#src/features/palette/CommandPalette.tsx';
import type { PaletteGroup, PaletteItem } from '#src/features/palette/paletteItems.ts';

import { GoToContext } from '../routing/goTo.ts';
import { useRecordSearch } from './useRecordSearch.ts';

import type { SearchHit } from '#store/search/answer.ts';
import { useProducts } from '../shared/board/product/useProducts.ts';
import { focusRow, openedBy } from '../shared/reveal.ts';
import { useStore } from '#store/StoreContext.ts';
import { commentsHrefOf } from './commentsHrefOf.ts';
import { hrefOfHit } from '../shared/find/foundPlace.ts';
import { offersFor, type Offer } from './offers.ts';
import { useCommands, type ShellCommands } from './useCommands.ts';
import { useSignedAnswer } from './useSignedAnswer.ts';

/** Kinds that are a row of a list; a dialog takes the focus itself, and a board shows the card that its address names. */
const IN_PAGE: ReadonlySet<SearchHit['kind']> = new Set(['research', 'hypothesis', 'experiment', 'audience']);

export interface PaletteHostProps extends ShellCommands {
  /** Whether the palette is shown. */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
}

/** The palette over the app: what it offers, and what becomes of what is chosen. */
export function PaletteHost({ open, onOpenChange, ...shell }: PaletteHostProps) {
  const store = useStore();
  const goTo = useContext(GoToContext);
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setQuery('');
  }
  const { answer: found, search, onRetry } = useRecordSearch(query, open);
  const answer = useSignedAnswer(found, open);

  const products = useProducts();
  const commands = useCommands(shell, products);
  const { names } = products;
  const offers = useMemo(() => offersFor(query, commands, answer, names), [query, commands, answer, names]);
  const groups = useMemo<readonly PaletteGroup[]>(
    () => offers.map(({ offers: own, ...group }) => ({ ...group, items: own.map(({ item }) => item) })),
    [offers],
  );

  const go = useCallback(
    (chosen: Offer['choose']) => {
      if (typeof chosen === 'function') {
        chosen();
        return;
      }
      document.getElementById('content')?.focus({ preventScroll: true });
      if (typeof chosen !== 'string' && chosen.about) {
        void commentsHrefOf(store, chosen.about, chosen.id).then(goTo);
        return;
      }
      const href = typeof chosen === 'string' ? chosen : hrefOfHit(chosen);
      goTo(href);
      if (typeof chosen !== 'string' && IN_PAGE.has(chosen.kind))
        focusRow(openedBy(new URL(href, location.href).search));
    },
    [goTo, store],
  );
  const onChoose = useCallback(
    ({ id }: PaletteItem) => {
      const chosen = offers.flatMap((group) => group.offers).find(({ item }) => item.id === id)?.choose;
      if (chosen === undefined) return;
      // The dialog gives the focus back in a timer of its own, queued while it goes: ours comes after it, so that the focus
      // ends where the choice leads. In a microtask, because the choice may come from an effect.
      queueMicrotask(() => {
        flushSync(() => onOpenChange(false));
        setTimeout(() => go(chosen));
      });
    },
    [offers, onOpenChange, go],
  );

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      search={search}
      onChoose={onChoose}
      onRetry={onRetry}
      note={
        answer?.partial
          ? 'Часть длинных текстов сюда не вошла: ищите в них в поле «Поиск исследований...» на экране «Исследования».'
          : undefined
      }
    />
  );
}
