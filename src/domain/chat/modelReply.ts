import type { MadeBy } from '../core/schema.ts';
import type { WorkspacePlace } from './interview.ts';

/* What a model says in the interview, as the rules take it. */

/** What the person meant, as a model understood it. */
export type ReplyMeaning = 'answer' | 'noAnswer' | 'question' | 'skip' | 'back' | 'restart';

/** What a model answers to a question about the workspace. */
export type ModelAnswer = Pick<ModelReply, 'say' | 'madeBy' | 'refs'>;

/** What a model says to a message. */
export interface ModelReply {
  readonly say: string;
  readonly kind: ReplyMeaning;
  /** The answer as the board is to have it: nothing of it is taken without the person's yes. Empty unless it is one. */
  readonly answer: string;
  /** What the following question takes up of what was said; empty for nothing. */
  readonly follow: string;
  readonly madeBy: MadeBy;
  /** Places of the workspace where people say something for it, or against it. */
  readonly refs: readonly WorkspacePlace[];
}
