import type { MadeBy } from '../core/schema.ts';
import type { WorkspacePlace } from './interview.ts';

/* Defines a model's replies in the interview, as the rules take them. */

/** The person's meaning, as a model understood it. */
export type ReplyMeaning = 'answer' | 'noAnswer' | 'question' | 'skip' | 'later' | 'back' | 'restart';

/** A model's answer to a question about the workspace. */
export type ModelAnswer = Pick<ModelReply, 'say' | 'madeBy' | 'refs'>;

/** A model's reply to a message. */
export interface ModelReply {
  readonly say: string;
  readonly kind: ReplyMeaning;
  /** The answer as the board is to have it: nothing of it is taken without the person's yes. Empty unless it is one. */
  readonly answer: string;
  /** The part of the message that the following question refers to; empty for none. */
  readonly follow: string;
  readonly madeBy: MadeBy;
  /** Places of the workspace where people say something for it, or against it. */
  readonly refs: readonly WorkspacePlace[];
}
