import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { summariseExperiment } from '#src/domain/experiments/experiment.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { journeyOf } from '#src/domain/tactics/journey.ts';
import { filterJourney } from '#src/domain/tactics/journeySearch.ts';
import { doesCount, type Journey } from '#src/domain/tactics/journeyCard.ts';
import type { Examples } from '#src/domain/tactics/touchpointRow.ts';
import { NO_JOURNEY_FILTER } from '#src/domain/tactics/journeyFilter.ts';
import {
  balanceLine,
  describePoint,
  FIRST_LINES,
  formatBalance,
  LANES,
  mapOf,
  type JourneyMapData,
  type MapPoint,
  balanceOf,
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

const [point, other] = TOUCHPOINTS.revenue;

/** A hypothesis of one of two touchpoints of Revenue. */
const at = (id: string, touchpoint: string | undefined, rest: Partial<Hypothesis>): Hypothesis => ({
  ...blank,
  id,
  stage: 'revenue',
  touchpoint: touchpoint ?? '',
  ...rest,
});

const said = (text: string, respondent: string, researchId: string | null = null) => ({
  q: { text, respondent, research: '', researchId, passage: null, position: 'a', stance: 'for' as const },
});

const narrowed = (query: string) =>
  mapOf(filterJourney(sampleIn('shown'), { ...NO_JOURNEY_FILTER, query, where: 'all' }));

/** Returns the shown pains of Revenue. */
const painsOf = (all: Hypothesis[], mode: Examples) => {
  const { count, lines, rest } = mapOf(journeyOf(all, [], mode)).lanes.pains.revenue;
  return { count, lines: lines.map(({ text, origin }) => `${text}: ${origin}`), rest };
};

/** The pains of Revenue when two of its touchpoints have them. */
const painsOfTwo = (first: Partial<Hypothesis>, second: Partial<Hypothesis>) =>
  mapOf(journeyOf([at('a', point, first), at('b', other, second)], [])).lanes.pains.revenue.lines.map(
    ({ text }) => text,
  );

/** How many quotes the same words of these people are. */
const witnesses = (...people: string[]) =>
  mapOf(
    journeyOf(
      people.map((name, place) => at(`h${place}`, place === 0 ? point : other, { quotes: said('Дорого', name) })),
      [],
    ),
  ).lanes.quotes.revenue.count;

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

  it('say the first two, from studies before the team’s own before examples, and how many more there are', () => {
    const own = at('a', point, { pains: keyedTexts('pain', ['Дорого']) });
    const studied = at('b', other, { researchId: 'r', pains: keyedTexts('pain', ['Долго', 'Сложно']) });
    expect(painsOf([own], 'hidden')).toEqual({ count: 1, lines: ['Дорого: backlog'], rest: 0 });
    expect(painsOf([own, studied], 'hidden')).toEqual({
      count: 3,
      lines: ['Долго: research', 'Сложно: research'],
      rest: 1,
    });
    const shown = painsOf([own], 'shown');
    expect(shown).toMatchObject({ count: 1, rest: 0 });
    expect(shown.lines).toEqual(['Дорого: backlog', expect.stringMatching(/: example$/)]);
  });

  it('of two equal lines keep the earlier wording unless the later comes from a study', () => {
    const [early, late] = [keyedTexts('pain', ['Дорого']), keyedTexts('pain', ['дорого'])];
    expect(painsOfTwo({ pains: early }, { pains: late })).toEqual(['Дорого']);
    expect(painsOfTwo({ pains: early }, { pains: late, researchId: 'r' })).toEqual(['дорого']);
    expect(painsOfTwo({ pains: early, researchId: 'r' }, { pains: late })).toEqual(['Дорого']);
  });

  it('hold the same words of two people twice, of one person once', () => {
    expect(witnesses('Анна', 'Олег')).toBe(2);
    expect(witnesses('Анна', ' анна ')).toBe(1);
  });

  it('hold an example that several touchpoints share once', () => {
    const { lines, count } = mapOf(sampleIn('counted')).lanes.hypotheses.referral;
    const texts = sample.referral.flatMap(({ hypotheses: all }) =>
      all.map((line) => (line.hypothesis === null ? line.text : line.key)),
    );
    expect(new Set(texts).size).toBeLessThan(texts.length);
    expect(count).toBe(new Set(texts).size);
    expect(lines).toHaveLength(FIRST_LINES);
  });

  it('name experiments, those of a study’s hypothesis first', () => {
    const [some, more] = experiments.map(summariseExperiment);
    if (!some || !more) throw new Error('no samples');
    const journey = journeyOf(
      [
        at('a', point, { status: 'in_backlog', createdAt: '2026-01-01' }),
        at('b', point, { status: 'in_backlog', createdAt: '2026-01-02', researchId: 'r' }),
      ],
      [
        { ...some, id: 'own', name: 'Свой', hypothesisId: 'a' },
        { ...more, id: 'studied', name: 'Из интервью', hypothesisId: 'b' },
      ],
    );
    expect(mapOf(journey).lanes.experiments.revenue).toEqual({
      count: 2,
      lines: [
        { key: 'studied', text: 'Из интервью', origin: 'research' },
        { key: 'own', text: 'Свой', origin: 'backlog' },
      ],
      rest: 0,
    });
  });

  it('know of a narrowed journey what becomes of its examples', () => {
    expect(narrowed('Получение награды').examples).toBe('shown');
    expect(narrowed('нет такого нигде')).toMatchObject({ examples: 'hidden', isEmpty: true });
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

  it('stands high for gains and low for pains, halfway between two stages at their border', () => {
    const [card] = sample.revenue;
    if (!card) throw new Error('no samples');
    const place = (...balances: (number | null)[]) =>
      balances.map((balance): MapPoint => ({ card, number: 1, gains: 0, pains: 0, balance }));
    const none = { awareness: [], acquisition: [], activation: [], revenue: [], retention: [], referral: [] };
    expect(balanceLine({ ...none, awareness: place(1, 0), acquisition: place(-1) })).toEqual({
      ...none,
      awareness: [
        [
          [0.25, 0],
          [0.75, 0.5],
          [1, 0.75],
        ],
      ],
      acquisition: [
        [
          [0, 0.75],
          [0.5, 1],
        ],
      ],
    });
    // A point between two without data has nothing to be joined with.
    expect(balanceLine({ ...none, referral: place(0.5, 0, null, 1, null, -0.5, -1, null, null) }).referral).toEqual([
      [
        [0.5 / 9, 0.25],
        [1.5 / 9, 0.5],
      ],
      [
        [5.5 / 9, 0.75],
        [6.5 / 9, 1],
      ],
    ]);
    expect(balanceLine({ ...none, awareness: place(0, null), acquisition: place(0, 0) }).acquisition).toEqual([
      [
        [0.25, 0.5],
        [0.75, 0.5],
      ],
    ]);
  });

  it('breaks where nothing counts', () => {
    for (const mode of ['hidden', 'shown'] as const) {
      const line = balanceLine(mapOf(journeyOf([], [], mode)).points);
      expect(STAGES.flatMap((stage) => line[stage])).toEqual([]);
    }
    expect(MODES.map((mode) => mapOf(journeyOf([], [], mode)).isEmpty)).toEqual([true, false, false]);
  });
});
