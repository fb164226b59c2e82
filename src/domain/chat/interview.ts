import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';
import type { Shape } from '../core/schema.ts';
import type { interviewFileSchema, interviewSchema, messageSchema, proposalSchema } from './schema.ts';

/** A chat in progress or finished; one per workspace, id `interview`. Survives a reload (R28). */
export type Interview = Shape<typeof interviewSchema>;
/** A line of the chat. */
export type ChatMessage = Shape<typeof messageSchema>;
/** A file that was given to the chat. Its bytes are not kept: only what became of it. */
export type InterviewFile = Shape<typeof interviewFileSchema>;
/** A passage of a file that may answer a question. The words are the file's own. */
export type Proposal = Shape<typeof proposalSchema>;
/** Passages that were found, by the question they may answer. */
export type Proposals = Interview['proposals'];
/** Id of a progress step. */
export type InterviewStep = keyof Interview['completed'];

/** Steps of the progress bar (R25), in order. */
export const INTERVIEW_STEPS: readonly { readonly id: InterviewStep; readonly title: string }[] = [
  { id: 'welcome', title: 'Приветствие' },
  { id: 'company', title: 'О компании' },
  { id: 'upload', title: 'Загрузка данных' },
  { id: 'details', title: 'Детали продукта' },
];

/** Id of the workspace's one interview. */
export const INTERVIEW_ID = 'interview';

/** Delay of each bot reply, while the typing indicator stands and the input is disabled, ms (R27). */
export const BOT_DELAY_MS = 1500;

/** From the bot's announcement to the board, ms (R27). */
export const BOARD_DELAY_MS = 2000;

/** Where the chat is: it waits for a link, for words about the company (and files), for an answer; or it is done. */
export type InterviewPhase = 'link' | 'company' | 'questions' | 'done';

/** The first question in order that has no answer; null when all nine have one. */
export function firstUnanswered(answers: Interview['answers']): ChatField | null {
  return CHAT_FIELDS.find((field) => answers[field] === undefined) ?? null;
}

/** The question that waits for an answer, or null: none yet, or none any more. Heals a record that lost its question. */
export function askedField(interview: Pick<Interview, 'completed' | 'asking' | 'answers'>): ChatField | null {
  if (!interview.completed.welcome || !interview.completed.company) return null;
  return interview.asking ?? firstUnanswered(interview.answers);
}

/** Where the chat is; see {@link InterviewPhase}. */
export function phaseOf(interview: Pick<Interview, 'completed' | 'asking' | 'answers'>): InterviewPhase {
  if (!interview.completed.welcome) return 'link';
  if (!interview.completed.company) return 'company';
  return askedField(interview) === null ? 'done' : 'questions';
}

/** Whether all nine answers are there and none is being changed. */
export function isFinished(interview: Pick<Interview, 'completed' | 'asking' | 'answers'>): boolean {
  return phaseOf(interview) === 'done';
}

/** Whether the uploader stands: from the accepted link to the next message (R25). */
export function uploaderShown(interview: Pick<Interview, 'completed' | 'asking' | 'answers'>): boolean {
  return phaseOf(interview) === 'company';
}

/** A step of the progress bar. */
export interface ProgressStep {
  readonly id: InterviewStep;
  readonly title: string;
  readonly completed: boolean;
}

/** The four steps in order; none is completed before the chat exists. */
export function progressOf(interview: Pick<Interview, 'completed'> | null): readonly ProgressStep[] {
  return INTERVIEW_STEPS.map((step) => ({ ...step, completed: interview?.completed[step.id] === true }));
}

/** The nine answers in order, each with its question's key; null where there is none yet. */
export function answersOf(
  interview: Pick<Interview, 'answers'>,
): readonly { readonly field: ChatField; readonly answer: string | null }[] {
  return CHAT_FIELDS.map((field) => ({ field, answer: interview.answers[field] ?? null }));
}

/** The passage proposed for the question that is asked; none while an answer is being changed. */
export function proposalOf(
  interview: Pick<Interview, 'completed' | 'asking' | 'answers' | 'proposals'>,
): Proposal | null {
  const field = askedField(interview);
  return field === null || interview.answers[field] !== undefined ? null : (interview.proposals[field] ?? null);
}

/** The question whose answer is being changed, or null. */
export function revisedField(interview: Pick<Interview, 'completed' | 'asking' | 'answers'>): ChatField | null {
  const field = askedField(interview);
  return field !== null && interview.answers[field] !== undefined ? field : null;
}
