import { STAGE_NAMES, type Stage } from '../domain/stage.ts';
import { Badge } from '../ui/Badge.tsx';

export interface StageBadgeProps {
  /** The stage; its hue is the same everywhere (design.md «Colour»). */
  stage: Stage;
}

/** A funnel stage by name and hue. */
export function StageBadge({ stage }: StageBadgeProps) {
  return <Badge tone={stage}>{STAGE_NAMES[stage]}</Badge>;
}
