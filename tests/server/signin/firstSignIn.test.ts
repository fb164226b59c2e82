import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Session } from '#src/domain/sync/protocol.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { Browser, startTestServer, startedAgain, type TestServer } from '#tests/server/support/team.ts';

/* The first who signs in has the embedded database made, and that takes longer than some networks wait. */

const enter = (browser: Browser, token: string) =>
  browser.ask<Session>('POST', '/api/session', { token, name: 'Анна' });
const isOpening = (folder: string): boolean => existsSync(path.join(folder, 'data/server.lock'));

it('who asks and is not known has the database opened: it is there when they have found their link', async () => {
  const server = await startTestServer('pglite');
  const owner = new Browser(server.address);
  expect((await owner.ask('GET', '/api/session')).status).toBe(401);
  await vi.waitFor(() => expect(isOpening(server.folder)).toBe(true));
  await owner.enter(await server.ownerToken(), 'Анна');
  await server.stop();
});

it('the owner’s link of one who has gone before they were let in lets them in yet', async () => {
  const server = await startTestServer('pglite');
  const leaving = new AbortController();
  const token = await server.ownerToken();
  const asked = fetch(`${server.address}/api/session`, {
    method: 'POST',
    headers: { Origin: server.address, 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
    signal: leaving.signal,
  });
  await vi.waitFor(() => expect(isOpening(server.folder)).toBe(true), { interval: 1 });
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  // Asked after it, and so answered after it, too.
  const owner = new Browser(server.address);
  await owner.ask('GET', '/api/companies/none/changes', undefined, { Cookie: 'orientir=guessed' });
  await owner.enter(token, 'Анна');
  await server.stop();
});

describe.each(ENGINES)('the owner’s link on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  it('lets in again until the browser that came in by it has shown that it did; then it lets in nobody', async () => {
    const token = await server.ownerToken();
    // Answered, and gone before the answer was there: no browser shows this session.
    const left = new Browser(server.address);
    expect((await left.ask('POST', '/api/session/look', { token })).body).toEqual({ kind: 'owner' });
    const { body: first } = await enter(left, token);
    await server.pause();
    server = await startedAgain(server, { isOwnerLinkAskedFor: false });
    // Nobody has come in: this start gives a link, too.
    expect(await server.ownerToken()).not.toBe(token);
    left.address = server.address;
    const owner = new Browser(server.address);
    const { status, body } = await enter(owner, token);
    expect({ status, id: body.person.id }).toEqual({ status: 200, id: first.person.id });
    expect((await left.ask('GET', '/api/session')).status).toBe(401);
    expect((await owner.ask('GET', '/api/session')).status).toBe(200);
    expect((await enter(new Browser(server.address), token)).status).toBe(401);
    // The same browser again: signed in as it is.
    expect((await enter(owner, token)).body.person.id).toBe(first.person.id);
    expect((await enter(new Browser(server.address), `${token}x`)).status).toBe(401);
  });

  it('of two who come by it at once, one is in', async () => {
    await server.pause();
    server = await startedAgain(server);
    const token = await server.ownerToken();
    const two = [new Browser(server.address), new Browser(server.address)];
    const came = await Promise.all(two.map((browser) => enter(browser, token)));
    expect(came.map(({ status }) => status)).toEqual([200, 200]);
    const seen = await Promise.all(two.map((browser) => browser.ask('GET', '/api/session')));
    expect(seen.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });
});
