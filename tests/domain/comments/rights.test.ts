import { describe, expect, it } from 'vitest';

import { invertOp, type Op } from '#src/domain/core/operation.ts';
import { addComment, deleteComment, editComment, turnThread } from '#src/domain/comments/comment.ts';
import { answerReview, askReview, withdrawReview } from '#src/domain/comments/review.ts';
import { commentsNeed } from '#src/domain/comments/rights.ts';
import { example } from '#tests/store/examples.ts';

import { ANNA, MEMBERS, PAVEL, PLACE, after, at, comment, ids, saying } from './sampleComments.ts';

const only = (ops: readonly Op[]): Op => {
  const [op] = ops;
  if (!op) throw new Error('no operation');
  return op;
};
const root = comment('c', 0);

describe('who may say what', () => {
  it('anybody comments in their own name, nobody in another’s', () => {
    const op = only(addComment(PLACE, null, 'Слово', saying(), ids('c')).ops);
    expect(commentsNeed(op, undefined, 'anna')).toBe('anybody');
    expect(commentsNeed(op, undefined, 'pavel')).toBe('author');
    const again: Op = { op: 'ensure', kind: 'comment', id: 'c', defaults: example('comment') };
    expect(commentsNeed(again, undefined, 'member-1')).toBe('anybody');
    // Another member's removed comment is not overwritten.
    expect(commentsNeed(again, root, 'member-1')).toBe('author');
    // A thread that comes settled was settled by the one who says so.
    expect(commentsNeed({ ...again, defaults: { ...example('comment'), authorId: 'pavel' } }, undefined, 'pavel')).toBe(
      'author',
    );
    expect(commentsNeed({ ...again, defaults: { ...root, authorId: '' } }, undefined, '')).toBe('author');
  });

  it('words are changed by their author alone', () => {
    const op = only(editComment(root, 'Иначе', { members: MEMBERS, picked: [] }, at(1)));
    expect(commentsNeed(op, root, 'anna')).toBe('anybody');
    expect(commentsNeed(op, root, 'pavel')).toBe('author');
  });

  it('the author takes a comment away and back, and whoever runs the company', () => {
    for (const op of [...deleteComment(root, false, at(1)), ...deleteComment(root, true, at(1))]) {
      const gone = op.op === 'set' ? after([op], root) : root;
      for (const [one, before] of [[op, root] as const, [only(invertOp(root, op)), gone] as const]) {
        expect(commentsNeed(one, before, 'anna')).toBe('anybody');
        expect(commentsNeed(one, before, 'pavel')).toBe('Admin');
      }
    }
  });

  it('nobody moves a comment to another record, thread or author', () => {
    for (const fields of [
      { authorId: 'pavel' },
      { on: 'mark:m' },
      { text: 'x', part: 'y' },
      { withdrawnAt: at(1), text: 'x' },
    ])
      expect(commentsNeed({ op: 'set', kind: 'comment', id: 'c', fields } as Op, root, 'anna')).toBe('author');
  });

  it('anybody settles a thread in their own name, and takes back what they did', () => {
    const op = only(turnThread(root, true, PAVEL, at(1), ids('t')));
    expect(commentsNeed(op, root, 'pavel')).toBe('anybody');
    expect(commentsNeed(op, root, 'anna')).toBe('author');
    const settled = after([op], root);
    const back = only(invertOp(root, op));
    expect(commentsNeed(back, settled, 'pavel')).toBe('anybody');
    expect(commentsNeed(back, settled, 'anna')).toBe('Admin');
    expect(commentsNeed(op, settled, 'pavel')).toBe('author');
    const part = {
      op: 'setMember',
      kind: 'comment',
      id: 'c',
      map: 'turns',
      key: 't',
      fields: { isSettled: false },
    } as Op;
    expect(commentsNeed(part, settled, 'pavel')).toBe('author');
  });

  it('who researches asks, in their own name, and takes the question back', () => {
    const op = only(askReview(PLACE, { reviewerId: 'pavel', question: '' }, ANNA, PAVEL, ids('r')).ops);
    expect(commentsNeed(op, undefined, 'anna')).toBe('Researcher');
    expect(commentsNeed(op, undefined, 'olga')).toBe('author');
    const answered = { ...(op as { record: object }).record, state: 'accepted', answeredBy: 'pavel' };
    expect(commentsNeed({ ...op, record: answered } as Op, undefined, 'anna')).toBe('author');
    const review = example('review', { askedBy: 'anna' });
    expect(commentsNeed(only(withdrawReview(review)), review, 'anna')).toBe('Researcher');
    expect(commentsNeed(only(withdrawReview(review)), review, 'pavel')).toBe('Admin');
  });

  it('the one who was asked answers, in their own name', () => {
    const review = example('review', { state: 'asked', reviewerId: 'pavel' });
    const op = only(answerReview(review, { answer: 'accepted', word: '' }, PAVEL, at(1)));
    expect(commentsNeed(op, review, 'pavel')).toBe('anybody');
    expect(commentsNeed(op, review, 'anna')).toBe('author');
    const hers = only(answerReview(review, { answer: 'accepted', word: '' }, ANNA, at(1)));
    expect(commentsNeed(hers, review, 'anna')).toBe('Admin');
    const moved = { op: 'set', kind: 'review', id: 'r', fields: { reviewerId: 'anna' } } as Op;
    expect(commentsNeed(moved, review, 'anna')).toBe('author');
    expect(commentsNeed({ op: 'restore', kind: 'review', id: 'r' }, review, 'anna')).toBe('Admin');
    expect(commentsNeed({ op: 'ensure', kind: 'review', id: 'r', defaults: review }, review, 'pavel')).toBe('author');
  });

  it('each takes their own words out of a review, who owns the company anybody’s', () => {
    const review = example('review', { askedBy: 'anna', answeredBy: 'pavel', question: 'Так?', word: 'Да' });
    const need = (fields: object, me: string) => commentsNeed({ op: 'set', kind: 'review', id: 'r', fields } as Op, review, me); // prettier-ignore
    expect([need({ question: '' }, 'anna'), need({ question: '' }, 'pavel')]).toEqual(['anybody', 'Owner']);
    expect([need({ word: '' }, 'pavel'), need({ word: '' }, 'anna')]).toEqual(['anybody', 'Owner']);
    // One of them is the other's.
    for (const me of ['anna', 'pavel']) expect(need({ question: '', word: '' }, me)).toBe('Owner');
    // To say something else in their place is another thing.
    expect(need({ question: 'Иначе?' }, 'anna')).toBe('author');
    expect(commentsNeed({ op: 'drop', kind: 'review', id: 'r', map: 'x', key: 'y' } as unknown as Op, review, 'anna')).toBe('author'); // prettier-ignore
  });
});
