import type { Journey } from '../../domain/journey.ts';
import { STAGES, type Stage } from '../../domain/stage.ts';
import type { StageFacts } from './StageSelector.tsx';

/** What each stage's button says of it. */
export function factsOf(journey: Journey): Record<Stage, StageFacts> {
  return Object.fromEntries(
    STAGES.map((stage) => [
      stage,
      {
        touchpoints: journey[stage].length,
        hypotheses: journey[stage].reduce((sum, card) => sum + card.hypotheses.length, 0),
        running: journey[stage].reduce((sum, card) => sum + card.running, 0),
      },
    ]),
  ) as Record<Stage, StageFacts>;
}
