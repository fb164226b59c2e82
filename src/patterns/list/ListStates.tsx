import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Loadable } from '../../domain/core/loadable.ts';
import { spaces } from '../../theme/tokens.ts';
import { useMissingRole } from '../../ui/context/rights.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

// Not named T: Loadable's own parameter is, and Storybook's react-docgen would take the one for the other for ever.
export interface ListStatesProps<Item> {
  /** The list, pending or failed. */
  list: Loadable<readonly Item[]>;
  /** How many of them pass the filter. */
  found: number;
  /** Height of a row, px: the skeleton takes the same. */
  rowHeight: number;
  /** Heading when there is nothing at all. */
  emptyTitle: string;
  /** Purpose of this list, when it is empty. */
  emptyText: ReactNode;
  /** The first action, when there is nothing at all. */
  emptyAction: ReactNode;
  /** The search in words, when nothing passes the filter. */
  searchedFor: string;
  /** Lets everything through again. */
  onReset: () => void;
  /** Loads again after a failure. */
  onRetry: () => void;
  /** The list itself; drawn when something passes the filter. */
  children: ReactNode;
}

/** Rows of the skeleton: about a screenful. */
const SKELETON_ROWS = 7;

const Rows = styled.output`
  display: grid;
  gap: ${spaces[2]}px;
`;

/** Text of an empty list for users who cannot add to it. */
const OTHERS_BEGIN = 'Здесь пока пусто: записи добавят коллеги.';

/** The states every list has: loading, failed, empty, nothing found, and the list. */
export function ListStates<Item>(props: ListStatesProps<Item>) {
  const { list } = props;
  const fixed = useMissingRole('Researcher') !== null;
  if (list.state === 'loading') {
    return (
      <Rows>
        <VisuallyHidden>Загружаем список…</VisuallyHidden>
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <Skeleton key={index} height={props.rowHeight} />
        ))}
      </Rows>
    );
  }
  if (list.state === 'failed') {
    return <ErrorState title="Список не открылся" message={list.message} onRetry={props.onRetry} />;
  }
  if (list.value.length === 0) {
    return (
      <EmptyState title={props.emptyTitle} action={fixed ? null : props.emptyAction}>
        {fixed ? OTHERS_BEGIN : props.emptyText}
      </EmptyState>
    );
  }
  if (props.found === 0) {
    return (
      <EmptyState title="Ничего не найдено" action={<Button onClick={props.onReset}>Сбросить поиск и фильтры</Button>}>
        {props.searchedFor}
      </EmptyState>
    );
  }
  return props.children;
}
