import { expect, it } from 'vitest';

import { countAudienceRounds, type AudienceRespondent } from '#src/domain/fieldwork/inviting/audienceRounds.ts';
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
    rounds: [
      { roundId: 'second', invited: 1, began: 0, finished: 0, invitedAt: day(4).toISOString(), lastAt: null },
      { roundId: 'first', invited: 2, began: 2, finished: 1, invitedAt: day(1).toISOString(), lastAt: day(3).toISOString() }, // prettier-ignore
    ],
  });
  expect(countAudienceRounds([])).toEqual({ invited: 0, rounds: [] });
});
