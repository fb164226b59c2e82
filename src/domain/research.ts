import type { DateText, Keyed, StoredRecord, TextItem } from './record.ts';

/** Where a study stands (specification §4). */
export type ResearchStatus = 'completed' | 'in_progress' | 'planning' | 'on_hold';
/** How a study is made (specification §4). */
export type ResearchType = 'interviews' | 'survey' | 'usability' | 'analytics' | 'observation';

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

/** Labels of the statuses (specification §4). */
export const RESEARCH_STATUS_LABELS: Readonly<Record<ResearchStatus, string>> = {
  completed: 'Завершено',
  in_progress: 'В процессе',
  planning: 'Планирование',
  on_hold: 'Приостановлено',
};
/** Labels of the types (specification §4). */
export const RESEARCH_TYPE_LABELS: Readonly<Record<ResearchType, string>> = {
  interviews: 'Интервью',
  survey: 'Опрос',
  usability: 'Юзабилити',
  analytics: 'Аналитика',
  observation: 'Наблюдение',
};

/** A place in a material's text. Offsets count UTF-16 code units of the stored text. */
export interface Passage {
  /** The material whose text it is. */
  readonly materialId: string;
  /** First code unit. */
  readonly start: number;
  /** One past the last code unit. */
  readonly end: number;
}

/** Something learnt; with the words it rests on when it was taken from a material. */
export interface Insight extends TextItem {
  readonly passage: Passage | null;
  /** The quoted words, kept even if the material goes. Empty when the insight was written by hand. */
  readonly quote: string;
}

/** A study: interviews, a survey, a usability test … (specification §3 «Research»). */
export interface Research extends StoredRecord {
  readonly title: string;
  readonly description: string;
  readonly status: ResearchStatus;
  readonly type: ResearchType;
  /** How many people took part; 0 when unknown. */
  readonly participants: number;
  readonly startDate: DateText;
  readonly endDate: DateText | null;
  /** Name as typed; empty when not given. */
  readonly author: string;
  readonly insights: Keyed<Insight>;
  /** Experiments it belongs to: chosen at upload, or the one whose research round it is. */
  readonly experimentIds: Keyed<object>;
  /** Backlog hypotheses that it looks into, chosen at upload. */
  readonly hypothesisIds: Keyed<object>;
  /** Questions of a planned round («Запуск исследования»). */
  readonly questions: Keyed<TextItem>;
  /** Audience of a planned round. */
  readonly audienceId: string | null;
}

/** What became of a material's text (decision 8). */
export type MaterialState =
  /** Text was read and can be opened and searched. */
  | 'text'
  /** Audio or video: «Нужна расшифровка». */
  | 'needs_transcript'
  /** Kept, but its text cannot be read (legacy .doc). */
  | 'unreadable';

/** A file of a study. Its bytes are in the store's files under `fileId`. */
export interface Material extends StoredRecord {
  readonly researchId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type as the browser reports it, may be empty. */
  readonly mime: string;
  /** SHA-256 of the bytes, lower-case hex. */
  readonly fileId: string;
  readonly state: MaterialState;
  /** Why the text could not be read, in Russian; empty otherwise. */
  readonly note: string;
  readonly position: string;
}

/** Text read from a material; its id is the material's. A record of its own, so that lists never load it. */
export interface MaterialText extends StoredRecord {
  readonly researchId: string;
  readonly text: string;
}

/** What a list row and the filters need of a study. */
export interface ResearchSummary {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly status: ResearchStatus;
  readonly type: ResearchType;
  readonly participants: number;
  readonly startDate: DateText;
  readonly endDate: DateText | null;
  readonly author: string;
  /** Experiments it belongs to, so that an experiment finds its rounds without reading every study. */
  readonly experimentIds: readonly string[];
  readonly createdAt: string;
}

/** The summary of a study. */
export function summariseResearch(research: Research): ResearchSummary {
  const { id, title, description, status, type, participants, startDate, endDate, author, createdAt } = research;
  const experimentIds = Object.keys(research.experimentIds);
  return { id, title, description, status, type, participants, startDate, endDate, author, experimentIds, createdAt };
}
