import { NBSP } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import type { NewId } from '../core/record.ts';
import { checkComment, type Commenter } from './comment.ts';
import type { Review } from './kinds.ts';
import { isSamePlace, recordOf, type CommentsPlace } from './place.ts';

/** Answer of a reviewer. */
export type ReviewAnswer = Exclude<Review['state'], 'asked'>;

export interface AskForm {
  readonly reviewerId: string;
  readonly question: string;
}

export interface AnswerForm {
  readonly answer: ReviewAnswer;
  readonly word: string;
}

/** Whether one may be asked to look at a place: a hypothesis, an experiment with its verdict, a board's card. */
export function isReviewable({ on, part }: CommentsPlace): boolean {
  const kind = recordOf(on)?.kind;
  return ((kind === 'hypothesis' || kind === 'experiment') && part === null) || (kind === 'board' && part !== null);
}

/** Inline errors by field; empty when it can be asked. */
export function checkAsk(form: AskForm): Partial<Record<keyof AskForm, string>> {
  const errors: Partial<Record<keyof AskForm, string>> = {};
  if (form.reviewerId === '') errors.reviewerId = 'Выберите, кто посмотрит';
  const question = form.question.trim() === '' ? '' : checkComment(form.question);
  if (question) errors.question = question;
  return errors;
}

/** Inline errors by field; empty when it can be answered: to return something one says why. */
export function checkAnswer({ answer, word }: AnswerForm): Partial<Record<keyof AnswerForm, string>> {
  if (word.trim() === '')
    return answer === 'returned' ? { word: `Напишите, что${NBSP}доработать: без${NBSP}пояснения вернуть нельзя` } : {};
  const error = checkComment(word);
  return error ? { word: error } : {};
}

/**
 * Returns operations that ask a member to look.
 * @throws RangeError when it cannot be asked
 */
export function askReview(
  { on, part }: CommentsPlace,
  form: AskForm,
  who: Commenter,
  reviewer: Commenter,
  newId: NewId,
): { id: string; ops: Op[] } {
  const [error] = Object.values(checkAsk(form));
  if (error) throw new RangeError(error);
  const id = newId();
  const record = {
    id,
    on,
    part,
    askedBy: who.id,
    askedByName: who.name,
    reviewerId: reviewer.id,
    reviewerName: reviewer.name,
    question: form.question.trim(),
    state: 'asked' as const,
    word: '',
    at: null,
    answeredBy: '',
    answeredByName: '',
  };
  return { id, ops: [{ op: 'create', kind: 'review', id, record }] };
}

/**
 * Operations that answer.
 * @param at the moment, ISO 8601
 * @throws RangeError when it cannot be answered so
 */
export function answerReview({ id }: Pick<Review, 'id'>, form: AnswerForm, who: Commenter, at: string): Op[] {
  const [error] = Object.values(checkAnswer(form));
  if (error) throw new RangeError(error);
  const fields = { state: form.answer, word: form.word.trim(), at, answeredBy: who.id, answeredByName: who.name };
  return [{ op: 'set', kind: 'review', id, fields }];
}

/** Operations that take the question back. */
export const withdrawReview = ({ id }: Pick<Review, 'id'>): Op[] => [{ op: 'remove', kind: 'review', id }];

/** The reviews of a place, the last asked first. */
export function reviewsAt(reviews: readonly Review[], place: CommentsPlace): readonly Review[] {
  return reviews
    .filter((review) => isSamePlace(review, place))
    .toSorted((a, b) => (a.createdAt !== b.createdAt ? (a.createdAt > b.createdAt ? -1 : 1) : a.id > b.id ? -1 : 1));
}

/** Returns the state of a review, in the words of its badge. */
export function reviewWords({ state, reviewerName, answeredByName }: Review): string {
  switch (state) {
    case 'asked':
      return `На проверке: ${reviewerName}`;
    case 'accepted':
      return `Проверено: ${answeredByName}`;
    case 'returned':
      return `Возвращено: ${answeredByName}`;
  }
}
