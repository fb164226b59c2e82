import type { Canvas } from '../experiments/experiment.ts';
import { createExperiment } from '../experiments/createExperiment.ts';
import type { ActContext } from '../experiments/timeline.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import { applyOp, type Op } from '../core/operation.ts';
import { MAIN_PRODUCT } from '../workspace.ts';
import type { Stage } from '../core/stage.ts';
import type { ExampleHypothesis } from './touchpointExample.ts';

/** A generated hypothesis: what becomes a stored one. */
export interface ExampleSource {
  /** Id of the generated hypothesis; the record keeps it. */
  readonly id: string;
  readonly text: string;
  readonly stage: Stage;
  /** By its Russian name. */
  readonly touchpoint: string;
  /** The product that takes it up. Default: the main one. */
  readonly productId?: string;
}

/** The source of a generated hypothesis as {@link findExample} gives it. */
export function sourceOf({ id, text, touchpoint }: ExampleHypothesis): ExampleSource {
  return { id, text, stage: touchpoint.stage, touchpoint: touchpoint.name };
}

/** Jobs, pains and quotes of the example's card stay there: no one has said them, so no record may hold them (R8). */
function ensureHypothesisOf(source: ExampleSource): Op {
  const { id, text, stage, touchpoint, productId = MAIN_PRODUCT } = source;
  return {
    op: 'ensure',
    kind: 'hypothesis',
    id,
    defaults: {
      id,
      text,
      description: '',
      stage,
      touchpoint,
      status: 'in_backlog',
      relevance: 'medium',
      priority: 1,
      researchId: null,
      productId,
      comment: '',
      jtbd: '',
      context: '',
      gains: {},
      pains: {},
      metrics: {},
      quotes: {},
      history: {},
    },
  };
}

/**
 * Operations that make an experiment, status `New` (R40), of a generated hypothesis, which becomes a stored one with
 * the example's id: so it is known for an example for ever, and nothing is listed twice.
 * @param stored the record of that id when there is one: taken up before, or removed by undo, which counts as none
 * @returns the experiment's id and the operations
 * @throws RangeError when the canvas does not pass checkCanvas
 */
export function createExperimentFromExample(
  source: ExampleSource,
  canvas: Canvas,
  context: ActContext,
  stored: Hypothesis | null = null,
): { id: string; ops: Op[] } {
  const ensure = ensureHypothesisOf(source);
  const hypothesis = applyOp(stored ?? undefined, ensure, context.at) as Hypothesis;
  const { id, ops } = createExperiment(hypothesis, canvas, 'New', context);
  return { id, ops: hypothesis === stored ? ops : [ensure, ...ops] };
}
