import type { KindTable } from '../core/kind.ts';
import type { Shape } from '../core/schema.ts';
import type { commentSchema, reviewSchema } from './schema.ts';
import { tallyOfComment, tallyOfReview } from './tally.ts';

/** A comment, or a reply to one. */
export type Comment = Shape<typeof commentSchema>;
/** Request to a member to look at something. */
export type Review = Shape<typeof reviewSchema>;

/** Records of what people say of the work, by their kind. */
export interface CommentRecords {
  comment: Comment;
  review: Review;
}

/** The section's kinds that the search reads. */
export type CommentSearchKind = 'comment';

/** Facts about the section's kinds that need no schemas. */
export const COMMENT_RECORD_KINDS: KindTable<CommentRecords, unknown, CommentSearchKind> = {
  comment: { version: 1, parent: 'on', tally: tallyOfComment, search: { all: 'Комментарии', one: 'Комментарий' } },
  review: { version: 1, parent: 'on', tally: tallyOfReview },
};
