import { prefillCanvas } from '#src/domain/experiments/canvas.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';

const [first] = backlogHypotheses;
if (!first) throw new Error('no sample hypothesis');

/** The hypothesis that the canvas is filled from. */
export const hypothesis = first;

/** The day of the canvas. */
export const TODAY = '2026-11-20';

/** The canvas as it is filled for that hypothesis. */
export const prefilled = prefillCanvas(hypothesis, TODAY);
