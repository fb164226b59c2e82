import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';

import type { PaletteGroup, PaletteItem, PaletteSearch } from './paletteItems.ts';

/** Offered items, and the query they answer. */
export interface PaletteOptionsOf {
  readonly open: boolean;
  readonly query: string;
  readonly groups: readonly PaletteGroup[];
  readonly search: PaletteSearch;
  readonly onChoose: (item: PaletteItem) => void;
}

/** The options of a combobox, of which one is active. */
export interface PaletteOptions {
  /** Scrolls, and holds the options. */
  readonly results: RefObject<HTMLDivElement | null>;
  readonly items: readonly PaletteItem[];
  readonly active: PaletteItem | undefined;
  /** Id of the list, of an option, and of the active one. */
  readonly listId: string;
  readonly optionId: (id: string) => string;
  readonly activeId: string | undefined;
  /** Whether the shown items still answer the previous query. */
  readonly searching: boolean;
  /** The pointer is over an option. */
  readonly onPoint: (id: string) => void;
  /** Something else is typed: an Enter that waits for its answer counts no more. */
  readonly onType: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** How far PageUp and PageDown go. */
const PAGE = 5;
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

/** Moves the active option by keys and the pointer, keeps it in view, and chooses it with Enter. */
export function usePaletteOptions({ open, query, groups, search, onChoose }: PaletteOptionsOf): PaletteOptions {
  const base = useId();
  const results = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<{ id: string; query: string } | null>(null);
  /** Enter came before the answer: it means the answer's first line, not the one before's. */
  const entered = useRef(false);

  const items = groups.flatMap((group) => group.items);
  // A pointed-at item counts for the query that found it; another query begins at the top again.
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

  const onType = () => {
    entered.current = false;
  };
  return { results, items, active, listId, optionId, activeId, searching, onPoint, onType, onKeyDown };
}
