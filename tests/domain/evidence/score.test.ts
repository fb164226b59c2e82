import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FINDING_KINDS, SEVERITIES } from '#src/domain/core/findingKind.ts';
import { scoreOf, sidePoints, type ScoredVerdict, type ScoredWords } from '#src/domain/evidence/score.ts';

const NOW = new Date('2026-11-23T00:00:00Z');
const said = (change: Partial<ScoredWords> = {}): ScoredWords => ({
  stance: 'for',
  person: 'Марина',
  study: 's1',
  kind: null,
  severity: null,
  at: '2026-11-23T00:00:00Z',
  ...change,
});

const anyWords: fc.Arbitrary<ScoredWords> = fc.record({
  stance: fc.constantFrom('for', 'against'),
  person: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  study: fc.constantFrom('s1', 's2', 's3', null),
  kind: fc.constantFrom(...FINDING_KINDS, null),
  severity: fc.constantFrom(...SEVERITIES, null),
  at: fc.constantFrom('2020-01-01', '2025-11-23', '2026-11-20', '2030-01-01', '', 'вчера'),
});
const anyVerdicts = fc.array(fc.constantFrom<ScoredVerdict>('VALIDATED', 'INVALIDATED', 'INCONCLUSIVE'));

/** Returns the weights of words of a kind: not graded, then by each grade. */
const weights = (kind: ScoredWords['kind']) =>
  [null, ...SEVERITIES].map((severity) => scoreOf([said({ kind, severity })], [], NOW).for.weight);

/** Whether a verdict may move the score so. */
const WAYS: Readonly<Record<ScoredVerdict, (moved: number) => boolean>> = {
  VALIDATED: (moved) => moved >= 0,
  INVALIDATED: (moved) => moved <= 0,
  INCONCLUSIVE: (moved) => moved === 0,
};

describe('the evidence score', () => {
  it('is nothing without words and verdicts', () => {
    expect(scoreOf([], [], NOW)).toMatchObject({ said: 0, verdicts: 0, total: 0 });
  });

  it('is what the formula in docs/evidence.md says', () => {
    // Four people of one study today, unopposed: 10 · 4 / (4 + 4).
    const four = ['а', 'б', 'в', 'г'].map((person) => said({ person }));
    expect(scoreOf(four, [], NOW).said).toBe(5);
    // Two studies: 4 · 1.1 = 4.4, and 10 · 4.4 / 8.4.
    expect(scoreOf([...four, said({ person: 'г', study: 's2' })], [], NOW).said).toBe(5.2);
    // Words of a year ago weigh three quarters; of no known day, a half.
    expect(scoreOf([said({ at: '2025-11-23T00:00:00Z' })], [], NOW).for.weight).toBeCloseTo(0.75);
    expect(scoreOf([said({ at: '' })], [], NOW).for.weight).toBe(0.5);
    // Words of a person who pays already weigh one and a half; words without a name weigh one.
    expect(scoreOf([said({ kind: 'workaround' })], [], NOW).for.weight).toBe(1.5);
    for (const kind of FINDING_KINDS) {
      const paid = ['workaround', 'money', 'churn'].includes(kind);
      expect(scoreOf([said({ kind })], [], NOW).for.weight).toBe(paid ? 1.5 : 1);
    }
    expect(scoreOf(four, ['VALIDATED', 'VALIDATED'], NOW).total).toBe(8);
    expect(scoreOf(four, ['INVALIDATED'], NOW).total).toBe(2);
  });

  it('is made of the points of its sides', () => {
    fc.assert(
      fc.property(fc.array(anyWords), (words) => {
        const score = scoreOf(words, [], NOW);
        const points = sidePoints(score);
        // The score is shown in tenths.
        expect(Math.abs(points.for - points.against - score.said)).toBeLessThan(0.0501);
        expect(Math.min(points.for, points.against)).toBeGreaterThanOrEqual(0);
        expect(points.for + points.against).toBeLessThan(10);
      }),
    );
    expect(sidePoints(scoreOf([said(), said({ person: 'б', stance: 'against' })], [], NOW))).toEqual({
      for: 10 / 6,
      against: 10 / 6,
    });
  });

  it('counts a person once on a side, by the words that weigh most', () => {
    expect(scoreOf([said(), said({ at: '' })], [], NOW)).toEqual(scoreOf([said()], [], NOW));
    const paid = said({ kind: 'money' });
    expect(scoreOf([said(), paid], [], NOW)).toEqual(scoreOf([paid], [], NOW));
  });

  it('weighs by a quarter more what stops people, by a quarter less what they bear', () => {
    expect(weights('pain')).toEqual([1, 0.75, 1, 1.25]);
    expect(weights('workaround')).toEqual([1.5, 1.125, 1.5, 1.875]);
    expect(weights('churn')).toEqual(weights('workaround'));
    for (const kind of ['need', 'decider', 'trigger', 'frequency', null] as const) {
      expect(weights(kind)).toEqual([1, 1, 1, 1]);
    }
    expect(weights('money')).toEqual([1.5, 1.5, 1.5, 1.5]);
  });

  it('is monotone in how grave it is: never lowered by a graver grade of words for, never raised by one of words against', () => {
    fc.assert(
      fc.property(fc.array(anyWords), anyWords, anyVerdicts, (others, one, verdicts) => {
        const totals = SEVERITIES.map((severity) => scoreOf([...others, { ...one, severity }], verdicts, NOW).total);
        const inOrder = one.stance === 'for' ? totals : totals.toReversed();
        expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
      }),
    );
  });

  it('is without grades what it is with none of them mattering: not said is the middle', () => {
    fc.assert(
      fc.property(fc.array(anyWords), anyVerdicts, (words, verdicts) => {
        const graded = (severity: ScoredWords['severity']) =>
          scoreOf(
            words.map((one) => ({ ...one, severity })),
            verdicts,
            NOW,
          );
        const plain = graded(null);
        const { total, said: ofWords, for: inFavour, against } = graded('serious');
        expect([total, ofWords]).toEqual([plain.total, plain.said]);
        expect([inFavour.weight, against.weight]).toEqual([plain.for.weight, plain.against.weight]);
        for (const { grades } of [plain.for, plain.against]) {
          expect(Object.values(grades)).toEqual(SEVERITIES.map(() => ({ people: 0, weight: 0 })));
        }
      }),
    );
  });

  it('tells how many people of a side told of what is how grave, each by the words that count', () => {
    const words = [
      said({ kind: 'pain', severity: 'blocking' }),
      said({ kind: 'pain', severity: 'minor' }),
      said({ person: 'б', kind: 'workaround', severity: 'minor', study: 's2' }),
      // A trouble that has cost money weighs more than one that stops, and has no grade.
      said({ person: 'в', kind: 'pain', severity: 'blocking' }),
      said({ person: 'в', kind: 'money', severity: 'blocking' }),
    ];
    const { grades, weight, people } = scoreOf(words, [], NOW).for;
    expect([grades.blocking.people, grades.serious.people, grades.minor.people, people]).toEqual([1, 0, 1, 3]);
    expect(grades.blocking.weight).toBeCloseTo(1.25 * 1.1);
    expect(grades.minor.weight).toBeCloseTo(1.125 * 1.1);
    expect(weight).toBeCloseTo((1.25 + 1.125 + 1.5) * 1.1);
  });

  it('has grades that are a part of their side', () => {
    fc.assert(
      fc.property(fc.array(anyWords), (words) => {
        const score = scoreOf(words, [], NOW);
        for (const side of [score.for, score.against]) {
          const graded = Object.values(side.grades);
          expect(graded.reduce((sum, { people }) => sum + people, 0)).toBeLessThanOrEqual(side.people);
          expect(graded.reduce((sum, one) => sum + one.weight, 0)).toBeLessThanOrEqual(side.weight + 1e-9);
        }
      }),
    );
  });

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(anyWords), anyVerdicts, fc.nat(), (words, verdicts, seed) => {
        const turn = <T>(list: readonly T[]): T[] => {
          const at = list.length === 0 ? 0 : seed % list.length;
          return [...list.slice(at), ...list.slice(0, at)].toReversed();
        };
        expect(scoreOf(turn(words), turn(verdicts), NOW)).toEqual(scoreOf(words, verdicts, NOW));
      }),
    );
  });

  it('is never lowered by more people for, nor raised by more against', () => {
    fc.assert(
      fc.property(fc.array(anyWords), anyWords, anyVerdicts, (words, more, verdicts) => {
        const before = scoreOf(words, verdicts, NOW).total;
        const after = scoreOf([...words, more], verdicts, NOW).total;
        const [least, most] = more.stance === 'for' ? [before, after] : [after, before];
        expect(least).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('is moved by a verdict by three at most, and always in its direction', () => {
    fc.assert(
      fc.property(
        fc.array(anyWords),
        anyVerdicts,
        fc.constantFrom<ScoredVerdict>('VALIDATED', 'INVALIDATED', 'INCONCLUSIVE'),
        (words, verdicts, one) => {
          const moved = scoreOf(words, [...verdicts, one], NOW).total - scoreOf(words, verdicts, NOW).total;
          expect(Math.abs(moved)).toBeLessThanOrEqual(3 + 1e-9);
          expect(WAYS[one](moved)).toBe(true);
        },
      ),
    );
  });

  it('stays between -13 and 13, and every part is a number', () => {
    fc.assert(
      fc.property(fc.array(anyWords), anyVerdicts, (words, verdicts) => {
        const { said: words10, total } = scoreOf(words, verdicts, NOW);
        expect(Math.abs(words10)).toBeLessThanOrEqual(10);
        expect(Math.abs(total)).toBeLessThanOrEqual(13);
      }),
    );
  });
});
