import { NBSP } from '../../core/format.ts';
import type { Draft, Op } from '../../core/operation.ts';
import { positionBetween, type Keyed, type NewId } from '../../core/record.ts';
import { isSame } from '../../core/same.ts';
import { faultsIn, type ScriptFault } from '../../fieldwork/questions/faults.ts';
import { stagesIn, type StagedQuestion } from '../../fieldwork/scriptOf.ts';
import {
  minuteSpan,
  questionSpan,
  conversationFacts,
  type MeasuredLength,
} from '../../fieldwork/writing/conversationLength.ts';
import type { Scenario } from '../settings.ts';
import { checkScenario, MAX_SCENARIO_TITLE } from './check.ts';
import { isBlank, MODEL_ASKS, questionOfDraft, scenarioFormOf, stagesOf, type ScenarioForm } from './form.ts';

/** Labels of a scenario's states (R57). */
export const SCENARIO_STATUS_LABELS: Readonly<Record<Scenario['status'], string>> = {
  active: 'Активен',
  draft: 'Черновик',
};

/** Texts that are stored as typed, without the blanks around them. */
const TEXTS = ['title', 'description', 'welcome', 'consent', 'thanks'] as const;

type Places = Readonly<Record<string, { readonly position: string }>>;

/** Longest chain of indexes along which the positions rise: these members stay where they are. */
function rising(positions: readonly (string | undefined)[]): ReadonlySet<number> {
  const chains: number[][] = [];
  positions.forEach((position, index) => {
    if (position === undefined) return;
    const before = chains.filter((chain) => (positions[chain.at(-1) ?? index] ?? '') < position);
    chains.push([...before.reduce((best, one) => (one.length > best.length ? one : best), [] as number[]), index]);
  });
  return new Set(chains.reduce((best, one) => (one.length > best.length ? one : best), []));
}

/**
 * Positions of members in the order wanted: as few as can be are changed, so that what two people move at once meets seldom.
 * @param stored the members as they are stored, by key
 */
function placesOf(keys: readonly string[], stored: Places): readonly string[] {
  const positions = keys.map((key) => {
    const position = Object.hasOwn(stored, key) ? stored[key]?.position : undefined;
    return position !== undefined && /^[0-9a-z]*[1-9a-z]$/.test(position) ? position : undefined;
  });
  const kept = rising(positions);
  let last: string | null = null;
  return positions.map((position, index) => {
    const next = positions.findIndex((_, later) => later > index && kept.has(later));
    const own: string =
      position !== undefined && kept.has(index) ? position : positionBetween(last, positions[next] ?? null);
    last = own;
    return own;
  });
}

/**
 * Returns a form's content as it is stored.
 * @param stored the scenario that it changes, for the positions of what it keeps
 */
function draftOf(
  form: ScenarioForm,
  stored: Pick<Scenario, 'stages' | 'questions'>,
  isActive: boolean,
): Omit<Draft<'scenario'>, 'id' | 'status' | 'duration' | 'questionCount'> {
  const [problem] = Object.values(checkScenario(form, isActive));
  if (problem !== undefined) throw new RangeError(problem);
  const drafts = stagesOf(form);
  const places = placesOf(
    drafts.map(({ key }) => key),
    stored.stages,
  );
  const questions: Record<string, Keyed<StagedQuestion>[string]> = {};
  for (const stage of drafts) {
    const asked = stage.questions.filter((question) => !isBlank(question)).map(questionOfDraft);
    const here = Object.fromEntries(Object.entries(stored.questions).filter(([, one]) => one.stage === stage.key));
    const positions = placesOf(
      asked.map(({ key }) => key),
      here,
    );
    asked.forEach(({ key, ...question }, index) => {
      questions[key] = { stage: stage.key, ...question, position: positions[index] ?? '' };
    });
  }
  const text = Object.fromEntries(TEXTS.map((name) => [name, form[name].trim()])) as Record<
    (typeof TEXTS)[number],
    string
  >;
  return {
    ...text,
    modelAsks: form.modelAsks === MODEL_ASKS,
    stages: Object.fromEntries(
      drafts.map(({ key, title }, index) => [key, { title: title.trim(), position: places[index] ?? '' }]),
    ),
    questions,
  };
}

/**
 * Operations that make a scenario: a draft, or one that can be sent at once.
 * @throws RangeError when the form does not pass {@link checkScenario}
 */
export function createScenario(
  form: ScenarioForm,
  { newId }: { readonly newId: NewId },
  activate = false,
): { id: string; ops: Op[] } {
  const id = newId();
  const status = activate ? 'active' : 'draft';
  const said = draftOf(form, NOTHING_STORED, activate);
  const questions = stagesIn(said).flatMap((stage) => stage.questions);
  // The display counts these anew from the questions: the stored values are for older programs.
  const [duration, questionCount] = [minuteSpan(questions) ?? ([0, 0] as const), questionSpan(questions)];
  const record = { id, status, ...said, duration, questionCount } as const;
  return { id, ops: [{ op: 'create', kind: 'scenario', id, record }] };
}

const NOTHING_STORED = { stages: {}, questions: {} } as const;

/**
 * A form as it will be when it is stored and read again: a form that stays open says the same then.
 * @throws RangeError when the form does not pass {@link checkScenario}
 */
export function tidyScenario(form: ScenarioForm): ScenarioForm {
  return scenarioFormOf(draftOf(form, NOTHING_STORED, false));
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of an object that have changed. */
const changed = (before: Fields, after: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSame(before[field], value)));

/** Operations that make the members of a map those wanted: only what differs, of a member each field on its own. */
function memberOps(
  id: string,
  map: 'stages' | 'questions',
  before: Readonly<Record<string, Fields>>,
  after: Readonly<Record<string, Fields>>,
): Op[] {
  const on = { kind: 'scenario', id, map } as const;
  const dropped = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...dropped.map((key) => ({ op: 'drop', ...on, key }) as Op),
    ...Object.entries(after).flatMap(([key, value]): Op[] => {
      const stood = Object.hasOwn(before, key) ? before[key] : undefined;
      if (!stood) return [{ op: 'put', ...on, key, value } as unknown as Op];
      const fields = changed(stood, value);
      return Object.keys(fields).length === 0 ? [] : [{ op: 'setMember', ...on, key, fields } as Op];
    }),
  ];
}

/**
 * Operations that change a scenario to what the form says: only fields that differ, those of a stage or a question each on its own.
 * @param activate whether it is activated, too
 * @throws RangeError when the form does not pass {@link checkScenario}; of an active one nothing may be at fault
 */
export function editScenario(scenario: Scenario, form: ScenarioForm, activate = false): Op[] {
  const { id } = scenario;
  const status = activate ? 'active' : scenario.status;
  const { stages, questions, ...next } = draftOf(form, scenario, status === 'active');
  const fields = changed(scenario as unknown as Fields, { ...next, status });
  return [
    ...(Object.keys(fields).length === 0 ? [] : [{ op: 'set', kind: 'scenario', id, fields } as Op]),
    ...memberOps(id, 'stages', scenario.stages, stages),
    ...memberOps(id, 'questions', scenario.questions, questions),
  ];
}

/** Operations that make a copy, a draft whatever the original is, its title with « (копия)». */
export function duplicateScenario(scenario: Scenario, { newId }: { readonly newId: NewId }): { id: string; ops: Op[] } {
  const suffix = ' (копия)';
  const title = `${scenario.title.slice(0, MAX_SCENARIO_TITLE - suffix.length).trimEnd()}${suffix}`;
  return createScenario({ ...scenarioFormOf(scenario), title }, { newId });
}

/** A fault in words, with the number of the question as the editor counts them. */
function told({ question, says }: ScriptFault, keys: readonly string[]): string {
  return question === ''
    ? says
    : `Вопрос${NBSP}${keys.indexOf(question) + 1}: ${says.slice(0, 1).toLowerCase()}${says.slice(1)}`;
}

/** Returns the reason why a scenario cannot be activated, in Russian; null when it can be sent as it is. */
export function activationProblem(scenario: Pick<Scenario, 'stages' | 'questions'>): string | null {
  const questions = stagesIn(scenario).flatMap((stage) => stage.questions);
  const [fault] = faultsIn(questions);
  const keys = questions.map(({ key }) => key);
  return fault ? told(fault, keys) : null;
}

/**
 * Returns operations that activate a scenario, or make it a draft again; none when the status is unchanged.
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

/** Length and number of questions as a row shows them: {@link conversationFacts}. */
export const scenarioFacts = (scenario: Pick<Scenario, 'stages' | 'questions'>, measured?: MeasuredLength): string =>
  conversationFacts(
    stagesIn(scenario).flatMap(({ questions }) => questions),
    Object.keys(scenario.stages).length,
    measured,
  );
