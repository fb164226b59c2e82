import {
  EXPERIMENT_STATUS_LABELS,
  VERDICT_LABELS,
  type Experiment,
  type ExperimentStatus,
  type TimelineEntry,
} from './experiment.ts';
import { planMove } from './moves.ts';
import { invertOp, type Op } from '../core/operation.ts';
import type { Positioned } from '../core/record.ts';
import { type ActContext, note, enter } from './timeline.ts';

function moveAction({ status, verdict }: Pick<Experiment, 'status' | 'verdict'>, to: ExperimentStatus): string {
  if (status === 'Done') {
    const dropped = verdict === null ? '' : `, снят вывод «${VERDICT_LABELS[verdict]}»`;
    return `Возвращён в работу${dropped}`;
  }
  if (to === 'backlog') return 'Возвращён в бэклог';
  return `Перенесён: «${EXPERIMENT_STATUS_LABELS[status]}» → «${EXPERIMENT_STATUS_LABELS[to]}»`;
}

/**
 * Operations of a move that needs nothing more; none when the experiment is there already. Reopening a finished experiment
 * clears the verdict, which the timeline keeps, and leaves the results. Moving back into the backlog leaves dates and the
 * person in charge, so that the next launch form is filled with them.
 * @throws RangeError when {@link planMove} asks for a form or refuses
 */
export function moveExperiment(
  experiment: Pick<Experiment, 'id' | 'status' | 'verdict' | 'results' | 'timeline'>,
  to: ExperimentStatus,
  context: ActContext,
): Op[] {
  const plan = planMove(experiment, to);
  if (plan.kind === 'none') return [];
  if (plan.kind !== 'ops') {
    throw new RangeError(`«${experiment.id}» cannot simply move from ${experiment.status} to ${to}: ${plan.kind}`);
  }
  // Set to their current value, so that undoing a reopening restores results with the verdict, whatever happened between.
  const kept = experiment.status === 'Done' ? { results: experiment.results } : {};
  return [enter(experiment.id, to, kept), note(experiment, moveAction(experiment, to), context)];
}

/**
 * Returns operations that undo a move, launch or finish (undo in the toast) and lose no timeline entry: set fields are set back,
 * the entries stay, and one more says that it was undone. The plain inverse ({@link invertOp}) would drop the entry.
 * @param before the experiment before `ops` were made
 * @param ops the result of {@link moveExperiment}, {@link launchExperiment} or {@link finishExperiment}
 * @throws RangeError when `ops` hold anything but fields and timeline entries of this experiment
 */
export function undoOnExperiment(before: Experiment, ops: readonly Op[], context: ActContext): Op[] {
  const back: Op[] = [];
  let timeline = before.timeline;
  for (const op of ops) {
    if (op.kind !== 'experiment' || op.id !== before.id)
      throw new RangeError(`${op.kind} «${op.id}» is not undone here`);
    if (op.op === 'set') back.unshift(...invertOp(before, op));
    else if (op.op === 'put') timeline = { ...timeline, [op.key]: op.value as Positioned<TimelineEntry> };
    else throw new RangeError(`«${op.op}» is not undone here`);
  }
  if (back.length === 0) return [];
  const action = `Отменено, снова в колонке «${EXPERIMENT_STATUS_LABELS[before.status]}»`;
  return [...back, note({ id: before.id, timeline }, action, context)];
}
