import type { ExperimentStatus, Verdict } from '../../domain/experiment.ts';
import type { Tone } from '../../theme/tokens.ts';

/** Hues of the statuses (specification §4: purple, blue, yellow, green); the label always stands beside. */
export const EXPERIMENT_STATUS_TONES: Readonly<Record<ExperimentStatus, Tone>> = {
  backlog: 'purple',
  New: 'blue',
  'In Progress': 'yellow',
  Done: 'green',
};

/** Hues of the verdicts; the word always stands beside. */
export const VERDICT_TONES: Readonly<Record<Verdict, Tone>> = {
  VALIDATED: 'green',
  INVALIDATED: 'red',
  INCONCLUSIVE: 'neutral',
};
