import type { ExperimentStatus, Verdict } from '../domain/experiments/experiment.ts';
import type { Review } from '../domain/comments/kinds.ts';
import type { Tone } from '../theme/tokens.ts';

/** Hue of an experiment's status (R39), on every screen; its label is always beside it. */
export const STATUS_TONES: Readonly<Record<ExperimentStatus, Tone>> = {
  backlog: 'purple',
  New: 'blue',
  'In Progress': 'yellow',
  Done: 'green',
};

/** Hue of a review, on every screen; its label is always beside it. */
export const REVIEW_TONES: Readonly<Record<Review['state'], Tone>> = {
  asked: 'blue',
  accepted: 'green',
  returned: 'red',
};

/** Hue of a verdict, on every screen; its label is always beside it. */
export const VERDICT_TONES: Readonly<Record<Verdict, Tone>> = {
  VALIDATED: 'green',
  INVALIDATED: 'red',
  INCONCLUSIVE: 'neutral',
};
