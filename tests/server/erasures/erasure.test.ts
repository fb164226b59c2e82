import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { withoutValues } from '#server/sync/erase.ts';
import { eraseWords } from '#src/domain/comments/erase.ts';
import type { Comment } from '#src/domain/comments/kinds.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { Session } from '#src/domain/sync/protocol.ts';
import { createApi } from '#store/team/api.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { everythingIn } from '#tests/server/support/everything.ts';
import {
  fetchOf,
  joinedBy,
  sent,
  startTestServer,
  withCompany,
  type Browser,
  type TestServer,
} from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';

const NAME = 'Аделаида Канареечная';
const COMPANY = 'company-1';

const set = (id: string, fields: object): Op => ({ op: 'set', kind: 'research', id, fields }) as Op;

describe.each(ENGINES)('what is erased on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await withCompany(server);
  });
  afterAll(() => server.stop());

  it('is in no table and no log, comes with no page, and devices are told', async () => {
    await owner.push(COMPANY, [
      sent([creation('research', { id: 'r1', title: NAME }), creation('research', { id: 'r2', title: 'Остаётся' })]),
    ]);
    const { records, seq } = await owner.pull(COMPANY);
    const stands = records.map(({ record }) => record as StoredRecord);
    const late = sent([set('r1', { description: `${NAME}, неделю спустя` })], stands);
    await owner.push(COMPANY, [
      sent([set('r1', { description: NAME })], stands),
      sent(
        [set('r1', { title: 'Без имени', description: '' })],
        stands.map((one) => ({ ...one, description: NAME }) as never),
        { erases: true },
      ),
      sent([set('r2', { title: 'Осталось' })], stands),
    ]);
    // A device that comes back after a week with what was written over the erased value.
    const back = await owner.push(COMPANY, [late]);
    expect(back.body.answers).toMatchObject([{ refused: { code: 'conflict' } }]);
    const news = await owner.pull(COMPANY, seq);
    expect(news.erased).toEqual([{ kind: 'research', id: 'r1' }]);
    expect(JSON.stringify(await owner.pull(COMPANY))).not.toContain(NAME);
    await server.pause();
    const stored = await everythingIn(server, COMPANY);
    for (const text of Object.values(stored)) expect(text).not.toContain(NAME);
    expect(stored.change).toContain('Осталось');
    expect(server.logs.join('')).not.toContain(NAME);
  });
});

describe.each(ENGINES)('the device of somebody who was removed, on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await withCompany(server);
  });
  afterAll(() => server.stop());

  it('hears what was erased since it was there, by names alone; nobody else hears that there is such a company', async () => {
    await owner.push(COMPANY, [
      sent([creation('research', { id: 'r1', title: NAME }), creation('research', { id: 'r2', title: NAME })]),
    ]);
    const { records } = await owner.pull(COMPANY);
    const stands = records.map(({ record }) => record as StoredRecord);
    const [pavel, boris] = [await joinedBy(owner, COMPANY, 'Researcher'), await joinedBy(owner, COMPANY, 'Admin')];
    const mine = (await pavel.ask<Session>('GET', '/api/session')).body;
    await owner.push(COMPANY, [sent([set('r1', { title: '' })], stands, { erases: true })]);
    const { seq } = await pavel.pull(COMPANY);
    await owner.push(COMPANY, [
      sent([{ op: 'remove', kind: 'member', id: mine.companies[0]?.memberId ?? '' }]),
      sent([set('r2', { title: '' })], stands, { erases: true }),
    ]);
    await owner.ask('DELETE', `/api/companies/${COMPANY}/links/${boris.link}`);
    const heard = await createApi(fetchOf(pavel)).pull(COMPANY, seq);
    const erased = [{ kind: 'research', id: 'r2' }];
    const removed = { person: mine.person.id, seq: expect.any(Number), erased };
    expect(heard).toMatchObject({ ok: false, problem: { kind: 'noAccess', removed } });
    expect(JSON.stringify(heard)).not.toContain(NAME);
    expect(await createApi(fetchOf(boris)).pull(COMPANY, seq)).toMatchObject({ problem: { removed: { erased } } });
    await owner.ask('POST', '/api/companies', { id: 'company-9', name: 'Другая' });
    await owner.ask('POST', '/api/companies/company-9/open', { memberId: null, name: 'Анна', email: '' });
    const stranger = await joinedBy(owner, 'company-9', 'Admin');
    expect(await stranger.ask('GET', `/api/companies/${COMPANY}/changes?after=0`)).toMatchObject({
      status: 404,
      body: { error: 'not_found' },
    });
  });
});

const idOf = async (browser: Browser): Promise<string> =>
  (await browser.ask<Session>('GET', '/api/session')).body.companies[0]?.memberId ?? '';
const says = (id: string, authorId: string, text: string, threadId: string | null = null): Op =>
  creation('comment', { id, authorId, text, threadId, mentions: [], turns: {} });

describe.each(ENGINES)('what somebody has said, when they want it gone, on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await withCompany(server);
  });
  afterAll(() => server.stop());

  it('is in no table, their own by themselves and a former member’s by the owner; others’ words stay', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Viewer');
    const boris = await joinedBy(owner, COMPANY, 'Admin');
    const [admin, viewer] = [await idOf(boris), await idOf(pavel)];
    const stands = async () => (await owner.pull(COMPANY)).records.map(({ record }) => record as StoredRecord);
    const erase = async (browser: Browser, who: string, isGone = false) => {
      const all = await stands();
      const comments = all.filter((one) => 'authorId' in one) as unknown as Comment[];
      const ops = eraseWords(who, isGone, { comments, reviews: [] }, new Date().toISOString()).flat();
      return (await browser.push(COMPANY, [sent(ops, all, { erases: true })])).body.answers;
    };
    await pavel.push(COMPANY, [
      sent([
        says('c1', viewer, 'Тайна первая'),
        says('c2', viewer, 'Тайна вторая'),
        says('c3', viewer, 'Тайна третья'),
      ]),
    ]);
    await boris.push(COMPANY, [sent([says('c4', admin, 'Слова другого', 'c1')])]);
    const edit = { op: 'set', kind: 'comment', id: 'c1', fields: { text: 'Тайна исправленная' } } as Op;
    await pavel.push(COMPANY, [sent([edit], await stands())]);
    await pavel.push(COMPANY, [sent([{ op: 'remove', kind: 'comment', id: 'c2' }], await stands())]);
    // No member removes others' words.
    expect(await erase(pavel, admin)).toMatchObject([{ refused: { code: 'forbidden', needed: 'Owner' } }]);
    expect(await erase(pavel, viewer)).toMatchObject([{ seq: expect.any(Number) }]);
    await pavel.push(COMPANY, [sent([says('c5', viewer, 'Тайна последняя')])]);
    await owner.push(COMPANY, [sent([{ op: 'remove', kind: 'member', id: viewer }])]);
    expect(await erase(boris, viewer, true)).toMatchObject([{ refused: { code: 'forbidden', needed: 'Owner' } }]);
    expect(await erase(owner, viewer, true)).toMatchObject([{ seq: expect.any(Number) }]);
    const left = (await stands()).filter((one) => 'authorId' in one) as unknown as Comment[];
    expect(left.map(({ id, text }) => `${id} ${text}`).toSorted()).toEqual([
      'c1 ',
      'c2 ',
      'c3 ',
      'c4 Слова другого',
      'c5 ',
    ]);
    expect(left.find(({ id }) => id === 'c2')?.deletedAt).not.toBeNull();
    await server.pause();
    const stored = await everythingIn(server, COMPANY);
    for (const text of Object.values(stored)) expect(text).not.toContain('Тайна');
    expect(stored.audit).toContain('erased');
    expect(stored.change).toContain('Слова другого');
    expect(server.logs.join('')).not.toContain('Тайна');
  });
});

describe('an operation of which only its place is left', () => {
  const on = { kind: 'research', id: 'r1' } as const;
  it.each([
    [
      { ...on, op: 'create', record: { id: 'r1', title: NAME } },
      { ...on, op: 'create', record: {} },
    ],
    [
      { ...on, op: 'ensure', defaults: { id: 'r1', title: NAME } },
      { ...on, op: 'ensure', defaults: {} },
    ],
    [
      { ...on, op: 'set', fields: { title: NAME } },
      { ...on, op: 'set', fields: { title: null } },
    ],
    [
      { ...on, op: 'put', map: 'insights', key: 'k', value: { text: NAME } },
      { ...on, op: 'put', map: 'insights', key: 'k', value: null },
    ],
    [
      { ...on, op: 'setMember', map: 'insights', key: 'k', fields: { text: NAME } },
      { ...on, op: 'setMember', map: 'insights', key: 'k', fields: { text: null } },
    ],
    [
      { ...on, op: 'remove' },
      { ...on, op: 'remove' },
    ],
  ] as unknown as [Op, Op][])('%j', (op, left) => {
    expect(withoutValues([op], new Set(['research/r1']))).toEqual([left]);
    expect(withoutValues([op], new Set(['research/r2']))).toEqual([op]);
  });
});
