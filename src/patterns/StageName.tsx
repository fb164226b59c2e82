import { STAGE_NAMES, type Stage } from '../domain/core/stage.ts';
import { LatinText } from '../ui/LatinText.tsx';

export interface StageNameProps {
  /** The stage. */
  stage: Stage;
}

/** Name of a funnel stage within text, marked as the English it is. */
export function StageName({ stage }: StageNameProps) {
  return <LatinText text={STAGE_NAMES[stage]} />;
}
