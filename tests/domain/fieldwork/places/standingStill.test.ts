import { expect, it } from 'vitest';

import { countRound, type CountedRespondent } from '#src/domain/fieldwork/counted.ts';
import { standingStill } from '#src/domain/fieldwork/places/standingStill.ts';
import { NO_TRAIL } from '#src/domain/fieldwork/trail.ts';

const AT = new Date('2026-06-01T12:00:00.000Z');
const one = (more: Partial<CountedRespondent>): CountedRespondent => ({
  state: 'began',
  isInvited: true,
  isUnwritten: false,
  isBounced: false,
  segment: '',
  openedAt: AT,
  beganAt: AT,
  finishedAt: null,
  leftAt: null,
  trail: NO_TRAIL,
  script: null,
  paid: 0,
  ...more,
});

it('counts nobody of a deleted study as answering, and none of those who began as less (R449)', () => {
  const people = [one({ state: 'finished', finishedAt: AT }), one({ leftAt: AT }), one({}), one({})];
  const figures = countRound(people, null, { all: 0, given: 0 });
  const places = {
    segments: [
      { segment: 'EdTech', finished: 1, held: 0 },
      { segment: '', finished: 0, held: 2 },
    ],
    plan: { most: 50, finished: 7, held: 3 },
  };
  expect(figures).toMatchObject({ began: 4, finished: 1, left: 1 });
  const still = standingStill({ figures, places });
  expect(still.figures).toEqual({ ...figures, left: 3 });
  expect(still.places.segments.map(({ held }) => held)).toEqual([0, 0]);
  expect(still.places.segments.map(({ finished }) => finished)).toEqual([1, 0]);
  // Somebody answers in another round of the company.
  expect(still.places.plan).toEqual({ most: 50, finished: 7, held: 1 });
});
