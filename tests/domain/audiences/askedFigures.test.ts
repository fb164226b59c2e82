import { expect, it } from 'vitest';

import { countAsked } from '#src/domain/audiences/askedFigures.ts';

const contact = (invitedAt: string | null, answeredAt: string | null) => ({ invitedAt, answeredAt });

it('counts whom of some contacts was asked, and who has answered since a moment', () => {
  const since = '2026-05-01T00:00:00.000Z';
  expect(countAsked([], since)).toEqual({ people: 0, invited: 0, answered: 0, recently: 0 });
  expect(
    countAsked(
      [
        contact(null, null),
        contact('2026-04-01T00:00:00.000Z', null),
        contact('2026-04-01T00:00:00.000Z', '2026-04-30T23:59:59.999Z'),
        contact('2026-05-01T00:00:00.000Z', since),
      ],
      since,
    ),
  ).toEqual({ people: 4, invited: 3, answered: 2, recently: 1 });
});
