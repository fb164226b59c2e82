import type { DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { useMemo, useState } from 'react';

import type { Stage } from '../../../domain/core/stage.ts';
import type { ExperimentStatus, ExperimentSummary } from '../../../domain/experiments/experiment.ts';
import { carried, placeOf } from './boardDrag.ts';
import { dropOn } from './boardMove.ts';

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

/** How a card is being carried over the board, and what came of the last one. */
export interface BoardDrag {
  /** The experiments as they lie: a dropped one in its new column before it is stored there. */
  readonly shown: readonly ExperimentSummary[];
  /** The card that is carried, and why it cannot be dropped where it is. */
  readonly lifted: ExperimentSummary | null;
  readonly refusal: string | undefined;
  /** Why the last drop was refused, in the stage that it was tried in. */
  readonly note: { readonly stage: Stage; readonly text: string } | null;
  /** The card that was last dropped, and its column. */
  readonly moved: { readonly id: string; readonly to: ExperimentStatus } | null;
  /** Handlers of the drag's context. */
  readonly handlers: {
    readonly onDragStart: (event: DragStartEvent) => void;
    readonly onDragOver: (event: DragOverEvent) => void;
    readonly onDragCancel: () => void;
    readonly onDragEnd: (event: DragEndEvent) => void;
  };
}

/**
 * Carries cards between the columns of a board.
 * @param experiments what lies on it
 * @param onMove see ExperimentBoard
 */
export function useBoardDrag(
  experiments: readonly ExperimentSummary[],
  onMove: (experiment: ExperimentSummary, to: ExperimentStatus) => Promise<boolean> | undefined,
): BoardDrag {
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const shown = useMemo(() => withMove(experiments, ahead), [experiments, ahead]);
  const [lifted, setLifted] = useState<ExperimentSummary | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [note, setNote] = useState<BoardDrag['note']>(null);
  const [moved, setMoved] = useState<BoardDrag['moved']>(null);

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
    const stored = onMove(experiment, place.status);
    if (!stored) return;
    const next = { id: experiment.id, to: place.status, list: experiments };
    setAhead(next);
    void stored.then((done) => {
      if (!done) setAhead((now) => (now === next ? null : now));
    });
  };
  return {
    shown,
    lifted,
    refusal,
    note,
    moved,
    handlers: {
      onDragStart: ({ active }) => {
        setNote(null);
        setLifted(carried(active));
      },
      onDragOver: ({ active, over }) => {
        const experiment = carried(active);
        const drop = experiment && dropOn(experiment, placeOf(over));
        setRefusal(drop?.kind === 'refused' ? drop.text : undefined);
      },
      onDragCancel: rest,
      onDragEnd,
    },
  };
}
