import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { MarkedPassage } from '../../../domain/research/markedPassages.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';

export interface PassageListProps {
  /** What the list is, for a screen reader: «Отметки». */
  label: string;
  /** The passages, in order. */
  passages: readonly MarkedPassage[];
  /** What is said when there are none. */
  empty: string;
  /** Draws one of them. */
  renderNote: (passage: MarkedPassage) => ReactNode;
}

const Root = styled.section`
  height: 100%;
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
    padding-block-end: ${spaces[1]}px;
  }
`;

/** Height of a folded note before it is measured, px. */
const NOTE_HEIGHT = 72;

/** Marked words one below the other, away from their text. Windowed: a text may have thousands. */
export function PassageList({ label, passages, empty, renderNote }: PassageListProps) {
  const root = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: passages.length,
    getScrollElement: () => root.current,
    estimateSize: () => NOTE_HEIGHT,
    getItemKey: (index) => passages[index]?.id ?? index,
    overscan: 6,
  });
  return (
    <Root ref={root} aria-label={label} tabIndex={0}>
      {passages.length === 0 ? <p>{empty}</p> : null}
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((row) => {
          const passage = passages[row.index];
          return passage ? (
            <li
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              style={{ transform: `translateY(${row.start}px)` }}
            >
              {renderNote(passage)}
            </li>
          ) : null;
        })}
      </ul>
    </Root>
  );
}
