import { expect, it } from 'vitest';

import { commentsHref } from '#src/domain/comments/place.ts';
import {
  hasReview,
  isSettledBy,
  NO_TALK,
  commentCount,
  tallyOfComment,
  tallyOfReview,
} from '#src/domain/comments/tally.ts';

const turn = (at: string, isSettled: boolean) => ({ at, isSettled });

it.each([
  [false, undefined],
  [false, {}],
  [true, { a: turn('2026-01-02', true) }],
  // The last by its moment counts, in whichever order they come; of one moment, the last by its key.
  [false, { a: turn('2026-01-02', true), b: turn('2026-01-03', false) }],
  [false, { b: turn('2026-01-03', false), a: turn('2026-01-02', true) }],
  [true, { b: turn('2026-01-02', true), a: turn('2026-01-02', false) }],
  [true, { a: turn('2026-01-02', false), b: turn('2026-01-02', true) }],
  [true, { a: turn('2026-01-02', true), b: 'damaged' }],
  [false, { a: { at: '2026-01-02', isSettled: 'yes' } }],
])('is settled: %s, by %j', (is, turns) => {
  expect(isSettledBy(turns)).toBe(is);
});

it('a row counts what stands, and threads that are open though their first words are gone', () => {
  const settled = { turns: { a: turn('2026-01-02', true) } };
  const said = [
    { part: null, threadId: null },
    { part: null, threadId: null, withdrawnAt: '2026-01-02' },
    { part: null, threadId: null, ...settled },
    { part: null, threadId: null, ...settled, withdrawnAt: '2026-01-02' },
    { part: null, threadId: 'c' },
    { part: null, threadId: 'c', withdrawnAt: '2026-01-02' },
    { part: 'my goals', threadId: null },
  ];
  const words = said.map(tallyOfComment);
  expect(words).toEqual(['open ', 'open-gone ', 'settled ', 'settled-gone ', 'reply ', 'reply-gone ', 'open my goals']);
  const tally = Object.fromEntries(words.map((one) => [one, 1]));
  expect(commentCount(tally)).toEqual({ comments: 4, open: 3 });
  expect(commentCount(tally, null)).toEqual({ comments: 3, open: 2 });
  expect(commentCount(tally, 'my goals')).toEqual({ comments: 1, open: 1 });
  expect([commentCount(tally, 'goals'), commentCount({})]).toEqual([NO_TALK, NO_TALK]);
  expect(tallyOfComment('damaged')).toBe('open ');
});

it('a review counts by how it stands, and by its part', () => {
  expect([tallyOfReview({ state: 'asked', part: 'goals' }), tallyOfReview(null)]).toEqual(['asked goals', ' ']);
  expect([hasReview({ 'asked my goals': 1 }, 'my goals'), hasReview({ 'asked my goals': 1 }, 'goals')]).toEqual([true, false]); // prettier-ignore
});

it('a talk has an address, of its place and of one comment', () => {
  const on = 'board:vision' as const;
  expect(commentsHref({ on, part: null })).toBe('?talk=board%3Avision');
  expect(commentsHref({ on, part: 'a&b' })).toBe('?talk=board%3Avision&part=a%26b');
  expect(commentsHref({ on, part: null }, 'c')).toBe('?talk=board%3Avision&comment=c');
});
