import type { KindTable, Summarised } from '../core/kind.ts';
import type { Experiment, ExperimentSummary } from './experiment.ts';

/** Records of experiments by their kind. */
export interface ExperimentRecords {
  experiment: Experiment;
}

/** Summaries of the section's kinds that keep one. */
export interface ExperimentSummaries {
  experiment: Summarised<ExperimentSummary>;
}

/** The section's kinds that the search reads. */
export type ExperimentSearchKind = 'experiment';

/** The section's kinds without their schemas. */
export const EXPERIMENT_KINDS: KindTable<ExperimentRecords, ExperimentSummaries, ExperimentSearchKind> = {
  experiment: {
    version: 3,
    keepsSummary: true,
    search: { all: 'Эксперименты', one: 'Эксперимент', parent: 'hypothesis', isRecent: true },
  },
};
