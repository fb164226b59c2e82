import { editFields, tidyField, type EditContext } from '../core/fieldHistory.ts';
import type { Op } from '../core/operation.ts';
import { checkCanvas } from './checkCanvas.ts';
import type { Canvas, Experiment } from './experiment.ts';

/** The fields of an experiment that its form has: the canvas, who is in charge, and the deadline. */
export type ExperimentForm = Canvas & Pick<Experiment, 'assigneeId' | 'deadline'>;

/** Returns the errors of an experiment's form, by field; empty when it can be stored. */
export function checkExperiment(form: ExperimentForm): Partial<Record<keyof ExperimentForm, string>> {
  const { deadline, startDate } = form;
  const isEarly = deadline !== null && startDate !== '' && deadline < startDate;
  return { ...checkCanvas(form), ...(isEarly ? { deadline: 'Дедлайн раньше начала' } : {}) };
}

/** Operations that change an experiment as its form says, each field remembered as it was; none when nothing is different. */
export function editExperiment(experiment: Experiment, form: Partial<ExperimentForm>, context: EditContext): Op[] {
  const tidied = Object.fromEntries(
    Object.entries(form).map(([field, value]) => [field, typeof value === 'string' ? tidyField(value) : value]),
  ) as Partial<ExperimentForm>;
  return editFields('experiment', experiment, tidied, context);
}
