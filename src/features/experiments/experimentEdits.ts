import type { Outcome } from '../../domain/core/outcome.ts';
import type { Experiment } from '../../domain/experiments/experiment.ts';
import type { ExperimentDraft } from '../../domain/experiments/experimentDraft.ts';
import type { Hypothesis } from '../../domain/research/hypothesis.ts';
import type { HypothesisDraft } from '../../domain/research/hypotheses/hypothesisDraft.ts';

/** Possible corrections on the screen; every change can be undone. */
export interface ExperimentEdits {
  /** Stores an experiment as its form says. */
  readonly saveExperiment: (experiment: Experiment, draft: ExperimentDraft) => Promise<Outcome>;
  /** Gives a field of an experiment an earlier value again, by the version's key. */
  readonly restoreExperiment: (experiment: Experiment, key: string) => Promise<Outcome>;
  /** Stores a hypothesis of the backlog as its form says. */
  readonly saveHypothesis: (hypothesis: Hypothesis, draft: HypothesisDraft) => Promise<Outcome>;
  /** Gives a field of a hypothesis an earlier value again, by the version's key. */
  readonly restoreHypothesis: (hypothesis: Hypothesis, key: string) => Promise<Outcome>;
}
