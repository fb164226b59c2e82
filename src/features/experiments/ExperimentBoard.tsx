import {
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { ExperimentStatus, ExperimentSummary } from '../../domain/experiment.ts';
import { boardOf } from '../../domain/experimentFilter.ts';
import { STAGES, type Stage } from '../../domain/stage.ts';
import { layers, spaces } from '../../theme/tokens.ts';
import { byColumn, CARD_INSTRUCTIONS, carried, columnUnder, makeAnnouncements, placeOf } from './boardDrag.ts';
import { dropOn } from './boardMove.ts';
import { BoardSection } from './BoardSection.tsx';
import { ExperimentCard } from './ExperimentCard.tsx';

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

const Sections = styled.div`
  display: grid;
  gap: ${spaces[4]}px;
`;

const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};
const INSTRUCTIONS = { draggable: CARD_INSTRUCTIONS };

/** A card that lies in its new column before the list has it there. */
interface Ahead {
  readonly id: string;
  readonly to: ExperimentStatus;
  /** The list it was moved in; the next one knows better. */
  readonly list: readonly ExperimentSummary[];
}

function withMove(experiments: readonly ExperimentSummary[], ahead: Ahead | null): readonly ExperimentSummary[] {
  if (ahead?.list !== experiments) return experiments;
  return experiments.map((one) => (one.id === ahead.id ? { ...one, status: ahead.to, verdict: null } : one));
}

/** A function that stays the same while what it calls changes. */
function useStable<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/**
 * Experiments by stage and status. Cards are carried between the columns of their stage by pointer, by touch or with the
 * keyboard; a screen reader is told of every step, and a drop that cannot be says why.
 */
export const ExperimentBoard = memo(function ExperimentBoard(props: ExperimentBoardProps) {
  const { experiments, assigneeOf } = props;
  const id = useId();
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const shown = useMemo(() => withMove(experiments, ahead), [experiments, ahead]);
  const board = useMemo(() => boardOf(shown), [shown]);
  const [closed, setClosed] = useState<ReadonlySet<Stage>>(new Set());
  const [lifted, setLifted] = useState<ExperimentSummary | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [note, setNote] = useState<{ readonly stage: Stage; readonly text: string } | null>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly to: ExperimentStatus } | null>(null);
  const [accessibility] = useState(() => ({
    announcements: makeAnnouncements(),
    screenReaderInstructions: INSTRUCTIONS,
  }));
  const onOpen = useStable(props.onOpen);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byColumn, keyboardCodes: KEYS, scrollBehavior: 'auto' }),
  );

  const rest = () => {
    setLifted(null);
    setRefusal(undefined);
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    rest();
    const experiment = carried(active);
    const place = placeOf(over);
    if (!experiment || !place) return;
    const drop = dropOn(experiment, place);
    // The screen reader has it from the announcement; for the eye it stays until the next card is taken.
    if (drop.kind === 'refused') setNote({ stage: experiment.cjmStage, text: drop.text });
    if (drop.kind !== 'move') return;
    setMoved({ id: experiment.id, to: place.status });
    const stored = props.onMove(experiment, place.status);
    if (!stored) return;
    const next = { id: experiment.id, to: place.status, list: experiments };
    setAhead(next);
    void stored.then((done) => {
      if (!done) setAhead((now) => (now === next ? null : now));
    });
  };
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
      onDragStart={({ active }) => {
        setNote(null);
        setLifted(carried(active));
      }}
      onDragOver={({ active, over }) => {
        const experiment = carried(active);
        const drop = experiment && dropOn(experiment, placeOf(over));
        setRefusal(drop?.kind === 'refused' ? drop.text : undefined);
      }}
      onDragCancel={rest}
      onDragEnd={onDragEnd}
    >
      <Sections>
        {STAGES.map((stage) => (
          <BoardSection
            key={stage}
            id={`${id}-${stage}`}
            stage={stage}
            columns={board[stage]}
            assigneeOf={assigneeOf}
            open={!closed.has(stage)}
            onToggle={toggle}
            lifted={lifted}
            note={note?.stage === stage ? note.text : ''}
            moved={moved}
            onOpen={onOpen}
          />
        ))}
      </Sections>
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
