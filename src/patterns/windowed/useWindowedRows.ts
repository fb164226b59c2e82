import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, useState, type FocusEvent, type RefObject } from 'react';

import { spaces } from '../../theme/tokens.ts';
import { useWhole } from '../../ui/drawing/useWhole.ts';
import { rowIndexOf } from './rowIndex.ts';
import { useListTop } from './useListTop.ts';
import { useRowRange } from './useRowRange.ts';
import { useStops, type Stops } from './useStops.ts';

/** Room at the window's top for the bar that sticks there, px: a row that the arrow keys reach must not lie under it. */
export const BAR = 64;

/**
 * Most items of a list that is in the page whole, so that the browser's own search finds every row and a print has them all: two
 * hundred closed rows are drawn in a tenth of a second on a slow phone, and in slices.
 */
const WHOLE = 200;

/** Rows kept beyond the window's edges, so that Tab and a flick of the wheel meet no blank. */
const OVERSCAN = 4;

/** Size of the window, so that the rows are in the first drawing; without a window, for a page made ahead, a desktop's. */
const windowSize = (): { width: number; height: number } =>
  typeof window === 'undefined'
    ? { width: 1440, height: 900 }
    : { width: window.innerWidth, height: window.innerHeight };

/** A list over the page's own scroll. */
export interface WindowedRowsOf<T> {
  readonly items: readonly T[];
  /** Stable key of an item. A stable function. */
  readonly keyOf: (item: T) => string;
  /** Height of a row before it is measured, and room between rows, px. */
  readonly rowHeight: number;
  readonly gap: number;
  /** Key of an item whose row stays in the page wherever it is scrolled, or null, the default. */
  readonly keptKey?: string | null;
  /** Lets the arrow keys reach rows that are not in the page. */
  readonly stops?: Stops<T>;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** Which of its rows are in the page, and where. */
export interface WindowedRows<T> {
  /** Drawn items of a list that is in the page whole; null for one of which only the window is. */
  readonly first: readonly T[] | null;
  readonly virtualizer: Virtualizer<Window, Element>;
  /** Where the list begins in the page, px. */
  readonly top: number;
  /** Key handler of the list. */
  readonly onKeyDown: ReturnType<typeof useStops>;
  readonly onFocus: (event: FocusEvent) => void;
}

/** Chooses the rows of a list that are in the page: those near the window, the kept one and the one with the focus. */
export function useWindowedRows<T>(of: WindowedRowsOf<T>): WindowedRows<T> {
  const { items, keyOf, rowHeight, gap, keptKey = null, stops, list } = of;
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

  const isSlice = !isShown && !windowed;
  // The kept row is among the first: a user who comes back to it has it with the first drawing.
  const drawnFirst = Math.max(Math.ceil(windowSize().height / (rowHeight + gap)), keptIndex + 1);
  const slice = isSlice ? items.slice(0, drawnFirst) : items;
  return { first: windowed ? null : slice, virtualizer, top, onKeyDown, onFocus };
}
