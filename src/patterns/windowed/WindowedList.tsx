import { useRef, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import type { Stops } from './useStops.ts';
import { BAR, useWindowedRows } from './useWindowedRows.ts';

export interface WindowedListProps<T> {
  /** Name of the list for screen readers. */
  label: string;
  /** All items; of more than two hundred only those near the window are in the page. */
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
  /** Draws the content of an item's row. */
  renderItem: (item: T) => ReactNode;
}

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
 * A list of any length over the page's own scroll: ten thousand rows scroll like ten, and up to two hundred are in the page
 * whole, once its first frame is shown. The focused row stays in the page wherever it is scrolled, so the keyboard never loses
 * its place.
 */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { label, items, keyOf, rowHeight, gap = spaces[2], renderItem } = props;
  const list = useRef<HTMLUListElement>(null);
  const { first, virtualizer, top, onKeyDown, onFocus } = useWindowedRows({ ...props, gap, list });

  if (first !== null) {
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
