import { counted, formatNumber, NBSP, parseNumber, plural, type PluralForms } from '../core/format.ts';
import type { Draft, Op } from '../core/operation.ts';
import { ordered, positionAt, type Keyed, type Positioned } from '../core/record.ts';
import type { Scenario } from './settings.ts';
import type { NewId } from '../core/record.ts';

/** Labels of a scenario's states (R57). */
export const SCENARIO_STATUS_LABELS: Readonly<Record<Scenario['status'], string>> = {
  active: 'Активен',
  draft: 'Черновик',
};

/** A question in the form, with a key that stays with it when it moves. */
export interface QuestionDraft {
  readonly key: string;
  readonly text: string;
}

/** A stage in the form; its key is the stored stage's. */
export interface StageDraft {
  readonly key: string;
  readonly title: string;
  readonly questions: readonly QuestionDraft[];
}

/** The form of a scenario: numbers as typed; stages as JSON, so that forms compare field by field. */
export interface ScenarioForm {
  readonly title: string;
  readonly description: string;
  readonly minutesFrom: string;
  readonly minutesTo: string;
  readonly questionsFrom: string;
  readonly questionsTo: string;
  /** {@link StageDraft}s, see {@link stagesOf} and {@link stagesText}. */
  readonly stages: string;
}

/** Stages as a form holds them. */
export function stagesText(stages: readonly StageDraft[]): string {
  return JSON.stringify(stages);
}

/** Stages of a form. */
export function stagesOf(form: Pick<ScenarioForm, 'stages'>): readonly StageDraft[] {
  return JSON.parse(form.stages) as readonly StageDraft[];
}

/** Stages in words, as a conflict shows them. */
export function stagesInWords(form: Pick<ScenarioForm, 'stages'>): string {
  return stagesOf(form)
    .map(({ title, questions }, index) =>
      [`${index + 1}. ${title}`, ...questions.map(({ text }) => `— ${text}`)].join('\n'),
    )
    .join('\n');
}

/** The form of a new scenario: one stage with one question to begin with, the longer of the sample durations (R57). */
export const EMPTY_SCENARIO_FORM: ScenarioForm = {
  title: '',
  description: '',
  minutesFrom: '15',
  minutesTo: '20',
  questionsFrom: '8',
  questionsTo: '12',
  stages: stagesText([{ key: 'stage-0', title: '', questions: [{ key: 'q-0', text: '' }] }]),
};

/** The form of a stored scenario. */
export function scenarioFormOf(scenario: Scenario): ScenarioForm {
  const { title, description, duration, questionCount, stages } = scenario;
  return {
    title,
    description,
    minutesFrom: String(duration[0]),
    minutesTo: String(duration[1]),
    questionsFrom: String(questionCount[0]),
    questionsTo: String(questionCount[1]),
    stages: stagesText(
      ordered(stages).map((stage) => ({
        key: stage.key,
        title: stage.title,
        questions: stage.questions.map((text, index) => ({ key: `q-${index}`, text })),
      })),
    ),
  };
}

/** Most signs of a title. */
export const MAX_SCENARIO_TITLE = 200;
/** Most signs of a description or a question. */
export const MAX_SCENARIO_TEXT = 5000;
/** Longest talk, minutes. */
export const MAX_MINUTES = 600;
/** Most questions of a talk. */
export const MAX_QUESTIONS = 500;

const numberOf = (text: string): number => parseNumber(text.trim()) ?? Number.NaN;

function rangeErrors(
  form: ScenarioForm,
  [from, to]: readonly ['minutesFrom' | 'questionsFrom', 'minutesTo' | 'questionsTo'],
  most: number,
): Record<string, string> {
  const wrong = (text: string) => {
    const number = numberOf(text);
    return !(Number.isInteger(number) && number >= 1 && number <= most);
  };
  const message = `Целое число от${NBSP}1 до${NBSP}${formatNumber(most)}`;
  const errors: Record<string, string> = {};
  if (wrong(form[from])) errors[from] = message;
  if (wrong(form[to])) errors[to] = message;
  else if (!errors[from] && numberOf(form[to]) < numberOf(form[from])) errors[to] = `Не${NBSP}меньше, чем «от»`;
  return errors;
}

const tooLong = (most: number): string => `Не длиннее ${formatNumber(most)}${NBSP}знаков`;

/** Inline errors by field: the form's own, `stage-<key>`, and `question-<stage key>-<key>`; empty when it can be stored. */
export function checkScenario(form: ScenarioForm): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {
    ...rangeErrors(form, ['minutesFrom', 'minutesTo'], MAX_MINUTES),
    ...rangeErrors(form, ['questionsFrom', 'questionsTo'], MAX_QUESTIONS),
  };
  if (form.title.trim() === '') errors.title = 'Назовите сценарий';
  else if (form.title.trim().length > MAX_SCENARIO_TITLE) errors.title = tooLong(MAX_SCENARIO_TITLE);
  if (form.description.trim().length > MAX_SCENARIO_TEXT) errors.description = tooLong(MAX_SCENARIO_TEXT);
  for (const { key, title, questions } of stagesOf(form)) {
    if (title.trim() === '') errors[`stage-${key}`] = 'Назовите этап';
    else if (title.trim().length > MAX_SCENARIO_TITLE) errors[`stage-${key}`] = tooLong(MAX_SCENARIO_TITLE);
    for (const question of questions) {
      if (question.text.trim().length > MAX_SCENARIO_TEXT) {
        errors[`question-${key}-${question.key}`] = tooLong(MAX_SCENARIO_TEXT);
      }
    }
  }
  return errors;
}

type Stages = Scenario['stages'];

function draftOf(form: ScenarioForm): Omit<Draft<'scenario'>, 'id' | 'status'> {
  const [problem] = Object.values(checkScenario(form));
  if (problem !== undefined) throw new RangeError(problem);
  const stages: Keyed<{ title: string; questions: string[] }> = Object.fromEntries(
    stagesOf(form).map(({ key, title, questions }, index) => [
      key,
      {
        title: title.trim(),
        // A row that was left empty is no question.
        questions: questions.map(({ text }) => text.trim()).filter(Boolean),
        position: positionAt(index),
      },
    ]),
  );
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    stages,
    duration: [numberOf(form.minutesFrom), numberOf(form.minutesTo)],
    questionCount: [numberOf(form.questionsFrom), numberOf(form.questionsTo)],
  };
}

/**
 * Operations that make a scenario: a draft.
 * @throws RangeError when the form does not pass {@link checkScenario}
 */
export function createScenario(form: ScenarioForm, { newId }: { readonly newId: NewId }): { id: string; ops: Op[] } {
  const id = newId();
  return { id, ops: [{ op: 'create', kind: 'scenario', id, record: { id, status: 'draft', ...draftOf(form) } }] };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What of a stage differs. */
function changedInStage(
  before: Positioned<Stages[string]>,
  after: Positioned<Stages[string]>,
): Partial<Positioned<Stages[string]>> {
  return {
    ...(after.title === before.title ? {} : { title: after.title }),
    ...(after.position === before.position ? {} : { position: after.position }),
    ...(same(after.questions, before.questions) ? {} : { questions: after.questions }),
  };
}

/**
 * Operations that change a scenario to what the form says: only fields that differ, those of a stage each on its own, too.
 * @throws RangeError when the form does not pass {@link checkScenario}
 */
export function editScenario(scenario: Scenario, form: ScenarioForm): Op[] {
  const { stages, ...next } = draftOf(form);
  const on = { kind: 'scenario', id: scenario.id } as const;
  const fields = {
    ...(next.title === scenario.title ? {} : { title: next.title }),
    ...(next.description === scenario.description ? {} : { description: next.description }),
    ...(same(next.duration, scenario.duration) ? {} : { duration: next.duration }),
    ...(same(next.questionCount, scenario.questionCount) ? {} : { questionCount: next.questionCount }),
  };
  const ops: Op[] = Object.keys(fields).length === 0 ? [] : [{ op: 'set', ...on, fields }];
  for (const key of Object.keys(scenario.stages)) {
    if (!Object.hasOwn(stages, key)) ops.push({ op: 'drop', ...on, map: 'stages', key });
  }
  for (const [key, value] of Object.entries(stages)) {
    const before = Object.hasOwn(scenario.stages, key) ? scenario.stages[key] : undefined;
    if (!before) {
      ops.push({ op: 'put', ...on, map: 'stages', key, value });
      continue;
    }
    const changed = changedInStage(before, value);
    if (Object.keys(changed).length > 0) {
      ops.push({ op: 'setMember', ...on, map: 'stages', key, fields: changed });
    }
  }
  return ops;
}

/** Operations that make a copy, a draft whatever the original is, its title with « (копия)». */
export function duplicateScenario(scenario: Scenario, { newId }: { readonly newId: NewId }): { id: string; ops: Op[] } {
  const suffix = ' (копия)';
  const title = `${scenario.title.slice(0, MAX_SCENARIO_TITLE - suffix.length).trimEnd()}${suffix}`;
  return createScenario({ ...scenarioFormOf(scenario), title }, { newId });
}

/** Why a scenario cannot be activated, in Russian; null when it can: somebody must be asked something. */
export function activationProblem({ stages }: Pick<Scenario, 'stages'>): string | null {
  const questions = Object.values(stages).reduce((sum, stage) => sum + stage.questions.length, 0);
  return questions > 0 ? null : `Добавьте хотя бы один вопрос: пустой сценарий задавать нечем`;
}

/**
 * Operations that activate a scenario, or make it a draft again; none when it stands so already.
 * @throws RangeError when it cannot be activated, see {@link activationProblem}
 */
export function setScenarioStatus(scenario: Scenario, status: Scenario['status']): Op[] {
  if (scenario.status === status) return [];
  const problem = status === 'active' ? activationProblem(scenario) : null;
  if (problem !== null) throw new RangeError(problem);
  return [{ op: 'set', kind: 'scenario', id: scenario.id, fields: { status } }];
}

/** Operations that remove a scenario; their inverse brings it back. */
export function removeScenario(id: string): Op[] {
  return [{ op: 'remove', kind: 'scenario', id }];
}

const spread = ([from, to]: readonly [number, number]): string => (from === to ? String(from) : `${from}–${to}`);

const unit = (range: readonly [number, number], forms: PluralForms): string =>
  `${spread(range)}${NBSP}${plural(range[1], forms)}`;

/** Duration and number of questions as a row shows them: `15–20 минут · 8–12 вопросов · 4 этапа`. */
export function scenarioFacts({
  duration,
  questionCount,
  stages,
}: Pick<Scenario, 'duration' | 'questionCount' | 'stages'>): string {
  return [
    unit(duration, ['минута', 'минуты', 'минут']),
    unit(questionCount, ['вопрос', 'вопроса', 'вопросов']),
    counted(Object.keys(stages).length, ['этап', 'этапа', 'этапов']),
  ].join(' · ');
}
