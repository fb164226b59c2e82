import { assert, date, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { NEWS_SECTION_WORDS, NEWS_SECTIONS, sectionOf, SINCE_CHOICES, SINCE_WORDS, sinceMoment } from '#src/domain/history/news.ts'; // prettier-ignore
import { KINDS } from '#src/domain/records.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A day of common times: the year 0 is not asked about. */
const when = date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
const facts = (now: Date) => ({ now, visit: null, date: '' });
const moment = (choice: (typeof SINCE_CHOICES)[number], now: Date) => new Date(sinceMoment(choice, facts(now)) ?? '');
const typedDate = (typed: string) => sinceMoment('date', { ...facts(new Date()), date: typed });

describe('since when one asks what was changed', () => {
  it('a day begins at midnight where the person is, and a week on its Monday', () => {
    assert(
      property(when, (now) => {
        const [today, yesterday, monday] = [moment('today', now), moment('yesterday', now), moment('monday', now)];
        for (const one of [today, yesterday, monday]) expect([one.getHours(), one.getMinutes()]).toEqual([0, 0]);
        expect(today.toDateString()).toBe(now.toDateString());
        expect(Math.round((today.getTime() - yesterday.getTime()) / DAY)).toBe(1);
        expect(monday.getDay()).toBe(1);
        const days = Math.round((today.getTime() - monday.getTime()) / DAY);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThan(7);
      }),
    );
  });

  it('on a Monday is the same day, on a Sunday the Monday before', () => {
    const monday = new Date(2026, 10, 23, 15);
    expect(sinceMoment('monday', facts(monday))).toBe(sinceMoment('today', facts(monday)));
    expect(moment('monday', new Date(2026, 10, 29, 1)).getDate()).toBe(23);
  });

  it('is the visit before, where there was one', () => {
    expect(sinceMoment('visit', facts(new Date()))).toBeNull();
    expect(sinceMoment('visit', { ...facts(new Date()), visit: '2026-11-20T08:00:00.000Z' })).toBe('2026-11-20T08:00:00.000Z'); // prettier-ignore
  });

  it('is the first moment of a chosen date, and nothing while one is being typed', () => {
    expect(typedDate('2026-11-05')).toBe(new Date(2026, 10, 5).toISOString());
    for (const typed of ['', '2026-11-5', '2026-11', '5.11.2026', 'с 2026-11-05', '2026-11-05 утром'])
      expect(typedDate(typed)).toBeNull();
  });

  it('has words for every choice', () => {
    const words = SINCE_CHOICES.map((choice) => SINCE_WORDS[choice]);
    expect(new Set(words).size).toBe(SINCE_CHOICES.length);
  });
});

describe('parts of the company', () => {
  it('every kind that is told of has a part with a name; only unknown kinds are the rest', () => {
    for (const section of NEWS_SECTIONS) expect(NEWS_SECTION_WORDS[section]).not.toBe('');
    expect(sectionOf('somethingNewer')).toBe('other');
    // A person's profile is their own, and no news.
    expect(Object.keys(KINDS).filter((kind) => sectionOf(kind) === 'other')).toEqual(['profile']);
  });

  it.each([
    ['mark', 'research'],
    ['round', 'research'],
    ['experiment', 'experiments'],
    ['persona', 'audiences'],
    ['product', 'boards'],
    ['comment', 'talk'],
    ['member', 'account'],
  ])('%s is told of under %s', (kind, section) => {
    expect(sectionOf(kind)).toBe(section);
  });
});
