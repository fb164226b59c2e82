import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  HELD_MINUTES,
  hasPlace,
  heldBehind,
  heldUntil,
  isLimited,
  isLimitedFor,
  limitsFor,
  placesIn,
  placesOf,
  roomIn,
  type RoundPlaces,
} from '#src/domain/fieldwork/places/places.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const ROUND = {
  goal: 5,
  quotas: { a: { segment: 'EdTech', most: 2, position: 'a' }, b: { segment: 'Финтех', most: 2, position: 'b' } },
};
const PAID = 6;

const places = (finished: number, held: number): RoundPlaces => ({
  segments: [{ segment: 'EdTech', finished, held }],
  plan: null,
});
const room = (segment: string, at: RoundPlaces, round: Parameters<typeof limitsFor>[0] = ROUND) =>
  roomIn(limitsFor(round, at, segment));

describe('room in a round', () => {
  it('is there until those who finished and those who answer fill the goal, a quota or the plan', () => {
    expect([room('', places(4, 0)), room('', places(4, 1)), room('', places(5, 0))]).toEqual(['free', 'taken', 'full']);
    expect([room('EdTech', places(1, 0)), room('EdTech', places(1, 1))]).toEqual(['free', 'taken']);
    expect([room('EdTech', places(2, 0)), room('Финтех', places(2, 0))]).toEqual(['full', 'free']);
    const plan = { most: PAID, finished: 5, held: 1 };
    expect([room('', { segments: [], plan }), room('', { segments: [], plan: { ...plan, held: 0 } })]).toEqual(['taken', 'free']); // prettier-ignore
    expect(room('', places(90, 9), { goal: null, quotas: {} })).toBe('free');
  });

  it('of a segment is the same however that is written', () => {
    expect(room('edtech', places(2, 0))).toBe('full');
    expect(placesOf({ segments: [...places(1, 0).segments, { segment: 'edtech', finished: 1, held: 1 }] }, 'EDTECH')).toEqual({ finished: 2, held: 1 }); // prettier-ignore
  });

  it('stands for whoever was invited longer than for a stranger', () => {
    const now = new Date(0);
    const until = (isInvited: boolean) => heldUntil({ isInvited }, now).getTime() / MINUTE;
    expect([until(false), until(true)]).toEqual([HELD_MINUTES.stranger, HELD_MINUTES.invited]);
  });
});

/** A respondent in a company that holds two rounds. */
interface Person {
  readonly round: 0 | 1;
  readonly segment: string;
  readonly isInvited: boolean;
  state: 'invited' | 'began' | 'finished' | 'stopped' | 'withdrawn';
  finishedAt: Date | null;
  heldUntil: Date | null;
}

/** A company of the tests, as its database holds it. */
function companyOf(people: readonly Person[]) {
  let now = 0;
  const ended = ({ finishedAt, state }: Person) => finishedAt !== null && state !== 'withdrawn';
  function placesFor(round: 0 | 1, but: Person): RoundPlaces {
    const isHeld = (one: Person) => one !== but && one.heldUntil !== null && one.heldUntil > heldBehind(new Date(now));
    const own = people.filter((one) => one.round === round);
    return {
      segments: ['', 'EdTech', 'Финтех'].map((segment) => {
        const those = own.filter((one) => one.segment === segment);
        return { segment, finished: those.filter(ended).length, held: those.filter(isHeld).length };
      }),
      plan: {
        most: PAID,
        finished: people.filter(({ finishedAt }) => finishedAt !== null).length,
        held: people.filter(isHeld).length,
      },
    };
  }
  const roomFor = (who: Person) => roomIn(limitsFor(ROUND, placesFor(who.round, who), who.segment));
  const isLetIn = (who: Person) => hasPlace(who, new Date(now)) || roomFor(who) === 'free';
  return {
    wait: (seconds: number) => void (now += seconds * SECOND),
    /** Time passes until a person's place is about to run out. */
    waitFor({ heldUntil: until }: Person): void {
      now = Math.max(now, (until?.getTime() ?? 0) - 5 * SECOND);
    },
    isLetIn,
    hasPlace: (who: Person) => hasPlace(who, new Date(now)),
    /** Says something: begins, goes on, or comes back. */
    speak(who: Person): void {
      if (who.state === 'finished' || who.state === 'withdrawn' || !isLetIn(who)) return;
      who.state = 'began';
      who.heldUntil = heldUntil(who, new Date(now));
    },
    finish(who: Person): void {
      who.finishedAt ??= new Date(now);
      Object.assign(who, { state: 'finished', heldUntil: null });
    },
    leave(who: Person, state: 'stopped' | 'withdrawn'): void {
      if (who.state === 'invited' || (state === 'stopped' && who.state === 'finished')) return;
      if (who.state !== 'withdrawn') Object.assign(who, { state, heldUntil: null });
    },
    /** Returns the limits that are exceeded by those who have come to the end or hold a place. */
    exceeded(): readonly (readonly [count: number, most: number])[] {
      const at = new Date(now);
      const holds = (one: Person) => one.heldUntil !== null && one.heldUntil > at;
      const has = (one: Person) => ended(one) || holds(one);
      const of = (round: number) => people.filter((one) => one.round === round);
      const limits = [
        ...[0, 1].flatMap((round) => [
          [of(round).filter(has).length, ROUND.goal] as const,
          ...Object.values(ROUND.quotas).map(({ segment, most }) => [of(round).filter((one) => one.segment === segment && has(one)).length, most] as const), // prettier-ignore
        ]),
        [people.filter((one) => one.finishedAt !== null || holds(one)).length, PAID] as const,
      ];
      return limits.filter(([count, most]) => count > most);
    },
  };
}

const aPerson = fc.record({
  round: fc.constantFrom(0 as const, 1 as const),
  segment: fc.constantFrom('', 'EdTech', 'Финтех'),
  isInvited: fc.boolean(),
});
const anAct = fc.record({
  who: fc.nat(15),
  does: fc.constantFrom('speak', 'speak', 'speak', 'finish', 'finish late', 'stopped', 'withdrawn', 'wait', 'wait'),
  /** Seconds: of silence, or for which an answer is on its way into the database. */
  takes: fc.oneof(fc.nat(58), fc.integer({ min: HELD_MINUTES.stranger * 60 - 2, max: HELD_MINUTES.stranger * 60 + 62 })), // prettier-ignore
  meanwhile: fc.nat(15),
});

describe('places, in whatever order people begin, answer, finish, fall silent, stop and withdraw', () => {
  it('are never more than the goal, the quota and the plan, and whoever has one finishes', () => {
    fc.assert(
      fc.property(
        fc.array(aPerson, { minLength: 16, maxLength: 16 }),
        fc.array(anAct, { maxLength: 80, size: 'max' }),
        (made, acts) => {
          const people = made.map((one): Person => ({ ...one, state: 'invited', finishedAt: null, heldUntil: null }));
          const company = companyOf(people);
          for (const { who, does, takes, meanwhile } of acts) {
            const [person, other] = [people[who], people[meanwhile]];
            if (!person || !other) throw new RangeError('nobody');
            if (does === 'finish late') company.waitFor(person);
            if (does === 'speak') company.speak(person);
            else if (does === 'wait') company.wait(takes);
            else if (does.startsWith('finish') && person.state === 'began' && company.isLetIn(person)) {
              const isHolder = company.hasPlace(person);
              // Two servers: the message that one has let through is stored a moment later, and another may let a person begin in
              // between.
              if (isHolder && takes < 59) {
                company.wait(takes);
                if (other !== person) company.speak(other);
              }
              company.finish(person);
            } else if (does === 'stopped' || does === 'withdrawn') company.leave(person, does);
            expect(company.exceeded()).toEqual([]);
          }
          for (const one of people.filter(company.hasPlace)) {
            expect(company.isLetIn(one)).toBe(true);
            if (one.state === 'began') company.finish(one);
          }
          expect(company.exceeded()).toEqual([]);
        },
      ),
      { seed: 391, numRuns: 600 },
    );
  });

  it('come to be used up at all: the test above is about rounds that fill', () => {
    const people = Array.from({ length: 16 }, (_, at): Person => ({ round: 0, segment: at % 2 ? 'EdTech' : '', isInvited: false, state: 'invited', finishedAt: null, heldUntil: null })); // prettier-ignore
    const company = companyOf(people);
    people.forEach(company.speak);
    expect(people.filter(({ state }) => state === 'began')).toHaveLength(ROUND.goal);
    expect(people.filter(({ state, segment }) => state === 'began' && segment !== '')).toHaveLength(2);
    company.wait(HELD_MINUTES.stranger * 60 + 61);
    const late = people.filter(({ state }) => state === 'invited');
    late.forEach(company.speak);
    expect(late.filter(({ state }) => state === 'began')).toHaveLength(ROUND.goal);
    expect(people.filter(company.hasPlace)).toEqual(late.filter(({ state }) => state === 'began'));
    expect(placesIn({ segments: [{ segment: '', finished: 1, held: 2 }, { segment: 'a', finished: 3, held: 4 }] })).toEqual({ finished: 4, held: 6 }); // prettier-ignore
  });

  it('have to be counted where a goal, a quota or a plan limits them', () => {
    const free = { goal: null, quotas: {} };
    const limited = [isLimited(free, true), isLimited({ ...free, goal: 1 }, false), isLimited({ ...free, quotas: ROUND.quotas }, false)]; // prettier-ignore
    expect([isLimited(free, false), ...limited]).toEqual([false, true, true, true]);
    expect(limitsFor(free, places(9, 9), 'EdTech')).toEqual([]);
    // Without a segment there is no quota, and each segment is known in any spelling.
    expect(limitsFor({ ...ROUND, goal: null }, places(1, 1), '')).toEqual([]);
    const own = [isLimitedFor(free, 'EdTech'), isLimitedFor({ ...free, goal: 1 }, ''), isLimitedFor({ ...free, quotas: ROUND.quotas }, '')]; // prettier-ignore
    expect(own).toEqual([false, true, false]);
    expect(limitsFor({ ...ROUND, goal: null }, places(1, 1), 'edtech')).toEqual([{ most: 2, finished: 1, held: 1 }]);
  });
});
