import type { JourneyRows } from '../../../domain/tactics/touchpointRow.ts';
import { STAGES, type Stage } from '../../../domain/core/stage.ts';
import type { StageFacts } from '../StageSelector.tsx';

/**
 * Returns the facts on each stage's button.
 * @param underWay experiments «в работе» of each stage; some test no hypothesis and appear at no touchpoint
 */
export function factsOf(rows: JourneyRows, underWay: Readonly<Record<Stage, number>>): Record<Stage, StageFacts> {
  return Object.fromEntries(
    STAGES.map((stage) => [
      stage,
      {
        touchpoints: rows[stage].length,
        hypotheses: rows[stage].reduce((sum, row) => sum + row.hypothesisCount, 0),
        running: underWay[stage],
      },
    ]),
  ) as Record<Stage, StageFacts>;
}
