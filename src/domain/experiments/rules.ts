import {
  EXPERIMENT_STATUS_LABELS,
  hasResults,
  VERDICT_LABELS,
  VERDICTS,
  type ByModel,
  type Canvas,
  type Experiment,
  type ExperimentStatus,
  type TimelineEntry,
  type Verdict,
} from './experiment.ts';
import { checkCanvas, checkDates, checkLength } from './canvas.ts';
import { planMove } from './moves.ts';
import type { ModelField } from './modelFields.ts';
import { nameAfter, quoted } from '../core/format.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import { invertOp, type Op } from '../core/operation.ts';
import {
  keyedTexts,
  ordered,
  positionAt,
  positionBetween,
  type DateText,
  type Keyed,
  type Positioned,
} from '../core/record.ts';
import type { NewId } from '../core/record.ts';

/** Who acts, when, and where new ids come from; rules have no clock and no random of their own. */
export interface ActContext {
  /** Name that the timeline shows. */
  readonly author: string;
  /** Moment of the act, ISO 8601, UTC. */
  readonly at: string;
  /** Calendar date of that moment where the person is. */
  readonly today: DateText;
  readonly newId: NewId;
}

/* ── Timeline ────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** An experiment's history, oldest first: by moment, entries of one moment in the order they were made. */
export function timelineOf(
  experiment: Pick<Experiment, 'timeline'>,
): (Positioned<TimelineEntry> & { readonly key: string })[] {
  return ordered(experiment.timeline).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Adds an entry at the end; a key that is taken would overwrite an entry, so it is refused. */
function note(
  { id, timeline }: Pick<Experiment, 'id' | 'timeline'>,
  action: string,
  { author, at, newId }: ActContext,
): Op {
  const key = newId();
  if (Object.hasOwn(timeline, key)) throw new RangeError(`timeline entry «${key}» exists already`);
  const last = ordered(timeline).at(-1)?.position ?? null;
  const value: Positioned<TimelineEntry> = { date: at, action, author, position: positionBetween(last, null) };
  return { op: 'put', kind: 'experiment', id, map: 'timeline', key, value };
}

/** Status and verdict are always set together, so that taking one change back never parts them. */
function enter(
  id: string,
  status: ExperimentStatus,
  fields: Partial<Pick<Experiment, keyof Canvas | 'assigneeId'>> = {},
  verdict: Verdict | null = null,
): Op {
  return { op: 'set', kind: 'experiment', id, fields: { ...fields, status, verdict } };
}

function refuse(errors: Readonly<Record<string, string | undefined>>): void {
  for (const [field, error] of Object.entries(errors)) {
    if (error !== undefined) throw new RangeError(`${field}: ${error}`);
  }
}

/* ── Creation ────────────────────────────────────────────────────────────────────────────────────────────────────── */

function trimmed<T extends Readonly<Record<keyof T, string>>>(texts: T): T {
  return Object.fromEntries(Object.entries<string>(texts).map(([field, text]) => [field, text.trim()])) as T;
}

/**
 * Returns operations that make an experiment of a hypothesis, which leaves the backlog's list (`in_backlog`, R34, R40). It takes
 * the hypothesis' stage, product, words and link; no member is in charge yet.
 * @param canvas the typed text; `byModel`: which of it a model proposed, none by default
 * @param status `backlog` from the Experiments screen, `New` from Tactics (R40)
 * @throws RangeError when the canvas does not pass {@link checkCanvas}
 */
export function createExperiment(
  hypothesis: Hypothesis,
  canvas: Canvas & { readonly byModel?: ByModel },
  status: 'backlog' | 'New',
  context: ActContext,
): { id: string; ops: Op[] } {
  refuse(checkCanvas(canvas));
  const id = context.newId();
  const { name, customerSegment, valueProposition, channels, customerEngagement, riskiestAssumption } = canvas;
  const { experimentFormat, scenario, metrics, successCriteria, results, learnings, nextSteps } = canvas;
  const { startDate, endDate, byModel = {} } = canvas;
  // A field that was emptied later loses its mark.
  const marks = Object.entries(byModel).filter(([field]) => canvas[field as ModelField].trim() !== '');
  const ops: Op[] = [
    {
      op: 'create',
      kind: 'experiment',
      id,
      record: {
        id,
        ...trimmed({ name, customerSegment, valueProposition, channels, customerEngagement, riskiestAssumption }),
        ...trimmed({ experimentFormat, scenario, metrics, successCriteria, results, learnings, nextSteps }),
        startDate,
        endDate,
        status,
        author: context.author,
        cjmStage: hypothesis.stage,
        productId: hypothesis.productId,
        hypothesis: hypothesis.text,
        hypothesisId: hypothesis.id,
        assigneeId: null,
        deadline: null,
        verdict: null,
        ...(marks.length > 0 ? { byModel: Object.fromEntries(marks) } : {}),
        timeline: {
          [context.newId()]: {
            date: context.at,
            action: 'Эксперимент создан',
            author: context.author,
            position: positionAt(0),
          },
        },
        history: {},
      },
    },
  ];
  if (hypothesis.status !== 'in_backlog') {
    ops.push({ op: 'set', kind: 'hypothesis', id: hypothesis.id, fields: { status: 'in_backlog' } });
  }
  return { id, ops };
}

/* ── Launch ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

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
  return [
    enter(experiment.id, startDate <= context.today ? 'In Progress' : 'New', {
      ...fields,
      startDate,
      endDate,
      assigneeId,
    }),
    note(experiment, 'Взят в работу', context),
  ];
}

/** Second line of the toast «Эксперимент запущен». */
export function launchedLine(name: string): string {
  return `${quoted(name)} взят в работу`;
}

/* ── A round of research ─────────────────────────────────────────────────────────────────────────────────────────── */

/** The form «Запуск исследования» (R42). */
export interface StudyLaunchForm {
  /** In the order they are asked; blank ones are not stored. */
  readonly questions: readonly string[];
  /** Empty while none is chosen. */
  readonly audienceId: string;
}

/** Questions the form opens with: five (R42). */
export const DEFAULT_QUESTIONS: readonly string[] = [
  'Расскажите, когда вы в последний раз решали эту задачу. С чего всё началось?',
  'Что было самым трудным или неприятным?',
  'Какие способы вы уже пробовали и почему от них отказались?',
  'Что должно измениться, чтобы вы сказали: «стало лучше»?',
  'Что помешало бы вам начать пользоваться таким решением завтра?',
];

/** The questions that were written, trimmed. */
function written(questions: readonly string[]): string[] {
  return questions.map((question) => question.trim()).filter(Boolean);
}

/**
 * Whether the round can be launched: an audience is chosen and at least one question is written (R42). If not,
 * the toast 'Выберите аудиторию и добавьте хотя бы один вопрос' is due.
 */
export function checkRound(form: StudyLaunchForm): boolean {
  return form.audienceId.trim() !== '' && written(form.questions).length > 0;
}

const link = (id: string | null): Keyed<object> => (id === null ? {} : { [id]: { position: positionAt(0) } });

/**
 * Operations that start a round of research: a study of interviews in `planning` with the questions and the audience, linked
 * to the experiment and to its hypothesis. A `New` experiment becomes `In Progress`; one in work or finished stays as it is
 * (R42).
 * @returns the study's id and the operations
 * @throws RangeError when the form does not pass {@link checkRound}, or the experiment is in the backlog, where the launch
 * comes first
 */
export function startRound(
  experiment: Pick<Experiment, 'id' | 'name' | 'status' | 'hypothesis' | 'hypothesisId' | 'timeline'>,
  form: StudyLaunchForm,
  context: ActContext,
): { id: string; ops: Op[] } {
  if (experiment.status === 'backlog') throw new RangeError(`«${experiment.id}» is still in the backlog`);
  if (!checkRound(form)) throw new RangeError('a round needs an audience and a question');
  const id = context.newId();
  return {
    id,
    ops: [
      {
        op: 'create',
        kind: 'research',
        id,
        record: {
          id,
          title: `Исследование для эксперимента ${quoted(nameAfter('Эксперимент', experiment.name))}`,
          description: experiment.hypothesis.trim() === '' ? '' : `Проверяем гипотезу: ${experiment.hypothesis.trim()}`,
          status: 'planning',
          type: 'interviews',
          participants: null,
          plannedTalks: null,
          participantIds: {},
          startDate: context.today,
          endDate: null,
          author: context.author,
          insights: {},
          experimentIds: link(experiment.id),
          hypothesisIds: link(experiment.hypothesisId),
          questions: keyedTexts('question', written(form.questions)),
          audienceId: form.audienceId,
          history: {},
        },
      },
      ...(experiment.status === 'New' ? [enter(experiment.id, 'In Progress')] : []),
      note(experiment, 'Начато исследование', context),
    ],
  };
}

/** Second line of the toast «Исследование запущено». */
export function roundLine(name: string): string {
  return `Исследование для эксперимента ${quoted(nameAfter('Эксперимент', name))} успешно создано`;
}

/* ── Finish ──────────────────────────────────────────────────────────────────────────────────────────────────────── */

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
    enter(experiment.id, 'Done', trimmed({ results, learnings, nextSteps }), verdict),
    note(experiment, FINISHED[verdict], context),
  ];
}

/* ── Moves over the board ────────────────────────────────────────────────────────────────────────────────────────── */

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
