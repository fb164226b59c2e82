import type { Experiment } from '../domain/experiments/experiment.ts';
import { activeExperiments } from './experiments-active.ts';
import { doneExperiments } from './experiments-done.ts';
import { plannedExperiments } from './experiments-planned.ts';

/** The 16 experiments, in board order: backlog, new and under way, done. */
export const experiments: readonly Experiment[] = [...plannedExperiments, ...activeExperiments, ...doneExperiments];
