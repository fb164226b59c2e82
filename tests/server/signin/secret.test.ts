import { createHmac } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { expectSecret, OtherSecretError } from '#server/access/mark.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createSecret } from '#server/environment/secret.ts';
import { signed, tokenIn } from '#server/signin/cookie.ts';
import { ENGINES, freshPostgres, temporaryFolder } from '#tests/server/support/databases.ts';
import { Browser, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';

const ONE = 'one-secret-of-thirty-two-characters-1';
const OTHER = 'one-secret-of-thirty-two-characters-2';

describe('the secret of a server', () => {
  const { folder, remove } = temporaryFolder();
  afterAll(remove);

  it('is made once, for the server’s user alone', () => {
    const dataFolder = path.join(folder, 'data');
    const first = createSecret({ authSecret: null, dataFolder }).get();
    const second = createSecret({ authSecret: null, dataFolder }).get();
    expect(first).toBe(second);
    expect(first.length).toBeGreaterThanOrEqual(43);
    expect(statSync(path.join(dataFolder, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(dataFolder, 'auth-secret'), 'utf8')).toBe(`${first}\n`);
  });

  it('is not made where one is given', () => {
    expect(createSecret({ authSecret: ONE, dataFolder: '/nowhere' }).get()).toBe(ONE);
  });

  it('signs, and knows what it has signed', () => {
    expect(tokenIn(signed('token', ONE), ONE)).toBe('token');
    const forged = createHmac('sha256', '').update('token').digest('base64');
    for (const value of [
      undefined,
      '',
      'token',
      '.',
      `.${'a'.repeat(44)}`,
      `token.${forged}`,
      signed('token', OTHER),
      `x${signed('token', ONE)}`,
      `${'a'.repeat(400)}${signed('token', ONE)}`,
    ]) {
      expect(tokenIn(value, ONE)).toBeNull();
    }
  });
});

describe('servers on one PostgreSQL', () => {
  it('have one secret: who comes with another is told, until it is to replace the first', async () => {
    const url = await freshPostgres();
    const database = await openPostgres({ url, connections: 2, onTrouble: () => undefined });
    await Promise.all([expectSecret(database, ONE, false), expectSecret(database, ONE, false)]);
    await expect(expectSecret(database, OTHER, false)).rejects.toThrow(OtherSecretError);
    await expectSecret(database, OTHER, true);
    await expect(expectSecret(database, ONE, false)).rejects.toThrow(OtherSecretError);
    await database.close();
  });

  it('a server with another one says so and serves nobody', async () => {
    const server = await startTestServer('postgresql', { variables: { AUTH_SECRET: ONE } });
    await withCompany(server);
    const second = await startTestServer('postgresql', {
      variables: { AUTH_SECRET: OTHER },
      databaseUrl: server.databaseUrl ?? '',
    });
    const stranger = new Browser(second.address);
    expect((await stranger.ask('POST', '/api/session', { token: 'x' })).status).toBe(503);
    expect(second.logs.join('')).toContain('OtherSecretError');
    await second.stop();
    await server.stop();
  });
});

describe.each(ENGINES)('a session’s cookie on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await withCompany(server);
  });
  afterEach(() => expect(server.logs.join('')).not.toContain('"failed"'));
  afterAll(() => server.stop());

  const as = (cookie: string) => Object.assign(new Browser(server.address), { cookie });

  it('lets in as it is, and in no other form', async () => {
    expect((await as(owner.cookie).ask('GET', '/api/session')).status).toBe(200);
    const [name = '', value = ''] = owner.cookie.split('=');
    const [token = ''] = decodeURIComponent(value).split('.');
    const odd = [
      `${name}=${token}`,
      `${name}=${encodeURIComponent(signed(token, OTHER))}`,
      `${name}=${encodeURIComponent(signed('somebody-else', 'the-secret-that-servers-of-the-tests-have-together'))}`,
      `${name}=${value.slice(0, -1)}`,
      `${name}=%E0%A4%A`,
      `__Host-${owner.cookie}`,
    ];
    for (const cookie of odd) expect((await as(cookie).ask('GET', '/api/session')).status).toBe(401);
  });

  it('of another server lets nobody in', async () => {
    const other = await startTestServer(engine, { variables: { AUTH_SECRET: OTHER } });
    const stranger = await withCompany(other);
    expect((await as(stranger.cookie).ask('GET', '/api/session')).status).toBe(401);
    await other.stop();
  });

  it('that has run out lets nobody in', async () => {
    let days = 0;
    const clocked = await startTestServer(engine, { now: () => new Date(Date.now() + days * 86_400_000) });
    const anna = await withCompany(clocked);
    days = 100;
    expect((await anna.ask('GET', '/api/session')).status).toBe(200);
    days = 279;
    expect((await anna.ask('GET', '/api/companies/company-1/changes?after=0')).status).toBe(200);
    days = 281;
    expect((await anna.ask('GET', '/api/session')).status).toBe(401);
    await clocked.stop();
  });
});
