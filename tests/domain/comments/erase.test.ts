import { describe, expect, it } from 'vitest';

import type { Op } from '#src/domain/core/operation.ts';
import { mayCommit } from '#src/domain/sync/mayCommit.ts';
import { erasedWords, eraseWords, type SaidReview } from '#src/domain/comments/erase.ts';
import type { Comment } from '#src/domain/comments/kinds.ts';
import { commentCount, tallyOfComment } from '#src/domain/comments/tally.ts';
import { firstWords, threadsOf } from '#src/domain/comments/threads.ts';

import { after, ANNA, at, comment, PAVEL } from './sampleComments.ts';

const NO_REVIEWS = { reviews: [] };
const erased = (one: Comment, isGone = false): Comment =>
  after(eraseWords(one.authorId, isGone, { comments: [one], ...NO_REVIEWS }, at(9)).flat(), one, at(9));
const reply = (id: string, minutes: number, who = PAVEL, text = 'Ответ'): Comment =>
  comment(id, minutes, { threadId: 'root', authorId: who.id, authorName: who.name }, text);

describe('words that go for good', () => {
  const root = comment('root', 0, {}, '@Павел Никитин, сколько их?');

  it('are all of one person, and nobody else’s', () => {
    const comments = [root, reply('r1', 1), reply('r2', 2, ANNA, 'Мой ответ')];
    const ids = eraseWords(ANNA.id, false, { comments, ...NO_REVIEWS }, at(9)).map(([op]) => op?.id);
    expect(ids).toEqual(['root', 'r2']);
  });

  it('leave neither text nor names called, and keep the place of a thread', () => {
    const gone = erased(root);
    expect(gone).toMatchObject({ text: '', mentions: [], withdrawnAt: at(9), authorName: ANNA.name });
    const [thread] = threadsOf([gone, reply('r1', 1), erased(reply('r2', 2)), reply('r3', 3)]);
    expect(thread?.root).toBeNull();
    expect(thread?.rootWords).toBe('Комментарий удалён автором');
    expect(thread?.replies.map(({ id, text }) => [id, text])).toEqual([
      ['r1', 'Ответ'],
      ['r2', ''],
      ['r3', 'Ответ'],
    ]);
    expect(thread && firstWords(thread)).toBe('Ответ');
  });

  it('take the name along of who has left', () => {
    const gone = erased(root, true);
    expect(gone.authorName).toBe('');
    expect(erasedWords(gone)).toBe('Комментарий бывшего участника удалён');
  });

  it('leave no thread where nobody else spoke, and are not counted', () => {
    const all = [erased(root), erased(reply('r1', 1))];
    expect(threadsOf(all)).toEqual([]);
    const counted = Object.fromEntries(all.map((one) => [tallyOfComment(one), 1]));
    expect(commentCount(counted).comments).toBe(0);
  });

  it('are those of removed comments, too, which stay removed; nothing is done twice', () => {
    const removed = { ...root, deletedAt: at(5) };
    const [ops = []] = eraseWords(ANNA.id, false, { comments: [removed], ...NO_REVIEWS }, at(9));
    expect(ops.map(({ op }) => op)).toEqual(['restore', 'set', 'remove']);
    expect(after(ops, removed, at(9))).toMatchObject({ text: '', deletedAt: at(9) });
    expect(eraseWords(ANNA.id, false, { comments: [erased(root)], ...NO_REVIEWS }, at(10))).toEqual([]);
  });

  it('are a question to a reviewer and a word of theirs, each its author’s', () => {
    const review: SaidReview = {
      id: 'rev',
      askedBy: ANNA.id,
      answeredBy: PAVEL.id,
      question: 'Годится?',
      word: 'Нет чисел',
      deletedAt: null,
    };
    const fields = (who: string) =>
      eraseWords(who, false, { comments: [], reviews: [review] }, at(9))
        .flat()
        .map((op) => op.op === 'set' && op.fields);
    expect(fields(ANNA.id)).toEqual([{ question: '' }]);
    expect(fields(PAVEL.id)).toEqual([{ word: '' }]);
    expect(fields('nobody')).toEqual([]);
  });
});

describe('who may take words away for good', () => {
  const one = comment('c', 0);
  const may = (memberId: string, role: 'Viewer' | 'Admin' | 'Owner', fields: object) =>
    mayCommit({ role, memberId }, { op: 'set', kind: 'comment', id: 'c', fields } as Op, one);
  const away = { text: '', mentions: [], withdrawnAt: at(9) };

  it('is their author, whatever the role, and the owner of the company', () => {
    expect(may(ANNA.id, 'Viewer', away)).toBeNull();
    expect(may(PAVEL.id, 'Owner', { ...away, authorName: '' })).toBeNull();
    expect(may(PAVEL.id, 'Admin', away)).toBe('Owner');
  });

  it('puts nothing in their place', () => {
    expect(may(PAVEL.id, 'Owner', { ...away, text: 'Я согласна' })).toBe('author');
    expect(may(PAVEL.id, 'Owner', { ...away, authorName: 'Другая' })).toBe('author');
    expect(may(PAVEL.id, 'Owner', { ...away, mentions: [{ id: 'x', name: 'X' }] })).toBe('author');
    expect(may(PAVEL.id, 'Owner', { ...away, authorId: 'pavel' })).toBe('author');
  });
});
