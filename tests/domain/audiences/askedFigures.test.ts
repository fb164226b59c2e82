import { expect, it } from 'vitest';

import { countAsked } from '#src/domain/audiences/askedFigures.ts';

const contact = (answeredAt: string | null) => ({ answeredAt });

it('counts whom of some contacts was asked, and who has answered since a moment', () => {
  const since = '2026-05-01T00:00:00.000Z';
  expect(countAsked([], since)).toEqual({ people: 0, answered: 0, recently: 0 });
  expect(
    countAsked([contact(null), contact(null), contact('2026-04-30T23:59:59.999Z'), contact(since)], since),
  ).toEqual({ people: 4, answered: 2, recently: 1 });
});
