import { fold } from '../core/format.ts';
import { lazily } from '../core/lazily.ts';
import { seededSubset } from '../core/seeded.ts';
import { STAGES, type Stage } from '../core/stage.ts';
import { ROW_TEXTS } from './rowTexts.ts';
import { TOUCHPOINTS, touchpointId } from './touchpoint.ts';

/** Fewest and most hypotheses of a generated touchpoint (R38). */
export const HYPOTHESES_SHOWN = [2, 6] as const;

/** Ids of the hypotheses that a generated touchpoint shows, in its order; its texts are not needed for it. */
export function exampleHypothesisIds(stage: Stage, index: number): readonly string[] {
  const id = touchpointId(stage, index);
  return seededSubset(`${id}-hypotheses`, ROW_TEXTS[stage].hypotheses, HYPOTHESES_SHOWN).map(
    (place) => `${id}-hypothesis-${place}`,
  );
}

/** A generated touchpoint's job to be done. */
export const exampleJob = (stage: Stage, index: number): string => ROW_TEXTS[stage].jtbd[index] ?? '';

const exampleIds = lazily(
  () =>
    new Set(STAGES.flatMap((stage) => TOUCHPOINTS[stage].flatMap((_, index) => exampleHypothesisIds(stage, index)))),
);

/** Whether a generated touchpoint shows a hypothesis of this id. */
export const isExample = (id: string): boolean => exampleIds().has(id);

/** As texts are compared: case, ё/е, kinds and runs of spaces do not count. */
export function squeezed(text: string): string {
  return fold(text).trim().replaceAll(/\s+/g, ' ');
}

const jobs = lazily(() => new Set(STAGES.flatMap((stage) => ROW_TEXTS[stage].jtbd.map(squeezed))));

/** Whether a job to be done is a generated one: a user who takes up an example may write another. */
export const isExampleJob = (text: string): boolean => jobs().has(squeezed(text));
