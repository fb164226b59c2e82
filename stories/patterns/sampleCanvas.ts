import { CANVAS_FIELDS, type CanvasFieldKind } from '#src/domain/experiments/canvas.ts';
import { prefillCanvas } from '#src/domain/experiments/prefillCanvas.ts';
import { experiments } from '#src/samples/experiments.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';

const [first] = backlogHypotheses;
if (!first) throw new Error('no sample hypothesis');

/** The hypothesis that the canvas is filled from. */
export const hypothesis = first;

export const TODAY = '2026-11-20';

/** The canvas as it is filled for that hypothesis. */
export const prefilled = prefillCanvas(hypothesis, TODAY);

const [experiment] = experiments;
if (!experiment) throw new Error('no sample experiment');

/** The first field of a kind, with what the sample says there. */
export function fieldOf(kind: CanvasFieldKind) {
  const field = CANVAS_FIELDS.find((one) => one.kind === kind);
  if (!field || !experiment) throw new Error(`no field of kind ${kind}`);
  return { field, value: experiment[field.field] };
}
