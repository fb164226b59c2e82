import { expect, it } from 'vitest';

import { whenWords } from '#src/domain/comments/when.ts';

const now = new Date(2026, 2, 1, 0, 30);
const said = (...at: [number, number, number, number, number]) =>
  whenWords(new Date(...at).toISOString(), now).replaceAll(/\s/g, ' ');

it('a moment is said as people say it, by the days where they are', () => {
  expect(said(2026, 2, 1, 0, 5)).toBe('сегодня в 0:05');
  // An hour ago, and yesterday all the same.
  expect(said(2026, 1, 28, 23, 50)).toBe('вчера в 23:50');
  expect(said(2026, 1, 27, 23, 59)).toBe('27.02.2026 в 23:59');
  expect(said(2025, 2, 1, 9, 0)).toBe('01.03.2025 в 9:00');
  // A clock that goes ahead.
  expect(said(2026, 2, 2, 10, 10)).toBe('02.03.2026 в 10:10');
});

it('the preposition keeps to its hour, and no moment is no words', () => {
  expect(whenWords(now.toISOString(), now)).toContain('в\u00A00:30');
  expect(whenWords('', now)).toBe('');
});
