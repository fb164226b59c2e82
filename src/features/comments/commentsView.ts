import type { Outcome } from '../../domain/core/outcome.ts';
import type { Comment, Review } from '../../domain/comments/kinds.ts';
import type { Mention } from '../../domain/comments/mentions.ts';
import { REACH_WORDS, type Reachable } from '../../domain/comments/reach.ts';
import type { Thread } from '../../domain/comments/threads.ts';
import type { AnswerForm, AskForm } from '../../domain/comments/review.ts';

/** Member of the company, as others choose them. */
export interface CommentMember extends Reachable {
  /** Tells two members of one name apart: a position, an address. */
  readonly about: string;
}

/** Returns the text that tells a member from others in a choice, and whether messages reach them. */
export const aboutOf = ({ about, reach }: CommentMember): string =>
  [about, REACH_WORDS[reach]].filter(Boolean).join(' · ');

/** Who looks at the talk, and what they may do. */
export interface CommentAuthor {
  /** Their member record. */
  readonly id: string;
  /** Whether they take away what others said: who runs the company. */
  readonly mayModerate: boolean;
}

/** Typed text that is not sent. */
export interface CommentDraft {
  readonly text: string;
  /** Members who were picked while typing. */
  readonly picked: readonly Mention[];
}

/** No text yet. */
export const NO_DRAFT: CommentDraft = { text: '', picked: [] };

/** Key of the draft of a new thread; those of replies are the threads' ids. */
export const NEW_THREAD = '';

/** Where drafts are kept; a text of one place never comes up in another. */
export interface CommentDrafts {
  /** Returns the earlier typed text of a key. */
  readonly read: (key: string) => CommentDraft;
  /** Keeps it; an empty one is forgotten. */
  readonly keep: (key: string, draft: CommentDraft) => void;
}

/** Actions in a talk. */
export interface CommentActs {
  /** A comment, or with a thread a reply, is to be stored. */
  readonly onSay: (threadId: string | null, draft: CommentDraft) => Promise<Outcome>;
  /** Replaces the words of one's own comment. */
  readonly onEdit: (comment: Comment, draft: CommentDraft) => Promise<Outcome>;
  /** A comment is to go. */
  readonly onDelete: (comment: Comment, hasReplies: boolean) => void;
  /** A thread is settled, or open again. */
  readonly onTurn: (thread: Thread, isSettled: boolean) => void;
  /** The address of a comment is to be copied. */
  readonly onCopyLink: (comment: Comment) => void;
}

/** Actions on reviews. */
export interface ReviewActs {
  /** Asks a member for a review. */
  readonly onAsk: (form: AskForm) => Promise<Outcome>;
  /** A review is answered. */
  readonly onAnswer: (review: Review, form: AnswerForm) => Promise<Outcome>;
  /** The question is taken back. */
  readonly onWithdraw: (review: Review) => void;
}
