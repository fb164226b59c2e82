import { describe, expect, it } from 'vitest';

import { isPastLastDay, lastDayWords } from '#src/domain/fieldwork/places/lastDay.ts';

const running = { state: 'running', until: '2026-11-28' } as const;

describe('the last day of a round', () => {
  it.each([
    ['on it', running, '2026-11-28', 'Принимает ответы до 28 ноября 2026 г. включительно'],
    ['before it', { ...running, state: 'draft' }, '2026-11-01', 'Будет принимать ответы до 28 ноября 2026 г. включительно'],
    ['while it rests', { ...running, state: 'paused' }, '2026-11-01', 'Будет принимать ответы до 28 ноября 2026 г. включительно'],
    ['after it', running, '2026-11-29', 'Срок прошёл 28 ноября 2026 г.: новых не спрашивает. Продлите его в настройке или завершите раунд.'],
    ['after it, of one that asked nobody', { ...running, state: 'draft' }, '2026-11-29', 'Срок прошёл 28 ноября 2026 г.: новых не спрашивает. Продлите его в настройке.'],
    ['of one that was ended', { ...running, state: 'ended' }, '2026-11-29', ''],
    ['where there is none', { ...running, until: null }, '2026-11-29', ''],
  ] as const)('is told %s', (_, round, today, words) => {
    expect(lastDayWords(round, today).replaceAll('\u00A0', ' ')).toBe(words);
    expect(isPastLastDay(round, today)).toBe(words.startsWith('Срок'));
  }); // prettier-ignore
});
