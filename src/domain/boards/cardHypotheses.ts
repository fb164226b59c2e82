import type { CardSource } from './cardSupport.ts';
import { type Experiment, VERDICT_LABELS, VERDICTS } from '../experiments/experiment.ts';
import { HYPOTHESIS_STATUS_LABELS, type Hypothesis, STANCE_LABELS, type Stance } from '../research/hypothesis.ts';

/** A hypothesis that rests on the words that a source has. */
export interface HypothesisBehind {
  readonly id: string;
  readonly text: string;
  /** Whether these words speak for it or against it. */
  readonly stance: Stance;
  /** Its outcome in words: its verdicts, else its status. */
  readonly outcome: string;
}

/**
 * Returns the outcome of a hypothesis: the verdicts of its experiments, each once; else that one is under way; else its status.
 */
function outcomeOf(
  { id, status }: Pick<Hypothesis, 'id' | 'status'>,
  experiments: readonly Pick<Experiment, 'hypothesisId' | 'verdict'>[],
): string {
  const own = experiments.filter(({ hypothesisId }) => hypothesisId === id);
  const verdicts = VERDICTS.filter((verdict) => own.some((one) => one.verdict === verdict));
  if (verdicts.length > 0) return verdicts.map((verdict) => VERDICT_LABELS[verdict].toLowerCase()).join(', ');
  return own.length > 0 ? 'проверяется' : HYPOTHESIS_STATUS_LABELS[status].toLowerCase();
}

/** Hypotheses that rest on the words of a source, or on words around or within them, in the order of the hypotheses. */
export function hypothesesBehind(
  { passage, isGone }: Pick<CardSource, 'passage' | 'isGone'>,
  hypotheses: readonly Pick<Hypothesis, 'id' | 'text' | 'status' | 'quotes'>[],
  experiments: readonly Pick<Experiment, 'hypothesisId' | 'verdict'>[],
): HypothesisBehind[] {
  if (passage === null || isGone) return [];
  return hypotheses.flatMap((hypothesis): HypothesisBehind[] => {
    const quote = Object.values(hypothesis.quotes).find(
      ({ passage: own }) =>
        own?.materialId === passage.materialId && own.start < passage.end && passage.start < own.end,
    );
    if (!quote) return [];
    const { id, text } = hypothesis;
    return [{ id, text, stance: quote.stance, outcome: outcomeOf(hypothesis, experiments) }];
  });
}

/** «слова за, проверяется»: returns the stance of the words on a hypothesis, and its outcome. */
export const outcomeLine = ({ stance, outcome }: Pick<HypothesisBehind, 'stance' | 'outcome'>): string =>
  `слова ${STANCE_LABELS[stance].toLowerCase()}, ${outcome}`;
