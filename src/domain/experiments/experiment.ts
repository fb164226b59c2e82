import type { Shape } from '../core/schema.ts';
import { STAGES, type Stage } from '../core/stage.ts';
import type { canvasSchema, experimentSchema, experimentSummarySchema, timelineEntrySchema } from './schema.ts';

/** An experiment, the same record on every screen (R4). */
export type Experiment = Shape<typeof experimentSchema>;
/** The fields of the MVP Experiment Canvas (R40). */
export type Canvas = Shape<typeof canvasSchema>;
/** Which texts of a canvas a model proposed and a person took. */
export type ByModel = NonNullable<Experiment['byModel']>;
/** The canvas as it is typed, with what of it a model proposed. */
export type TypedCanvas = Canvas & { readonly byModel: ByModel };
/** A line of an experiment's history. Nothing ever removes one. */
export type TimelineEntry = Shape<typeof timelineEntrySchema>;
/** Fields of an experiment for lists, boards and choosers. */
export type ExperimentSummary = Shape<typeof experimentSummarySchema>;
/** Columns of the board (R39). */
export type ExperimentStatus = Experiment['status'];
/** Outcome of a finished experiment (R43). */
export type Verdict = NonNullable<Experiment['verdict']>;

export const EXPERIMENT_STATUSES: readonly ExperimentStatus[] = ['backlog', 'New', 'In Progress', 'Done'];
export const EXPERIMENT_STATUS_LABELS: Readonly<Record<ExperimentStatus, string>> = {
  backlog: 'В бэклоге',
  New: 'Новый',
  'In Progress': 'В работе',
  Done: 'Завершен',
};

/** Verdicts in the order they are offered. */
export const VERDICTS: readonly Verdict[] = ['VALIDATED', 'INVALIDATED', 'INCONCLUSIVE'];

/** Russian meanings of the verdicts, shown beside the English codes; they describe the hypothesis. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  VALIDATED: 'Подтверждена',
  INVALIDATED: 'Опровергнута',
  INCONCLUSIVE: 'Не ясно',
};

/** Format options; the first is the default (R40). */
export const EXPERIMENT_FORMATS = ['A/B тестирование', 'Прототипирование', 'Интервью', 'Опрос', 'MVP'] as const;

/** Prefilled results text of an experiment under way; it counts as empty (R43). */
export const IN_PROGRESS_RESULTS = 'Эксперимент в процессе выполнения...';

/** Whether results say something: spaces and the prefilled text count as empty (R43). */
export function hasResults(results: string): boolean {
  const text = results.trim();
  return text !== '' && text !== IN_PROGRESS_RESULTS;
}

/** Whether it is «в работе»: what every counter of that name counts (R7). One that is only planned is not. */
export function isUnderWay({ status }: Pick<ExperimentSummary, 'status'>): boolean {
  return status === 'In Progress';
}

/** How many experiments of each stage are «в работе», whatever they test: the same on every screen (R7). */
export function underWayByStage(
  summaries: readonly Pick<ExperimentSummary, 'cjmStage' | 'status'>[],
): Record<Stage, number> {
  const counts = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
  for (const summary of summaries) if (isUnderWay(summary)) counts[summary.cjmStage] += 1;
  return counts;
}

/** Returns the verdict on its hypothesis: for a finished experiment, null before. */
export function verdictOf({ status, verdict }: Pick<ExperimentSummary, 'status' | 'verdict'>): Verdict | null {
  return status === 'Done' ? verdict : null;
}

/** Experiments by the hypothesis they test, each list in the order given. */
export function experimentsByHypothesis<T extends Pick<ExperimentSummary, 'hypothesisId'>>(
  experiments: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const lists = new Map<string, T[]>();
  for (const experiment of experiments) {
    if (experiment.hypothesisId === null) continue;
    const list = lists.get(experiment.hypothesisId);
    if (list) list.push(experiment);
    else lists.set(experiment.hypothesisId, [experiment]);
  }
  return lists;
}

export function summariseExperiment(experiment: Experiment): ExperimentSummary {
  const { id, name, status, cjmStage, productId, hypothesis, hypothesisId, assigneeId } = experiment;
  const { startDate, endDate, deadline, verdict } = experiment;
  return { id, name, status, cjmStage, productId, hypothesis, hypothesisId, assigneeId, startDate, endDate, deadline, verdict }; // prettier-ignore
}
