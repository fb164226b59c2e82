import { countWords } from '#src/domain/talk/comment.ts';
import { recordOf } from '#src/domain/talk/place.ts';
import { reviewsAt, reviewWords } from '#src/domain/talk/review.ts';
import { hasReview, talkCount } from '#src/domain/talk/tally.ts';
import { REVIEW_TONES } from '#src/patterns/statusTones.ts';
import type { TalkState, TalkStateProps } from '#src/patterns/TalkButton.tsx';

import { useChildren, useTally } from '../../workspace/queries.ts';

const NONE = {};

/**
 * Number of comments on a place and the state of its review: counted without reading a comment; reviews are read where there are
 * any.
 */
export function TalkStateHost({ place, draw }: TalkStateProps) {
  const { on, part } = place;
  const comments = useTally('comment', on).data ?? NONE;
  const asked = useTally('review', on).data ?? NONE;
  const reviews = useChildren('review', hasReview(asked, part) ? on : null).data?.items ?? [];
  // A hypothesis is talked about with its quotes; a board's card by itself.
  const whole = part === null && recordOf(on)?.kind !== 'board';
  const count = talkCount(comments, whole ? undefined : part);
  const [review] = reviewsAt(reviews, place);
  const state: TalkState = {
    comments: count.comments,
    words: countWords(count),
    isOpen: count.open > 0,
    review: review ? { words: reviewWords(review), tone: REVIEW_TONES[review.state] } : null,
  };
  return draw(state);
}
