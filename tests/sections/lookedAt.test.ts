import { expect, it } from 'vitest';

import { lookedAt } from '#app/sections/team/useInvitation.ts';

const answering = (status: number, body: unknown) => (): Promise<Response> =>
  Promise.resolve(Response.json(body, { status }));

/** Page of a network that asks to sign in. */
const portal = (): Promise<Response> => Promise.resolve(new Response('<p>Войдите</p>', { status: 404 }));

it('says of a link that the server refuses that it leads nowhere, before a name is asked', async () => {
  expect(await lookedAt('AAAA', answering(200, { kind: 'none' }))).toEqual({ kind: 'none' });
  // Two links in one, or more than any link has, is no link to the server.
  expect(await lookedAt('A'.repeat(300), answering(400, { error: 'invalid' }))).toEqual({ kind: 'none' });
  expect(await lookedAt('AAAA', answering(404, { error: 'not_found' }))).toEqual({ kind: 'none' });
  expect(await lookedAt('AAAA', answering(401, { error: 'unauthorized' }))).toEqual({ kind: 'none' });
});

it('knows nothing of a link without an answer of the server', async () => {
  expect(await lookedAt('AAAA', () => Promise.reject(new TypeError('no network')))).toBeNull();
  expect(await lookedAt('AAAA', answering(429, { error: 'busy' }))).toBeNull();
  expect(await lookedAt('AAAA', answering(503, { error: 'busy' }))).toBeNull();
  // Another page than the server's is no refusal.
  expect(await lookedAt('AAAA', portal)).toBeNull();
});
