import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  leftBefore,
  newsIn,
  newsOf,
  newsText,
  type RoundCounts,
  type RoundNews,
} from '#src/domain/fieldwork/watched.ts';
import { example } from '#tests/store/examples.ts';

const NOW = new Date('2026-06-10T12:00:00.000Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);
const ROUND = {
  ...example('round'),
  state: 'running' as const,
  goal: 10,
  quotas: { q: { segment: 'Москва', most: 2, position: 'a' } },
  until: null as string | null,
  timeZone: 'Europe/Moscow',
  startedAt: daysAgo(1).toISOString() as string | null,
  endedAt: null as string | null,
};
const counts = (more: Partial<RoundCounts> = {}): RoundCounts => ({
  answers: 0,
  finished: 0,
  finishedBySegment: new Map(),
  lastAt: daysAgo(1),
  isAwaited: true,
  ...more,
});
const keys = (round: Parameters<typeof newsOf>[0], of: RoundCounts, told: readonly string[] = [], now = NOW) =>
  newsOf(round, of, new Set(told), now).tell.map(({ key }) => key);

describe('what is told of a round', () => {
  it('is the first answer, half and whole of the goal, each once, and the nearest to the end where several have come at once', () => {
    expect(keys(ROUND, counts())).toEqual([]);
    expect(keys(ROUND, counts({ answers: 1 }))).toEqual(['first']);
    expect(keys(ROUND, counts({ answers: 1 }), ['first'])).toEqual([]);
    expect(keys(ROUND, counts({ answers: 9, finished: 5 }), ['first'])).toEqual(['half:10']);
    const all = newsOf(ROUND, counts({ answers: 90, finished: 11 }), new Set(), NOW);
    expect(all.tell.map(({ key }) => key)).toEqual(['goal:10']);
    expect(all.told).toEqual(['goal:10', 'half:10', 'first']);
    // A respondent who withdraws their consent makes the half no news again.
    expect(keys(ROUND, counts({ answers: 90, finished: 9 }), all.told)).toEqual([]);
    // Another goal has another half.
    expect(keys({ ...ROUND, goal: 20 }, counts({ answers: 90, finished: 10 }), all.told)).toEqual(['half:20']);
    expect(keys({ ...ROUND, goal: null }, counts({ answers: 1, finished: 100 }), ['first'])).toEqual([]);
  });

  it('is a quota that is filled, and an end that nobody made', () => {
    const finishedBySegment = new Map([['Москва', 2]]);
    expect(keys(ROUND, counts({ finishedBySegment }))).toEqual(['quota:Москва:2']);
    expect(keys(ROUND, counts({ finishedBySegment }), ['quota:Москва:2'])).toEqual([]);
    const dated = { ...ROUND, until: '2026-06-10' };
    // The last day is over when it is over by the round's clock: at nine in the evening here.
    expect(keys(dated, counts(), [], new Date('2026-06-10T20:59:00.000Z'))).toEqual([]);
    expect(keys(dated, counts(), [], new Date('2026-06-10T21:00:00.000Z'))).toEqual(['over:2026-06-10']);
    expect(keys({ ...ROUND, state: 'ended', endedAt: NOW.toISOString() }, counts())).toEqual([`ended:${NOW.toISOString()}`]); // prettier-ignore
    expect(keys({ ...dated, state: 'draft' }, counts({ answers: 3, finished: 20 }))).toEqual([]);
  });

  it('is a silence of some days while anybody is waited for, once for each', () => {
    const lastAt = daysAgo(3);
    const silent = { ...ROUND, startedAt: daysAgo(9).toISOString() };
    const [key = ''] = keys(silent, counts({ lastAt }));
    expect(key).toBe(`silence:${lastAt.toISOString()}`);
    expect(keys(silent, counts({ lastAt }), [key])).toEqual([]);
    expect(keys(silent, counts({ lastAt: daysAgo(2.9) }))).toEqual([]);
    expect(keys(silent, counts({ lastAt, isAwaited: false }))).toEqual([]);
    expect(keys({ ...silent, state: 'paused' }, counts({ lastAt }))).toEqual([]);
    // A round that began yesterday is not silent, however long ago its people were invited.
    expect(keys(ROUND, counts({ lastAt: daysAgo(30) }))).toEqual([]);
    expect(keys(silent, counts({ lastAt, finished: 10 }), ['goal:10'])).toEqual([]);
  });

  it('is told once whatever comes in which order', () => {
    const step = fc.record({
      answers: fc.nat(30),
      finished: fc.nat(30),
      inSegment: fc.nat(3),
      goal: fc.constantFrom(null, 4, 10),
      state: fc.constantFrom('running', 'paused', 'ended') as fc.Arbitrary<'running' | 'paused' | 'ended'>,
      hours: fc.nat(60),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const told = new Set<string>();
        const heard: string[] = [];
        let now = NOW.getTime();
        for (const { answers, finished, inSegment, goal, state, hours } of steps) {
          now += hours * 3_600_000;
          const found = newsOf(
            { ...ROUND, goal, state, endedAt: state === 'ended' ? 'then' : null },
            counts({ answers, finished, finishedBySegment: new Map([['Москва', inSegment]]) }),
            told,
            new Date(now),
          );
          heard.push(...found.tell.map(({ key }) => key));
          for (const { key } of found.tell) expect(found.told).toContain(key);
          for (const key of found.told) told.add(key);
          // Looked at again it has nothing to tell.
          const again = newsOf({ ...ROUND, goal, state, endedAt: state === 'ended' ? 'then' : null }, counts({ answers, finished, finishedBySegment: new Map([['Москва', inSegment]]) }), told, new Date(now)); // prettier-ignore
          expect(again).toEqual({ tell: [], told: [] });
        }
        expect(new Set(heard).size).toBe(heard.length);
      }),
    );
  });

  it('stands in a notice and is read from it', () => {
    const all: RoundNews[] = [
      { is: 'first' },
      { is: 'half' },
      { is: 'goal' },
      { is: 'over' },
      { is: 'ended' },
      { is: 'quota', segment: 'silence:3' },
      { is: 'silence', days: 3 },
    ];
    expect(all.map((news) => newsIn(newsText(news)))).toEqual(all);
    expect([null, '', 'constructor', 'silence:x', 'silence:-1'].map(newsIn)).toEqual([null, null, null, null, null]);
  });

  it('keeps a talk as it is after a week of silence, and after an hour once the round is ended', () => {
    const now = new Date('2026-06-08T12:00:00.000Z');
    expect(leftBefore({ state: 'running' }, now).toISOString()).toBe('2026-06-01T12:00:00.000Z');
    expect(leftBefore({ state: 'paused' }, now).toISOString()).toBe('2026-06-01T12:00:00.000Z');
    expect(leftBefore({ state: 'ended' }, now).toISOString()).toBe('2026-06-08T11:00:00.000Z');
  });
});
