import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';

import { spaces } from '../theme/tokens.ts';
import { useWhole } from '../ui/useWhole.ts';

/** Where Up, Down, Home and End lead. */
export interface Stops<T> {
  /** What takes the focus within a row, as a selector; the keys work on it only. */
  readonly selector: string;
  /** Whether an item's row has one. Default: every row. */
  readonly has?: (item: T) => boolean;
}

export interface WindowedListProps<T> {
  /** Name of the list for screen readers. */
  label: string;
  /** All items; only those near the window are in the page. */
  items: readonly T[];
  /** Stable key of an item. Must be a stable function. */
  keyOf: (item: T) => string;
  /** Height of a row, px, before it is measured. */
  rowHeight: number;
  /** Room between rows, px; default 8. */
  gap?: number;
  /** Key of an item whose row stays in the page wherever it is scrolled, or null. The row with the focus always does. */
  keptKey?: string | null;
  /** Lets the arrow keys reach rows that are not in the page; without it the keys scroll. */
  stops?: Stops<T>;
  /** Draws what stands in an item's row. */
  renderItem: (item: T) => ReactNode;
}

const List = styled.ul`
  position: relative;

  & > li {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
  }
`;

/** Rows kept beyond the window's edges, so that Tab and a flick of the wheel meet no blank. */
const OVERSCAN = 4;

/** Room at the window's top for the bar that sticks there, px: a row that the arrow keys reach must not lie under it. */
const BAR = 64;

const always = (): boolean => true;

const rowOf = ({ target }: { readonly target: EventTarget }): HTMLElement | null =>
  (target as HTMLElement).closest<HTMLElement>('li[data-index]');

/**
 * A list of any length over the page's own scroll: ten thousand rows scroll like ten. The row that has the focus stays in the
 * page wherever it is scrolled, so the keyboard never loses its place.
 */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { label, items, keyOf, rowHeight, gap = spaces[2], keptKey = null, stops, renderItem } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const keptIndex = keptKey === null ? -1 : items.findIndex((item) => keyOf(item) === keptKey);

  useLayoutEffect(() => {
    const place = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    overscan: useWhole() ? OVERSCAN : 0,
    gap,
    scrollPaddingStart: BAR,
    scrollPaddingEnd: spaces[2],
    scrollMargin: top,
    // Else a row that is measured changes the page's height within the same round of observations, which browsers call an error.
    useAnimationFrameWithResizeObserver: true,
    getItemKey: useCallback(
      (index: number) => {
        const item = items[index];
        return item === undefined ? index : keyOf(item);
      },
      [items, keyOf],
    ),
    rangeExtractor: useCallback(
      (range: Range) => {
        const kept = [keptIndex, focused ?? -1].filter((index) => index >= 0 && index < range.count);
        return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
      },
      [keptIndex, focused],
    ),
  });

  const stopOf = (index: number): HTMLElement | null | undefined =>
    stops && list.current?.querySelector<HTMLElement>(`li[data-index="${index}"] ${stops.selector}`);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const stop = stopOf(wanted.current);
    wanted.current = null;
    stop?.focus({ preventScroll: true });
  });

  const moveTo = (index: number) => {
    const stop = stopOf(index);
    // A row that is in the page takes the focus at once; a wish kept for later would take it from wherever it is then.
    if (stop) stop.focus({ preventScroll: true });
    else wanted.current = index;
    setFocused(index);
    virtualizer.scrollToIndex(index, { align: 'auto' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!stops || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = (event.target as HTMLElement).closest(stops.selector) && rowOf(event);
    if (!row) return;
    const index = Number(row.dataset.index);
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

  const onFocus = (event: FocusEvent) => {
    const row = rowOf(event);
    if (row) setFocused(Number(row.dataset.index));
  };

  return (
    <List
      ref={list}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {virtualizer.getVirtualItems().map((row) => {
        const item = items[row.index];
        if (item === undefined) return null;
        return (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            aria-setsize={items.length}
            aria-posinset={row.index + 1}
            style={{ transform: `translateY(${row.start - top}px)` }}
          >
            {renderItem(item)}
          </li>
        );
      })}
    </List>
  );
}
