import type { Board } from '../../boards/board.ts';
import type { WorkspacePlace, Interview } from '../interview.ts';
import type { ModelAnswer, ModelReply } from '../modelReply.ts';
import type { Op } from '../../core/operation.ts';
import type { NewId } from '../../core/record.ts';
import type { ChatField } from '../../boards/fields.ts';

/** A file as the app has read it. */
export interface ReadFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Its text; null when it could not be read. */
  readonly text: string | null;
  /** Why not, in Russian; empty when it was read. */
  readonly problem: string;
}

/** A page as the server has read it. */
export interface ReadPage {
  /** The page's address, as it is displayed. */
  readonly address: string;
  /** Its text; null when it could not be read. */
  readonly text: string | null;
  /** Why not, in Russian; empty when it was read. */
  readonly problem: string;
}

export interface Typed {
  readonly text: string;
  /** Where it was picked, in words; none for what was typed. */
  readonly picked?: string;
}

export type InterviewEvent =
  /** The chat is opened; greets the user if it has not been done. */
  | { readonly type: 'start' }
  /** `note`: why the model has not answered it, said once. */
  | (Typed & { readonly type: 'message'; readonly note?: string })
  /** A message, and what the model says to it. */
  | (Typed & { readonly type: 'modelReply'; readonly reply: ModelReply })
  /** A question about the workspace, and what the model answers; the question that waits goes on waiting. */
  | (Typed & { readonly type: 'modelAnswer'; readonly reply: ModelAnswer })
  /** The page behind the company's link was read, or was not. */
  | { readonly type: 'pageRead'; readonly page: ReadPage }
  /** Result of looking up a question about the workspace: the best places and how many others there are; null when it failed. */
  | {
      readonly type: 'found';
      readonly found: { readonly places: readonly WorkspacePlace[]; readonly more: number } | null;
    }
  /** The last message, not taken for an answer, is one. */
  | { readonly type: 'takeAnyway' }
  /** The asked question is to be asked again after the others. */
  | { readonly type: 'later' }
  /** The asked question stays without an answer. */
  | { readonly type: 'skip' }
  /** The asked question is to be explained. */
  | { readonly type: 'explain' }
  /** Files were given, and reading them has ended, well or badly. */
  | { readonly type: 'filesRead'; readonly files: readonly ReadFile[] }
  /** A proposal for the asked question is taken as the answer: the first, unless another one is named. */
  | { readonly type: 'accept'; readonly index?: number }
  /** The proposal is not wanted; the question stays. */
  | { readonly type: 'decline' }
  /** An earlier answer is to be changed. */
  | { readonly type: 'goBack'; readonly field: ChatField }
  /** The answer that was to be changed stays. */
  | { readonly type: 'keep' }
  /**
   * These answers are written on the board: the person's yes, with what they have put right. The others of those that wait stay
   * unwritten.
   */
  | {
      readonly type: 'replace';
      readonly fields: readonly ChatField[];
      readonly texts?: Readonly<Partial<Record<ChatField, string>>>;
    }
  /** The board stays as it is. */
  | { readonly type: 'leaveBoard' }
  /** All is forgotten and begins anew; to be confirmed by the person first. The board stays. */
  | { readonly type: 'restart' };

/** When a step happens, and where ids of messages come from. */
export interface InterviewContext {
  /** Moment of the step, ISO 8601, UTC. */
  readonly at: string;
  readonly newId: NewId;
  /** The product it is about. Default the main one. */
  readonly productId?: string;
  /** The product's current vision board: the last answer must not overwrite it without a yes. Default none. */
  readonly board?: Board | null;
  /** Whether the page behind the company's link is read. Default not. */
  readonly readsPages?: boolean;
}

export interface InterviewStepResult {
  /** To be committed together; empty when nothing happened. */
  readonly ops: readonly Op[];
  /** The interview after them; null only when there was none and nothing happened. */
  readonly next: Interview | null;
  /**
   * Keys of the bot's new messages, in order. They are stored at once, so that a reload loses none; the app holds them back for
   * {@link BOT_DELAY_MS}.
   */
  readonly said: readonly string[];
  /** The confirmed answers are to be written, or nothing is to be changed: the board is shown after {@link BOARD_DELAY_MS}. */
  readonly finishes: boolean;
  /** All is answered, and what it would change on the board waits for a yes: it is shown after {@link BOARD_DELAY_MS}. */
  readonly reviews: boolean;
  /** The answers that are written on the board with this step; empty unless it finishes. */
  readonly writes: readonly ChatField[];
  /** Text for the message field, to be changed there; null for none. */
  readonly draft: string | null;
  /** Beginning anew was asked for in words: it is confirmed where it always is. */
  readonly wantsRestart: boolean;
}
