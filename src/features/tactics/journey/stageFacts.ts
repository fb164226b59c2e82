import type { Journey } from '../../../domain/tactics/journey.ts';
import { STAGES, type Stage } from '../../../domain/core/stage.ts';
import type { StageFacts } from '../StageSelector.tsx';

/**
 * What each stage's button says of it.
 * @param underWay experiments «в работе» of each stage; some test no hypothesis and stand at no touchpoint
 */
export function factsOf(journey: Journey, underWay: Readonly<Record<Stage, number>>): Record<Stage, StageFacts> {
  return Object.fromEntries(
    STAGES.map((stage) => [
      stage,
      {
        touchpoints: journey[stage].length,
        hypotheses: journey[stage].reduce((sum, card) => sum + card.hypothesisCount, 0),
        running: underWay[stage],
      },
    ]),
  ) as Record<Stage, StageFacts>;
}
