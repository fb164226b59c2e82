import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Presence, Session } from '#src/domain/sync/protocol.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import {
  joinedBy,
  listenTo,
  sent,
  startTestServer,
  withCompany,
  type Browser,
  type TestServer,
} from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';

const study = (id: string) => creation('research', { id });
const isHead = (seq: number) => (one: { event: string; data: unknown }) =>
  one.event === 'head' && (one.data as { seq: number }).seq >= seq;
const hasPeople =
  (...names: string[]) =>
  ({ event, data }: { event: string; data: unknown }): boolean =>
    event === 'presence' && (data as Presence[]).map(({ person }) => person.name).join() === names.join();
const at = (tab: string, id: string | null, isTyping = false) => ({
  tab,
  record: id === null ? null : { kind: 'research', id },
  isTyping,
});

const isThere = ({ event, data }: { event: string; data: unknown }): boolean =>
  event === 'presence' && (data as Presence[]).some(({ tab }) => tab === 'gone');
const isAway = (one: { event: string; data: unknown }): boolean => one.event === 'presence' && !isThere(one);

/** Milliseconds that a tab whose stream has ended has to come back. */
const RETURNS_WITHIN = 300;

/** On PostgreSQL the people are at two servers of one database. */
describe.each([...ENGINES, 'two servers on postgresql'] as const)('events on %s', (engine) => {
  let server: TestServer;
  let second: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine === 'pglite' ? 'pglite' : 'postgresql', { returnsWithin: RETURNS_WITHIN });
    owner = await withCompany(server);
    second =
      engine === 'two servers on postgresql'
        ? await startTestServer('postgresql', { databaseUrl: server.databaseUrl ?? '', returnsWithin: RETURNS_WITHIN })
        : server;
    // It has its database, and hears the first, when it has answered.
    await second.ownerToken();
    await owner.ask('GET', '/api/session');
  });
  afterAll(async () => {
    if (second !== server) await second.stop();
    await server.stop();
  });

  it('go out as they happen: neither made smaller nor kept back, unlike a page of records', async () => {
    const description = 'Как начинают и почему бросают. '.repeat(200);
    await owner.push('company-1', [sent([creation('research', { id: 'long', description })])]);
    const ask = (what: string) =>
      fetch(`${second.address}/api/companies/company-1/${what}`, {
        headers: { Cookie: owner.cookie, 'Accept-Encoding': 'gzip, br' },
      });
    const events = await ask('events');
    expect(events.headers.get('content-encoding')).toBeNull();
    expect(events.headers.get('cache-control')).toBe('no-store, no-transform');
    await events.body?.cancel();
    const page = await ask('changes?after=0');
    expect([page.headers.get('content-encoding'), page.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
    expect(await page.text()).toContain(description);
  });

  it('tell the number at once, and with every commit', async () => {
    const pavel = await joinedBy(owner, 'company-1', 'Viewer', second.address);
    const heard = await listenTo(pavel, 'company-1');
    const first = (await heard.next(isHead(0))) as { seq: number };
    const { body } = await owner.push('company-1', [sent([study('e1')]), sent([study('e2')])]);
    expect(body.head).toBe(first.seq + 2);
    expect(await heard.next(isHead(body.head))).toEqual({ seq: body.head });
    await owner.push('company-1', [sent([study('e1')])]);
    await owner.push('company-1', [sent([study('e3')])]);
    // A refused commit is no news.
    expect(await heard.next(isHead(body.head + 1))).toEqual({ seq: body.head + 1 });
    expect(heard.events.filter(({ event }) => event === 'head')).toHaveLength(3);
    heard.close();
  });

  it('end when access ends', async () => {
    const pavel = await joinedBy(owner, 'company-1', 'Viewer', second.address);
    const stays = await joinedBy(owner, 'company-1', 'Viewer', second.address);
    const [heard, other] = [await listenTo(pavel, 'company-1'), await listenTo(stays, 'company-1')];
    await owner.ask('DELETE', `/api/companies/company-1/links/${pavel.link}`);
    await heard.ended;
    expect(heard.events.at(-1)).toEqual({ event: 'ended', data: {} });
    const { body } = await owner.push('company-1', [sent([study('after-the-end')])]);
    await other.next(isHead(body.head));
    expect(other.events.filter(({ event }) => event === 'ended')).toEqual([]);
    other.close();
  });

  it('tell who is here, and where', async () => {
    const pavel = await joinedBy(owner, 'company-1', 'Researcher', second.address);
    const heard = await listenTo(pavel, 'company-1');
    const place = '/api/companies/company-1/presence';
    expect((await owner.ask('PUT', place, at('t1', 'e1', true))).status).toBe(204);
    const [anna] = (await heard.next(hasPeople('Анна'))) as Presence[];
    const { body } = await owner.ask<Session>('GET', '/api/session');
    expect(anna).toEqual({ ...at('t1', 'e1', true), person: body.person });
    expect((await pavel.ask('PUT', place, at('t2', null))).status).toBe(204);
    await heard.next(hasPeople('Анна', 'Researcher'));
    // No one speaks for another: another member's tab of the same name is another tab.
    await pavel.ask('PUT', place, at('t1', null));
    await heard.next(hasPeople('Анна', 'Researcher', 'Researcher'));
    for (const bad of [{}, at('', null), { ...at('t', 'e1'), record: { kind: 'none', id: 'x' } }, 'x']) {
      expect((await owner.ask('PUT', place, bad)).status).toBe(400);
    }
    heard.close();
  });

  it('a tab that says so is gone, and nobody says it of another', async () => {
    const pavel = await joinedBy(owner, 'company-1', 'Researcher', second.address);
    const heard = await listenTo(owner, 'company-1');
    const place = '/api/companies/company-1/presence';
    await pavel.ask('PUT', place, at('gone', 'e9'));
    await heard.next(isThere);
    expect((await owner.ask('DELETE', `${place}/gone`)).status).toBe(204);
    expect((await pavel.ask('DELETE', `${place}/${'x'.repeat(101)}`)).status).toBe(400);
    const known = heard.events.length;
    // Said by another it is not so: what comes next still has the tab.
    await pavel.ask('PUT', place, at('other', 'e9'));
    await heard.next((one) => isThere(one) && heard.events.indexOf(one) >= known);
    expect((await pavel.ask('DELETE', `${place}/gone`)).status).toBe(204);
    await heard.next((one) => isAway(one) && heard.events.indexOf(one) >= known);
    heard.close();
  });

  it('a tab whose stream has ended is gone', async () => {
    const pavel = await joinedBy(owner, 'company-1', 'Researcher', second.address);
    const [heard, own] = [await listenTo(owner, 'company-1'), await listenTo(pavel, 'company-1', 'gone')];
    await pavel.ask('PUT', '/api/companies/company-1/presence', at('gone', 'e9'));
    await heard.next(isThere);
    own.close();
    const known = heard.events.length;
    await heard.next((one) => isAway(one) && heard.events.indexOf(one) >= known);
    expect(heard.events.at(-1)).toSatisfy(isAway);
    heard.close();
  });
});
