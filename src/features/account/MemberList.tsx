import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { Member } from '../../domain/account.ts';
import { spaces } from '../../theme/tokens.ts';
import { MemberRow, type MemberRowProps } from './MemberRow.tsx';

export interface MemberListProps extends Omit<MemberRowProps, 'member' | 'company'> {
  /** Members in their order; only those near the window are in the page. */
  members: readonly Member[];
  /** Name of a company by its id. */
  companyName: (companyId: string) => string;
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

/** Height of a row before it is measured, px. */
const ROW_HEIGHT = 74;
/** Rows kept beyond the window's edges, so that Tab and a flick of the wheel meet no blank. */
const OVERSCAN = 6;

/** Members over the page's own scroll: a thousand scroll like ten. The row that has the focus stays in the page. */
export function MemberList({ members, companyName, ...row }: MemberListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);

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
    count: members.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    gap: spaces[2],
    scrollMargin: top,
    getItemKey: useCallback((index: number) => members[index]?.id ?? index, [members]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const kept = focused !== null && focused < range.count ? [focused] : [];
        return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
      },
      [focused],
    ),
  });

  return (
    <List
      ref={list}
      aria-label="Участники"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={(event) => {
        const item = event.target.closest<HTMLElement>('li[data-index]');
        if (item) setFocused(Number(item.dataset.index));
      }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const member = members[index];
        if (!member) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={members.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <MemberRow {...row} member={member} company={companyName(member.companyId)} />
          </li>
        );
      })}
    </List>
  );
}
