import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { StoredRecord } from '#src/domain/core/record.ts';
import type { LookedAt } from '#src/domain/sync/invitations.ts';
import type { Session } from '#src/domain/sync/protocol.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { Browser, joinedBy, sent, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';

const study = (id: string, title: string) => creation('research', { id, title });
const titled = (id: string, title: string) => ({ op: 'set', kind: 'research', id, fields: { title } }) as const;

const up = (browser: Browser, method: string, rest: string, body?: unknown) =>
  browser.ask(method, `/api/companies/company-2${rest}`, body);
const make = (browser: Browser) => browser.ask('POST', '/api/companies', { id: 'company-2', name: 'Вторая' });

const lookOf = async (browser: Browser, token: string): Promise<LookedAt['kind']> =>
  (await browser.ask<LookedAt>('POST', '/api/session/look', { token })).body.kind;

describe.each(ENGINES)('companies on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await withCompany(server);
  });
  afterAll(() => server.stop());

  it('whoever has not signed in is told so, and sees nothing', async () => {
    const nobody = new Browser(server.address);
    for (const place of ['/api/session', '/api/companies/company-1/changes', '/api/companies/company-1/events']) {
      expect(await nobody.ask('GET', place)).toMatchObject({ status: 401, body: { error: 'signed_out' } });
    }
    expect((await nobody.push('company-1', [])).status).toBe(401);
    expect((await nobody.ask('POST', '/api/session', { token: 'guessed' })).status).toBe(401);
  });

  it('the owner’s link lets in once', async () => {
    const again = new Browser(server.address);
    expect((await again.ask('POST', '/api/session', { token: await server.ownerToken() })).status).toBe(401);
  });

  it('the owner’s link says before entering whether it lets in', async () => {
    const token = await server.ownerToken();
    const guest = new Browser(server.address);
    expect(await lookOf(guest, token)).toBe('none');
    expect(await lookOf(guest, token.slice(0, -3))).toBe('none');
    // The browser that it has let in comes by it again.
    expect(await lookOf(owner, token)).toBe('owner');
  });

  it('a link lets people in with its role; what they do comes to all', async () => {
    const pavel = await joinedBy(owner, 'company-1', 'Researcher');
    const { body } = await pavel.ask<Session>('GET', '/api/session');
    expect(body.companies).toEqual([
      { id: 'company-1', name: 'Стрелка', role: 'Researcher', memberId: expect.any(String), isUploading: false },
    ]);
    const { records, seq } = await pavel.pull('company-1');
    const pushed = await pavel.push('company-1', [
      sent([study('r1', 'Первое \0 \uD800')]),
      sent([study('r2', 'Второе')]),
    ]);
    expect(pushed.body.answers.map((one) => 'seq' in one && one.seq - seq)).toEqual([1, 2]);
    const after = await owner.pull('company-1', seq);
    expect(after.records.map(({ id, by }) => [id, by])).toEqual([
      ['r1', body.person.id],
      ['r2', body.person.id],
    ]);
    expect(after.records[0]?.record).toMatchObject({ title: 'Первое \0 \uD800' });
    // Nothing but who has come in.
    expect(records.map(({ kind }) => kind)).toEqual(['member']);
  });

  it('a commit that is sent again gets its answer again, taken or refused', async () => {
    const first = (await owner.pull('company-1')).records.find(({ id }) => id === 'r1');
    const saw = { ...(first?.record as StoredRecord), title: 'чего не было' } as StoredRecord;
    const commits = [
      sent([titled('r1', 'Иначе')], [first?.record as StoredRecord]),
      sent([titled('r1', 'Совсем иначе')], [saw]),
      sent([titled('none', 'Нет такого')]),
      sent([titled('r2', 5 as never)]),
      { id: 'no commit', ops: 'x' },
    ];
    const [once, twice] = [await owner.push('company-1', commits), await owner.push('company-1', commits)];
    expect(once.body.answers.map((one) => ('refused' in one ? one.refused.code : 'taken'))).toEqual([
      'taken',
      'conflict',
      'gone',
      expect.stringMatching(/invalid|conflict/),
      'invalid',
    ]);
    expect(twice.body).toEqual(once.body);
  });

  it('another age of the protocol is told to load anew', async () => {
    const place = '/api/companies/company-1/commits';
    expect((await owner.ask('POST', place, { protocol: 2, commits: [] })).status).toBe(409);
    const old = { ...sent([titled('r1', 'Старая')]), versions: { research: 1 } };
    const { body } = await owner.push('company-1', [old]);
    expect(body.answers).toMatchObject([{ refused: { code: 'outdated' } }]);
  });

  it('pages come in order, whole commits, and miss nothing', async () => {
    await owner.push(
      'company-1',
      Array.from({ length: 60 }, (_, at) => sent([study(`many-${at}`, `${at}`), study(`other-${at}`, `${at}`)])),
    );
    const { records, seq } = await owner.pull('company-1');
    const numbers = records.map((one) => one.seq);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(records.map(({ kind, id }) => `${kind}/${id}`)).size).toBe(records.length);
    expect(Math.max(...numbers)).toBe(seq);
    for (const bad of ['x', '-1', '1.5', '']) {
      expect((await owner.ask('GET', `/api/companies/company-1/changes?after=${bad}`)).status).toBe(400);
    }
  });

  it('a link says where it leads and with which role, and once it is gone nothing', async () => {
    const { body: made } = await owner.ask<{ id: string; token: string }>('POST', '/api/companies/company-1/links', {
      role: 'Viewer',
      days: 7,
    });
    const look = async () =>
      (await new Browser(server.address).ask<LookedAt>('POST', '/api/session/look', { token: made.token })).body;
    expect(await look()).toEqual({ kind: 'link', company: 'Стрелка', role: 'Viewer', has: null, you: null });
    // A member's role does not fall by it.
    const { body: owners } = await owner.ask<LookedAt>('POST', '/api/session/look', { token: made.token });
    expect(owners).toMatchObject({ kind: 'link', role: 'Owner', has: 'Owner' });
    await owner.ask('DELETE', `/api/companies/company-1/links/${made.id}`);
    expect(await look()).toEqual({ kind: 'none' });
  });

  it('a role that is taken away refuses the next write, and ends the reading', async () => {
    const pavel = await joinedBy(owner, 'company-1', 'Researcher');
    expect((await pavel.push('company-1', [sent([study('of-pavel', 'Моё')])])).status).toBe(200);
    expect((await owner.ask('DELETE', `/api/companies/company-1/links/${pavel.link}`)).status).toBe(204);
    expect((await pavel.push('company-1', [sent([study('later', 'Ещё')])])).status).toBe(404);
    expect((await pavel.ask('GET', '/api/companies/company-1/changes')).status).toBe(404);
    expect((await pavel.ask<Session>('GET', '/api/session')).body.companies).toEqual([]);
    expect((await owner.ask('DELETE', `/api/companies/company-1/links/${pavel.link}`)).status).toBe(404);
  });

  it('a company goes up once, whoever else’s it is', async () => {
    const guest = await joinedBy(owner, 'company-1', 'Admin');
    expect((await make(guest)).status).toBe(403);
    expect((await make(owner)).body).toEqual({
      id: 'company-2',
      name: 'Вторая',
      role: 'Owner',
      memberId: null,
      isUploading: true,
    });
    expect((await make(owner)).body).toMatchObject({ isUploading: true });

    const at = '2026-06-01T10:00:00.000Z';
    const whole = (id: string, title: string) => ({
      kind: 'research',
      record: {
        ...(study(id, title) as unknown as { record: object }).record,
        v: 1,
        createdAt: at,
        updatedAt: at,
        deletedAt: null,
      },
    });
    const records = [
      whole('r1', 'Поднято'),
      whole('r2', 'Поднято'),
      { kind: 'later', record: { id: 'x', of: 'a newer build' } },
    ];
    expect((await up(owner, 'POST', '/records', { records })).body).toEqual({ stored: 3, differing: [] });
    expect((await up(owner, 'POST', '/records', { records: [...records, whole('r1', 'Иначе')] })).body).toEqual({
      stored: 0,
      differing: [{ kind: 'research', id: 'r1' }],
    });
    const foreign = [{ kind: 'company', record: { id: 'company-1' } }];
    expect((await up(owner, 'POST', '/records', { records: foreign })).status).toBe(400);
    expect((await up(guest, 'GET', '/changes')).status).toBe(404);
    expect((await up(guest, 'POST', '/records', { records })).status).toBe(404);

    expect((await up(owner, 'POST', '/open')).status).toBe(200);
    expect((await up(owner, 'POST', '/records', { records: [records[0], whole('late', 'Поздно')] })).body).toEqual({
      stored: 0,
      differing: [{ kind: 'research', id: 'late' }],
    });
    const { records: stand } = await owner.pull('company-2');
    expect(stand.map(({ record }) => record)).toEqual(expect.arrayContaining(records.map(({ record }) => record)));

    // One company of two: the guest of the first knows nothing of the second.
    expect((await make(guest)).status).toBe(403);
    expect((await up(guest, 'DELETE', '')).status).toBe(404);
    expect((await up(owner, 'DELETE', '')).status).toBe(204);
    expect((await up(owner, 'GET', '/changes')).status).toBe(404);
  });

  it('what no page of ours sends is refused, and ends nothing', async () => {
    const place = '/api/companies/company-1/commits';
    for (const body of ['', '{', 'null', '[]', '"x"', '{"protocol":1,"commits":[{}]}', '{"protocol":"1"}']) {
      expect((await owner.ask('POST', place, body)).status).toBe(400);
    }
    expect(
      (await owner.ask('POST', place, { protocol: 1, commits: [] }, { 'Content-Type': 'text/plain' })).status,
    ).toBe(400);
    expect(
      (await owner.ask('POST', place, { protocol: 1, commits: [] }, { Origin: 'https://evil.example' })).status,
    ).toBe(403);
    expect((await owner.ask('POST', place, 'x'.repeat(33 * 1024 * 1024))).status).toBe(413);
    expect((await owner.ask('GET', '/api/companies/%00/changes')).status).toBe(404);
    expect((await owner.ask('GET', '/api/none')).status).toBe(404);
    const odd = await owner.push('company-1', [
      sent([study('a\0b', 'x')]),
      { ...sent([study('q', 'x')]), id: 'x\uD800' },
    ]);
    expect(odd.body.answers).toMatchObject([{ refused: { code: 'invalid' } }, { refused: { code: 'invalid' } }]);
  });

  it('who signs out is out', async () => {
    const pavel = await joinedBy(owner, 'company-1', 'Viewer');
    const { cookie } = pavel;
    expect((await pavel.ask('DELETE', '/api/session')).status).toBe(204);
    pavel.cookie = cookie;
    expect((await pavel.ask('GET', '/api/session')).status).toBe(401);
  });
});
