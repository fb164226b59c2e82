import type { CHAT_FIELDS } from './board.ts';
import type { Keyed, StoredRecord } from './record.ts';

/** A line of the chat (specification §3 «Chat message»). */
export interface ChatMessage {
  readonly text: string;
  readonly isBot: boolean;
  /** ISO 8601 moment. */
  readonly timestamp: string;
}

/** Steps of the progress bar (specification §3 «Progress step»), in order. */
export const INTERVIEW_STEPS = [
  { id: 'welcome', title: 'Приветствие' },
  { id: 'company', title: 'О компании' },
  { id: 'upload', title: 'Загрузка данных' },
  { id: 'details', title: 'Детали продукта' },
] as const;

/** Id of a progress step. */
export type InterviewStep = (typeof INTERVIEW_STEPS)[number]['id'];

/** A chat in progress or finished; one per workspace, id `interview`. Survives a reload (decision 11). */
export interface Interview extends StoredRecord {
  readonly messages: Keyed<ChatMessage>;
  readonly companyLink: string;
  readonly completed: Readonly<Partial<Record<InterviewStep, true>>>;
  readonly answers: Readonly<Partial<Record<(typeof CHAT_FIELDS)[number], string>>>;
  /** The question that is being asked, or null before the first and after the last. */
  readonly asking: (typeof CHAT_FIELDS)[number] | null;
}
