import { STAGE_NAMES, type Stage } from '../domain/core/stage.ts';
import { Badge } from '../ui/Badge.tsx';

export interface StageBadgeProps {
  /** The stage; its hue is the same everywhere. */
  stage: Stage;
}

/** A funnel stage by name and hue. */
export function StageBadge({ stage }: StageBadgeProps) {
  return (
    <Badge tone={stage} lang="en">
      {STAGE_NAMES[stage]}
    </Badge>
  );
}
