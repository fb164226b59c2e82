import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { summariseExperiment } from '#src/domain/experiment.ts';
import type { Hypothesis } from '#src/domain/hypothesis.ts';
import { balanceOf, journeyOf, type Journey } from '#src/domain/journey.ts';
import {
  balanceLine,
  describePoint,
  FIRST_LINES,
  formatBalance,
  LANES,
  mapOf,
  type JourneyMapData,
  type MapPoint,
} from '#src/domain/journeyMap.ts';
import { keyedTexts } from '#src/domain/record.ts';
import { STAGES } from '#src/domain/stage.ts';
import { ALL_TOUCHPOINTS, TOUCHPOINTS } from '#src/domain/touchpoint.ts';
import { experiments } from '#src/samples/experiments.ts';
import { backlogHypotheses } from '#src/samples/hypotheses.ts';
import { researchHypotheses } from '#src/samples/research-hypotheses.ts';

const [base] = backlogHypotheses;
if (!base) throw new Error('no samples');

const blank: Hypothesis = {
  ...base,
  researchId: null,
  jtbd: '',
  context: '',
  gains: {},
  pains: {},
  metrics: {},
  quotes: {},
};

const texts = fc.array(fc.constantFrom('долго', 'Долго', 'дорого', 'непонятно', 'удобно', ' '), { maxLength: 4 });

const hypotheses: fc.Arbitrary<Hypothesis[]> = fc
  .array(
    fc.record({
      stage: fc.constantFrom(...STAGES),
      place: fc.nat(7),
      researchId: fc.constantFrom(null, 'research-1'),
      gains: texts,
      pains: texts,
      jtbd: fc.constantFrom('', 'работа', 'Работа'),
    }),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map(({ stage, place, researchId, gains, pains, jtbd }, index) => ({
      ...blank,
      id: `h${index}`,
      text: `Гипотеза ${index % 5}`,
      stage,
      touchpoint: TOUCHPOINTS[stage][place] ?? 'Чужая точка',
      researchId,
      jtbd,
      gains: keyedTexts('gain', gains),
      pains: keyedTexts('pain', pains),
    })),
  );

const journeys: fc.Arbitrary<Journey> = hypotheses.map((all) => journeyOf(all, []));
const sample = journeyOf([...backlogHypotheses, ...researchHypotheses], experiments.map(summariseExperiment));
const cellsOf = (map: JourneyMapData) =>
  LANES.flatMap((lane) => STAGES.map((stage) => ({ lane, stage, ...map.lanes[lane][stage] })));
const pointsOf = (map: JourneyMapData): MapPoint[] => STAGES.flatMap((stage) => map.points[stage]);

describe('cells', () => {
  it('count every different line and show the first, the weightiest origin first', () => {
    fc.assert(
      fc.property(journeys, fc.boolean(), (journey, withExamples) => {
        for (const { count, lines } of cellsOf(mapOf(journey, withExamples))) {
          expect(lines).toHaveLength(Math.min(count, FIRST_LINES));
          const weights = lines.map(({ origin }) => ['research', 'backlog', 'example'].indexOf(origin));
          expect(weights).toEqual(weights.toSorted());
        }
      }),
    );
  });

  it('without examples hold none, and never more than with them', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const every = cellsOf(mapOf(journey, true));
        cellsOf(mapOf(journey, false)).forEach(({ count, lines }, index) => {
          expect(lines.map(({ origin }) => origin)).not.toContain('example');
          expect(count).toBeLessThanOrEqual(every[index]?.count ?? 0);
        });
      }),
    );
  });

  it('show a line that two touchpoints share once, from its weightiest origin', () => {
    const [first, second] = TOUCHPOINTS.revenue;
    const journey = journeyOf(
      [
        { ...blank, id: 'a', stage: 'revenue', touchpoint: first ?? '', pains: keyedTexts('pain', ['Ещё дорого']) },
        {
          ...blank,
          id: 'b',
          stage: 'revenue',
          touchpoint: second ?? '',
          researchId: 'r',
          pains: keyedTexts('pain', ['еще  дорого']),
        },
      ],
      [],
    );
    const cell = mapOf(journey, false).lanes.pains.revenue;
    expect(cell.count).toBe(1);
    expect(cell.lines[0]?.origin).toBe('research');
    // Two hypotheses of one wording are two records.
    expect(mapOf(journey, false).lanes.hypotheses.revenue.count).toBe(2);
  });

  it('count experiments as the team’s work whatever their hypothesis was', () => {
    const map = mapOf(sample, false);
    const made = STAGES.flatMap((stage) => sample[stage].flatMap((card) => card.experiments));
    expect(made.length).toBeGreaterThan(0);
    expect(STAGES.reduce((sum, stage) => sum + map.lanes.experiments[stage].count, 0)).toBe(made.length);
  });

  it('10,000 hypotheses leave two lines in a cell', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...base, id: `h${index}` }));
    const cell = mapOf(journeyOf(many, []), true).lanes.hypotheses[base.stage];
    expect(cell.count).toBeGreaterThanOrEqual(10_000);
    expect(cell.lines).toHaveLength(2);
  });
});

describe('points', () => {
  it('are every touchpoint in order, numbered', () => {
    fc.assert(
      fc.property(journeys, fc.boolean(), (journey, withExamples) => {
        const points = pointsOf(mapOf(journey, withExamples));
        expect(points.map(({ card }) => card)).toEqual(STAGES.flatMap((stage) => journey[stage]));
        expect(points.map(({ number }) => number)).toEqual(points.map((_, index) => index + 1));
      }),
    );
    expect(pointsOf(mapOf(sample, true)).map(({ card }) => card.name)).toEqual(ALL_TOUCHPOINTS);
  });

  it('balance as balanceOf; without examples only of what is left, or nothing', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        for (const { card, balance } of pointsOf(mapOf(journey, true))) {
          expect(balance).toBe(card.gains.length + card.pains.length === 0 ? null : balanceOf(card));
        }
        for (const { card, gains, pains, balance } of pointsOf(mapOf(journey, false))) {
          const own = (lines: typeof card.gains) => lines.filter(({ origin }) => origin !== 'example');
          expect([gains, pains]).toEqual([own(card.gains).length, own(card.pains).length]);
          expect(balance).toBe(
            gains + pains === 0 ? null : balanceOf({ gains: own(card.gains), pains: own(card.pains) }),
          );
        }
      }),
    );
  });

  it('are told in words', () => {
    const card = { ...(sample.activation[1] as MapPoint['card']), name: 'Онбординг' };
    expect(describePoint({ card, number: 10, gains: 3, pains: 5, balance: -0.25 })).toBe(
      'Онбординг: выгод 3, болей 5, баланс −0,25',
    );
    expect(describePoint({ card, number: 10, gains: 0, pains: 0, balance: null })).toBe(
      'Онбординг: нет данных о выгодах и болях',
    );
    expect([1, 1 / 3, 0, -0.001, -1, null].map(formatBalance)).toEqual(['+1', '+0,33', '0', '0', '−1', 'нет данных']);
  });
});

describe('the line', () => {
  it('stays inside its stage, runs to the right, and meets the next stage at one height', () => {
    fc.assert(
      fc.property(journeys, fc.boolean(), (journey, withExamples) => {
        const line = balanceLine(mapOf(journey, withExamples).points);
        for (const stage of STAGES) {
          for (const piece of line[stage]) {
            expect(piece.length).toBeGreaterThan(1);
            const xs = piece.map(([x]) => x);
            expect(xs).toEqual(xs.toSorted((a, b) => a - b));
            expect(piece.flat().every((part) => part >= 0 && part <= 1)).toBe(true);
          }
        }
        STAGES.slice(1).forEach((stage, index) => {
          const before = STAGES[index];
          const end = before && line[before].at(-1)?.at(-1);
          const start = line[stage][0]?.[0];
          const leaves = end?.[0] === 1 ? end[1] : null;
          const arrives = start?.[0] === 0 ? start[1] : null;
          expect(arrives).toBe(leaves);
        });
      }),
    );
  });

  it('breaks where nothing counts', () => {
    const line = balanceLine(mapOf(journeyOf([], []), false).points);
    expect(STAGES.flatMap((stage) => line[stage])).toEqual([]);
    expect(mapOf(journeyOf([], []), false).isEmpty).toBe(true);
    expect(mapOf(journeyOf([], []), true).isEmpty).toBe(false);
  });
});
