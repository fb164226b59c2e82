import { expect, test } from 'vitest';

import { contextOf, usualTranscript, type Seen } from '#src/domain/evidence/context.ts';
import { DENSE } from '#src/domain/evidence/features.ts';

const piece = (turn: number, place: number, found: number, trap = -3): Seen => ({
  unit: { start: 0, end: 1, turn, place, pieces: 3, question: null },
  features: { places: new Uint16Array(), values: new Float32Array(), cues: [], words: 5 },
  look: { found, trap, kinds: [0, 0, 0, 0, 0, 0, 0, 0] },
});

test('the second look sees how much looks better: in the talk, and in the turn', () => {
  const seen = [piece(0, 0, -1), piece(0, 1, 2, 1), piece(0, 2, 0), piece(1, 0, 1)];
  const rows = contextOf(seen);
  const column = (at: number) => rows.map((row) => row[at]);
  // The share of the words in pieces that look better.
  expect(column(11)).toEqual([0.75, 0, 0.5, 0.25]);
  // The looks before and behind, in the same turn only.
  expect(column(12)).toEqual([-4, -1, 2, -4]);
  expect(column(13)).toEqual([2, 0, -4, -4]);
  // The best of the others in the turn, and how many look better.
  expect(column(20)).toEqual([2, 0, 2, -5]);
  expect(column(23)).toEqual([2, 0, 1, 0]);
  // The median of the talk, and its mean of traps.
  expect(column(30)).toEqual([1, 1, 1, 1]);
  expect(column(33)).toEqual([-2, -2, -2, -2]);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows[0]?.length).toBeGreaterThan(DENSE.length + 40);
});

/** Talks of one piece a turn, each looked at so. */
const talk = (...looks: readonly number[]): Seen[] => looks.map((found, turn) => piece(turn, 0, found));
const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index / (count - 1));

test('a usual talk is the mean of talks, and tells where a look stands among all words', () => {
  const usual = usualTranscript([talk(...steps(21)), talk(...steps(41))]);
  const [average = 0, , median] = usual.row;
  expect([average, median].map((one) => one?.toFixed(2))).toEqual(['0.50', '0.50']);
  expect(usual.row[13]).toBe(31);
  expect(usual.looks).toHaveLength(21);
  expect(usual.looks.toSorted((a, b) => a - b)).toEqual(usual.looks);
  expect([usual.looks[0], usual.looks.at(-1)]).toEqual([0, 1]);
});

test('a talk of one answer is seen as a part of a usual one; one that is long enough tells of itself', () => {
  const usual = usualTranscript([talk(...steps(40))]);
  const [row] = contextOf(talk(2), usual);
  const own = contextOf(talk(2))[0];
  // By itself nothing looks better and nothing is above the average; in a usual talk the same holds of a better look only.
  expect([own?.[10], own?.[11]]).toEqual([0, 0]);
  expect(row?.[10]).toBeGreaterThan(2);
  expect(row?.[11]).toBe(0);
  const [poor] = contextOf(talk(0), usual);
  expect(poor?.[10]).toBeLessThan(-1);
  expect(poor?.[11]).toBeGreaterThan(0.85);
  const middling = [0.2, 0.5, 0.8].map((look) => contextOf(talk(look), usual)[0]?.[11] ?? 0);
  expect(middling.toSorted((a, b) => b - a)).toEqual(middling);
  expect(middling[1]).toBeCloseTo(0.5 * (23 / 24), 1);
  // The values of its turn and neighbours are its own.
  expect(row?.slice(12, 28)).toEqual(own?.slice(12, 28));
  const long = talk(...steps(24));
  expect(contextOf(long, usual)).toEqual(contextOf(long));
});

test('a talk without pieces has no rows', () => {
  expect(contextOf([])).toEqual([]);
});
