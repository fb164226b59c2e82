import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { rowIndexOf } from '../../../patterns/windowed/rowIndex.ts';
import { useRowRange } from '../../../patterns/windowed/useRowRange.ts';
import { useStops } from '../../../patterns/windowed/useStops.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { ShownPassage } from './codeTablePassages.ts';
import { REST } from './passageGroups.ts';
import { PassageGroupsCard, type PassageGroupsCardProps } from './PassageGroupsCard.tsx';
import { List, Root } from './PassageGroupsPane.styles.ts';
import type { PassageChoice } from './usePassageChoice.ts';

export interface PassageGroupsPaneProps extends Pick<
  PassageGroupsCardProps,
  'group' | 'groups' | 'passageHref' | 'onPut' | 'onNewGroup'
> {
  /** Which passages are chosen, here and in the other groups. */
  choice: PassageChoice;
  /** The passage that is being carried, or null: its row stays in the page. */
  carried: string | null;
  /** Title: the group's name, «Не разложены». */
  title: string;
  /** How many people and studies support it, or how many passages are left. */
  words: string;
  /** The passages in it, in their order. */
  passages: readonly ShownPassage[];
  /** Message when there are none. */
  empty: string;
  /** Actions beside its name. Default nothing. */
  menu?: ReactNode;
  /** Records to make of it, below its passages. Default nothing. */
  foot?: ReactNode;
}

/** Most passages of a list that is in the page as a whole, so that the browser's own search finds each. */
const WHOLE = 60;

/** Height of a card before it is measured, px. */
const CARD = 128;

const BOX = 'input[type="checkbox"]';
const STOPS = { selector: BOX };

/** The keys of a list of passages: arrows from box to box, with Shift choosing, Ctrl+A for all of them. */
function useListKeys(
  passages: readonly ShownPassage[],
  choice: PassageChoice,
  onStop: (event: KeyboardEvent) => void,
): (event: KeyboardEvent<HTMLUListElement>) => void {
  return (event) => {
    const { key, code, shiftKey, ctrlKey, metaKey, target, currentTarget } = event;
    if (target instanceof Element && target.matches(BOX)) {
      const index = rowIndexOf(currentTarget, target) ?? -1;
      const next = key === 'ArrowDown' ? index + 1 : key === 'ArrowUp' ? index - 1 : -1;
      const [here, there] = [passages[index], passages[next]];
      if (shiftKey && here && there) choice.set([here, there], true);
      if ((ctrlKey || metaKey) && code === 'KeyA') {
        event.preventDefault();
        choice.set(passages, true);
      }
    }
    onStop(event);
  };
}

/** The passages of a group, windowed when there are many: the focused and the carried one stay in the page. */
function Passages({
  label,
  passages,
  carried,
  choice,
  children,
}: Pick<PassageGroupsPaneProps, 'passages' | 'carried' | 'choice'> & {
  readonly label: string;
  readonly children: (passage: ShownPassage, index: number) => ReactNode;
}) {
  const pane = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const windowed = passages.length > WHOLE;
  const carriedAt = carried === null ? -1 : passages.findIndex(({ mark }) => mark.id === carried);
  const rangeExtractor = useRowRange(useMemo(() => [focused ?? -1, carriedAt], [focused, carriedAt]));
  const virtualizer = useVirtualizer({
    enabled: windowed,
    count: passages.length,
    getScrollElement: () => pane.current,
    estimateSize: () => CARD,
    overscan: 4,
    gap: spaces[2],
    scrollPaddingStart: spaces[1],
    scrollPaddingEnd: spaces[3],
    // Else a row that is measured changes the list's height within the same round of observations, which browsers call an error.
    useAnimationFrameWithResizeObserver: true,
    getItemKey: useCallback((index: number) => passages[index]?.mark.id ?? index, [passages]),
    rangeExtractor,
  });
  const onStop = useStops({
    list,
    items: passages,
    stops: STOPS,
    windowed,
    onReach: (index) => {
      setFocused(index);
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  });
  const onKeyDown = useListKeys(passages, choice, onStop);
  const rows = windowed
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start }))
    : passages.map((_, index) => ({ index, start: null }));
  return (
    <div ref={pane}>
      <List
        ref={list}
        aria-labelledby={label}
        data-windowed={windowed ? '' : undefined}
        style={windowed ? { height: virtualizer.getTotalSize() } : undefined}
        onKeyDown={onKeyDown}
        onFocus={({ target, currentTarget }) => setFocused(rowIndexOf(currentTarget, target))}
      >
        {rows.map(({ index, start }) => {
          const passage = passages[index];
          if (!passage) return null;
          return (
            <li
              key={passage.mark.id}
              ref={windowed ? virtualizer.measureElement : undefined}
              data-index={index}
              aria-setsize={passages.length}
              aria-posinset={index + 1}
              style={start === null ? undefined : { transform: `translateY(${start}px)` }}
            >
              {children(passage, index)}
            </li>
          );
        })}
      </List>
    </div>
  );
}

/** A group with its passages, or those that lie in none; what is carried over it can be laid here. */
export function PassageGroupsPane(props: PassageGroupsPaneProps) {
  const { title, words, passages, empty, menu, foot, group, choice, carried, ...card } = props;
  const id = useId();
  const { setNodeRef, isOver } = useDroppable({ id: group?.id ?? REST });
  const chosen = passages.filter(({ mark }) => choice.ids.has(mark.id)).length;
  return (
    <Root ref={setNodeRef} aria-labelledby={id} data-over={isOver ? '' : undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {menu}
        <p>{words}</p>
        {passages.length > 1 ? (
          <Checkbox
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && chosen < passages.length;
            }}
            checked={chosen === passages.length}
            label={
              <>
                Выбрать все{' '}
                <VisuallyHidden>
                  цитаты: <bdi>{title}</bdi>
                </VisuallyHidden>
              </>
            }
            onChange={() => choice.set(passages, chosen < passages.length)}
          />
        ) : null}
      </header>
      {passages.length === 0 ? (
        <div>
          <p>{empty}</p>
        </div>
      ) : (
        <Passages label={id} passages={passages} carried={carried} choice={choice}>
          {(passage, index) => {
            const isChosen = choice.ids.has(passage.mark.id);
            return (
              <PassageGroupsCard
                {...card}
                passage={passage}
                chosen={isChosen}
                others={isChosen ? choice.ids.size - 1 : 0}
                group={group}
                neighbours={{
                  above: passages[index - 1]?.mark.id,
                  // Behind the next one is before the one after that, or last.
                  below: index + 1 < passages.length ? (passages[index + 2]?.mark.id ?? null) : undefined,
                }}
                onToggle={({ mark }, reach) => choice.toggle(passages, mark.id, reach)}
              />
            );
          }}
        </Passages>
      )}
      {foot ? <footer>{foot}</footer> : null}
    </Root>
  );
}
