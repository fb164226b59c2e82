import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { audienceFigures, contactsByAudience, countAudiences, type AskedStudy } from '#src/domain/audiences/figures.ts';
import { RESEARCH_STATUSES } from '#src/domain/research/research.ts';

const TODAY = '2026-11-21';
const study = (fields: Partial<AskedStudy> = {}): AskedStudy => ({
  audienceId: 'a',
  status: 'completed',
  participants: 5,
  startDate: '2026-11-01',
  endDate: '2026-11-10',
  ...fields,
});
const figures = (studies: readonly AskedStudy[], { expected = 0, contacts = 0, today = TODAY } = {}) =>
  audienceFigures({ id: 'a', expected }, contacts, studies, today);
const current = (fields: Partial<AskedStudy>) => figures([study(fields)]).currentResearch;
const lastMonth = (fields: Partial<AskedStudy>, today = TODAY) => figures([study(fields)], { today }).lastMonthResearch;

describe('who takes part now', () => {
  it('is of studies that go on, and of planned ones whose day has come', () => {
    expect(current({ status: 'in_progress', endDate: null })).toBe(5);
    expect(current({ status: 'planning', startDate: TODAY, endDate: null })).toBe(5);
    expect(current({ status: 'planning', startDate: '2026-11-22', endDate: null })).toBe(0);
    expect(current({ status: 'completed' })).toBe(0);
    expect(current({ status: 'on_hold', endDate: null })).toBe(0);
  });

  it('is added up, of this audience alone', () => {
    const now = { status: 'in_progress', endDate: null } as const;
    const studies = [study(now), study({ ...now, participants: 7 }), study({ ...now, audienceId: 'b' })];
    expect(figures(studies).currentResearch).toBe(12);
    expect(figures([study({ ...now, audienceId: null })]).currentResearch).toBe(0);
  });
});

describe('who took part in the last month', () => {
  it('is of studies that have a day in it', () => {
    expect(lastMonth({ startDate: '2026-10-01', endDate: '2026-10-21' })).toBe(5);
    expect(lastMonth({ startDate: '2026-10-01', endDate: '2026-10-20' })).toBe(0);
    expect(lastMonth({ startDate: '2026-11-22', endDate: '2026-12-01' })).toBe(0);
    expect(lastMonth({ startDate: '2025-01-01', endDate: '2026-12-01' })).toBe(5);
    expect(lastMonth({ status: 'in_progress', startDate: '2025-01-01', endDate: null })).toBe(5);
    expect(lastMonth({ status: 'on_hold', startDate: '2026-11-01', endDate: null })).toBe(5);
    expect(lastMonth({ status: 'on_hold', startDate: '2026-06-22', endDate: null })).toBe(0);
    expect(lastMonth({ status: 'planning', startDate: '2026-11-30', endDate: '2026-12-18' })).toBe(0);
  });

  it.each([
    ['2026-03-31', '2026-02-28'],
    ['2024-03-30', '2024-02-29'],
    ['2026-01-15', '2025-12-15'],
    ['2026-05-31', '2026-04-30'],
  ])('on %s begins on %s', (today, begins) => {
    expect(lastMonth({ startDate: begins, endDate: begins }, today)).toBe(5);
    const before = new Date(`${begins}T00:00:00Z`);
    before.setUTCDate(before.getUTCDate() - 1);
    const day = before.toISOString().slice(0, 10);
    expect(lastMonth({ startDate: day, endDate: day }, today)).toBe(0);
  });
});

describe('the size of an audience', () => {
  it('is what was expected, or the contacts, or who took part: whatever is more', () => {
    expect(figures([], { expected: 250 }).respondents).toBe(250);
    expect(figures([], { expected: 250, contacts: 300 }).respondents).toBe(300);
    expect(figures([study({ participants: 400 })], { expected: 250, contacts: 300 }).respondents).toBe(400);
    expect(figures([]).respondents).toBe(0);
  });

  it('is never less than a part of it', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((offset) => {
      const date = new Date(Date.UTC(2025, 11, 1 + offset));
      return date.toISOString().slice(0, 10);
    });
    const any = fc.record({
      audienceId: fc.constantFrom('a', 'b', null),
      status: fc.constantFrom(...RESEARCH_STATUSES),
      participants: fc.nat(500),
      startDate: day,
      endDate: fc.option(day),
    });
    fc.assert(
      fc.property(fc.array(any), fc.nat(500), fc.nat(500), (studies, expected, contacts) => {
        const { respondents, currentResearch, lastMonthResearch } = figures(studies, { expected, contacts });
        expect(lastMonthResearch).toBeGreaterThanOrEqual(currentResearch);
        expect(respondents).toBeGreaterThanOrEqual(lastMonthResearch);
        expect(respondents).toBeGreaterThanOrEqual(Math.max(expected, contacts));
      }),
    );
  });
});

describe('all of them', () => {
  const audiences = [
    { id: 'a', expected: 10 },
    { id: 'b', expected: 20 },
  ];

  it('are counted as each alone', () => {
    const lists = [
      { audienceId: 'a', count: 8 },
      { audienceId: 'a', count: 7 },
    ];
    const studies = [study({ status: 'in_progress', audienceId: 'b', endDate: null })];
    expect(contactsByAudience(lists).get('a')).toBe(15);
    expect(countAudiences(audiences, lists, studies, TODAY)).toEqual([
      { id: 'a', expected: 10, respondents: 15, currentResearch: 0, lastMonthResearch: 0 },
      { id: 'b', expected: 20, respondents: 20, currentResearch: 5, lastMonthResearch: 5 },
    ]);
  });

  it('stay the same objects while their figures do', () => {
    const [first, second] = countAudiences(audiences, [], [], TODAY);
    const [again, changed] = countAudiences(audiences, [{ audienceId: 'b', count: 30 }], [], TODAY);
    expect(again).toBe(first);
    expect(changed).not.toBe(second);
    expect(changed?.respondents).toBe(30);
  });
});
