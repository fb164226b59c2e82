import { memo, type ReactNode } from 'react';

import { EXPERIMENT_STATUS_LABELS, type ExperimentSummary } from '../../domain/experiments/experiment.ts';
import { ProductBadge } from '../../patterns/list/ProductBadge.tsx';
import { StageBadge } from '../../patterns/StageBadge.tsx';
import { STATUS_TONES } from '../../patterns/statusTones.ts';
import { CommentsButton } from '../../patterns/CommentsButton.tsx';
import { AccordionItem } from '../../ui/accordion/AccordionItem.tsx';
import { Badge } from '../../ui/Badge.tsx';

export interface ExperimentItemProps {
  /** The experiment, in short. */
  experiment: ExperimentSummary;
  /** Name of the member in charge; empty without one. */
  assignee: string;
  /** How well its hypothesis is founded, where the list is ordered or narrowed by it. Default nothing. */
  score?: ReactNode;
  /** The details; drawn only while the item is open. */
  children: ReactNode;
}

/** An experiment in the list: name, hypothesis, status, stage and the person in charge (R39). */
export const ExperimentItem = memo(function ExperimentItem({
  experiment,
  assignee,
  score = null,
  children,
}: ExperimentItemProps) {
  return (
    <AccordionItem
      value={experiment.id}
      headingLevel={3}
      title={experiment.name}
      summary={experiment.hypothesis}
      status={<Badge tone={STATUS_TONES[experiment.status]}>{EXPERIMENT_STATUS_LABELS[experiment.status]}</Badge>}
      badges={
        <>
          <CommentsButton variant="row" kind="experiment" id={experiment.id} of={experiment.name} />
          <ProductBadge productId={experiment.productId} />
          <StageBadge stage={experiment.cjmStage} />
          {assignee ? <Badge>{assignee}</Badge> : null}
          {score}
        </>
      }
    >
      {children}
    </AccordionItem>
  );
});
