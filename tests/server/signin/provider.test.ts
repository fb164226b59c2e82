import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Session } from '#src/domain/sync/protocol.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { ORIGIN, startPost, nameAddress, type Post } from '#tests/server/support/post.ts';
import { Browser, joinedBy, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { CLIENT, startProvider, type TestProvider } from '#tests/support/servers/oidcProvider.ts';

/** Walks through a provider as a browser does. @returns where it sends the browser back to */
async function through(url: string, server: string): Promise<string> {
  const jar = new Map<string, string>();
  let at = url;
  for (let steps = 0; !at.startsWith(server) && steps < 8; steps += 1) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    at = new URL(response.headers.get('Location') ?? '/lost', at).href;
  }
  return at;
}

const begin = async (browser: Browser): Promise<string> => {
  const { body } = await browser.ask<{ url: string }>('POST', '/api/auth/sign-in/social', {});
  return body.url;
};

/** Comes back from the provider. @returns the page that it ends on */
async function back(browser: Browser, address: string): Promise<string> {
  const { pathname, search } = new URL(address);
  const { headers } = await browser.ask('GET', `${pathname}${search}`);
  return headers.get('Location') ?? '';
}

describe.each(ENGINES)('a company’s own provider on %s', (engine) => {
  let server: TestServer;
  let provider: TestProvider;
  let letters: Post;
  let owner: Browser;
  beforeAll(async () => {
    provider = await startProvider({ sub: 'anna-there', email: 'Anna@example.com', email_verified: true });
    letters = await startPost();
    server = await startTestServer(engine, {
      variables: {
        BEHIND_PROXY: '1',
        ...letters.variables,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT.id,
        OIDC_CLIENT_SECRET: CLIENT.secret,
        OIDC_NAME: 'Стрелка ID',
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
    await letters.stop();
  });

  it('that does not answer yet keeps nobody from anything else, and is asked again', async () => {
    const browser = new Browser(server.address, ORIGIN);
    expect((await browser.ask('POST', '/api/auth/sign-in/social', {})).status).toBe(503);
    expect((await browser.ask('GET', '/api/auth/ways')).body).toEqual({ letters: true, provider: 'Стрелка ID' });
    provider.register(`${ORIGIN}/api/auth/callback/oidc`);
    const url = new URL(await begin(browser));
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(url.searchParams.get(name)?.length).toBeGreaterThan(20);
    }
  });

  it('lets in whose verified address is a person’s, as that person, and keeps none of its tokens', async () => {
    owner = await withCompany(server);
    const anna = await joinedBy(owner, 'company-1', 'Researcher');
    const { body: before } = await anna.ask<{ person: { id: string } }>('GET', '/api/session');
    await nameAddress(anna, letters, 'anna@example.com');
    const browser = new Browser(server.address, ORIGIN);
    const returned = await through(await begin(browser), ORIGIN);
    const held = browser.cookie;
    expect(await back(browser, returned)).toBe('/login?entered');
    expect((await browser.ask<{ person: { id: string } }>('GET', '/api/session')).body.person.id).toBe(
      before.person.id,
    );
    expect((await browser.ask('GET', '/api/auth/security')).body).toMatchObject({ hasProvider: true });

    // The same answer a second time, here and in another browser, is worth nothing.
    const again = Object.assign(new Browser(server.address, ORIGIN), { cookie: held });
    expect(await back(again, returned)).toBe('/login?error=failed');
    expect((await again.ask('GET', '/api/session')).status).toBe(401);
  });

  it('lets nobody in by an answer that another browser asked for', async () => {
    const [asked, other] = [new Browser(server.address, ORIGIN), new Browser(server.address, ORIGIN)];
    const returned = await through(await begin(asked), ORIGIN);
    await begin(other);
    expect(await back(other, returned)).toBe('/login?error=failed');
    expect((await other.ask('GET', '/api/session')).status).toBe(401);
    const forged = returned.replace(/state=[^&]+/, 'state=guessed');
    expect(await back(asked, forged)).toBe('/login?error=failed');
  });

  it.each([
    ['an address that it has not verified', { sub: 'eve', email: 'anna@example.com', email_verified: false }],
    ['an address that nobody here has', { sub: 'eve', email: 'eve@example.com', email_verified: true }],
    ['no address', { sub: 'eve' }],
  ])('lets nobody in with %s', async (_words, account) => {
    provider.account = account;
    const browser = new Browser(server.address, ORIGIN);
    expect(await back(browser, await through(await begin(browser), ORIGIN))).toBe('/login?error=unknown');
    expect((await browser.ask('GET', '/api/session')).status).toBe(401);
  });

  it.each([
    ['another subject that it has', { sub: 'anna-there', email: 'anna@example.com', email_verified: true }],
    ['one that nobody has, of Anna’s address', { sub: 'x', email: 'anna@example.com', email_verified: true }],
    ['none, of Anna’s address', { email: 'anna@example.com', email_verified: true }],
    [
      'the same, of an address verified by the word false',
      { sub: 'eve', email: 'anna@example.com', email_verified: 'false' },
    ],
  ])('lets nobody in whose ID token names one subject and whose userinfo names %s', async (_words, said) => {
    provider.account = { sub: 'eve', email: 'eve@example.com', email_verified: true };
    provider.userinfo = said;
    const browser = new Browser(server.address, ORIGIN);
    const end = await back(browser, await through(await begin(browser), ORIGIN));
    provider.userinfo = null;
    expect(end).toBe(`/login?error=${'sub' in said && said.sub === 'eve' ? 'unknown' : 'failed'}`);
    expect(provider.asked.at(-1)).toBe('/me');
    expect((await browser.ask('GET', '/api/session')).status).toBe(401);
  });

  it('lets in whose verified address is invited, as invited; not by one that it has not verified', async () => {
    const [id, email] = ['company-invites', 'vera@example.com'];
    await owner.ask('POST', '/api/companies', { id, name: 'Зовёт' });
    await owner.ask('POST', `/api/companies/${id}/open`, { name: 'Анна' });
    await owner.ask('POST', `/api/companies/${id}/invitations`, { invitations: [{ email, role: 'Researcher' }] });
    for (const [verified, end] of [
      [false, '/login?error=unknown'],
      [true, '/login?entered'],
    ] as const) {
      provider.account = { sub: 'vera', name: 'Вера Лис', email: 'Vera@example.com', email_verified: verified };
      const browser = new Browser(server.address, ORIGIN);
      expect(await back(browser, await through(await begin(browser), ORIGIN))).toBe(end);
      const { status, body } = await browser.ask<Session>('GET', '/api/session');
      expect(status).toBe(verified ? 200 : 401);
      if (!verified) continue;
      expect(body).toMatchObject({ person: { name: 'Вера Лис' }, companies: [{ id, role: 'Researcher' }] });
    }
  });

  it('says that it was given up there', async () => {
    provider.account = null;
    const browser = new Browser(server.address, ORIGIN);
    expect(await back(browser, await through(await begin(browser), ORIGIN))).toBe('/login?error=cancelled');
  });
});
