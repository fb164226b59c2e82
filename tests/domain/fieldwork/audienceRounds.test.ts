import { expect, it } from 'vitest';

import { countAudienceRounds, type AudienceRespondent } from '#src/domain/fieldwork/inviting/audienceRounds.ts';
import { invitedWords } from '#src/domain/fieldwork/inviting/invitedWords.ts';
import { NO_TRAIL } from '#src/domain/fieldwork/trail.ts';

const day = (number: number): Date => new Date(`2026-06-0${number}T12:00:00.000Z`);
const one = (id: string, roundId: string, more: Partial<AudienceRespondent> = {}): AudienceRespondent => ({
  id,
  roundId,
  contact: { listId: 'list', key: id[0] ?? '' },
  state: 'invited',
  isInvited: true,
  isUnwritten: false,
  segment: '',
  invitedAt: day(1),
  openedAt: null,
  beganAt: null,
  finishedAt: null,
  leftAt: null,
  lastAt: null,
  trail: NO_TRAIL,
  script: null,
  paid: 0,
  ...more,
});

it('counts a person once over rounds, each round by its own people, those erased since in both (R450)', () => {
  const finished = { state: 'finished', beganAt: day(2), finishedAt: day(3), lastAt: day(3) } as const;
  const all = [
    one('a1', 'first', finished),
    one('b1', 'first', { contact: null, state: 'forgotten', beganAt: day(2), finishedAt: day(2) }),
    one('c1', 'first', { isUnwritten: true }),
    one('a2', 'second', { invitedAt: day(4) }),
  ];
  expect(countAudienceRounds(all)).toEqual({
    invited: 2,
    leastInvited: 2,
    rounds: [
      { roundId: 'second', invited: 1, began: 0, finished: 0, invitedAt: day(4).toISOString(), lastAt: null },
      { roundId: 'first', invited: 2, began: 2, finished: 1, invitedAt: day(1).toISOString(), lastAt: day(3).toISOString() }, // prettier-ignore
    ],
  });
  expect(countAudienceRounds([])).toEqual({ invited: 0, leastInvited: 0, rounds: [] });
});

const forgotten = (id: string, roundId: string) => one(id, roundId, { contact: null, state: 'forgotten' });
const told = (...all: AudienceRespondent[]) => {
  const counted = countAudienceRounds(all);
  return [counted.leastInvited, counted.invited, invitedWords(counted).replaceAll('\u00A0', ' ')];
};

it('says of erased people in several rounds between how many they are, and no number that is not known (R467)', () => {
  const known = one('a1', 'first');
  // Two of one round are two people.
  expect(told(known, forgotten('b1', 'first'), forgotten('c1', 'first'))).toEqual([3, 3, 'приглашены 3']);
  // Two of two rounds may be one.
  expect(told(known, forgotten('b1', 'first'), forgotten('b2', 'second'))).toEqual([
    2,
    3,
    'приглашены от 2 до 3: сколько раз звали стёртых, не хранится',
  ]);
  expect(told(known, one('a2', 'second'))).toEqual([1, 1, 'приглашены 1']);
  // Whoever was forgotten is no contact any more; whose words were erased by their term may be.
  expect(told(known, forgotten('b2', 'second')).slice(0, 2)).toEqual([2, 2]);
  const byTerm = one('a2', 'second', { contact: null, state: 'finished' });
  expect(told(known, byTerm).slice(0, 2)).toEqual([1, 2]);
  expect(told(known, byTerm, one('a3', 'second')).slice(0, 2)).toEqual([2, 2]);
});
