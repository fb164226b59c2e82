import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useId, useMemo, useRef, useState } from 'react';

import {
  EXPERIMENT_STATUS_LABELS,
  type ExperimentStatus,
  type ExperimentSummary,
} from '../../../domain/experiments/experiment.ts';
import { formatNumber } from '../../../domain/core/format.ts';
import type { Stage } from '../../../domain/core/stage.ts';
import { STATUS_TONES } from '../../../patterns/statusTones.ts';
import { useRowRange } from '../../../patterns/windowed/useRowRange.ts';
import { spaces } from '../../../theme/tokens.ts';
import { carried, cardOf } from './boardDrag.ts';
import { dropOn, placeId } from './boardMove.ts';
import { COLUMN_ICONS } from './boardTones.ts';
import { DraggableCard } from './DraggableCard.tsx';
import { useColumnKeys } from './useColumnKeys.ts';
import { Cards, Empty, Header, Root, Window } from './BoardColumn.styles.ts';

export interface BoardColumnProps {
  /** Stage of its section. */
  stage: Stage;
  /** Status of its experiments. */
  status: ExperimentStatus;
  /** Its experiments; only those in its window are in the page. */
  experiments: readonly ExperimentSummary[];
  /** Names of members by id. */
  assigneeOf: ReadonlyMap<string, string>;
  /** Whether it is on the screen or near it; far ones keep their height and draw one card, which says how many there are. */
  near: boolean;
  /** A card that was carried over the board and takes the focus back when it comes here; null when there is none. */
  arriving: string | null;
  /** Called when a card is pressed. Must be a stable function. */
  onOpen: (experiment: ExperimentSummary) => void;
}

/** Height of a card before it is measured, px. */
const CARD = 112;

/**
 * A column of the board, windowed: thousands of cards scroll like ten. It is one stop of the Tab key, the arrows reach
 * every card; the focused and the carried card stay in the page wherever it is scrolled.
 */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { stage, status, experiments, assigneeOf, near, arriving, onOpen } = props;
  const headingId = useId();
  const pane = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const place = useMemo(() => ({ stage, status }), [stage, status]);
  const { setNodeRef, active, isOver } = useDroppable({
    id: placeId(place),
    data: useMemo(() => ({ place }), [place]),
  });
  const lifted = carried(active);
  const over = isOver && lifted ? dropOn(lifted, place).kind : undefined;

  const here = (id: string | null) => (id === null ? -1 : experiments.findIndex((one) => one.id === id));
  const stop = Math.max(0, here(focused));
  const liftedAt = lifted?.status === status && lifted.cjmStage === stage ? here(lifted.id) : -1;

  const kept = useMemo(() => [stop, liftedAt], [stop, liftedAt]);
  const rangeExtractor = useRowRange(kept);
  const virtualizer = useVirtualizer({
    // Keeping the places of thousands of unseen cards would cost every keystroke of the filter; without any card a screen reader
    // would find an empty list under a head that counts them.
    count: near ? experiments.length : Math.min(1, experiments.length),
    getScrollElement: () => pane.current,
    estimateSize: () => CARD,
    overscan: 3,
    gap: spaces[2],
    scrollPaddingStart: spaces[1],
    scrollPaddingEnd: spaces[3],
    getItemKey: useCallback((index: number) => experiments[index]?.id ?? index, [experiments]),
    rangeExtractor,
  });

  const onKeyDown = useColumnKeys({
    pane,
    experiments,
    carrying: active !== null,
    arrivesAt: here(arriving),
    onReach: ({ id }, index) => {
      setFocused(id);
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
  });

  const Icon = COLUMN_ICONS[status];
  return (
    <Root ref={setNodeRef} data-tone={STATUS_TONES[status]} data-column={status} data-over={over}>
      <Header id={headingId}>
        <Icon aria-hidden />
        <span>{EXPERIMENT_STATUS_LABELS[status]}</span>
        <span>{formatNumber(experiments.length)}</span>
      </Header>
      <Window ref={pane}>
        {experiments.length === 0 ? (
          <Empty>Пусто</Empty>
        ) : (
          <Cards
            aria-labelledby={headingId}
            style={{ height: near ? virtualizer.getTotalSize() : experiments.length * (CARD + spaces[2]) }}
            onKeyDown={onKeyDown}
            onFocus={(event) => setFocused(cardOf(event.target))}
          >
            {virtualizer.getVirtualItems().map((row) => {
              const experiment = experiments[row.index];
              if (!experiment) return null;
              return (
                <li
                  key={row.key}
                  ref={virtualizer.measureElement}
                  data-index={row.index}
                  aria-setsize={experiments.length}
                  aria-posinset={row.index + 1}
                  style={{ transform: `translateY(${row.start}px)` }}
                >
                  <DraggableCard
                    experiment={experiment}
                    assignee={assigneeOf.get(experiment.assigneeId ?? '') ?? ''}
                    tabStop={row.index === stop}
                    onOpen={onOpen}
                  />
                </li>
              );
            })}
          </Cards>
        )}
      </Window>
    </Root>
  );
});
