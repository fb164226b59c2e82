import { useRef, type ReactNode } from 'react';

import type { PluralForms } from '../../domain/core/format.ts';
import { CLOSED_HEIGHT } from '../../ui/accordion/closedHeight.ts';
import { Button } from '../../ui/Button.tsx';
import { useOver } from '../../ui/context/rights.ts';
import { BrokenNote } from '../BrokenNote.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListHead } from './ListHead.tsx';
import { ListStates } from './ListStates.tsx';
import { searchedFor, type ListChoice } from './listChoice.ts';
import type { Narrowed } from './useNarrowed.ts';
import { PageHeader } from '../PageHeader.tsx';
import { useFocusHome } from '../useFocusHome.ts';

export interface ListScreenProps<Item, Filter extends { readonly query: string }> extends Narrowed<Item, Filter> {
  /** The screen's h1, and what it is for. */
  heading: { readonly title: string; readonly subtitle: string };
  /** Starts a new record: the main action, and the first one of an empty list. Default: the screen has none. */
  create?: {
    readonly label: string;
    /** The same for an empty list: «Создать первую аудиторию». */
    readonly first: string;
    /** Decorative, 18 px. */
    readonly icon: ReactNode;
    readonly onClick: () => void;
    /** The pointer or the focus has come to the button: what it opens can be fetched. Default nothing. */
    readonly onNear?: () => void;
  };
  /** Second action that starts a record, beside the main one. Default none. */
  also?: {
    readonly label: string;
    /** The same for an empty list. */
    readonly first: string;
    /** Decorative, 18 px. */
    readonly icon: ReactNode;
    readonly onClick: () => void;
  };
  /** Control that exports the list to a file: «Экспорт». */
  file?: ReactNode;
  /** Content above the list and outside it; the list's title is above its filters then. */
  above?: ReactNode;
  /** «Список исследований». */
  listTitle: string;
  /** Beside the list's title: a switch of views, or what is made of the records in it. */
  views?: ReactNode;
  /** Placeholder and name of the search field. */
  searchLabel: string;
  /** Noun for the items, for 1, 2–4 and 5. */
  noun: PluralForms;
  /** The filter that lets everything through. */
  noFilter: Filter;
  /** Filters beside the search field; their values are fields of the filter. */
  choices: readonly ListChoice<Filter>[];
  /** Where the search looks, a sentence; said when nothing was found. Default nothing. */
  searchedIn?: string;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: Filter, how: 'typing' | 'chosen') => void;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** Whether the search has come to its end, so that the number found can be told. Default true. */
  settled?: boolean;
  /** Shown while the search still looks and has found nothing yet. Default nothing. */
  searching?: ReactNode;
  /** Heading when there is nothing at all. */
  emptyTitle: string;
  /** Purpose of this list, when it is empty. */
  emptyText: ReactNode;
  /** The first action when there is nothing at all. Default: `create`. */
  emptyAction?: ReactNode;
  /** Called to load again what failed. */
  onRetry: () => void;
  /** The list itself; drawn when something passes the filter. */
  children: ReactNode;
  /** Dialogs over the screen. */
  dialogs?: ReactNode;
}

/** A screen that is one list: its head, its filters, its states, and what can be begun. What leaves it gives the focus to what is nearest. */
export function ListScreen<Item, Filter extends { readonly query: string }>(props: ListScreenProps<Item, Filter>) {
  const { create, also, above, filter, applied, choices, list, settled = true, searching, onFilterChange } = props;
  const found = props.found.length;
  const root = useRef<HTMLDivElement>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  useFocusHome(root, createButton);
  const isReady = list.state === 'ready';
  // A user whose access has ended is not shown how many there are.
  const isOver = useOver() !== null;
  const head = (
    <ListHead title={props.listTitle} count={isReady && !isOver ? found : null}>
      {props.views}
    </ListHead>
  );
  const begin = create
    ? {
        icon: create.icon,
        onClick: create.onClick,
        onPointerEnter: create.onNear,
        onFocus: create.onNear,
        'aria-haspopup': 'dialog' as const,
      }
    : {};
  return (
    <div ref={root}>
      <PageHeader
        {...props.heading}
        actions={
          create ? (
            <>
              <Button needs="Researcher" ref={createButton} variant="primary" {...begin}>
                {create.label}
              </Button>
              {also ? (
                <Button needs="Researcher" icon={also.icon} onClick={also.onClick}>
                  {also.label}
                </Button>
              ) : null}
            </>
          ) : undefined
        }
        file={props.file}
      />
      {above}
      {above ? head : null}
      <FilterBar
        searchLabel={props.searchLabel}
        found={isReady && settled && applied === filter ? found : null}
        noun={props.noun}
        query={filter.query}
        onQueryChange={(query) => onFilterChange({ ...filter, query }, 'typing')}
        choices={choices.map((choice) => ({ ...choice, value: String(filter[choice.name]) }))}
        onChoose={(values) => onFilterChange({ ...filter, ...values }, 'chosen')}
      />
      {above ? null : head}
      <BrokenNote count={props.brokenCount} />
      <div aria-busy={applied !== filter}>
        {searching ?? (
          <ListStates
            list={list}
            found={found}
            rowHeight={CLOSED_HEIGHT}
            emptyTitle={props.emptyTitle}
            emptyText={props.emptyText}
            emptyAction={
              props.emptyAction ?? (
                <>
                  {create ? <Button {...begin}>{create.first}</Button> : null}
                  {also ? (
                    <Button needs="Researcher" icon={also.icon} onClick={also.onClick}>
                      {also.first}
                    </Button>
                  ) : null}
                </>
              )
            }
            searchedFor={[searchedFor(applied, choices), props.searchedIn].filter(Boolean).join(' ')}
            onReset={() => onFilterChange(props.noFilter, 'chosen')}
            onRetry={props.onRetry}
          >
            {props.children}
          </ListStates>
        )}
      </div>
      {props.dialogs}
    </div>
  );
}
