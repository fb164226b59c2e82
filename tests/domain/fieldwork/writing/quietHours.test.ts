import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { invitingLetter, remindingLetter } from '#src/domain/fieldwork/writing/askingLetter.ts';
import { isQuiet, notBefore } from '#src/domain/fieldwork/writing/quietHours.ts';

const MINUTE = 60_000;
const SEED = 20260603;

const NIGHT = { quietFrom: '21:00', quietTo: '09:00', timeZone: 'Europe/Moscow' };

/** Berlin puts its clock forward in the night to 29 March 2026 at 2:00, and back in the night to 25 October at 3:00. */
const BERLIN = { ...NIGHT, timeZone: 'Europe/Berlin' };

const at = (text: string): Date => new Date(text);

describe('quiet hours', () => {
  it.each([
    ['2026-06-01T05:59:00Z', '2026-06-01T06:00:00.000Z'],
    ['2026-06-01T06:00:00Z', '2026-06-01T06:00:00.000Z'],
    ['2026-06-01T17:59:30Z', '2026-06-01T17:59:30.000Z'],
    ['2026-06-01T18:00:00Z', '2026-06-02T06:00:00.000Z'],
  ])('over midnight: what is to go at %s goes at %s', (now, goes) => {
    expect(notBefore(at(now), NIGHT).toISOString()).toBe(goes);
  });

  it('end when the clock on the wall says so, in a night in which it is changed', () => {
    expect(notBefore(at('2026-03-28T21:00:00Z'), BERLIN).toISOString()).toBe('2026-03-29T07:00:00.000Z');
    expect(notBefore(at('2026-10-24T20:00:00Z'), BERLIN).toISOString()).toBe('2026-10-25T08:00:00.000Z');
    // Half past two is no time of that night: it goes when the clock is past it.
    const until = { quietFrom: '01:00', quietTo: '02:30', timeZone: 'Europe/Berlin' };
    expect(notBefore(at('2026-03-29T00:30:00Z'), until).toISOString()).toBe('2026-03-29T01:00:00.000Z');
  });

  it('are none where they begin and end at once, and are Moscow’s in a place nobody knows', () => {
    const now = at('2026-06-01T00:00:00Z');
    expect(notBefore(now, { ...NIGHT, quietTo: '21:00' })).toBe(now);
    expect(notBefore(now, { ...NIGHT, timeZone: 'Nowhere/Land' })).toEqual(notBefore(now, NIGHT));
  });

  it('are waited for to their end, and not a minute longer', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const hours = fc.record({
      quietFrom: time,
      quietTo: time,
      timeZone: fc.constantFrom('Europe/Moscow', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC'),
    });
    // A year of minutes, its changed nights among them.
    const minute = fc
      .integer({ min: 0, max: 365 * 24 * 60 })
      .map((count) => new Date(Date.UTC(2026, 0, 1) + count * MINUTE));
    fc.assert(
      fc.property(minute, hours, (now, quiet) => {
        const goes = notBefore(now, quiet);
        expect(isQuiet(goes, quiet)).toBe(false);
        expect(goes >= now).toBe(true);
        const before = new Date(goes.getTime() - MINUTE);
        expect(before < now || isQuiet(before, quiet)).toBe(true);
      }),
      { seed: SEED, numRuns: 3000 },
    );
  });
});

describe('a letter to a respondent', () => {
  const said = {
    company: 'Стрелка',
    welcome: 'Здравствуйте!\n\nЭто займёт 10 минут.',
    address: 'https://x.example/i/t',
    until: '2026-06-20',
  };

  it('invites in the scenario’s own words, leads to the personal address, and says until when', () => {
    const letter = invitingLetter(said);
    expect(letter).toMatchObject({
      paragraphs: ['Здравствуйте!', 'Это займёт 10 минут.'],
      button: { address: 'https://x.example/i/t' },
    });
    expect(letter.subject).toContain('«Стрелка»');
    expect(letter.notes.join(' ')).toContain('20 июня 2026');
  });

  it('reminds with other words whoever has begun', () => {
    expect(remindingLetter(said, true).heading).toMatch(/остановились/);
    expect(remindingLetter(said, false).heading).not.toMatch(/остановились/);
    expect(remindingLetter({ ...said, until: null, company: '' }, false).notes).toHaveLength(2);
  });
});
