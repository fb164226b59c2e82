import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../theme/tokens.ts';

export interface ScrolledListProps<T> {
  /** Name of the list's region for screen readers. */
  label: string;
  /** All items; only those near the window are in the page. */
  items: readonly T[];
  /** Stable key of an item. */
  keyOf: (item: T) => string;
  /** Height of a row, px, before it is measured. */
  rowHeight: number;
  /** Room between rows, px; default 8. */
  gap?: number;
  /** Index of the item that is shown elsewhere: it is brought into view whenever it becomes another one. Default none. */
  current?: number;
  /** Message when there is no item. Default nothing. */
  empty?: string;
  /** Draws the content of an item's row. */
  renderItem: (item: T, index: number) => ReactNode;
}

const Root = styled.section`
  height: 100%;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  & > p {
    padding: ${spaces[4]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > ul {
    position: relative;
  }
  & > ul > li {
    position: absolute;
    inset-inline: 0;
    top: 0;
    padding-block-end: var(--gap);
  }
`;

/** A list of any length that scrolls in a window of its own, as high as its place. The region takes the focus, so that keys scroll it. */
export function ScrolledList<T>(props: ScrolledListProps<T>) {
  const { label, items, keyOf, rowHeight, gap = spaces[2], current = -1, empty = '', renderItem } = props;
  const root = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => root.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    overscan: 6,
  });
  useEffect(() => {
    if (current >= 0) virtualizer.scrollToIndex(current, { align: 'auto' });
  }, [current, virtualizer]);
  return (
    <Root ref={root} aria-label={label} tabIndex={0} style={{ '--gap': `${gap}px` } as CSSProperties}>
      {items.length === 0 && empty !== '' ? <p>{empty}</p> : null}
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const item = items[row.index];
          return item === undefined ? null : (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {renderItem(item, row.index)}
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
