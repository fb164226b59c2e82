import {
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';

import type { ExperimentStatus, ExperimentSummary } from '../../../domain/experiments/experiment.ts';
import { boardOf } from '../../../domain/experiments/filter.ts';
import { STAGES, type Stage } from '../../../domain/core/stage.ts';
import { layers } from '../../../theme/tokens.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { byColumn, CARD_INSTRUCTIONS, makeAnnouncements } from './boardDrag.ts';
import { makeBoardPointer } from './boardPointer.ts';
import { BoardSection } from './BoardSection.tsx';
import { ExperimentCard } from './ExperimentCard.tsx';
import { useBoardDrag } from './useBoardDrag.ts';

export interface ExperimentBoardProps {
  /** The experiments that pass the filter. The same list while nothing changed: the board is computed once for it. */
  experiments: readonly ExperimentSummary[];
  /** Names of members by id. */
  assigneeOf: ReadonlyMap<string, string>;
  /** Called when a card is pressed: the launch form for the backlog, the details for any other. */
  onOpen: (experiment: ExperimentSummary) => void;
  /**
   * Called when a card is dropped on another column of its stage and planMove does not refuse; the caller asks for forms.
   * With a promise the card lies in its new column at once: true when that was stored, false puts it back.
   */
  onMove: (experiment: ExperimentSummary, to: ExperimentStatus) => Promise<boolean> | undefined;
}

const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};
const INSTRUCTIONS = { draggable: CARD_INSTRUCTIONS };

/** Up to so many experiments every column draws its cards wherever the page is: what its head counts is there to be read out. */
const WHOLE = 60;

/** A function that stays the same while what it calls changes. */
function useStable<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/**
 * Shows experiments by stage and status. Cards are carried between the columns of their stage by pointer, by touch or with the
 * keyboard; a screen reader hears every step, and an impossible drop explains why.
 */
export const ExperimentBoard = memo(function ExperimentBoard(props: ExperimentBoardProps) {
  const { experiments, assigneeOf } = props;
  const id = useId();
  const { shown, lifted, refusal, note, moved, handlers } = useBoardDrag(experiments, props.onMove);
  const board = useMemo(() => boardOf(shown), [shown]);
  const [closed, setClosed] = useState<ReadonlySet<Stage>>(new Set());
  const [accessibility] = useState(() => ({
    announcements: makeAnnouncements(),
    screenReaderInstructions: INSTRUCTIONS,
  }));
  const [{ columnUnder, autoScroll }] = useState(makeBoardPointer);
  const onOpen = useStable(props.onOpen);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byColumn, keyboardCodes: KEYS, scrollBehavior: 'auto' }),
  );

  const toggle = useCallback(
    (stage: Stage) =>
      setClosed((before) => {
        const next = new Set(before);
        if (!next.delete(stage)) next.add(stage);
        return next;
      }),
    [],
  );

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={accessibility}
      autoScroll={autoScroll}
      {...handlers}
    >
      <Stack>
        {STAGES.map((stage) => (
          <BoardSection
            key={stage}
            id={`${id}-${stage}`}
            stage={stage}
            columns={board[stage]}
            assigneeOf={assigneeOf}
            whole={experiments.length <= WHOLE}
            open={!closed.has(stage)}
            onToggle={toggle}
            lifted={lifted}
            note={note?.stage === stage ? note.text : ''}
            moved={moved}
            onOpen={onOpen}
          />
        ))}
      </Stack>
      <DragOverlay dropAnimation={null} zIndex={layers.popover}>
        {lifted ? (
          <ExperimentCard
            experiment={lifted}
            assignee={assigneeOf.get(lifted.assigneeId ?? '') ?? ''}
            look="lifted"
            refusal={refusal}
            tabIndex={-1}
            aria-hidden
          />
        ) : null}
      </DragOverlay>
    </DndContext>
  );
});
