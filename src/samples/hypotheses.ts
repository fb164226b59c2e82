import type { Hypothesis } from '../domain/research/hypothesis.ts';
import { firstStepsHypotheses } from './hypotheses-first-steps.ts';
import { growthHypotheses } from './hypotheses-growth.ts';

/** The 15 hypotheses of the backlog, in funnel order; all are `added`. */
export const backlogHypotheses: readonly Hypothesis[] = [...firstStepsHypotheses, ...growthHypotheses];
