import { hasResults, VERDICTS, type Experiment, type Verdict } from './experiment.ts';
import { checkLength } from './checkCanvas.ts';
import type { Op } from '../core/operation.ts';
import { type ActContext, note, enter } from './timeline.ts';
import { refuse, trimTexts } from './formRules.ts';

/** The finish form of «Детали эксперимента» (R43). */
export interface FinishForm {
  readonly results: string;
  readonly learnings: string;
  readonly nextSteps: string;
  /** Null while none is chosen. */
  readonly verdict: Verdict | null;
}

const FINISHED: Readonly<Record<Verdict, string>> = {
  VALIDATED: 'Завершён: гипотеза подтверждена',
  INVALIDATED: 'Завершён: гипотеза опровергнута',
  INCONCLUSIVE: 'Завершён: не ясно, верна ли гипотеза',
};

/** The finish form filled from the experiment; the prefilled results are left out. */
export function finishFormOf(
  experiment: Pick<Experiment, 'results' | 'learnings' | 'nextSteps' | 'verdict'>,
): FinishForm {
  const { results, learnings, nextSteps, verdict } = experiment;
  return { results: hasResults(results) ? results : '', learnings, nextSteps, verdict };
}

/**
 * Inline errors of the finish form by field; empty when it can be submitted. Results (more than the prefill) and a verdict are
 * required (R43); a text holds at most 5,000 characters.
 */
export function checkFinish(form: FinishForm): Partial<Record<keyof FinishForm, string>> {
  const errors: Partial<Record<keyof FinishForm, string>> = {};
  for (const field of ['results', 'learnings', 'nextSteps'] as const) {
    const tooLong = checkLength(form[field]);
    if (tooLong !== undefined) errors[field] = tooLong;
  }
  if (!hasResults(form.results)) errors.results = 'Опишите результаты: что получилось на самом деле';
  if (form.verdict === null || !VERDICTS.includes(form.verdict)) errors.verdict = 'Выберите вывод по гипотезе';
  return errors;
}

/**
 * Operations that finish an experiment with its results and verdict: → `Done` (R43).
 * @throws RangeError when the form does not pass {@link checkFinish}, or the experiment is finished already (another tab)
 */
export function finishExperiment(
  experiment: Pick<Experiment, 'id' | 'status' | 'timeline'>,
  form: FinishForm,
  context: ActContext,
): Op[] {
  if (experiment.status === 'Done') throw new RangeError(`«${experiment.id}» is finished already`);
  refuse(checkFinish(form));
  const { verdict, results, learnings, nextSteps } = form;
  if (verdict === null) throw new RangeError('a finished experiment has a verdict');
  return [
    enter(experiment.id, 'Done', trimTexts({ results, learnings, nextSteps }), verdict),
    note(experiment, FINISHED[verdict], context),
  ];
}
