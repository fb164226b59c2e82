import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useRef, useState, type CSSProperties, type FocusEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { useWhole } from '../../ui/useWhole.ts';
import { rowIndexOf } from './rowIndex.ts';
import { useListTop } from './useListTop.ts';
import { useRowRange } from './useRowRange.ts';
import { useStops, type Stops } from './useStops.ts';

export interface WindowedListProps<T> {
  /** Name of the list for screen readers. */
  label: string;
  /** All items; of more than {@link WHOLE} only those near the window are in the page. */
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

/** Room at the window's top for the bar that sticks there, px: a row that the arrow keys reach must not lie under it. */
const BAR = 64;

const List = styled.ul`
  position: relative;

  &[data-windowed] > li {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
  }
  &:not([data-windowed]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--gap);
  }
  &:not([data-windowed]) > li {
    position: relative;
    scroll-margin-block: ${BAR}px ${spaces[2]}px;
  }
  ${media.print} {
    /* A grid would not be parted between its rows. */
    && {
      display: block;
      height: auto !important;
      padding: 0 !important;
    }
    && > li {
      position: relative;
      break-inside: avoid;
      transform: none !important;
    }
    && > li + li {
      margin-block-start: var(--gap);
    }
    /* What is unfolded may be longer than a sheet. */
    && > li:has([aria-expanded='true']) {
      break-inside: auto;
    }
  }
`;

/**
 * Most items of a list that stands in the page whole, so that the browser's own search finds every row and a print has them
 * all: two hundred closed rows are drawn in a tenth of a second on a slow phone, and in slices.
 */
const WHOLE = 200;

/** Rows kept beyond the window's edges, so that Tab and a flick of the wheel meet no blank. */
const OVERSCAN = 4;

/** What the window shows, so that the rows stand there with the first drawing; without a window, for a page made ahead, a desk's. */
const windowSize = (): { width: number; height: number } =>
  typeof window === 'undefined'
    ? { width: 1440, height: 900 }
    : { width: window.innerWidth, height: window.innerHeight };

/**
 * A list of any length over the page's own scroll: ten thousand rows scroll like ten, and two hundred stand in the page whole,
 * once its first frame is shown. The row that has the focus stays in the page wherever it is scrolled, so the keyboard never
 * loses its place.
 */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { label, items, keyOf, rowHeight, gap = spaces[2], keptKey = null, stops, renderItem } = props;
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const keptIndex = keptKey === null ? -1 : items.findIndex((item) => keyOf(item) === keptKey);

  const isShown = useWhole();
  const windowed = items.length > WHOLE;

  const top = useListTop(list, windowed);
  const kept = useMemo(() => [keptIndex, focused ?? -1], [keptIndex, focused]);
  const rangeExtractor = useRowRange(kept);
  const virtualizer = useWindowVirtualizer({
    enabled: windowed,
    count: items.length,
    initialRect: windowSize(),
    estimateSize: () => rowHeight,
    overscan: isShown ? OVERSCAN : 0,
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
    rangeExtractor,
  });

  const onKeyDown = useStops({
    list,
    items,
    stops,
    windowed,
    onReach: (index) => {
      setFocused(index);
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  });
  const onFocus = ({ target }: FocusEvent) => {
    const index = rowIndexOf(list.current, target);
    if (index !== null) setFocused(index);
  };

  if (!windowed) {
    const first = isShown ? items : items.slice(0, Math.ceil(windowSize().height / (rowHeight + gap)));
    // The height of what is not drawn yet: a page that comes back to its place must be as long as it will be.
    const style = {
      '--gap': `${gap}px`,
      paddingBlockEnd: (items.length - first.length) * (rowHeight + gap) || undefined,
    };
    return (
      <List ref={list} aria-label={label} style={style} onKeyDown={onKeyDown} onFocus={onFocus}>
        {first.map((item, index) => (
          <li key={keyOf(item)} data-index={index} aria-setsize={items.length} aria-posinset={index + 1}>
            {renderItem(item)}
          </li>
        ))}
      </List>
    );
  }
  return (
    <List
      ref={list}
      data-windowed=""
      aria-label={label}
      style={{ height: virtualizer.getTotalSize(), '--gap': `${gap}px` } as CSSProperties}
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
