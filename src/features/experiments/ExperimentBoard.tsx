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
import { ChevronDown } from 'lucide-react';
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { EXPERIMENT_STATUSES, type ExperimentStatus, type ExperimentSummary } from '../../domain/experiment.ts';
import { boardOf } from '../../domain/experimentFilter.ts';
import { counted } from '../../domain/format.ts';
import { STAGE_NAMES, STAGES, type Stage } from '../../domain/stage.ts';
import { media } from '../../theme/media.ts';
import { durations, fontSizes, layers, radii, spaces } from '../../theme/tokens.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { byColumn, CARD_INSTRUCTIONS, carried, columnUnder, makeAnnouncements, placeOf } from './boardDrag.ts';
import { dropOn } from './boardMove.ts';
import { ExperimentCard } from './ExperimentCard.tsx';

export interface ExperimentBoardProps {
  /** The experiments that pass the filter. The same list while nothing changed: the board is computed once for it. */
  experiments: readonly ExperimentSummary[];
  /** Names of members by id. */
  assigneeOf: ReadonlyMap<string, string>;
  /** Called when a card is pressed: the launch form for the backlog, the details for any other. */
  onOpen: (experiment: ExperimentSummary) => void;
  /** Called when a card is dropped on another column of its stage and planMove does not refuse; the caller asks for forms. */
  onMove: (experiment: ExperimentSummary, to: ExperimentStatus) => void;
}

const Sections = styled.div`
  display: grid;
  gap: ${spaces[4]}px;
`;

const Section = styled.section`
  min-width: 0;
  border-inline-start: 4px solid var(--tone-solid);
  padding-inline-start: ${spaces[3]}px;
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;
  width: 100%;
  min-height: 44px;
  padding: 0 ${spaces[2]}px;
  border: 0;
  border-radius: ${radii.small}px;
  background: none;
  font-size: ${fontSizes.md}px;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--color-sunken);
  }
  & svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
  &[aria-expanded='false'] svg {
    transform: rotate(-90deg);
  }
  & > span:last-child {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  ${media.motion} {
    & svg {
      transition: transform ${durations.fast}ms;
    }
  }
`;

const Columns = styled.section`
  display: grid;
  grid-auto-columns: minmax(230px, 1fr);
  grid-auto-flow: column;
  align-items: stretch;
  gap: ${spaces[3]}px;
  /* Room for the focus ring, which the scroll would cut. */
  padding: ${spaces[1]}px;
  overflow-x: auto;
  scroll-padding-inline: ${spaces[1]}px;
  scroll-snap-type: x mandatory;

  /* Snapping would pull back the column that a carried card scrolls to. */
  &[data-carrying] {
    scroll-snap-type: none;
  }
  ${media.mobile} {
    grid-auto-columns: 82%;
  }
`;

const Note = styled.p`
  margin: 0 ${spaces[1]}px ${spaces[1]}px;
  padding: ${spaces[1]}px ${spaces[3]}px;
  border-radius: ${radii.small}px;
  background: var(--color-danger-soft);
  color: var(--color-danger);
  font-size: ${fontSizes.sm}px;
`;

const FORMS = ['эксперимент', 'эксперимента', 'экспериментов'] as const;
const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};
const INSTRUCTIONS = { draggable: CARD_INSTRUCTIONS };

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
  const board = useMemo(() => boardOf(experiments), [experiments]);
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
    props.onMove(experiment, place.status);
  };
  const toggle = (stage: Stage) =>
    setClosed((before) => {
      const next = new Set(before);
      if (!next.delete(stage)) next.add(stage);
      return next;
    });

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
        {STAGES.map((stage) => {
          const open = !closed.has(stage);
          const columns = board[stage];
          const count = EXPERIMENT_STATUSES.reduce((sum, status) => sum + columns[status].length, 0);
          return (
            <Section key={stage} data-tone={stage} data-stage={stage}>
              <h2>
                <Toggle
                  type="button"
                  aria-expanded={open}
                  aria-controls={open ? `${id}-${stage}` : undefined}
                  onClick={() => toggle(stage)}
                >
                  <ChevronDown aria-hidden />
                  <span>{STAGE_NAMES[stage]}</span>
                  <span>{counted(count, FORMS)}</span>
                </Toggle>
              </h2>
              {note?.stage === stage ? <Note>{note.text}</Note> : null}
              {open ? (
                <Columns
                  id={`${id}-${stage}`}
                  aria-label={`Колонки этапа ${STAGE_NAMES[stage]}`}
                  data-carrying={lifted ? '' : undefined}
                  // Nothing in it takes the focus then, and keys must scroll it on a narrow screen.
                  tabIndex={count === 0 ? 0 : undefined}
                >
                  {EXPERIMENT_STATUSES.map((status) => (
                    <BoardColumn
                      key={status}
                      stage={stage}
                      status={status}
                      experiments={columns[status]}
                      assigneeOf={assigneeOf}
                      arriving={moved?.to === status ? moved.id : null}
                      onOpen={onOpen}
                    />
                  ))}
                </Columns>
              ) : null}
            </Section>
          );
        })}
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
