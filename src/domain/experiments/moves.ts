import { EXPERIMENT_STATUS_LABELS, type Experiment, type ExperimentStatus } from './experiment.ts';

/** Requirements of a move to a column. */
export type MovePlan =
  /** It is there already. */
  | { readonly kind: 'none' }
  /** `moveExperiment` does it. */
  | { readonly kind: 'ops' }
  /** The launch form is asked for first; then `launchExperiment`. */
  | { readonly kind: 'launch' }
  /** The finish form is asked for first; then `finishExperiment`. */
  | { readonly kind: 'finish' }
  /** It cannot be; `why` says it in Russian. */
  | { readonly kind: 'refused'; readonly why: string };

/**
 * Returns the requirements of a move to a column (R39). Out of the backlog a launch, into `Done` results and a verdict; between
 * the other three it is free. A finished experiment can only be reopened into `In Progress`.
 */
export function planMove(experiment: Pick<Experiment, 'status'>, to: ExperimentStatus): MovePlan {
  const from = experiment.status;
  if (from === to) return { kind: 'none' };
  if (to === 'Done') return { kind: 'finish' };
  if (from === 'Done' && to !== 'In Progress') {
    return {
      kind: 'refused',
      why: `Завершённый эксперимент можно вернуть только в колонку «${EXPERIMENT_STATUS_LABELS['In Progress']}»`,
    };
  }
  return { kind: from === 'backlog' ? 'launch' : 'ops' };
}
