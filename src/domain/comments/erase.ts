import type { Op } from '../core/operation.ts';
import type { Comment, Review } from './kinds.ts';

/* A member's words are erased for good on request. Their place in a thread stays, because the replies belong to others. */

/** Fields of a comment that count here; removed comments count, too. */
export type SaidComment = Pick<Comment, 'id' | 'authorId' | 'text' | 'withdrawnAt' | 'deletedAt'>;
/** Fields of a review that count here. */
export type SaidReview = Pick<Review, 'id' | 'askedBy' | 'answeredBy' | 'question' | 'word' | 'deletedAt'>;

/** Whether the words of a comment went for good: no other is without any. */
export const isErased = ({ text }: Pick<Comment, 'text'>): boolean => text === '';

/** Returns the placeholder for words that were erased for good, depending on whether a former member asked for it. */
export const placeholderOf = (isGone: boolean): string =>
  isGone ? 'Комментарий бывшего участника удалён' : 'Комментарий удалён автором';

/** Returns the placeholder of a comment whose words were erased for good. */
export const erasedWords = ({ authorName }: Pick<Comment, 'authorName'>): string => placeholderOf(authorName === '');

/** Operations on a record that may be removed: it is restored for them, and removed again. */
const within = (kind: 'comment' | 'review', { id, deletedAt }: Pick<Comment, 'id' | 'deletedAt'>, op: Op): Op[] =>
  deletedAt === null ? [op] : [{ op: 'restore', kind, id }, op, { op: 'remove', kind, id }];

/**
 * Operations that take the words of a member away for good, each inner list to be committed as one. They are to be committed as an
 * erasure: then no history keeps them, and no undo brings them back.
 * @param memberId whose words
 * @param isGone they are no member any more: their name goes from their comments, too
 * @param at the moment, ISO 8601
 */
export function eraseWords(
  memberId: string,
  isGone: boolean,
  { comments, reviews }: { readonly comments: readonly SaidComment[]; readonly reviews: readonly SaidReview[] },
  at: string,
): readonly (readonly Op[])[] {
  const ofComments = comments
    .filter((one) => one.authorId === memberId && !isErased(one))
    .map((one) =>
      within('comment', one, {
        op: 'set',
        kind: 'comment',
        id: one.id,
        fields: { text: '', mentions: [], withdrawnAt: one.withdrawnAt ?? at, ...(isGone ? { authorName: '' } : {}) },
      }),
    );
  const ofReviews = reviews.flatMap((one) => {
    const fields = {
      ...(one.askedBy === memberId && one.question !== '' ? { question: '' } : {}),
      ...(one.answeredBy === memberId && one.word !== '' ? { word: '' } : {}),
    };
    if (Object.keys(fields).length === 0) return [];
    return [within('review', one, { op: 'set', kind: 'review', id: one.id, fields })];
  });
  return [...ofComments, ...ofReviews];
}
