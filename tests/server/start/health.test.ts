import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';

import { lockFolder } from '#server/db/lockFolder.ts';
import { readEnvironment } from '#server/environment/environment.ts';
import { startServer, type RunningServer } from '#server/startServer.ts';
import { temporaryFolder } from '#tests/server/support/databases.ts';
import { Browser } from '#tests/server/support/team.ts';
import { putDatabase } from '#tests/support/servers/embedded.ts';

/* Reports of a server on its embedded database: its health, its log, its owner's link. */

let folder: string;
let remove: () => void;
let links: string[];
let logs: string[];
let server: RunningServer | null = null;

beforeEach(() => {
  ({ folder, remove } = temporaryFolder());
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/index.html'), '<!doctype html>');
  writeFileSync(path.join(folder, 'dist/respond.html'), '<!doctype html>');
  links = [];
  logs = [];
});
afterEach(async () => {
  await server?.stop();
  remove();
});

async function begin(): Promise<void> {
  const read = readEnvironment({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder }, folder);
  if (!read.ok) throw new Error('bad environment');
  server = await startServer({
    environment: read.environment,
    folder: path.join(folder, 'dist'),
    writeLog: (line) => logs.push(line),
    onOwnerLink: (address) => links.push(address),
  });
}

const health = async (): Promise<number> => (await fetch(`${server?.address}/healthz`)).status;
const metrics = async (): Promise<string> => (await fetch(`${server?.address}/metrics`)).text();
const opened = async (): Promise<void> => {
  await expect.poll(metrics, { timeout: 10_000 }).toContain('database_open 1');
};
const advice = (): string => logs.map((line) => String(JSON.parse(line).advice ?? '')).join('\n');

describe('an embedded database', () => {
  it('that is damaged: health says so, the log says what to do', async () => {
    mkdirSync(path.join(folder, 'database'));
    writeFileSync(path.join(folder, 'database/PG_VERSION'), 'nonsense');
    await begin();
    await expect.poll(health).toBe(503);
    expect(advice()).toMatch(/npm run restore/);
  });

  it('that another server holds: said, and taken when it is free', async () => {
    putDatabase(inject('embedded'), folder);
    const unlock = lockFolder(folder);
    await begin();
    await expect.poll(health).toBe(503);
    expect(advice()).toMatch(/другой сервер/);
    unlock();
    await expect.poll(health, { timeout: 10_000 }).toBe(200);
  });
});

describe('the link of an owner', () => {
  it('is given until there is one, also on a database that was put there', async () => {
    putDatabase(inject('embedded'), folder);
    await begin();
    await opened();
    expect(links).toHaveLength(1);
    const owner = new Browser(server?.address ?? '');
    await owner.enter(links[0]?.split('#')[1] ?? '', 'Анна');
    // The answer has reached them.
    await owner.ask('GET', '/api/session');
    await server?.stop();

    links = [];
    await begin();
    await opened();
    expect(links).toEqual([]);
  });
});
