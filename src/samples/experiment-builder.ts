import type { Experiment, Verdict } from '../domain/experiments/experiment.ts';
import { MAIN_PRODUCT } from '../domain/workspace.ts';
import { keyedList } from '../domain/core/record.ts';
import { researchHypotheses } from './research-hypotheses.ts';
import { moment, stamp } from './stamp.ts';

/** An experiment as the sample files write it. */
export interface ExperimentEntry extends Pick<
  Experiment,
  | 'id'
  | 'name'
  | 'status'
  | 'cjmStage'
  | 'author'
  | 'customerSegment'
  | 'valueProposition'
  | 'channels'
  | 'customerEngagement'
  | 'riskiestAssumption'
  | 'experimentFormat'
  | 'scenario'
  | 'metrics'
  | 'successCriteria'
> {
  /** The hypothesis in words, for one that has no record; else `hypothesisId`. */
  readonly hypothesis?: string;
  readonly hypothesisId?: string;
  readonly dates: readonly [start: string, end: string];
  readonly deadline?: string;
  /** Member's id; without it no one is in charge. */
  readonly assigneeId?: string;
  readonly results?: string;
  readonly learnings?: string;
  readonly nextSteps?: string;
  readonly verdict?: Verdict;
  /** Day, what happened, who did it; the first is the creation. */
  readonly timeline: readonly (readonly [date: string, action: string, author: string])[];
}

function wordsOf(entry: ExperimentEntry): string {
  if (entry.hypothesis !== undefined) return entry.hypothesis;
  const record = researchHypotheses.find((hypothesis) => hypothesis.id === entry.hypothesisId);
  if (!record) throw new Error(`${entry.id} has no hypothesis ${entry.hypothesisId}`);
  return record.text;
}

/** Makes the record of an entry; it was created when its timeline begins. */
export function experiment(entry: ExperimentEntry): Experiment {
  const { dates, deadline = null, assigneeId = null, hypothesisId = null, verdict = null, timeline, ...rest } = entry;
  return stamp('experiment', moment(timeline[0]?.[0] ?? dates[0]), {
    results: '',
    productId: MAIN_PRODUCT,
    learnings: '',
    nextSteps: '',
    ...rest,
    hypothesis: wordsOf(entry),
    hypothesisId,
    startDate: dates[0],
    endDate: dates[1],
    deadline,
    assigneeId,
    verdict,
    history: {},
    timeline: keyedList(
      'entry',
      timeline.map(([date, action, author]) => ({ date: moment(date), action, author })),
    ),
  });
}
