import { expect, it } from 'vitest';

import { countAudienceRounds, type CountedAudienceRound } from '#src/domain/fieldwork/inviting/audienceRounds.ts';
import { invitedWords } from '#src/domain/fieldwork/inviting/invitedWords.ts';

const at = (day: number): string => `2026-06-0${day}T12:00:00.000Z`;
const round = (roundId: string, invited: number, more: Partial<CountedAudienceRound> = {}): CountedAudienceRound => ({
  roundId,
  invited,
  began: 0,
  finished: 0,
  gone: 0,
  forgotten: 0,
  invitedAt: at(1),
  lastAt: null,
  ...more,
});

it('counts a person once over rounds, and puts the round first that was invited to last (R450)', () => {
  const first = round('first', 2, { began: 2, finished: 1, gone: 1, forgotten: 1, lastAt: at(3) });
  expect(countAudienceRounds(1, [first, round('second', 1, { invitedAt: at(4) })])).toEqual({
    invited: 2,
    leastInvited: 2,
    rounds: [
      { roundId: 'second', invited: 1, began: 0, finished: 0, invitedAt: at(4), lastAt: null },
      { roundId: 'first', invited: 2, began: 2, finished: 1, invitedAt: at(1), lastAt: at(3) },
    ],
  });
  expect(countAudienceRounds(0, [])).toEqual({ invited: 0, leastInvited: 0, rounds: [] });
});

const told = (known: number, ...rounds: CountedAudienceRound[]) => {
  const counted = countAudienceRounds(known, rounds);
  return [counted.leastInvited, counted.invited, invitedWords(counted).replaceAll('\u00A0', ' ')];
};
const forgotten = (count: number) => ({ gone: count, forgotten: count });

it('says of erased people in several rounds between how many they are, and no number that is not known (R467)', () => {
  // Two of one round are two people.
  expect(told(1, round('first', 3, forgotten(2)))).toEqual([3, 3, 'приглашены 3']);
  // Two of two rounds may be one.
  expect(told(1, round('first', 2, forgotten(1)), round('second', 1, forgotten(1)))).toEqual([
    2,
    3,
    'приглашены от 2 до 3: сколько раз звали стёртых, не хранится',
  ]);
  expect(told(1, round('first', 1), round('second', 1))).toEqual([1, 1, 'приглашены 1']);
  // Whoever was forgotten is no contact any more; whose words were erased by their term may be.
  expect(told(1, round('first', 1), round('second', 1, forgotten(1))).slice(0, 2)).toEqual([2, 2]);
  expect(told(1, round('first', 1), round('second', 1, { gone: 1 })).slice(0, 2)).toEqual([1, 2]);
  expect(told(1, round('first', 1), round('second', 2, { gone: 1 })).slice(0, 2)).toEqual([2, 2]);
});
