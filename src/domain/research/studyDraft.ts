import { noteVersions, type EditContext, type FieldHistory } from '../core/fieldHistory.ts';
import { parseNumber } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { ordered, positionBetween } from '../core/record.ts';
import { isDate, problemOfDate } from '../core/typedDate.ts';
import { checkStudy, editInsight, editStudy, relinkStudy, studyFormOf, type StudyForm } from './editing.ts';
import type { Research, ResearchStatus, ResearchType } from './research.ts';

/** A question as a form holds it. */
export interface QuestionDraft {
  /** The stored question's key, or any other for a new one. */
  readonly key: string;
  readonly text: string;
}

/** A study as it is typed. Every value is a text, so that what two tabs say can be compared. */
export interface StudyDraft {
  readonly title: string;
  readonly description: string;
  readonly type: ResearchType;
  readonly status: ResearchStatus;
  /** A number as typed; empty: unknown. */
  readonly participants: string;
  /** Number as typed; empty: not given. */
  readonly plannedTalks: string;
  /** `yyyy-mm-dd`, or what was typed in its place. */
  readonly startDate: string;
  /** As the start; empty: it has no end yet. */
  readonly endDate: string;
  readonly author: string;
  /** Empty: none. */
  readonly audienceId: string;
  /** Ids, see {@link idsText}. */
  readonly experimentIds: string;
  /** Ids, see {@link idsText}. */
  readonly hypothesisIds: string;
  /** {@link QuestionDraft}s, see {@link questionsText}. */
  readonly questions: string;
}

/** Most people a study can have, and conversations; beyond it a slip of the finger is likelier. */
export const MAX_PEOPLE = 1_000_000;

/** Ids as a form holds them: in order of the alphabet, so that the same ones read the same. */
export const idsText = (ids: readonly string[]): string => ids.toSorted().join('\n');

export const idsOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** Questions as a form holds them. */
export const questionsText = (questions: readonly QuestionDraft[]): string => JSON.stringify(questions);

export const questionsOf = ({ questions }: Pick<StudyDraft, 'questions'>): readonly QuestionDraft[] =>
  JSON.parse(questions) as readonly QuestionDraft[];

const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** A study as its form begins. */
export function studyDraftOf(research: Research): StudyDraft {
  const form = studyFormOf(research);
  return {
    ...form,
    participants: numberText(form.participants),
    plannedTalks: numberText(form.plannedTalks),
    endDate: form.endDate ?? '',
    audienceId: form.audienceId ?? '',
    experimentIds: idsText(Object.keys(research.experimentIds)),
    hypothesisIds: idsText(Object.keys(research.hypothesisIds)),
    questions: questionsText(ordered(research.questions).map(({ key, text }) => ({ key, text }))),
  };
}

/** The fields of a study that a draft says; numbers that are none become null. */
function formOf(draft: StudyDraft): StudyForm {
  const { title, description, type, status, participants, plannedTalks, startDate, endDate, author, audienceId } =
    draft;
  return {
    title,
    description,
    type,
    status,
    participants: parseNumber(participants) ?? null,
    plannedTalks: parseNumber(plannedTalks) ?? null,
    startDate,
    endDate: endDate.trim() === '' ? null : endDate,
    author,
    audienceId: audienceId === '' ? null : audienceId,
  };
}

/**
 * Inline error of a typed number of people, which may be left out; undefined when it can be stored.
 * @param least the smallest that makes sense
 */
export function checkPeople(text: string, least: number): string | undefined {
  if (text.trim() === '') return undefined;
  const number = parseNumber(text);
  if (number === undefined || !Number.isInteger(number) || number < 0) return 'Введите целое число, например 12';
  if (number < least) return `Не меньше ${least}`;
  return number <= MAX_PEOPLE ? undefined : `Не больше ${MAX_PEOPLE.toLocaleString('ru-RU')}`;
}

/**
 * What is wrong with a study as typed, by field; undefined where nothing is.
 * @param was the study as it is stored
 */
export function checkStudyDraft(
  draft: StudyDraft,
  was: Pick<Research, 'description'>,
): Readonly<Partial<Record<keyof StudyDraft, string | undefined>>> {
  const { startDate, endDate } = draft;
  const dates = {
    ...(startDate.trim() === '' || isDate(startDate) ? {} : { startDate: problemOfDate(startDate) }),
    ...(endDate.trim() === '' || isDate(endDate) ? {} : { endDate: problemOfDate(endDate) }),
  };
  return {
    ...checkStudy(formOf(draft), was),
    ...dates,
    participants: checkPeople(draft.participants, 0),
    plannedTalks: checkPeople(draft.plannedTalks, 1),
  };
}

/** Operations that make the questions of a study those of a form, in their order; blank ones are none. */
function questionOps(research: Research, drafts: readonly QuestionDraft[], newId: () => string): Op[] {
  const on = { kind: 'research', id: research.id, map: 'questions' } as const;
  const wanted = drafts.map(({ key, text }) => ({ key, text: text.trim() })).filter(({ text }) => text !== '');
  const kept = new Set(wanted.map(({ key }) => key));
  const ops: Op[] = Object.keys(research.questions)
    .filter((key) => !kept.has(key))
    .map((key) => ({ op: 'drop', ...on, key }));
  let last: string | null = null;
  for (const { key, text } of wanted) {
    const stored = Object.hasOwn(research.questions, key) ? research.questions[key] : undefined;
    const stays = stored !== undefined && (last === null || stored.position > last);
    const position: string = stays ? stored.position : positionBetween(last, null);
    last = position;
    if (!stored) ops.push({ op: 'put', ...on, key: newId(), value: { text, position } });
    else if (stored.text !== text || !stays) {
      ops.push({ op: 'setMember', ...on, key, fields: { text, position } });
    }
  }
  return ops;
}

/** Lists of a study: each is remembered as a whole, as its form holds it. */
const LISTS = ['experimentIds', 'hypothesisIds', 'questions'] as const;
const NO_QUESTIONS = questionsText([]);

/** A history with the versions that operations add to it. */
function withNoted(history: FieldHistory, ops: readonly Op[]): FieldHistory {
  const noted = ops.flatMap((op) =>
    op.op === 'put' && op.kind === 'research' && op.map === 'history' ? [[op.key, op.value] as const] : [],
  );
  return { ...history, ...Object.fromEntries(noted) };
}

/** Operations that make links and questions those of a form, each list remembered as a whole. */
function changeLists(
  research: Research,
  draft: Pick<StudyDraft, (typeof LISTS)[number]>,
  history: FieldHistory,
  context: EditContext,
): Op[] {
  const now = studyDraftOf(research);
  const changed = LISTS.filter((field) => draft[field] !== now[field]);
  const before = Object.fromEntries(changed.map((field) => [field, now[field] === NO_QUESTIONS ? '' : now[field]]));
  const ops = changed.flatMap((field) =>
    field === 'questions'
      ? questionOps(research, questionsOf(draft), context.newId)
      : relinkStudy(research, field, idsOf(draft[field])),
  );
  // Blank questions that were only typed are no change.
  if (ops.length === 0) return [];
  return [...ops, ...noteVersions({ kind: 'research', id: research.id }, history, before, context)];
}

/**
 * Operations that change a study as its form says: fields are remembered as they were, links and questions become those of the
 * form and are remembered, too, each list as a whole. None when nothing is different.
 */
export function changeStudy(research: Research, draft: StudyDraft, context: EditContext): Op[] {
  const fields = editStudy(research, formOf(draft), context);
  return [...fields, ...changeLists(research, draft, withNoted(research.history, fields), context)];
}

/** The key of the insight whose earlier text a study's history keeps under this name; null when it is a field of the study. */
export function insightOfField(field: string): string | null {
  return /^insights\/(.+)\/text$/.exec(field)?.[1] ?? null;
}

/**
 * Operations that give a field of a study, its links or questions, or one of its insights, an earlier value again; it is an edit like any other. None when
 * there is no such version, it says the same, or the insight is gone.
 * @param key of the version
 */
export function restoreStudy(research: Research, key: string, context: EditContext): Op[] {
  const version = Object.hasOwn(research.history, key) ? research.history[key] : undefined;
  if (!version) return [];
  const insight = insightOfField(version.field);
  if (LISTS.some((field) => field === version.field)) {
    const draft = { ...studyDraftOf(research), [version.field]: String(version.was) };
    return changeLists(research, draft, research.history, context);
  }
  return insight === null
    ? editStudy(research, { [version.field]: version.was }, context)
    : editInsight(research, insight, String(version.was), context);
}
