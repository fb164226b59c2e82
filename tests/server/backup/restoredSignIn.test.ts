import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { backup, restoreFrom } from '#server/backup/commands.ts';
import { ENGINES, temporaryFolder } from '#tests/server/support/databases.ts';
import { nameAddress, ORIGIN, startPost, type Post } from '#tests/server/support/post.ts';
import { Browser, environmentOf, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';

const PASSWORD = 'три весёлых гуся на озере';

describe.each(ENGINES)('people of a backup on %s', (engine) => {
  const { folder, remove } = temporaryFolder();
  const place = path.join(folder, 'people.gz');
  let server: TestServer;
  let post: Post;
  let anna: Browser;
  beforeAll(async () => {
    post = await startPost();
    server = await startTestServer(engine, { variables: post.variables });
    anna = await withCompany(server);
    await nameAddress(anna, post, 'anna@example.com');
    await anna.ask('POST', '/api/auth/password', { password: PASSWORD });
    await anna.ask('POST', '/api/auth/letter', { email: 'anna@example.com' });
    await post.tokenTo('anna@example.com');
    await server.pause();
    expect(await backup(environmentOf({ ...server, address: '' }), place)).toMatchObject({ ok: true });
  });
  afterAll(async () => {
    await server.stop();
    await post.stop();
    remove();
  });

  const restored = async (variables: Readonly<Record<string, string>>): Promise<TestServer> => {
    const second = await startTestServer(engine, { starts: false, variables: { ...post.variables, ...variables } });
    const read = environmentOf(second);
    const { says } = await restoreFrom({ ...read, authSecret: variables.AUTH_SECRET ?? read.authSecret }, place);
    expect(says.includes('Секрет входа здесь другой')).toBe('AUTH_SECRET' in variables);
    return second.begin();
  };

  it('come in with their password, and with their sessions where the secret is the same', async () => {
    const again = await restored({});
    const here = Object.assign(new Browser(again.address, ORIGIN), { cookie: anna.cookie });
    expect((await here.ask('GET', '/api/session')).status).toBe(200);
    const other = new Browser(again.address, ORIGIN);
    await other.ask('POST', '/api/auth/password/sign-in', { email: 'anna@example.com', password: PASSWORD });
    expect((await other.ask('GET', '/api/auth/security')).body).toMatchObject({ hasPassword: true });
    await again.stop();
  });

  it('come in anew where the secret is another, and it is said', async () => {
    const again = await restored({ AUTH_SECRET: 'quite-another-secret-of-thirty-two-letters' });
    const here = Object.assign(new Browser(again.address, ORIGIN), { cookie: anna.cookie });
    expect((await here.ask('GET', '/api/session')).status).toBe(401);
    await here.ask('POST', '/api/auth/password/sign-in', { email: 'anna@example.com', password: PASSWORD });
    expect((await here.ask('GET', '/api/session')).status).toBe(200);
    await again.stop();
  });

  it('are let in nowhere by what stands in it: no token, no link, no secret', () => {
    const text = gunzipSync(readFileSync(place)).toString();
    const [token = ''] = decodeURIComponent(anna.cookie.split('=')[1] ?? '').split('.');
    expect(token.length).toBeGreaterThan(20);
    expect(text).not.toContain(token);
    expect(text).not.toContain('"verification"');
    expect(text).not.toContain('гуся');
    expect(text).toContain('"account"');
  });
});
