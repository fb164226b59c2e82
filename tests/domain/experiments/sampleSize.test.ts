import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkCounts, checkSample, compare, sampleSize, type SampleInput } from '#src/domain/experiments/sampleSize.ts';

/** Φ(x) by its series, to the last digits of a double for |x| < 6. */
function normalShare(x: number): number {
  let term = x;
  let sum = x;
  for (let k = 3; Math.abs(term) > 1e-18 && k < 400; k += 2) {
    term *= (x * x) / k;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}

function quantile(p: number): number {
  let [low, high] = [-6, 6];
  for (let turn = 0; turn < 80; turn += 1) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const USUAL: SampleInput = { baseline: 0.05, lift: 0.15, power: 0.8, alpha: 0.05 };

it('the quantile of these tests is exact', () => {
  expect(quantile(0.975)).toBeCloseTo(1.959963984540054, 12);
  expect(quantile(0.8)).toBeCloseTo(0.8416212335729143, 12);
});

describe('sample size', () => {
  it.each([
    [0.05, 0.15, 0.8, 0.05, 14_193],
    // R's own example: power.prop.test(p1 = .50, p2 = .75, power = .90) → n = 76.7.
    [0.5, 0.5, 0.9, 0.05, 77],
    // R's other one: (p1 = .5, p2 = .75, power = .8) → 57.7.
    [0.5, 0.5, 0.8, 0.05, 58],
  ])('%f, %f, power %f, alpha %f → %i per arm', (baseline, lift, power, alpha, size) => {
    expect(sampleSize({ baseline, lift, power, alpha }, quantile)).toBe(size);
  });

  const input = fc.record({
    baseline: fc.double({ min: 0.01, max: 0.4, noNaN: true }),
    lift: fc.double({ min: 0.05, max: 0.6, noNaN: true }),
    power: fc.double({ min: 0.5, max: 0.95, noNaN: true }),
    alpha: fc.double({ min: 0.01, max: 0.3, noNaN: true }),
  });

  it('grows with the power, and as the change and the significance level shrink', () => {
    fc.assert(
      fc.property(input, (one) => {
        const size = sampleSize(one, quantile);
        expect(Number.isSafeInteger(size) && size >= 1).toBe(true);
        expect(sampleSize({ ...one, power: one.power + 0.04 }, quantile)).toBeGreaterThanOrEqual(size);
        expect(sampleSize({ ...one, alpha: one.alpha / 2 }, quantile)).toBeGreaterThanOrEqual(size);
        expect(sampleSize({ ...one, lift: one.lift / 2 }, quantile)).toBeGreaterThanOrEqual(size);
        expect(sampleSize({ ...one, baseline: one.baseline / 2 }, quantile)).toBeGreaterThanOrEqual(size);
      }),
    );
  });

  it('is the same for a change and the one that takes it back', () => {
    const up = sampleSize({ ...USUAL, baseline: 0.2, lift: 0.25 }, quantile);
    expect(sampleSize({ ...USUAL, baseline: 0.25, lift: -0.2 }, quantile)).toBe(up);
  });

  it.each<[keyof SampleInput, number]>([
    ['baseline', 0],
    ['baseline', 1],
    ['baseline', -0.1],
    ['baseline', Number.NaN],
    ['lift', 0],
    ['lift', Number.NaN],
    ['lift', Number.POSITIVE_INFINITY],
    ['lift', 19],
    ['lift', -1],
    ['power', 0.4],
    ['power', 1],
    ['alpha', 0],
    ['alpha', 0.6],
  ])('refuses %s = %f at its field', (field, value) => {
    const impossible = { ...USUAL, [field]: value };
    expect(Object.keys(checkSample(impossible))).toEqual([field]);
    expect(() => sampleSize(impossible, quantile)).toThrow(RangeError);
  });

  it('refuses a change too small to count', () => {
    expect(() => sampleSize({ ...USUAL, lift: 1e-12 }, quantile)).toThrow(/мало/);
  });
});

describe('comparison', () => {
  it.each([
    // Newcombe 1998, table II, method 10: 56/70 − 48/80, 9/10 − 3/10, 5/56 − 0/29, 10/10 − 0/20, 10/10 − 0/10.
    [48, 80, 56, 70, 0.0524, 0.3339],
    [3, 10, 9, 10, 0.1705, 0.809],
    [0, 29, 5, 56, -0.0381, 0.1926],
    [0, 20, 10, 10, 0.6791, 1],
    [0, 10, 10, 10, 0.6075, 1],
  ])('A %i/%i, B %i/%i', (aConverted, aTotal, bConverted, bTotal, low, high) => {
    const result = compare({ aTotal, aConverted, bTotal, bConverted }, quantile);
    expect(result.low).toBeCloseTo(low, 4);
    expect(result.high).toBeCloseTo(high, 4);
  });

  const arm = fc.integer({ min: 1, max: 100_000 }).chain((total) => fc.tuple(fc.nat(total), fc.constant(total)));

  it('has an interval that contains the difference, mirrors, and suggests by it', () => {
    fc.assert(
      fc.property(arm, arm, ([aConverted, aTotal], [bConverted, bTotal]) => {
        const up = compare({ aConverted, aTotal, bConverted, bTotal }, quantile);
        expect(-1 <= up.low && up.low <= up.difference && up.difference <= up.high && up.high <= 1).toBe(true);
        const verdict = up.low > 0 ? 'VALIDATED' : up.high < 0 ? 'INVALIDATED' : 'INCONCLUSIVE';
        expect(up.verdict).toBe(verdict);
        const swapped = compare(
          { aConverted: bConverted, aTotal: bTotal, bConverted: aConverted, bTotal: aTotal, wanted: 'down' },
          quantile,
        );
        expect(swapped.low).toBeCloseTo(-up.high, 12);
        expect(swapped.verdict).toBe(verdict);
      }),
    );
  });

  it('turns the verdict when a fall is wanted', () => {
    const counts = { aConverted: 300, aTotal: 1000, bConverted: 200, bTotal: 1000 };
    expect(compare(counts, quantile).verdict).toBe('INVALIDATED');
    expect(compare({ ...counts, wanted: 'down' }, quantile).verdict).toBe('VALIDATED');
    expect(compare({ ...counts, bConverted: 299 }, quantile).verdict).toBe('INCONCLUSIVE');
  });

  it.each([
    ['aTotal', 0],
    ['bTotal', 1.5],
    ['aConverted', -1],
    ['aConverted', 11],
    ['bConverted', Number.NaN],
  ])('refuses %s = %f at its field', (field, value) => {
    const impossible = { aConverted: 1, aTotal: 10, bConverted: 2, bTotal: 10, [field]: value };
    expect(Object.keys(checkCounts(impossible))).toEqual([field]);
    expect(() => compare(impossible, quantile)).toThrow(RangeError);
  });
});
