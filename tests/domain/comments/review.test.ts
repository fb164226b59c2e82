import { describe, expect, it } from 'vitest';

import { applyOp } from '#src/domain/core/operation.ts';
import { parseRecord } from '#src/domain/schemas.ts';
import type { Review } from '#src/domain/comments/kinds.ts';
import { commentsPlace } from '#src/domain/comments/place.ts';
import {
  answerReview,
  askReview,
  checkAnswer,
  checkAsk,
  isReviewable,
  reviewWords,
  reviewsAt,
  withdrawReview,
} from '#src/domain/comments/review.ts';
import { hasReview, tallyOfReview } from '#src/domain/comments/tally.ts';
import { example } from '#tests/store/examples.ts';

import { ANNA, PAVEL, PLACE, at, ids } from './sampleComments.ts';

const asked = (): Review => {
  const [op] = askReview(PLACE, { reviewerId: 'pavel', question: ' Хватит слов? ' }, ANNA, PAVEL, ids('r')).ops;
  const parsed = parseRecord('review', op && applyOp(undefined, op, at(0)));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.record;
};

describe('a review', () => {
  it('is of a hypothesis, an experiment, a board’s card', () => {
    expect(isReviewable(commentsPlace('hypothesis', 'h'))).toBe(true);
    expect(isReviewable(commentsPlace('experiment', 'e'))).toBe(true);
    expect(isReviewable(commentsPlace('board', 'market', 'channels'))).toBe(true);
    expect(isReviewable(commentsPlace('hypothesis', 'h', 'q0'))).toBe(false);
    expect(isReviewable(commentsPlace('board', 'market'))).toBe(false);
    expect(isReviewable(commentsPlace('research', 'r'))).toBe(false);
  });

  it('is asked of somebody', () => {
    expect(asked()).toMatchObject({ state: 'asked', askedBy: 'anna', reviewerId: 'pavel', question: 'Хватит слов?' });
    expect(checkAsk({ reviewerId: '', question: '' })).toEqual({ reviewerId: 'Выберите, кто посмотрит' });
    expect(checkAsk({ reviewerId: 'x', question: 'а'.repeat(5000) })).toHaveProperty('question');
    expect(() => askReview(PLACE, { reviewerId: '', question: '' }, ANNA, PAVEL, ids('r'))).toThrow(RangeError);
  });

  it('is accepted without a word, and returned with one alone', () => {
    expect(checkAnswer({ answer: 'accepted', word: '' })).toEqual({});
    expect(checkAnswer({ answer: 'returned', word: '  ' })).toHaveProperty('word');
    expect(checkAnswer({ answer: 'accepted', word: 'а'.repeat(5000) })).toHaveProperty('word');
    expect(() => answerReview(asked(), { answer: 'returned', word: '' }, PAVEL, at(1))).toThrow(RangeError);
    const [op] = answerReview(asked(), { answer: 'returned', word: ' Нет чисел ' }, PAVEL, at(1));
    expect(op && applyOp(asked(), op, at(1))).toMatchObject({
      state: 'returned',
      word: 'Нет чисел',
      answeredBy: 'pavel',
      at: at(1),
    });
    expect(withdrawReview(asked())).toEqual([{ op: 'remove', kind: 'review', id: 'r' }]);
  });

  it('is asked again as a new one: the last asked counts', () => {
    const first = { ...asked(), id: 'a', createdAt: at(0) };
    const second = { ...asked(), id: 'b', createdAt: at(5) };
    const elsewhere = { ...asked(), id: 'c', part: 'q0' };
    expect(reviewsAt([first, elsewhere, second], PLACE).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('says how it stands', () => {
    expect(reviewWords(asked())).toBe('На проверке: Павел Никитин');
    const answered = example('review', { answeredByName: 'Павел' });
    expect(reviewWords({ ...answered, state: 'accepted' })).toBe('Проверено: Павел');
    expect(reviewWords({ ...answered, state: 'returned' })).toBe('Возвращено: Павел');
  });

  it('is counted by its part', () => {
    expect(tallyOfReview(asked())).toBe('asked ');
    expect(hasReview({ 'asked ': 1 }, null)).toBe(true);
    expect(hasReview({ 'asked goals': 1 }, null)).toBe(false);
    expect(hasReview({ 'asked goals': 1 }, 'goals')).toBe(true);
  });
});
