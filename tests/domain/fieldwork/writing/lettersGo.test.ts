import { describe, expect, it } from 'vitest';

import { bouncedWords, invitedWords, momentIn, waitingWords } from '#src/domain/fieldwork/writing/lettersGo.ts';

const MORNING = '2026-11-29T06:00:00.000Z';
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Where it is never what it is here. */
const AWAY = HERE === 'Pacific/Kiritimati' ? 'Pacific/Niue' : 'Pacific/Kiritimati';
const waits = (letters: number, at: string | null = MORNING) => ({ waiting: { letters, at } });
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('letters that wait', () => {
  it('go at a moment of the round’s clock, whose zone is named where it is not the reader’s', () => {
    expect(plain(momentIn(new Date(MORNING), HERE))).toMatch(/^\d{1,2} ноября в \d{1,2}:\d\d$/);
    expect(plain(momentIn(new Date(MORNING), AWAY))).toMatch(/^\d{1,2} ноября в \d{1,2}:\d\d \(Pacific\/.+\)$/);
    const there = plain(momentIn(new Date(MORNING), 'Europe/Moscow'));
    expect(there).toMatch(HERE === 'Europe/Moscow' ? /^29 ноября в 9:00$/ : /^29 ноября в 9:00 \(Москва, МСК\)$/);
    expect(plain(momentIn(new Date(MORNING), 'Nowhere/Land'))).toMatch(/^\d{1,2} ноября в \d{1,2}:\d\d$/);
  });

  it('invite nobody before they go', () => {
    expect(plain(invitedWords({ made: 4 }, HERE))).toBe('Приглашены: 4 человека');
    expect(plain(invitedWords({ made: 4, ...waits(4) }, HERE))).toMatch(/^4 письма уйдут \d/);
    expect(plain(invitedWords({ made: 2, ...waits(1) }, HERE))).toMatch(/^Приглашены: 1 человек\. 1 письмо уйдёт \d/);
    expect(plain(invitedWords({ made: 5, ...waits(5, null) }, HERE))).toBe('5 писем уйдут, когда раунд продолжат');
  });

  it('are told of on the page as long as they wait', () => {
    const round = { state: 'running', timeZone: HERE } as const;
    const now = new Date('2026-11-28T20:22:00.000Z');
    expect(plain(waitingWords(round, 4, MORNING, now))).toMatch(/^Письма уйдут \d{1,2} ноября в \d{1,2}:\d\d\.$/);
    expect(waitingWords(round, 4, null, now)).toBe('Письма отправляются.');
    expect(waitingWords(round, 0, null, now)).toBe('');
    expect(waitingWords({ ...round, state: 'paused' }, 4, MORNING, now)).toContain('когда раунд продолжат');
    expect(plain(waitingWords({ ...round, state: 'ended' }, 4, MORNING, now))).toContain(
      'Не приглашены: раунд завершён',
    );
  });

  it('that were refused for good are told of with what to do, while anything can be done (R468)', () => {
    expect(plain(bouncedWords({ state: 'running' }, 3))).toMatch(/^Письма не дошли: 3 человека\. Исправьте адрес .* личную ссылку/); // prettier-ignore
    expect(plain(bouncedWords({ state: 'paused' }, 1))).toContain('1 человек.');
    expect(bouncedWords({ state: 'running' }, 0)).toBe('');
    expect(bouncedWords({ state: 'ended' }, 3)).toBe('');
  });
});
