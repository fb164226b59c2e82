import { said, whole, type SearchReaders } from '../core/searchDoc.ts';
import { IN_PROGRESS_RESULTS } from './experiment.ts';
import type { ExperimentRecords, ExperimentSearchKind } from './kinds.ts';

/** Search readers of the section's records. */
export const EXPERIMENT_SEARCH: SearchReaders<ExperimentRecords, ExperimentSearchKind> = {
  experiment: (one) =>
    whole(
      one.name,
      said(
        one.hypothesis,
        one.results === IN_PROGRESS_RESULTS ? '' : one.results,
        one.learnings,
        one.nextSteps,
        one.valueProposition,
        one.riskiestAssumption,
        one.successCriteria,
        one.metrics,
        one.scenario,
        one.customerSegment,
        one.customerEngagement,
        one.channels,
        one.experimentFormat,
      ),
      one.hypothesisId,
    ).map((doc) => ({ ...doc, productId: one.productId })),
};
