import type { Shape } from '../core/schema.ts';
import type { insightSchema, researchSchema, researchSettingsSchema, researchSummarySchema } from './schema.ts';
import type { materialSchema, materialTextSchema, refiProjectSchema } from './files/schema.ts';
import type { passageSchema } from './reading/schema.ts';

/** A study: interviews, a survey, a usability test …. */
export type Research = Shape<typeof researchSchema>;
/** Status of a study (R31). */
export type ResearchStatus = Research['status'];
/** How a study is made (R31). */
export type ResearchType = Research['type'];
/** A place in a material's text. Offsets count UTF-16 code units of the stored text. */
export type Passage = Shape<typeof passageSchema>;
/** Makes the address of a study, at a place of its materials where one is given; null when the study was removed. */
export type StudyHref = (researchId: string, passage?: Passage | null) => string | null;
/** Something learnt; with the words it rests on when it was taken from a material. */
export type Insight = Shape<typeof insightSchema>;
/** A file of a study. Its bytes are in the store's files under `fileId`. */
export type Material = Shape<typeof materialSchema>;
/** State of a material's text (R33). */
export type MaterialState = Material['state'];
/** Text read from a material; its id is the material's. A record of its own, so that lists never load it. */
export type MaterialText = Shape<typeof materialTextSchema>;
/** Part of a REFI-QDA project that is kept beside the study made of it. */
export type RefiProjectRecord = Shape<typeof refiProjectSchema>;
/** Settings of all studies of a company. */
export type ResearchSettings = Shape<typeof researchSettingsSchema>;
/** Fields of a study that a list row and the filters need. */
export type ResearchSummary = Shape<typeof researchSummarySchema>;

/** Statuses in the order the filter shows them. */
export const RESEARCH_STATUSES: readonly ResearchStatus[] = ['completed', 'in_progress', 'planning', 'on_hold'];
/** Types in the order the filter and the upload form show them. */
export const RESEARCH_TYPES: readonly ResearchType[] = [
  'interviews',
  'survey',
  'usability',
  'analytics',
  'observation',
];

export const RESEARCH_STATUS_LABELS: Readonly<Record<ResearchStatus, string>> = {
  completed: 'Завершено',
  in_progress: 'В процессе',
  planning: 'Планирование',
  on_hold: 'Приостановлено',
};
export const RESEARCH_TYPE_LABELS: Readonly<Record<ResearchType, string>> = {
  interviews: 'Интервью',
  survey: 'Опрос',
  usability: 'Юзабилити',
  analytics: 'Аналитика',
  observation: 'Наблюдение',
};

/** How many people took part: as typed, else as many as are known one by one; null when neither. */
export function participantCount({ participants, participantIds }: Pick<Research, 'participants' | 'participantIds'>) {
  return participants ?? (Object.keys(participantIds).length || null);
}

export function summariseResearch(research: Research): ResearchSummary {
  const { id, title, description, status, type, startDate, endDate, author, createdAt } = research;
  const participants = participantCount(research);
  const experimentIds = Object.keys(research.experimentIds);
  const { audienceId } = research;
  return {
    id,
    title,
    description,
    status,
    type,
    participants,
    startDate,
    endDate,
    author,
    experimentIds,
    audienceId,
    createdAt,
  };
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Checks each part of a stored summary before a row is drawn. */
const SUMMARY_PARTS: Readonly<Record<keyof ResearchSummary, (value: unknown) => boolean>> = {
  id: isText,
  title: isText,
  description: isText,
  status: (value) => RESEARCH_STATUSES.includes(value as ResearchStatus),
  type: (value) => RESEARCH_TYPES.includes(value as ResearchType),
  participants: (value) => value === null || Number.isFinite(value),
  startDate: isText,
  endDate: (value) => value === null || isText(value),
  author: isText,
  experimentIds: (value) => Array.isArray(value) && value.every(isText),
  audienceId: (value) => value === null || isText(value),
  createdAt: isText,
};

/** Whether an untrusted value is the summary of a study, told without the schemas, which come later than the first rows. */
export function isResearchSummary(value: unknown): value is ResearchSummary {
  if (typeof value !== 'object' || value === null) return false;
  const parts = value as Readonly<Record<string, unknown>>;
  return Object.entries(SUMMARY_PARTS).every(([name, fits]) => fits(parts[name]));
}
