import { expect, it } from 'vitest';

import { waitsFor } from '#src/domain/fieldwork/rounds/waitsFor.ts';

const round = { state: 'running' as const, goal: 5 };
const nobody = { invited: 0, unwritten: 0, bounced: 0, byLink: 0, finished: 0 };
const ways = { hasLink: false, canInvite: true };

it('a running round that asks nobody says how to call people', () => {
  expect(waitsFor(round, nobody, ways)).toContain('пригласите людей из аудитории');
  expect(waitsFor(round, nobody, { ...ways, canInvite: false })).toContain('сделайте открытую ссылку');
});

it.each([
  ['people are invited', { invited: 1 }],
  ['people are invited whom nobody can write to', { unwritten: 1 }],
  ['letters to all of them were refused', { bounced: 1 }],
  ['people have come by the link', { byLink: 1 }],
])('nobody is waited for while %s', (_, figures) => {
  expect(waitsFor(round, { ...nobody, ...figures }, ways)).toBe('');
});

it('nobody is waited for while an open link stands, nor before and after it runs', () => {
  expect(waitsFor(round, nobody, { ...ways, hasLink: true })).toBe('');
  for (const state of ['draft', 'paused', 'ended'] as const)
    expect(waitsFor({ ...round, state }, { ...nobody, finished: 5 }, ways)).toBe('');
});

const full = (finished: number, goal: number | null = 5) =>
  waitsFor({ ...round, goal }, { ...nobody, invited: 9, finished }, ways);

it('with its goal reached, or passed, it is to be ended', () => {
  expect([full(4), full(5).slice(0, 10), full(6).slice(0, 10), full(6, null)]).toEqual(['', 'Набралось ', 'Набралось ', '']); // prettier-ignore
});
