import type { Experiment } from '../../domain/experiments/experiment.ts';

/** A record that another one names: a link to it, or the word that it is gone. */
export interface Related {
  readonly label: string;
  /** Where it is shown; null when it was removed («источник удалён»). */
  readonly href: string | null;
}

/** An experiment with what its screens show beside it. */
export interface OpenExperiment {
  readonly experiment: Experiment;
  /** Name of the member in charge; empty without one. */
  readonly assignee: string;
  /** The hypothesis it tests. */
  readonly hypothesis: Related | null;
  /** The study the hypothesis came from. */
  readonly study: Related | null;
  /** Rounds of research started for it, newest first; the label names the study, its audience in brackets. */
  readonly rounds: readonly Related[];
}
