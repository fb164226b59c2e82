import type { Canvas } from './experiment.ts';
import { createExperiment, type ActContext } from './experimentRules.ts';
import type { Hypothesis } from './hypothesis.ts';
import { applyOp, type Op } from './operation.ts';
import { keyedList, keyedTexts } from './record.ts';
import type { Stage } from './stage.ts';
import { EXAMPLE_STUDY, type ExampleHypothesis, type ExampleQuote } from './touchpointExample.ts';

/** A generated hypothesis with what its card says: what becomes a stored one. */
export interface ExampleSource {
  /** Id of the generated hypothesis; the record keeps it. */
  readonly id: string;
  readonly text: string;
  readonly stage: Stage;
  /** By its Russian name. */
  readonly touchpoint: string;
  readonly jtbd: string;
  readonly context: string;
  readonly gains: readonly string[];
  readonly pains: readonly string[];
  readonly metrics: readonly string[];
  readonly quotes: readonly Pick<ExampleQuote, 'text' | 'respondent'>[];
}

/** The source of a generated hypothesis as {@link findExample} gives it. */
export function sourceOf({ id, text, touchpoint }: ExampleHypothesis): ExampleSource {
  const { stage, name, jtbd, context, gains, pains, metrics, quotes } = touchpoint;
  return { id, text, stage, touchpoint: name, jtbd, context, gains, pains, metrics, quotes };
}

function createHypothesisOf(source: ExampleSource): Op {
  const { id, text, stage, touchpoint, jtbd, context, gains, pains, metrics, quotes } = source;
  return {
    op: 'create',
    kind: 'hypothesis',
    id,
    record: {
      id,
      text,
      description: '',
      stage,
      touchpoint,
      status: 'in_backlog',
      relevance: 'medium',
      priority: 1,
      researchId: null,
      comment: '',
      jtbd,
      context,
      gains: keyedTexts('gain', gains),
      pains: keyedTexts('pain', pains),
      metrics: keyedTexts('metric', metrics),
      quotes: keyedList(
        'quote',
        quotes.map(({ text: words, respondent }) => ({
          text: words,
          respondent,
          research: EXAMPLE_STUDY,
          researchId: null,
          passage: null,
        })),
      ),
    },
  };
}

/**
 * Operations that make an experiment, status `New` (decision 6), of a generated hypothesis, which becomes a stored one with
 * the example's id: so it is known for an example for ever, and nothing is listed twice.
 * @param stored the record of that id when there is one: taken up before, or removed by undo, and then brought back, because
 * an id cannot be created twice
 * @returns the experiment's id and the operations
 * @throws RangeError when the canvas does not pass checkCanvas
 */
export function createExperimentFromExample(
  source: ExampleSource,
  canvas: Canvas,
  context: ActContext,
  stored: Hypothesis | null = null,
): { id: string; ops: Op[] } {
  const first: Op = stored === null ? createHypothesisOf(source) : { op: 'restore', kind: 'hypothesis', id: stored.id };
  const hypothesis = applyOp(stored ?? undefined, first, context.at) as Hypothesis;
  const { id, ops } = createExperiment(hypothesis, canvas, 'New', context);
  return { id, ops: stored !== null && stored.deletedAt === null ? ops : [first, ...ops] };
}
