import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

import { rowAt, rowIndexOf } from './rowIndex.ts';

/** Where Up, Down, Home and End lead. */
export interface Stops<T> {
  /** Selector of the element that takes the focus within a row; the keys work on it only. */
  readonly selector: string;
  /** Whether an item's row has one. Default: every row. */
  readonly has?: (item: T) => boolean;
}

/** A list whose rows the keys reach. */
export interface StopsIn<T> {
  readonly list: RefObject<HTMLElement | null>;
  readonly items: readonly T[];
  /** Without it the keys scroll. */
  readonly stops: Stops<T> | undefined;
  /** Whether rows far from the window are not in the page. */
  readonly windowed: boolean;
  /** Brings a row of a windowed list into the page and into view. */
  readonly onReach: (index: number) => void;
}

const always = (): boolean => true;

/** Leads the focus from row to row by the arrow keys, Home and End, also to rows that are not in the page yet. */
export function useStops<T>({ list, items, stops, windowed, onReach }: StopsIn<T>): (event: KeyboardEvent) => void {
  const wanted = useRef<number | null>(null);
  const stopOf = (index: number): HTMLElement | null | undefined =>
    stops && rowAt(list.current, index)?.querySelector<HTMLElement>(stops.selector);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const stop = stopOf(wanted.current);
    wanted.current = null;
    stop?.focus({ preventScroll: true });
  });

  const moveTo = (index: number) => {
    const stop = stopOf(index);
    stop?.focus({ preventScroll: true });
    if (!windowed) {
      stop?.closest('li')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    // A row that is in the page has the focus already; a wish kept for later would take it from wherever it is then.
    if (!stop) wanted.current = index;
    onReach(index);
  };

  return (event) => {
    if (!stops || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = (event.target as HTMLElement).closest(stops.selector) && rowIndexOf(list.current, event.target);
    if (index === null) return;
    const has = stops.has ?? always;
    const moves: Readonly<Record<string, () => number>> = {
      ArrowDown: () => items.findIndex((item, at) => at > index && has(item)),
      ArrowUp: () => items.findLastIndex((item, at) => at < index && has(item)),
      Home: () => items.findIndex(has),
      End: () => items.findLastIndex(has),
    };
    const next = moves[event.key]?.();
    if (next === undefined) return;
    event.preventDefault();
    if (next !== -1) moveTo(next);
  };
}
