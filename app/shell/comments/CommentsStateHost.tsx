import { countWords } from '#src/domain/comments/comment.ts';
import { recordOf } from '#src/domain/comments/place.ts';
import { reviewsAt, reviewWords } from '#src/domain/comments/review.ts';
import { hasReview, commentCount } from '#src/domain/comments/tally.ts';
import { REVIEW_TONES } from '#src/patterns/statusTones.ts';
import type { CommentsState, CommentsStateProps } from '#src/patterns/CommentsButton.tsx';

import { useChildren, useTally } from '#store/queries.ts';

const NONE = {};

/**
 * Number of comments on a place and the state of its review: counted without reading a comment; reviews are read where there are
 * any.
 */
export function CommentsStateHost({ place, draw }: CommentsStateProps) {
  const { on, part } = place;
  const comments = useTally('comment', on).data ?? NONE;
  const asked = useTally('review', on).data ?? NONE;
  const reviews = useChildren('review', hasReview(asked, part) ? on : null).data?.items ?? [];
  // A hypothesis is talked about with its quotes; a board's card by itself.
  const whole = part === null && recordOf(on)?.kind !== 'board';
  const count = commentCount(comments, whole ? undefined : part);
  const [review] = reviewsAt(reviews, place);
  const state: CommentsState = {
    comments: count.comments,
    words: countWords(count),
    isOpen: count.open > 0,
    review: review ? { words: reviewWords(review), tone: REVIEW_TONES[review.state] } : null,
  };
  return draw(state);
}
