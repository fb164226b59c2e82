import type { DateText, Keyed, StoredRecord } from './record.ts';
import type { Stage } from './stage.ts';

/** Columns of the board (specification §4). */
export type ExperimentStatus = 'backlog' | 'New' | 'In Progress' | 'Done';

/** In board order. */
export const EXPERIMENT_STATUSES: readonly ExperimentStatus[] = ['backlog', 'New', 'In Progress', 'Done'];
/** Labels (specification §4). */
export const EXPERIMENT_STATUS_LABELS: Readonly<Record<ExperimentStatus, string>> = {
  backlog: 'В бэклоге',
  New: 'Новый',
  'In Progress': 'В работе',
  Done: 'Завершен',
};

/** What a finished experiment came to (decision 7). */
export type Verdict = 'VALIDATED' | 'INVALIDATED' | 'INCONCLUSIVE';

/** Verdicts in the order they are offered. */
export const VERDICTS: readonly Verdict[] = ['VALIDATED', 'INVALIDATED', 'INCONCLUSIVE'];

/** What the verdicts mean in Russian, shown beside the English codes; they speak of the hypothesis. */
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
  VALIDATED: 'Подтверждена',
  INVALIDATED: 'Опровергнута',
  INCONCLUSIVE: 'Без вывода',
};

/** Format options; the first is the default (specification §9). */
export const EXPERIMENT_FORMATS = ['A/B тестирование', 'Прототипирование', 'Интервью', 'Опрос', 'MVP'] as const;

/** Prefilled results text of an experiment under way (specification §9); it counts as empty (decision 7). */
export const IN_PROGRESS_RESULTS = 'Эксперимент в процессе выполнения...';

/** Whether results say something: spaces and the prefilled text count as empty (decision 7). */
export function hasResults(results: string): boolean {
  const text = results.trim();
  return text !== '' && text !== IN_PROGRESS_RESULTS;
}

/** A line of an experiment's history. Nothing ever removes one. */
export interface TimelineEntry {
  /** ISO 8601 moment. */
  readonly date: string;
  readonly action: string;
  readonly author: string;
}

/** The fields of the MVP Experiment Canvas (specification §3). */
export interface Canvas {
  readonly name: string;
  readonly customerSegment: string;
  readonly valueProposition: string;
  readonly channels: string;
  readonly customerEngagement: string;
  readonly riskiestAssumption: string;
  readonly experimentFormat: string;
  readonly scenario: string;
  readonly metrics: string;
  readonly successCriteria: string;
  readonly results: string;
  readonly learnings: string;
  readonly nextSteps: string;
  readonly startDate: DateText;
  readonly endDate: DateText;
}

/** An experiment, the same record on every screen (specification §3, decision 4). */
export interface Experiment extends StoredRecord, Canvas {
  readonly status: ExperimentStatus;
  readonly author: string;
  readonly cjmStage: Stage;
  /** The hypothesis in words, kept even if its record goes. */
  readonly hypothesis: string;
  /** The hypothesis' record, or null. */
  readonly hypothesisId: string | null;
  /** Member in charge, or null while nobody is. */
  readonly assigneeId: string | null;
  readonly deadline: DateText | null;
  /** Null until it is finished. */
  readonly verdict: Verdict | null;
  readonly timeline: Keyed<TimelineEntry>;
}

/** What lists, boards and choosers need of an experiment. */
export interface ExperimentSummary {
  readonly id: string;
  readonly name: string;
  readonly status: ExperimentStatus;
  readonly cjmStage: Stage;
  readonly hypothesis: string;
  readonly hypothesisId: string | null;
  readonly assigneeId: string | null;
  readonly startDate: DateText;
  readonly endDate: DateText;
  readonly deadline: DateText | null;
  readonly verdict: Verdict | null;
}

/** The summary of an experiment. */
export function summariseExperiment(experiment: Experiment): ExperimentSummary {
  const { id, name, status, cjmStage, hypothesis, hypothesisId, assigneeId, startDate, endDate, deadline, verdict } =
    experiment;
  return { id, name, status, cjmStage, hypothesis, hypothesisId, assigneeId, startDate, endDate, deadline, verdict };
}
