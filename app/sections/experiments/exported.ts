import type { MapTexts } from '#src/domain/core/texts.ts';
import type { Experiment } from '#src/domain/experiments/experiment.ts';
import { mapExperimentTexts } from '#src/domain/experiments/texts.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { mapQuoteTexts } from '#src/domain/research/people.ts';

export interface ExportedExperiment {
  readonly experiment: Experiment;
  /** Name of the member in charge; empty when unassigned. */
  readonly assignee: string;
  /** The hypothesis it tests, its quotes signed as they may be shown; null when there is none, or it was removed. */
  readonly tested: Pick<Hypothesis, 'quotes'> | null;
  /** How well that is founded, in words; empty without it. */
  readonly score: string;
  /** Title of the study that the hypothesis came from; empty without one. */
  readonly study: string;
  /** Titles of its own rounds of research. */
  readonly rounds: readonly string[];
}

/**
 * Maps every text of exported experiments, with the quotes that support their hypotheses; the member in charge belongs to the
 * company.
 */
export const mapExportedTexts: MapTexts<readonly ExportedExperiment[]> = (all, change) =>
  all.map(({ experiment, tested, study, rounds, ...rest }) => ({
    ...rest,
    study: change(study),
    rounds: rounds.map(change),
    experiment: mapExperimentTexts(experiment, change),
    tested: tested && mapQuoteTexts(tested, change),
  }));
