import type { EditContext } from '../core/fieldHistory.ts';
import type { Op } from '../core/operation.ts';
import { problemOfDate } from '../core/typedDate.ts';
import { CANVAS_FIELDS } from './canvas.ts';
import { checkExperiment, editExperiment, type ExperimentForm } from './editing.ts';
import type { Canvas, Experiment } from './experiment.ts';

/** An experiment as typed: the canvas, the member in charge (empty: none), and the deadline (empty: none). */
export type ExperimentDraft = Canvas & { readonly assigneeId: string; readonly deadline: string };

/** An experiment as its form begins. */
export function experimentDraftOf(experiment: Experiment): ExperimentDraft {
  const canvas = Object.fromEntries(CANVAS_FIELDS.map(({ field }) => [field, experiment[field]])) as unknown as Canvas;
  return { ...canvas, assigneeId: experiment.assigneeId ?? '', deadline: experiment.deadline ?? '' };
}

const formOf = ({ assigneeId, deadline, ...canvas }: ExperimentDraft): ExperimentForm => ({
  ...canvas,
  assigneeId: assigneeId === '' ? null : assigneeId,
  deadline: deadline.trim() === '' ? null : deadline,
});

/** Returns the errors of an experiment as typed, by field; empty when it can be stored. */
export function checkExperimentDraft(draft: ExperimentDraft): Partial<Record<keyof ExperimentDraft, string>> {
  const problem = draft.deadline.trim() === '' ? undefined : problemOfDate(draft.deadline);
  return { ...checkExperiment(formOf(draft)), ...(problem === undefined ? {} : { deadline: problem }) };
}

/** Operations that change an experiment as its form says, each field remembered as it was; none when nothing is different. */
export const changeExperiment = (experiment: Experiment, draft: ExperimentDraft, context: EditContext): Op[] =>
  editExperiment(experiment, formOf(draft), context);
