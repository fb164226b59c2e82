import { useDraggable } from '@dnd-kit/core';
import { memo, useMemo, type KeyboardEvent } from 'react';

import type { ExperimentSummary } from '../../../domain/experiments/experiment.ts';
import { useMissingRole } from '../../../ui/context/rights.ts';
import { ExperimentCard } from './ExperimentCard.tsx';

export interface DraggableCardProps {
  /** The experiment, in short. */
  experiment: ExperimentSummary;
  /** Name of the member in charge; empty without one. */
  assignee: string;
  /** Whether Tab stops at it; the arrows reach the rest of its column. */
  tabStop: boolean;
  /** Called when it is pressed, with Enter too. Must be a stable function. */
  onOpen: (experiment: ExperimentSummary) => void;
}

/** Firefox would press the button when the space bar that carries it comes up. */
function keepSpace(event: KeyboardEvent): void {
  if (event.code === 'Space') event.preventDefault();
}

/**
 * Card that any working member can carry to another column, by pointer, by touch (after a moment) or with the space bar and
 * arrows.
 */
export const DraggableCard = memo(function DraggableCard(props: DraggableCardProps) {
  const { experiment, assignee, tabStop, onOpen } = props;
  const disabled = useMissingRole('Researcher') !== null;
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: experiment.id,
    disabled,
    data: useMemo(() => ({ experiment }), [experiment]),
    attributes: { roleDescription: 'карточка, которую можно перенести' },
  });
  return (
    <ExperimentCard
      ref={setNodeRef}
      experiment={experiment}
      assignee={assignee}
      look={isDragging ? 'gone' : 'resting'}
      data-card={experiment.id}
      aria-roledescription={disabled ? undefined : attributes['aria-roledescription']}
      aria-describedby={disabled ? undefined : attributes['aria-describedby']}
      tabIndex={tabStop ? 0 : -1}
      onClick={() => onOpen(experiment)}
      onKeyUp={disabled ? undefined : keepSpace}
      {...listeners}
    />
  );
});
