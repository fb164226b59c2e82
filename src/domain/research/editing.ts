import { editFields, noteVersions, tidyField, type EditContext } from '../core/fieldHistory.ts';
import type { Op } from '../core/operation.ts';
import { positionAt, type DateText } from '../core/record.ts';
import type { Hypothesis } from './hypothesis.ts';
import type { Material, Research, ResearchStatus } from './research.ts';

/** The fields of a study that its form has. */
export type StudyForm = Pick<
  Research,
  | 'title'
  | 'description'
  | 'type'
  | 'status'
  | 'participants'
  | 'plannedTalks'
  | 'startDate'
  | 'endDate'
  | 'author'
  | 'audienceId'
>;

/** A study as its form begins. */
export function studyFormOf(research: Research): StudyForm {
  const { title, description, type, status, participants, plannedTalks, startDate, endDate, author } = research;
  return {
    title,
    description,
    type,
    status,
    participants,
    plannedTalks,
    startDate,
    endDate,
    author,
    audienceId: research.audienceId,
  };
}

/**
 * What is wrong with a study's form, by field; nothing when it can be stored.
 * @param was a study without a description is not asked for one (R437)
 */
export function checkStudy(
  form: StudyForm,
  was: Pick<Research, 'description'>,
): Partial<Record<keyof StudyForm, string>> {
  return {
    ...(form.title.trim() === '' ? { title: 'Введите название' } : {}),
    ...(form.description.trim() === '' && was.description !== '' ? { description: 'Введите описание' } : {}),
    ...(form.startDate === '' ? { startDate: 'Укажите дату начала' } : {}),
    ...(form.endDate !== null && form.endDate < form.startDate ? { endDate: 'Окончание раньше начала' } : {}),
  };
}

/** Operations that change a study as its form says, each field remembered as it was; none when nothing is different. */
export function editStudy(research: Research, form: Partial<StudyForm>, context: EditContext): Op[] {
  const { title, description, author } = form;
  const tidied: Partial<StudyForm> = {
    ...form,
    ...(title === undefined ? {} : { title: tidyField(title) }),
    ...(description === undefined ? {} : { description: tidyField(description) }),
    ...(author === undefined ? {} : { author: tidyField(author) }),
  };
  return editFields('research', research, tidied, context);
}

/** Operations that make the members of a map of links exactly these ids; those that stay keep their places. */
export function relinkStudy(
  research: Pick<Research, 'id' | 'experimentIds' | 'hypothesisIds' | 'participantIds'>,
  map: 'experimentIds' | 'hypothesisIds' | 'participantIds',
  ids: readonly string[],
): Op[] {
  const on = { kind: 'research', id: research.id, map } as const;
  const now = Object.keys(research[map]);
  return [
    ...now.filter((id) => !ids.includes(id)).map((key): Op => ({ op: 'drop', ...on, key })),
    ...ids
      .map((key, index) => ({ key, index }))
      .filter(({ key }) => !now.includes(key))
      .map(({ key, index }): Op => ({ op: 'put', ...on, key, value: { position: positionAt(now.length + index) } })),
  ];
}

/** The name under which a study's history keeps what an insight said. */
export const insightField = (key: string): string => `insights/${key}/text`;

/** Operations that word an insight anew; none when it says the same, or is not there. */
export function editInsight(
  research: Pick<Research, 'id' | 'insights' | 'history'>,
  key: string,
  text: string,
  context: EditContext,
): Op[] {
  const insight = Object.hasOwn(research.insights, key) ? research.insights[key] : undefined;
  const wanted = tidyField(text);
  if (!insight || wanted === '' || wanted === insight.text) return [];
  const on = { kind: 'research', id: research.id } as const;
  return [
    { op: 'setMember', ...on, map: 'insights', key, fields: { text: wanted } },
    ...noteVersions(on, research.history, { [insightField(key)]: insight.text }, context),
  ];
}

/** Operations that remove an insight; none when it is not there. */
export function removeInsight(research: Pick<Research, 'id' | 'insights'>, key: string): Op[] {
  if (!Object.hasOwn(research.insights, key)) return [];
  return [{ op: 'drop', kind: 'research', id: research.id, map: 'insights', key }];
}

/** The fields of a hypothesis that its form has. */
export type HypothesisFields = Pick<
  Hypothesis,
  'text' | 'description' | 'stage' | 'touchpoint' | 'relevance' | 'priority' | 'comment' | 'jtbd' | 'context'
>;

/** A hypothesis as its form begins. */
export function hypothesisFieldsOf(hypothesis: Hypothesis): HypothesisFields {
  const { text, description, stage, touchpoint, relevance, priority, comment, jtbd, context } = hypothesis;
  return { text, description, stage, touchpoint, relevance, priority, comment, jtbd, context };
}

/** Lowest and highest priority that may be typed. */
export const PRIORITY_RANGE = { min: 1, max: 999 } as const;

/** Returns the errors of a hypothesis' form, by field; empty when it can be stored. */
export function checkHypothesis(form: HypothesisFields): Partial<Record<keyof HypothesisFields, string>> {
  const { min, max } = PRIORITY_RANGE;
  const isPriority = Number.isInteger(form.priority) && form.priority >= min && form.priority <= max;
  return {
    ...(form.text.trim() === '' ? { text: 'Сформулируйте гипотезу' } : {}),
    ...(form.touchpoint.trim() === '' ? { touchpoint: 'Выберите точку касания' } : {}),
    ...(isPriority ? {} : { priority: `Целое число от ${min} до ${max}` }),
  };
}

/** Operations that change a hypothesis as its form says, each field remembered as it was; none when nothing is different. */
export function editHypothesis(hypothesis: Hypothesis, form: Partial<HypothesisFields>, context: EditContext): Op[] {
  const tidied = Object.fromEntries(
    Object.entries(form).map(([field, value]) => [field, typeof value === 'string' ? tidyField(value) : value]),
  ) as Partial<HypothesisFields>;
  return editFields('hypothesis', hypothesis, tidied, context);
}

/** How many conversations a study holds: a recording and its transcript are one. */
export function transcriptsHeld(materials: readonly Pick<Material, 'id' | 'transcriptOf'>[]): number {
  const ids = new Set(materials.map(({ id }) => id));
  return materials.filter(({ transcriptOf }) => transcriptOf === null || !ids.has(transcriptOf)).length;
}

/** A status that a study may well have by now, for a person to confirm. */
export interface StatusProposal {
  readonly status: ResearchStatus;
  /** Why, as a sentence. */
  readonly because: string;
}

/**
 * Proposes the status that a study seems to have reached: files came into a planned one, all planned conversations are held, its
 * last day is past. Returns null when the status is already right, and for a postponed study.
 */
export function proposeStatus(
  research: Pick<Research, 'status' | 'plannedTalks' | 'endDate'>,
  materials: readonly Pick<Material, 'id' | 'transcriptOf'>[],
  today: DateText,
): StatusProposal | null {
  const { status, plannedTalks, endDate } = research;
  if (status !== 'planning' && status !== 'in_progress') return null;
  const held = transcriptsHeld(materials);
  if (plannedTalks !== null && held >= plannedTalks && held > 0) {
    return { status: 'completed', because: 'Все запланированные разговоры здесь.' };
  }
  if (held > 0 && endDate !== null && endDate < today) {
    return { status: 'completed', because: 'Последний день исследования прошёл.' };
  }
  if (held > 0 && status === 'planning') return { status: 'in_progress', because: 'Первые материалы уже здесь.' };
  return null;
}
