import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';

import { Browser, startTestServer } from './team.ts';

/* The first who signs in has the embedded database made, and that takes longer than some networks wait. */

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
