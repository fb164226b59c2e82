import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { summariseExperiment } from '#src/domain/experiments/experiment.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { balanceOf, doesCount, journeyOf, type Examples, type Journey } from '#src/domain/tactics/journey.ts';
import {
  balanceLine,
  describePoint,
  FIRST_LINES,
  formatBalance,
  LANES,
  mapOf,
  type JourneyMapData,
  type MapPoint,
} from '#src/domain/tactics/journeyMap.ts';
import { keyedTexts } from '#src/domain/core/record.ts';
import { STAGES } from '#src/domain/core/stage.ts';
import { ALL_TOUCHPOINTS, TOUCHPOINTS } from '#src/domain/tactics/touchpoint.ts';
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

const MODES: readonly Examples[] = ['hidden', 'shown', 'counted'];
const journeys: fc.Arbitrary<Journey> = fc
  .tuple(hypotheses, fc.constantFrom(...MODES))
  .map(([all, mode]) => journeyOf(all, [], mode));
const sampleIn = (mode: Examples) =>
  journeyOf([...backlogHypotheses, ...researchHypotheses], experiments.map(summariseExperiment), mode);
const sample = sampleIn('counted');
const cellsOf = (map: JourneyMapData) =>
  LANES.flatMap((lane) => STAGES.map((stage) => ({ lane, stage, ...map.lanes[lane][stage] })));
const pointsOf = (map: JourneyMapData): MapPoint[] => STAGES.flatMap((stage) => map.points[stage]);

describe('cells', () => {
  it('count every different line and show the first, the weightiest origin first', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const map = mapOf(journey);
        for (const { count, lines, rest } of cellsOf(map)) {
          expect(lines.length).toBeLessThanOrEqual(FIRST_LINES);
          expect(lines.length).toBeGreaterThanOrEqual(Math.min(count, FIRST_LINES));
          expect(rest).toBe(count - lines.filter((line) => doesCount(line, map.examples)).length);
          const weights = lines.map(({ origin }) => ['research', 'backlog', 'example'].indexOf(origin));
          expect(weights).toEqual(weights.toSorted());
        }
      }),
    );
  });

  it('count the same whether examples are hidden or only shown; hidden, there are none', () => {
    fc.assert(
      fc.property(hypotheses, (all) => {
        const [hidden, shown, counted] = MODES.map((mode) => cellsOf(mapOf(journeyOf(all, [], mode))));
        hidden?.forEach(({ count, lines }, index) => {
          expect(lines.map(({ origin }) => origin)).not.toContain('example');
          expect(shown?.[index]?.count).toBe(count);
          expect(count).toBeLessThanOrEqual(counted?.[index]?.count ?? 0);
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
    const cell = mapOf(journey).lanes.pains.revenue;
    expect(cell.count).toBe(1);
    expect(cell.lines[0]?.origin).toBe('research');
    // Two hypotheses of one wording are two records.
    expect(mapOf(journey).lanes.hypotheses.revenue.count).toBe(2);
  });

  it('count experiments as the team’s work whatever their hypothesis was', () => {
    const map = mapOf(sampleIn('hidden'));
    const made = STAGES.flatMap((stage) => sample[stage].flatMap((card) => card.experiments));
    expect(made.length).toBeGreaterThan(0);
    expect(STAGES.reduce((sum, stage) => sum + map.lanes.experiments[stage].count, 0)).toBe(made.length);
  });

  it('10,000 hypotheses leave two lines in a cell', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...base, id: `h${index}` }));
    const cell = mapOf(journeyOf(many, [], 'counted')).lanes.hypotheses[base.stage];
    expect(cell.count).toBeGreaterThanOrEqual(10_000);
    expect(cell.lines).toHaveLength(2);
  });
});

describe('points', () => {
  it('are every touchpoint in order, numbered', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const points = pointsOf(mapOf(journey));
        expect(points.map(({ card }) => card)).toEqual(STAGES.flatMap((stage) => journey[stage]));
        expect(points.map(({ number }) => number)).toEqual(points.map((_, index) => index + 1));
      }),
    );
    expect(pointsOf(mapOf(sample)).map(({ card }) => card.name)).toEqual(ALL_TOUCHPOINTS);
  });

  it('score what counts, or nothing: examples that are only shown have no score', () => {
    fc.assert(
      fc.property(hypotheses, (all) => {
        const scored = (mode: Examples) =>
          pointsOf(mapOf(journeyOf(all, [], mode))).map(({ gains, pains, balance }) => ({ gains, pains, balance }));
        expect(scored('shown')).toEqual(scored('hidden'));
        for (const { card, gains, pains, balance } of pointsOf(mapOf(journeyOf(all, [], 'counted')))) {
          expect([gains, pains]).toEqual([card.gains.length, card.pains.length]);
          expect(balance).toBe(balanceOf(gains, pains));
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
      fc.property(journeys, (journey) => {
        const line = balanceLine(mapOf(journey).points);
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
    for (const mode of ['hidden', 'shown'] as const) {
      const line = balanceLine(mapOf(journeyOf([], [], mode)).points);
      expect(STAGES.flatMap((stage) => line[stage])).toEqual([]);
    }
    expect(MODES.map((mode) => mapOf(journeyOf([], [], mode)).isEmpty)).toEqual([true, false, false]);
  });
});
