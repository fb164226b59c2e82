import type { MapTexts } from '#src/domain/core/texts.ts';
import type { Experiment } from '#src/domain/experiments/experiment.ts';
import { mapExperimentTexts } from '#src/domain/experiments/texts.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { mapQuoteTexts } from '#src/domain/research/people.ts';

export interface ExportedExperiment {
  readonly experiment: Experiment;
  /** Name of the member in charge; empty while nobody is. */
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

/** Every text of experiments that go out, with the words that their hypotheses stand on; whoever is in charge is of the company. */
export const mapExportedTexts: MapTexts<readonly ExportedExperiment[]> = (all, change) =>
  all.map(({ experiment, tested, study, rounds, ...rest }) => ({
    ...rest,
    study: change(study),
    rounds: rounds.map(change),
    experiment: mapExperimentTexts(experiment, change),
    tested: tested && mapQuoteTexts(tested, change),
  }));
