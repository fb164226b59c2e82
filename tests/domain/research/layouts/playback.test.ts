import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  clockText,
  momentText,
  rateBeside,
  RATES,
  soundingTurn,
  timedTurns,
  turnsBeyond,
} from '#src/domain/research/layouts/playback.ts';

const turns = [{ at: null }, { at: 0 }, { at: 10 }, { at: null }, { at: 10 }, { at: 65.5 }];

describe('the turn that sounds', () => {
  it('is the last that has begun: of two that begin together the later one', () => {
    const timed = timedTurns(turns);
    expect([0, 9.9, 10, 64, 65.5, 9000].map((time) => soundingTurn(timed, time))).toEqual([1, 1, 4, 4, 5, 5]);
  });

  it('is none before the first, and where no turn tells its time', () => {
    expect(soundingTurn(timedTurns([{ at: 5 }]), 4.9)).toBeNull();
    expect(soundingTurn(timedTurns([{ at: null }]), 100)).toBeNull();
    expect(soundingTurn([], 0)).toBeNull();
  });

  it('is the same that a walk over all of them finds, in whatever order they are', () => {
    const times = fc.array(fc.record({ at: fc.option(fc.integer({ min: 0, max: 200 })) }), { maxLength: 40 });
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 210 }), (all, now) => {
        let found: number | null = null;
        for (const [index, { at }] of all.entries()) {
          const best: number = found === null ? -1 : (all[found]?.at ?? -1);
          if (at !== null && at <= now && at >= best) found = index;
        }
        expect(soundingTurn(timedTurns(all), now)).toBe(found);
      }),
    );
  });

  it('is counted out when it begins behind the end', () => {
    expect(turnsBeyond(timedTurns(turns), 10)).toBe(1);
    expect(turnsBeyond(timedTurns(turns), 65.5)).toBe(0);
  });
});

describe('speed and time', () => {
  it('goes from speed to speed and stays at the ends', () => {
    expect([rateBeside(1, 1), rateBeside(1, -1), rateBeside(2, 1), rateBeside(0.5, -1)]).toEqual([1.25, 0.75, 2, 0.5]);
    expect([...RATES].sort((a, b) => a - b)).toEqual(RATES);
  });

  it('is told in full for who hears it, and short for who sees it', () => {
    expect([clockText(724.9), clockText(3725), clockText(-1)]).toEqual(['00:12:04', '01:02:05', '00:00:00']);
    expect([momentText(724.9), momentText(3725), momentText(5)]).toEqual(['12:04', '1:02:05', '0:05']);
  });
});
