import { expect, it } from 'vitest';

import { rowsOfStudies } from '#app/boot/rowsOfStudies.ts';
import { research } from '#src/samples/research.ts';

it('rows that stand in the page are the newest first, in whatever order the studies come', () => {
  const newest = research.map(({ createdAt }) => createdAt).sort((a, b) => (a < b ? 1 : -1));
  expect(new Set(newest).size).toBe(research.length);
  for (const studies of [research, [...research].reverse()])
    expect(rowsOfStudies(studies).items.map(({ createdAt }) => createdAt)).toEqual(newest);
});
