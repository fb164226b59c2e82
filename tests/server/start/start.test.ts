import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { emptyPostgres, ENGINES } from '#tests/server/support/databases.ts';
import { buildServer, ended, folderOfServer, ownerToken, start } from '#tests/server/support/processes.ts';
import { Browser } from '#tests/server/support/team.ts';
import { report } from '#tests/stress/counts.ts';
import { FIRST_SIGN_IN } from '#tests/support/page/team.ts';

/* How long a built server takes to be of use: the page at once, the database when it is needed. */

const SCRIPT = 'document.title = "Ориентир";';

beforeAll(buildServer);

/** A folder to start a server in, with a page that has a script. */
function folderWithPage(): ReturnType<typeof folderOfServer> {
  const room = folderOfServer();
  const dist = path.join(room.folder, 'dist');
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'assets/index-1.js'), SCRIPT);
  writeFileSync(
    path.join(dist, 'index.html'),
    '<meta charset="utf-8" /><script type="module" src="/assets/index-1.js"></script>',
  );
  return room;
}

/** Opens the page and what it is made of, as a browser does. */
async function openPage(address: string): Promise<void> {
  const page = await fetch(`${address}/experiments`);
  expect(page.status).toBe(200);
  const [, src = ''] = /src="([^"]+)"/.exec(await page.text()) ?? [];
  expect(await (await fetch(`${address}${src}`)).text()).toBe(SCRIPT);
}

/** Ends a server as its owner does; it ends well. */
async function end({ child }: Awaited<ReturnType<typeof start>>): Promise<void> {
  const gone = ended(child);
  child.kill('SIGTERM');
  expect(await gone).toBe(0);
}

describe.each(ENGINES)('a server on a new database of %s', (engine) => {
  it(
    'shows the page, and lets its owner in',
    async () => {
      const { folder, remove } = folderWithPage();
      const databaseUrl = engine === 'pglite' ? '' : await emptyPostgres();
      const database = path.join(folder, 'data/database');
      const began = performance.now();
      const server = await start(folder, databaseUrl);
      await openPage(server.address);
      const opened = performance.now();
      // Who works alone never needs one.
      expect(existsSync(database)).toBe(false);

      const owner = new Browser(server.address);
      await owner.enter(await ownerToken(server), 'Анна');
      const entered = performance.now();
      expect(existsSync(database)).toBe(engine === 'pglite');
      report(`Start on ${engine}`, {
        'start → page, ms (goal 2000)': Math.round(opened - began),
        'page → owner in a new database, ms': Math.round(entered - opened),
      });
      await end(server);
      remove();
    },
    FIRST_SIGN_IN,
  );
});

it('a PostgreSQL that does not answer keeps nobody from the page', async () => {
  const waiting = new Set<Socket>();
  const silent = createServer((socket) => {
    waiting.add(socket);
    socket.on('close', () => waiting.delete(socket));
    socket.resume();
  });
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { folder, remove } = folderWithPage();
  const { port } = silent.address() as AddressInfo;
  const asked = once(silent, 'connection');
  const server = await start(folder, `postgresql://anna:secret@127.0.0.1:${port}/orientir`);
  await asked;
  await openPage(server.address);
  // It has not given up: it waits, and the page does not.
  expect(waiting.size).toBe(1);

  const gone = ended(server.child);
  server.child.kill('SIGKILL');
  await gone;
  silent.close();
  remove();
});

it('a connection that has asked nothing yet does not hold up the end of a server', async () => {
  const { folder, remove } = folderWithPage();
  const server = await start(folder, await emptyPostgres());
  const ahead = connect(Number(new URL(server.address).port), '127.0.0.1').resume();
  await once(ahead, 'connect');
  // Answered after it on a connection of its own: by then the server has taken the first.
  await openPage(server.address);
  const began = performance.now();
  await end(server);
  // Ten seconds is what requests under way are given.
  expect(performance.now() - began).toBeLessThan(5_000);
  remove();
});
