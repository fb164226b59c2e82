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
import { Accordion } from '../ui/Accordion.tsx';

export interface WindowedAccordionProps<T> {
  /** Name of the list for screen readers. */
  label: string;
  /** All items; only those near the window are in the page. */
  items: readonly T[];
  /** Stable key of an item; also its value in the accordion. */
  keyOf: (item: T) => string;
  /** Height of a closed row, px, before it is measured. */
  rowHeight: number;
  /** Key of the open item, or null. */
  openKey: string | null;
  /** Called with the wanted state. */
  onOpenChange: (key: string | null) => void;
  /** Draws an item: one AccordionItem whose value is its key. Must be a stable function. */
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

/** Rows kept beyond the window's edges, so that a flick of the wheel meets no blank. */
const OVERSCAN = 4;

/** Room at the window's top for the bar that sticks there, px: a row that the arrow keys reach must not lie under it. */
const BAR = 64;

/**
 * One accordion of any length over the page's own scroll: ten thousand rows scroll like ten. The open and the focused row
 * stay in the page wherever it is scrolled, so the keyboard never loses its place; arrows, Home and End reach every row.
 */
export function WindowedAccordion<T>(props: WindowedAccordionProps<T>) {
  const { label, items, keyOf, rowHeight, openKey, onOpenChange, renderItem } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const openIndex = openKey === null ? -1 : items.findIndex((item) => keyOf(item) === openKey);

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
    overscan: OVERSCAN,
    gap: spaces[2],
    scrollPaddingStart: BAR,
    scrollPaddingEnd: spaces[2],
    scrollMargin: top,
    getItemKey: useCallback(
      (index: number) => {
        const item = items[index];
        return item === undefined ? index : keyOf(item);
      },
      [items, keyOf],
    ),
    rangeExtractor: useCallback(
      (range: Range) => {
        const kept = [openIndex, focused ?? -1].filter((index) => index >= 0 && index < range.count);
        return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
      },
      [openIndex, focused],
    ),
  });

  const triggerOf = (index: number) =>
    list.current?.querySelector<HTMLElement>(`li[data-index="${index}"] [data-accordion-trigger]`);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const trigger = triggerOf(wanted.current);
    wanted.current = null;
    trigger?.focus({ preventScroll: true });
  });

  const moveTo = (index: number) => {
    const target = Math.max(0, Math.min(items.length - 1, index));
    const trigger = triggerOf(target);
    // A row that is in the page takes the focus at once; a wish kept for later would take it from wherever it is then.
    if (trigger) trigger.focus({ preventScroll: true });
    else wanted.current = target;
    setFocused(target);
    virtualizer.scrollToIndex(target, { align: 'auto' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const trigger = (event.target as HTMLElement).closest('[data-accordion-trigger]');
    const row = trigger?.closest<HTMLElement>('li[data-index]');
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = Number(row.dataset.index);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    moveTo(next);
  };

  const onFocus = (event: FocusEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('li[data-index]');
    if (row) setFocused(Number(row.dataset.index));
  };

  return (
    <Accordion value={openKey} onValueChange={onOpenChange} onKeyDown={onKeyDown} onFocus={onFocus}>
      <List ref={list} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
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
    </Accordion>
  );
}
