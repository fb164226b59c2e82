import type { ExperimentStatus } from '../domain/experiment.ts';
import type { Tone } from '../theme/tokens.ts';

/** Hue of an experiment's status (specification §4), on every screen; the label always stands beside it. */
export const STATUS_TONES: Readonly<Record<ExperimentStatus, Tone>> = {
  backlog: 'purple',
  New: 'blue',
  'In Progress': 'yellow',
  Done: 'green',
};
