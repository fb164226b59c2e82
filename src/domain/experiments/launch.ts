import type { Canvas, Experiment } from './experiment.ts';
import { checkDates, checkLength } from './checkCanvas.ts';
import { formatDate, formatLongDate, quoted } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import type { DateText } from '../core/record.ts';
import { type ActContext, note, enter } from './timeline.ts';
import { refuse } from './formRules.ts';

/** The form «Запуск эксперимента» (R41). */
export interface LaunchForm extends Pick<
  Canvas,
  | 'name'
  | 'customerSegment'
  | 'valueProposition'
  | 'channels'
  | 'riskiestAssumption'
  | 'experimentFormat'
  | 'scenario'
  | 'metrics'
  | 'successCriteria'
  | 'startDate'
  | 'endDate'
> {
  /** Member in charge; empty while none is chosen. */
  readonly assigneeId: string;
}

const LAUNCH_TEXTS = [
  'name',
  'customerSegment',
  'valueProposition',
  'channels',
  'riskiestAssumption',
  'experimentFormat',
  'scenario',
  'metrics',
  'successCriteria',
] as const satisfies readonly (keyof LaunchForm)[];

/** The launch form filled from the experiment. */
export function launchFormOf(experiment: Experiment): LaunchForm {
  const { name, customerSegment, valueProposition, channels, riskiestAssumption, experimentFormat } = experiment;
  const { scenario, metrics, successCriteria, startDate, endDate, assigneeId } = experiment;
  return {
    name,
    customerSegment,
    valueProposition,
    channels,
    riskiestAssumption,
    experimentFormat,
    scenario,
    metrics,
    successCriteria,
    startDate,
    endDate,
    assigneeId: assigneeId ?? '',
  };
}

/**
 * Inline errors of the launch form by field; empty when it can be submitted. Start, end and the person in charge are
 * required (R41), as is the name, which is marked so; the end may not precede the start (R20); a text
 * holds at most 5,000 characters.
 */
export function checkLaunch(form: LaunchForm): Partial<Record<keyof LaunchForm, string>> {
  const errors: Partial<Record<keyof LaunchForm, string>> = {};
  for (const field of LAUNCH_TEXTS) {
    const tooLong = checkLength(form[field]);
    if (tooLong !== undefined) errors[field] = tooLong;
  }
  if (form.name.trim() === '') errors.name = 'Назовите эксперимент';
  if (form.assigneeId.trim() === '') errors.assigneeId = 'Выберите ответственного';
  return {
    ...errors,
    ...checkDates(form, { startDate: 'Укажите дату запуска', endDate: 'Укажите дату окончания' }),
  };
}

/**
 * Whether start, end or the person in charge is not given: then the toast 'Заполните все обязательные поля: дата запуска,
 * дата окончания и ответственный' is due.
 */
export function missingLaunchFields(form: LaunchForm): boolean {
  return [form.startDate, form.endDate, form.assigneeId].some((value) => value.trim() === '');
}

/**
 * Operations that take a backlog experiment into work: the form is stored, and the status becomes `In Progress` when the
 * start is today or earlier, else `New` (R41).
 * @throws RangeError when the form does not pass {@link checkLaunch}, or the experiment has left the backlog (another tab)
 */
export function launchExperiment(
  experiment: Pick<Experiment, 'id' | 'status' | 'timeline'>,
  form: LaunchForm,
  context: ActContext,
): Op[] {
  if (experiment.status !== 'backlog') throw new RangeError(`«${experiment.id}» is not in the backlog`);
  refuse(checkLaunch(form));
  const { assigneeId, startDate, endDate, ...texts } = form;
  const fields: Partial<Record<keyof Canvas, string>> = {};
  for (const field of LAUNCH_TEXTS) fields[field] = texts[field].trim();
  const begins = startDate <= context.today;
  return [
    enter(experiment.id, begins ? 'In Progress' : 'New', {
      ...fields,
      startDate,
      endDate,
      assigneeId,
    }),
    note(experiment, begins ? 'Взят в работу' : `Старт назначен на ${formatDate(startDate)}`, context),
  ];
}

/** Returns the toast of a launch: an experiment that starts later is not in work yet. */
export function launchedWords(
  { name, startDate }: Pick<LaunchForm, 'name' | 'startDate'>,
  today: DateText,
): { readonly title: string; readonly line: string } {
  const called = quoted(name.trim());
  return startDate <= today
    ? { title: 'Эксперимент запущен', line: `${called} взят в работу` }
    : { title: 'Старт назначен', line: `${called} начнут ${formatLongDate(startDate)}` };
}
