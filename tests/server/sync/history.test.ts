import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { AuditEntry } from '#src/domain/history/audit.ts';
import type { CompanyHistory, RecordHistory } from '#src/domain/history/history.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { Browser, joinedBy, sent, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';

const COMPANY = 'company-1';
const AT = `/api/companies/${COMPANY}`;

const set = (id: string, fields: object): Op => ({ op: 'set', kind: 'research', id, fields }) as Op;

async function ofRecord(browser: Browser, id: string, more = ''): Promise<RecordHistory> {
  const place = `${AT}/history?kind=research&id=${encodeURIComponent(id)}${more}`;
  const { status, body } = await browser.ask<RecordHistory>('GET', place);
  if (status !== 200) throw new Error(`no history: ${status}`);
  return body;
}

/** Returns the record as it is at the server. */
async function standing(browser: Browser, id: string): Promise<StoredRecord> {
  const { records } = await browser.pull(COMPANY);
  return records.find((one) => one.id === id)?.record as StoredRecord;
}

describe.each(ENGINES)('history on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await withCompany(server);
  });
  afterAll(() => server.stop());

  it('tells who changed what of a record, and what stood there before, the newest first', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Researcher');
    await owner.push(COMPANY, [
      sent([creation('research', { id: 'r1', title: 'Ученики' }), creation('research', { id: 'r2' })]),
    ]);
    await pavel.push(COMPANY, [sent([set('r1', { title: 'Ученики и родители' })], [await standing(owner, 'r1')])]);
    await owner.push(COMPANY, [sent([{ op: 'remove', kind: 'research', id: 'r1' }])]);
    const { changes, erased, more } = await ofRecord(owner, 'r1');
    expect(changes.map(({ actor, ops }) => [actor.name, ops.map(({ op }) => op)])).toEqual([
      ['Анна', ['remove']],
      ['Researcher', ['set']],
      ['Анна', ['create']],
    ]);
    expect(changes[1]?.former).toEqual([set('r1', { title: 'Ученики' })]);
    // Another record's change in the same commit.
    expect(changes[2]?.ops).toHaveLength(1);
    expect([erased, more]).toEqual([null, false]);
    expect((await ofRecord(owner, 'nobody')).changes).toEqual([]);
  });

  it('goes on for a record that is restored, and comes in pages', async () => {
    await owner.push(COMPANY, [sent([{ op: 'restore', kind: 'research', id: 'r1' }])]);
    expect((await ofRecord(owner, 'r1')).changes[0]?.ops[0]?.op).toBe('restore');
    const commits = Array.from({ length: 99 }, (_, at) => sent([set('r1', { description: `${at}` })]));
    const { body } = await owner.push(
      COMPANY,
      commits.map((one) => ({ ...one, expect: [] })),
    );
    expect(body.answers.every((one) => 'seq' in one)).toBe(true);
    const seen: number[] = [];
    for (let before = ''; ;) {
      const { changes, more } = await ofRecord(owner, 'r1', before);
      seen.push(...changes.map(({ seq }) => seq));
      if (!more) break;
      expect(changes).toHaveLength(50);
      before = `&before=${changes.at(-1)?.seq}`;
    }
    expect(seen).toHaveLength(103);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  });

  it('tells nothing of what was erased, and that it was', async () => {
    await owner.push(COMPANY, [sent([creation('research', { id: 'e1', title: 'Аделаида' })])]);
    const saw = await standing(owner, 'e1');
    await owner.push(COMPANY, [sent([set('e1', { title: 'Без имени' })], [saw], { erases: true })]);
    const { changes, erased } = await ofRecord(owner, 'e1');
    expect(erased).toBe(changes[0]?.seq);
    expect(JSON.stringify(changes)).not.toContain('Аделаида');
    expect(JSON.stringify(changes)).toContain('Без имени');
  });

  it('of a company: what was changed since, by record, with who and how often', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Researcher');
    const { seq } = await owner.pull(COMPANY);
    await owner.push(COMPANY, [sent([creation('research', { id: 'n1' }), creation('research', { id: 'n2' })])]);
    await pavel.push(COMPANY, [sent([set('n1', { title: 'Раз' })], [await standing(owner, 'n1')])]);
    await pavel.push(COMPANY, [sent([set('n1', { title: 'Два' })], [await standing(owner, 'n1')])]);
    const { body } = await pavel.ask<CompanyHistory>('GET', `${AT}/history?after=${seq}`);
    expect(
      body.records.map(({ id, times, people }) => [id, times, people.map((one) => [one.name, one.times])]),
    ).toEqual([
      [
        'n1',
        3,
        [
          ['Researcher', 2],
          ['Анна', 1],
        ],
      ],
      ['n2', 1, [['Анна', 1]]],
    ]);
    expect([body.total, body.more, body.head]).toEqual([2, false, seq + 3]);
    const recent = await pavel.ask<CompanyHistory>(
      'GET',
      `${AT}/history?since=${new Date(Date.now() - 60_000).toISOString()}`,
    );
    expect(recent.body.records.length).toBeGreaterThan(2);
    const none = await pavel.ask<CompanyHistory>(
      'GET',
      `${AT}/history?since=${new Date(Date.now() + 60_000).toISOString()}`,
    );
    expect(none.body).toMatchObject({ records: [], total: 0, more: false });
  });

  it('of a company comes in pages that lose nothing of one big commit', async () => {
    const { seq } = await owner.pull(COMPANY);
    const ids = Array.from({ length: 250 }, (_, at) => `big-${String(at).padStart(3, '0')}`);
    await owner.push(COMPANY, [sent(ids.map((id) => creation('research', { id })))]);
    const seen: string[] = [];
    for (let before = ''; ;) {
      const { body } = await owner.ask<CompanyHistory>('GET', `${AT}/history?after=${seq}${before}`);
      expect(body.total).toBe(250);
      seen.push(...body.records.map(({ id }) => id));
      const last = body.records.at(-1);
      if (!body.more || !last) break;
      before = `&before=${encodeURIComponent(`${last.seq}/${last.kind}/${last.id}`)}`;
    }
    expect(seen).toEqual(ids);
  });

  it('is not there for another company, nor for nobody', async () => {
    const place = `${AT}/history?kind=research&id=r1`;
    expect((await new Browser(server.address).ask('GET', place)).status).toBe(401);
    await owner.ask('POST', '/api/companies', { id: 'company-2', name: 'Другая' });
    await owner.ask('POST', '/api/companies/company-2/open');
    const stranger = await joinedBy(owner, 'company-2', 'Admin');
    for (const of of [place, `${AT}/history?after=0`, `${AT}/audit`]) {
      expect((await stranger.ask('GET', of)).status).toBe(404);
    }
    expect((await stranger.ask('POST', `${AT}/audit/exports`, { what: 'research', format: 'xlsx' })).status).toBe(404);
    const { body } = await stranger.ask<RecordHistory>('GET', '/api/companies/company-2/history?kind=research&id=r1');
    expect(body.changes).toEqual([]);
  });

  it.each(['', '?kind=research', '?kind=research&id=r1&before=x', '?since=вчера', '?after=-1', '?after=1&before=1'])(
    'makes nothing of %j',
    async (query) => {
      expect((await owner.ask('GET', `${AT}/history${query}`)).status).toBe(400);
    },
  );
});

describe.each(ENGINES)('the journal on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await withCompany(server);
  });
  afterAll(() => server.stop());

  const journal = async (query = ''): Promise<readonly AuditEntry[]> =>
    (await owner.ask<{ entries: readonly AuditEntry[] }>('GET', `${AT}/audit${query}`)).body.entries;

  it('holds who let whom in, whose role was changed, what was taken out and erased', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Researcher');
    const member = creation('member', { id: 'm1', companyId: COMPANY, role: 'Viewer', status: 'noAccess' });
    await owner.push(COMPANY, [sent([member])]);
    const { records } = await owner.pull(COMPANY);
    const saw = records.map(({ record }) => record as StoredRecord);
    const role = { op: 'set', kind: 'member', id: 'm1', fields: { role: 'Admin' } } as Op;
    await owner.push(COMPANY, [
      sent([role], saw),
      sent([{ op: 'remove', kind: 'member', id: 'm1' }]),
      sent([creation('research', { id: 'r1' })]),
      sent([{ op: 'remove', kind: 'research', id: 'r1' }], [], { erases: true }),
    ]);
    await pavel.ask('POST', `${AT}/audit/exports`, { what: 'research', format: 'xlsx' });
    await owner.ask('DELETE', `${AT}/links/${pavel.link}`);
    const entries = await journal();
    expect(
      entries
        .map(({ action, actor }) => [action, actor?.name])
        .toReversed()
        .slice(0, 3),
    ).toEqual([
      ['company.shared', 'Анна'],
      ['link.made', 'Анна'],
      ['member.joined', 'Researcher'],
    ]);
    const told = Object.fromEntries(entries.map(({ action, subject }) => [action, subject]));
    expect(told).toMatchObject({
      'member.added': { member: 'm1', role: 'Viewer' },
      'member.role': { member: 'm1', role: 'Admin', from: 'Viewer' },
      'member.removed': { member: 'm1' },
      erased: { kind: 'research', id: 'r1', records: 1 },
      exported: { what: 'research', format: 'xlsx' },
      'link.ended': { link: pavel.link, people: 1 },
    });
    expect((await journal('?action=exported')).map(({ action }) => action)).toEqual(['exported']);
    const by = entries.find(({ action }) => action === 'member.joined')?.actor?.id ?? '';
    expect((await journal(`?actor=${by}`)).map(({ action }) => action).toSorted()).toEqual([
      'exported',
      'member.joined',
    ]);
  });

  it('is for owners alone', async () => {
    for (const role of ['Viewer', 'Researcher', 'Admin'] as const) {
      const browser = await joinedBy(owner, COMPANY, role);
      expect((await browser.ask('GET', `${AT}/audit`)).status).toBe(403);
    }
  });

  it('tells nothing of a commit that was refused', async () => {
    const before = (await journal()).length;
    const viewer = await joinedBy(owner, COMPANY, 'Viewer');
    await viewer.push(COMPANY, [sent([creation('member', { id: 'm2', companyId: COMPANY, role: 'Owner' })])]);
    // The link, and coming in by it.
    expect((await journal()).length).toBe(before + 2);
  });

  it('comes in pages, the newest first', async () => {
    const many = Array.from({ length: 150 }, () =>
      owner.ask('POST', `${AT}/audit/exports`, { what: 'board', format: 'pdf' }),
    );
    await Promise.all(many);
    const seen: AuditEntry[] = [];
    for (let query = ''; ;) {
      const { body } = await owner.ask<{ entries: AuditEntry[]; more: boolean }>('GET', `${AT}/audit${query}`);
      seen.push(...body.entries);
      const last = body.entries.at(-1);
      if (!body.more || !last) break;
      query = `?before=${last.at}_${last.id}`;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen.filter(({ action, subject }) => action === 'exported' && subject.what === 'board')).toHaveLength(150);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('takes no word of its own from a page', async () => {
    for (const body of [{ what: 'всё', format: 'xlsx' }, { what: 'research', format: '../x' }, {}]) {
      expect((await owner.ask('POST', `${AT}/audit/exports`, body)).status).toBe(400);
    }
  });
});
