import { describe, expect, it } from 'vitest';

import { erasedWords, keptWords } from '#src/domain/fieldwork/keeping/kept.ts';
import { consentText } from '#src/domain/fieldwork/texts.ts';
import { KEPT_MONTHS, monthsLater, termOfRound } from '#src/domain/research/privacy/keeping.ts';
import { FIRST_SETTINGS, keepAnswers, keptMonths } from '#src/domain/research/privacy/settings.ts';
import { parseRecord } from '#src/domain/schemas.ts';
import { example } from '#tests/store/examples.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the term for which answers are kept', () => {
  it.each([
    ['2026-01-15T09:00:00.000Z', 3, '2026-04-15T09:00:00.000Z'],
    ['2026-01-31T09:00:00.000Z', 3, '2026-04-30T09:00:00.000Z'],
    ['2026-11-30T23:30:00.000Z', 3, '2027-02-28T23:30:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
  ])('of %s, %i months, ends at %s', (from, months, to) => expect(monthsLater(from, months)).toBe(to));

  it('is what the company chose, else the usual one, and only one that can be chosen', () => {
    expect(keptMonths(null)).toBe(KEPT_MONTHS);
    expect(keepAnswers(null, KEPT_MONTHS)).toEqual([]);
    expect(keepAnswers({ keepsMonths: 6 }, 3)).toMatchObject([
      { op: 'ensure', defaults: FIRST_SETTINGS },
      { op: 'set', fields: { keepsMonths: 3 } },
    ]);
    expect(() => keepAnswers(null, 7)).toThrow(RangeError);
  });

  it('of a round is its own, and never longer than the company’s', () => {
    expect([termOfRound(null, 12), termOfRound(3, 12), termOfRound(36, 12)]).toEqual([12, 3, 12]);
  });

  it('is told to who is asked, and on the round', () => {
    expect(plain(consentText({ company: '', keepsMonths: 3 }))).toContain('не дольше 3 месяцев после разговора');
    expect(plain(consentText({ company: '', keepsMonths: 1 }))).toContain('не дольше 1 месяца после разговора');
    const running = { state: 'running' as const, endedAt: null, timeZone: 'Europe/Moscow', ownTerm: null };
    expect(plain(keptWords(running, 6))).toBe('Ответы хранятся 6 месяцев после разговора');
    expect(plain(keptWords({ ...running, ownTerm: 3 }, 3))).toBe(
      'Ответы этого раунда хранятся 3 месяца после разговора',
    );
    // A respondent who has begun may finish for three days more.
    expect(plain(keptWords({ ...running, state: 'ended', endedAt: '2026-08-28T12:00:00.000Z' }, 6))).toContain(
      'последние до 28.02.2027',
    );
    expect(erasedWords({ erasedTalks: 0, erasedAt: null })).toBe('');
  });

  it('comes to records of before', () => {
    const { keepsMonths: _term, namesSeenBy: _who, ...settings } = example('researchSettings');
    expect(parseRecord('researchSettings', { ...settings, v: 2 })).toMatchObject({ ok: true, record: FIRST_SETTINGS });
    const {
      keepsMonths: _months,
      erasedTalks: _talks,
      erasedAt: _at,
      ownTerm: _own,
      segments: _segments,
      ...round
    } = example('round');
    expect(parseRecord('round', { ...round, v: 1 })).toMatchObject({ ok: true, record: { keepsMonths: 12, ownTerm: null, erasedTalks: 0, erasedAt: null, segments: {} } }); // prettier-ignore
  });
});
