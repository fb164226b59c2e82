import { CHAT_FIELDS, type ChatField } from '../boards/fields.ts';
import { ordered } from '../core/record.ts';
import { MAIN_PRODUCT } from '../workspace.ts';
import { INTERVIEW_ID, interviewedProduct } from './interviewId.ts';
import type { Shape } from '../core/schema.ts';
import type {
  foundPlaceSchema,
  interviewFileSchema,
  interviewSchema,
  messageSchema,
  proposalSchema,
} from './schema.ts';

/** A chat in progress or finished; one per product, see `interviewIdOf`. Survives a reload (R28). */
export type Interview = Shape<typeof interviewSchema>;
export type ChatMessage = Shape<typeof messageSchema>;
/** A place of the workspace that was found for a question. */
export type WorkspacePlace = Shape<typeof foundPlaceSchema>;
/** A file that was given to the chat. Its bytes are not kept: only what became of it. */
export type InterviewFile = Shape<typeof interviewFileSchema>;
/** A file as it is spoken of. */
export type ChatFileSummary = Omit<InterviewFile, 'isKept'>;
/** A passage that may answer a question. The words are its source's own. */
export type Proposal = Shape<typeof proposalSchema>;
/** Passages that were found, by the question they may answer. */
export type AnswerProposals = Interview['proposals'];
export type ChatProgressStep = keyof Interview['completed'];

/** Steps of the progress bar (R25), in order. */
export const INTERVIEW_STEPS: readonly { readonly id: ChatProgressStep; readonly title: string }[] = [
  { id: 'welcome', title: 'Приветствие' },
  { id: 'company', title: 'О компании' },
  { id: 'upload', title: 'Загрузка данных' },
  { id: 'details', title: 'Детали продукта' },
];

/** Delay of each bot reply, while the typing indicator is shown and the input is disabled, ms (R27). */
export const BOT_DELAY_MS = 1500;

/** From the bot's announcement to the board, ms (R27). */
export const BOARD_DELAY_MS = 2000;

/** Where the chat is: it waits for a link, for words about the company (and files), for an answer; or it is done. */
export type InterviewPhase = 'link' | 'company' | 'questions' | 'done';

type Asked = Pick<Interview, 'answers' | 'skipped'>;
type Standing = Pick<Interview, 'completed' | 'asking' | 'answers' | 'skipped'>;

/** The first question in order that has no answer and was not left out; null when there is none. */
export function firstUnanswered({ answers, skipped }: Asked): ChatField | null {
  return CHAT_FIELDS.find((field) => answers[field] === undefined && !skipped[field]) ?? null;
}

/** The question that waits for an answer, or null: none yet, or none any more. Heals a record that lost its question. */
export function askedField(interview: Standing): ChatField | null {
  if (!interview.completed.welcome || !interview.completed.company) return null;
  return interview.asking ?? firstUnanswered(interview);
}

/** Where the chat is; see {@link InterviewPhase}. */
export function phaseOf(interview: Standing): InterviewPhase {
  if (!interview.completed.welcome) return 'link';
  if (!interview.completed.company) return 'company';
  return askedField(interview) === null ? 'done' : 'questions';
}

/** Whether nothing is asked any more: each question has an answer or was left out, and none is being changed. */
export function isFinished(interview: Standing): boolean {
  return phaseOf(interview) === 'done';
}

/** Whether the uploader is shown: from the accepted link to the next message (R25). */
export function uploaderShown(interview: Standing): boolean {
  return phaseOf(interview) === 'company';
}

/** A step of the progress bar. */
export interface ProgressStep {
  readonly id: ChatProgressStep;
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

const NONE: readonly Proposal[] = [];

/** The passages proposed for the question that is asked, of each source the best; none while an answer is being changed. */
export function proposalsOf(interview: Standing & Pick<Interview, 'proposals'>): readonly Proposal[] {
  const field = askedField(interview);
  return field === null || interview.answers[field] !== undefined ? NONE : (interview.proposals[field] ?? NONE);
}

/** The question whose answer is being changed, or null. */
export function revisedField(interview: Standing): ChatField | null {
  const field = askedField(interview);
  return field !== null && interview.answers[field] !== undefined ? field : null;
}

/** Whether a message has anything to send: a letter, a digit, a sign; not white space or invisible characters alone. */
export function hasWords(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}\u2800\u3164]/u.test(text);
}

/** Id of the text of the page behind an interview's link; a file's is the file's key. */
export function pageTextIdOf(interviewId: string): string {
  const productId = interviewedProduct(interviewId);
  return productId === MAIN_PRODUCT ? 'page' : `page:${productId}`;
}

/** Something whose text can be picked from. */
export interface ChatSource {
  /** Id of the record that keeps its text. */
  readonly id: string;
  readonly from: 'file' | 'page';
  /** Name of the file, address of the page. */
  readonly name: string;
}

/** Returns the sources to pick from, in order of arrival; the page last. */
export function sourcesOf({
  id = INTERVIEW_ID,
  files,
  keptPage,
}: Pick<Interview, 'files' | 'keptPage'> & Partial<Pick<Interview, 'id'>>): readonly ChatSource[] {
  const kept = ordered(files).flatMap(({ key, name, isKept }) =>
    isKept ? [{ id: key, from: 'file' as const, name }] : [],
  );
  return keptPage === '' ? kept : [...kept, { id: pageTextIdOf(id), from: 'page', name: keptPage }];
}

/** Where words of several places were picked. */
export const withPlace = (before: string, where: string): string =>
  before === '' || before === where ? where : `${before}; ${where}`;
