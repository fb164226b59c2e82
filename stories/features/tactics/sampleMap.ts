import { fn } from 'storybook/test';

import { summariseExperiment } from '#src/domain/experiments/experiment.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { journeyOf } from '#src/domain/tactics/journey.ts';
import type { Journey } from '#src/domain/tactics/journeyCard.ts';
import { mapOf } from '#src/domain/tactics/journeyMap.ts';
import type { LaneCellProps } from '#src/features/tactics/LaneCell.tsx';
import { experiments } from '#src/samples/experiments.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import { researchHypotheses } from '#src/samples/research-hypotheses.ts';

const hypotheses: readonly Hypothesis[] = [...backlogHypotheses, ...researchHypotheses];

export const sampleMap: Journey = journeyOf(hypotheses, experiments.map(summariseExperiment), 'counted');

/** The same without examples. */
export const ownMap: Journey = journeyOf(hypotheses, experiments.map(summariseExperiment));

/** A new company's: touchpoints as places to fill. */
export const emptyMap: Journey = journeyOf([], []);

/** A new company's with the examples shown. */
export const exampleMap: Journey = journeyOf([], [], 'shown');

/** The journey of as many hypotheses as wanted, the sample's over and over; each has words of its own. */
export function mapOfMany(count: number): Journey {
  const many = Array.from({ length: count }, (_, index): Hypothesis => {
    const one = backlogHypotheses[index % backlogHypotheses.length] as Hypothesis;
    return { ...one, id: `many-${index}`, text: `${index + 1}. ${one.text}`, jtbd: `${index + 1}. ${one.jtbd}` };
  });
  return journeyOf(many, [], 'counted');
}

/** A cell of the map with more than it shows. */
export const laneCell: LaneCellProps = {
  lane: 'pains',
  stage: 'activation',
  cell: mapOf(sampleMap).lanes.pains.activation,
  onOpenStage: fn(),
};
