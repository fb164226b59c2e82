import type { SecurityState } from '#src/domain/sync/signIn.ts';

/** Sign-in of a person who has every way. */
export const FULL: SecurityState = {
  email: 'anna@example.com',
  hasPassword: true,
  hasProvider: false,
  hasSecondFactor: true,
  passkeys: [
    {
      id: 'key-1',
      name: 'Chrome, Windows',
      createdAt: '2026-06-01T10:00:00.000Z',
      usedAt: '2026-06-10T10:00:00.000Z',
    },
  ],
  sessions: [
    { id: 's1', device: 'Chrome, Windows', seenAt: '2026-06-11T10:00:00.000Z', isThis: true },
    { id: 's2', device: 'Safari, iPhone', seenAt: '2026-06-10T09:05:00.000Z', isThis: false },
  ],
};

/** Sign-in of a person who came by a link. */
export const BARE: SecurityState = {
  email: null,
  hasPassword: false,
  hasProvider: false,
  hasSecondFactor: false,
  passkeys: [],
  sessions: [{ id: 's1', device: 'Firefox, Linux', seenAt: '2026-06-11T10:00:00.000Z', isThis: true }],
};
