import * as v from 'valibot';

import { keyed, stored } from '../core/schema.ts';

/** Most signs of a comment, of a question to a reviewer, of their word. */
export const MAX_COMMENT = 4000;

const words = v.pipe(v.string(), v.maxLength(MAX_COMMENT));

/** Subject of the talk: a record, and a part of it or all of it. */
const subject = {
  /** The record, `kind:id` (place.ts): ids of two kinds may be the same. */
  on: v.string(),
  /** A part of it: a board's card by its field, a hypothesis's quote by its key. Null: the record as a whole. */
  part: v.nullable(v.string()),
};

/** A comment, or a reply to one. */
export const commentSchema = v.object({
  ...stored,
  ...subject,
  /** The comment that it replies to; null of one that begins a thread. */
  threadId: v.nullable(v.string()),
  /** Member that wrote it. */
  authorId: v.string(),
  /** Their name when they did: who is no member any more is still called by it. */
  authorName: v.string(),
  /** Plain text, as typed. */
  text: words,
  /** Members whom the text calls, each with the name that it calls them by. */
  mentions: v.array(v.object({ id: v.string(), name: v.string() })),
  /** ISO 8601 moment of the last change of the text; null while there was none. */
  editedAt: v.nullable(v.string()),
  /** ISO 8601 moment at which it was removed while its replies stay; null if it was not. */
  withdrawnAt: v.nullable(v.string()),
  /**
   * For the first comment of a thread: when it was settled and opened again. The latest one counts, so that no two can contradict
   * each other.
   */
  turns: keyed({ isSettled: v.boolean(), at: v.string(), by: v.string(), byName: v.string() }),
});

/** Request to a member to look at something. Asking again makes a new one. */
export const reviewSchema = v.object({
  ...stored,
  ...subject,
  /** Member that asks. */
  askedBy: v.string(),
  askedByName: v.string(),
  /** Member that is asked. */
  reviewerId: v.string(),
  reviewerName: v.string(),
  question: words,
  state: v.picklist(['asked', 'accepted', 'returned']),
  /** Words of the answer; never empty for a returned one. */
  word: words,
  /** ISO 8601 moment of the answer; null while there is none. */
  at: v.nullable(v.string()),
  /** Member who answered: the one who was asked, or an administrator. Empty before an answer. */
  answeredBy: v.string(),
  answeredByName: v.string(),
});

/** How the section's records are read, by kind. */
export const TALK_SCHEMAS = { comment: { schema: commentSchema }, review: { schema: reviewSchema } };
