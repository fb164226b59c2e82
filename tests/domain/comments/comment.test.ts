import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { invertOp, type Op } from '#src/domain/core/operation.ts';
import { planCommit } from '#src/domain/plan.ts';
import { basisOf } from '#src/domain/sync/basis.ts';
import {
  MAX_SIGNS,
  addComment,
  checkComment,
  countWords,
  deleteComment,
  editComment,
  turnThread,
} from '#src/domain/comments/comment.ts';
import { asCommentsKey, recordOf, commentsPlace } from '#src/domain/comments/place.ts';
import { MAX_COMMENT } from '#src/domain/comments/schema.ts';
import { commentCount, tallyOfComment } from '#src/domain/comments/tally.ts';
import { threadsAt, threadsOf } from '#src/domain/comments/threads.ts';

import { ANNA, MEMBERS, PAVEL, PLACE, after, at, comment, ids, saying } from './sampleComments.ts';

describe('a comment', () => {
  it('says who wrote what of what, and whom it calls', () => {
    const { id, ops } = addComment(PLACE, null, '  @Павел Никитин, глянь  ', saying(), ids('c'));
    expect(id).toBe('c');
    expect(after(ops)).toMatchObject({
      on: 'hypothesis:h',
      part: null,
      threadId: null,
      authorId: 'anna',
      authorName: 'Анна Ковалёва',
      text: '@Павел Никитин, глянь',
      mentions: [PAVEL],
      editedAt: null,
    });
  });

  it('takes as many signs as its schema, and says how many are too many', () => {
    expect(MAX_SIGNS).toBe(MAX_COMMENT);
    expect(checkComment('а'.repeat(MAX_SIGNS))).toBe('');
    expect(checkComment(` ${'а'.repeat(MAX_SIGNS)} `)).toBe('');
    expect(checkComment('а'.repeat(20_000))).toMatch(/^Здесь 20\s000\sзнаков, а\sв\sкомментарий помещается 4\s000\./);
    expect(checkComment(' \n ')).toBe('Напишите комментарий');
    expect(() => addComment(PLACE, null, 'а'.repeat(MAX_SIGNS + 1), saying(), ids('c'))).toThrow(RangeError);
  });

  it('is edited with its moment, calling whom it called before though they have left', () => {
    const before = comment('c', 0, {}, '@Павел Никитин и всё');
    const without = { members: MEMBERS.filter(({ id }) => id !== 'pavel'), picked: [] };
    const edited = after(editComment(before, '@Павел Никитин и @Ольга Гусева', without, at(5)), before);
    expect(edited).toMatchObject({ editedAt: at(5), authorId: 'anna' });
    expect(edited.mentions.map(({ id }) => id).toSorted()).toEqual(['olga-2', 'pavel']);
    expect(editComment(before, ' @Павел Никитин и всё ', without, at(5))).toEqual([]);
    expect(() => editComment(before, ' ', without, at(5))).toThrow(RangeError);
  });

  it('leaves its place when others replied, and comes back by undo', () => {
    const root = comment('c', 0);
    const reply = comment('r', 1, { threadId: 'c' });
    expect(deleteComment(root, false, at(2))).toEqual([{ op: 'remove', kind: 'comment', id: 'c' }]);
    const [withdrawing] = deleteComment(root, true, at(2)) as [Op];
    const gone = after([withdrawing], root);
    const [thread] = threadsOf([gone, reply]);
    expect(thread).toMatchObject({ root: null, replies: [reply], canTurn: true });
    // Once the last reply goes, too, nothing is left.
    expect(threadsOf([gone])).toEqual([]);
    expect(after(invertOp(root, withdrawing), gone).withdrawnAt).toBeNull();
  });

  it('keeps replies to a comment that was removed elsewhere meanwhile', () => {
    const [thread] = threadsOf([comment('r', 1, { threadId: 'c' })]);
    expect(thread).toMatchObject({ id: 'c', root: null, canTurn: false, isSettled: false });
  });
});

describe('threads', () => {
  it('are settled and opened again; what was done last counts', () => {
    const root = comment('c', 0);
    const settled = after(turnThread(root, true, PAVEL, at(1), ids('t1')), root);
    expect(threadsOf([settled])[0]).toMatchObject({ isSettled: true, settledBy: PAVEL.name, settledAt: at(1) });
    const open = after(turnThread(settled, false, ANNA, at(2), ids('t2')), settled);
    expect(threadsOf([open])[0]).toMatchObject({ isSettled: false, settledBy: '' });
  });

  it('put what is not settled first, and keep to the order in which they were begun', () => {
    const first = comment('a', 0);
    const settled = after(turnThread(first, true, ANNA, at(9), ids('t')), first);
    const threads = threadsOf([comment('c', 2), settled, comment('b', 1)]);
    expect(threads.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('are of one place', () => {
    const threads = threadsOf([comment('a', 0), comment('b', 1, { part: 'q0' }), comment('c', 2, { on: 'mark:m' })]);
    expect(threadsAt(threads, commentsPlace('hypothesis', 'h')).map(({ id }) => id)).toEqual(['a']);
    expect(threadsAt(threads, commentsPlace('hypothesis', 'h', 'q0')).map(({ id }) => id)).toEqual(['b']);
  });

  it('are the same however the comments come', () => {
    const some = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        minutes: fc.nat(3),
        threadId: fc.constantFrom(null, 'a', 'b', 'z'),
        isGone: fc.boolean(),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(some, fc.func(fc.nat()), (given, key) => {
        const comments = given.map(({ id, minutes, threadId, isGone }) =>
          comment(id, minutes, { threadId, withdrawnAt: isGone ? at(9) : null }),
        );
        const shuffled = comments.toSorted((a, b) => key(a.id) - key(b.id));
        expect(threadsOf(shuffled)).toEqual(threadsOf(comments));
      }),
    );
  });
});

describe('what two members do to a thread', () => {
  const root = comment('c', 0);

  /** A member's actions on a comment that both have: an edit is the author's alone. */
  const deeds = (who: typeof ANNA, minute: number) =>
    fc.array(
      fc.oneof(
        fc.boolean().map((isSettled) => turnThread(root, isSettled, who, at(minute), ids(`${who.id}-${minute}`))),
        fc.constant(who === ANNA ? editComment(root, 'Иначе', { members: MEMBERS, picked: [] }, at(minute)) : []),
        fc.constant(addComment(PLACE, 'c', 'Ответ', saying(who), ids(`${who.id}-reply`)).ops),
      ),
      { maxLength: 1 },
    );

  /** Takes commits over what is there, each with the basis that its author saw; tells how many were refused. */
  function take(commits: readonly (readonly Op[])[]): { comments: unknown; refused: number } {
    const stored = new Map<string, unknown>([['c', root]]);
    let refused = 0;
    for (const ops of commits) {
      const expect = basisOf(ops, ({ id }) => (id === 'c' ? root : undefined));
      try {
        const plan = planCommit(ops, { expect }, ({ id }) => stored.get(id), new Date(at(30)));
        for (const { record } of plan.writes) stored.set(record.id, { ...record, updatedAt: '', createdAt: '' });
      } catch {
        refused += 1;
      }
    }
    return { comments: Object.fromEntries([...stored].toSorted(([a], [b]) => (a < b ? -1 : 1))), refused };
  }

  it('comes to the same in either order, and nothing of it is refused', () => {
    fc.assert(
      fc.property(deeds(ANNA, 5), deeds(PAVEL, 6), (hers, his) => {
        const [one, other] = [hers.filter((ops) => ops.length > 0), his.filter((ops) => ops.length > 0)];
        const there = take([...one, ...other]);
        const back = take([...other, ...one]);
        expect(there.refused).toBe(0);
        expect(back).toEqual(there);
      }),
    );
  });

  it('one’s own words, changed on two devices, are an ordinary difference', () => {
    const edits = ['Так', 'Этак'].map((text) => editComment(root, text, { members: MEMBERS, picked: [] }, at(4)));
    expect(take(edits).refused).toBe(1);
  });
});

describe('the count on a row', () => {
  it('is made of what the store counts', () => {
    const settled = after(turnThread(comment('b', 0), true, ANNA, at(1), ids('t')), comment('b', 0));
    const said = [
      comment('a', 0),
      settled,
      comment('r', 1, { threadId: 'a' }),
      comment('q', 1, { part: 'q0' }),
      comment('g', 1, { withdrawnAt: at(2) }),
    ];
    const tally: Record<string, number> = {};
    for (const one of said) tally[tallyOfComment(one)] = (tally[tallyOfComment(one)] ?? 0) + 1;
    expect(commentCount(tally)).toEqual({ comments: 4, open: 3 });
    expect(commentCount(tally, null)).toEqual({ comments: 3, open: 2 });
    expect(commentCount(tally, 'q0')).toEqual({ comments: 1, open: 1 });
    expect(commentCount({})).toEqual({ comments: 0, open: 0 });
  });

  it('is said in Russian', () => {
    expect(countWords({ comments: 0, open: 0 })).toBe('');
    expect(countWords({ comments: 3, open: 1 })).toBe('3\u00A0комментария, 1\u00A0нерешённое обсуждение');
    expect(countWords({ comments: 21, open: 0 })).toBe('21\u00A0комментарий, всё решено');
    expect(countWords({ comments: 5, open: 5 })).toBe('5\u00A0комментариев, 5\u00A0нерешённых обсуждений');
  });

  it('takes whatever is stored', () => {
    for (const stored of [null, 7, [], { part: 3, turns: 'x', threadId: 4, withdrawnAt: [] }])
      expect(tallyOfComment(stored)).toBe('open ');
  });
});

describe('a place', () => {
  it('names a record of a kind that can be talked about, and nothing else', () => {
    expect(recordOf('board:vision')).toEqual({ kind: 'board', id: 'vision' });
    expect(recordOf('hypothesis:a:b')).toEqual({ kind: 'hypothesis', id: 'a:b' });
    for (const text of ['', ':', 'board:', 'member:x', 'vision', '__proto__:x']) expect(asCommentsKey(text)).toBeNull();
    expect(asCommentsKey(null)).toBeNull();
    expect(asCommentsKey('mark:m')).toBe('mark:m');
  });
});
