import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { backup, restoreFrom } from '#server/backup/commands.ts';
import type { Member } from '#src/domain/account/account.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { CompanyHistory, RecordHistory } from '#src/domain/history/history.ts';
import type { Session } from '#src/domain/sync/protocol.ts';
import { ENGINES, temporaryFolder } from '#tests/server/support/databases.ts';
import {
  Browser,
  environmentOf,
  joinedBy,
  memberOf,
  sent,
  startTestServer,
  type TestServer,
} from '#tests/server/support/team.ts';
import { creation, loaded } from '#tests/store/examples.ts';

/* Backups put back: one of a server that knew no members and kept no history of its changes, and one of today. */

const COMPANY = 'company-1';
const AT = `/api/companies/${COMPANY}`;

type Row = Record<string, unknown>;

/** Tables that a server wrote before sign-in, people and history existed, and columns that were added to them later. */
const TABLES_BEFORE = ['company', 'record', 'change', 'file', 'person', 'session', 'membership', 'link', 'erasure'];
const COLUMNS_SINCE: Readonly<Record<string, readonly string[]>> = {
  change: ['former', 'taken_at'],
  membership: ['member_id'],
  person: ['email', 'email_verified', 'image', 'two_factor_enabled', 'updated_at'],
  session: ['id', 'updated_at', 'ip_address', 'user_agent'],
};

/** A backup as a server of before would have made it of the same company: those who came by a link were no members. */
function asBefore(place: string, isThere: (member: Row) => boolean): void {
  const [head = '', ...lines] = gunzipSync(readFileSync(place)).toString().trim().split('\n');
  const counts: Record<string, number> = {};
  const kept = lines.slice(0, -1).flatMap((line) => {
    const { table, company, rows } = JSON.parse(line) as { table: string; company: string | null; rows: Row[] };
    if (!TABLES_BEFORE.includes(table)) return [];
    const own = rows
      .filter((row) => table !== 'record' || row.kind !== 'member' || isThere(row))
      .map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !COLUMNS_SINCE[table]?.includes(name))));
    counts[table] = (counts[table] ?? 0) + own.length;
    return [JSON.stringify({ table, company, rows: own })];
  });
  const { migrations, secret: _secret, ...facts } = JSON.parse(head) as { migrations: string[]; secret: string };
  const before = { ...facts, migrations: migrations.filter((name) => name < '0004') };
  const all = [JSON.stringify(before), ...kept, JSON.stringify({ end: true, counts })];
  writeFileSync(place, gzipSync(`${all.join('\n')}\n`));
}

const membersOf = async (browser: Browser): Promise<readonly Member[]> =>
  (await browser.pull(COMPANY)).records.flatMap(({ kind, record }) => (kind === 'member' ? [record as Member] : []));

describe.each(ENGINES)('a backup put back on %s', (engine) => {
  const room = temporaryFolder();
  let server: TestServer;
  let anna: Browser;

  beforeAll(async () => {
    server = await startTestServer(engine);
    anna = new Browser(server.address);
    await anna.enter(await server.ownerToken(), 'Анна');
    await anna.ask('POST', '/api/companies', { id: COMPANY, name: 'Стрелка' });
    const people = [
      { id: 'anna', name: 'Анна', role: 'Owner', status: 'active' },
      { id: 'paper', name: 'Пётр', role: 'Researcher', status: 'noAccess' },
    ] as const;
    const records = [
      loaded('company', { id: COMPANY }),
      ...people.map((one) => loaded('member', { companyId: COMPANY, email: '', ...one })),
    ];
    await anna.ask('POST', `${AT}/records`, { records });
    await anna.ask('POST', `${AT}/open`, { memberId: 'anna' });
    const pavel = await joinedBy(anna, COMPANY, 'Researcher');
    await pavel.push(COMPANY, [sent([creation('research', { id: 'r1', title: 'Ученики' })])]);
    const [saw] = (await anna.pull(COMPANY)).records.filter(({ id }) => id === 'r1');
    const set = { op: 'set', kind: 'research', id: 'r1', fields: { title: 'Родители' } } as Op;
    await anna.push(COMPANY, [sent([set], [saw?.record as StoredRecord])]);
  });
  afterAll(async () => {
    await server.stop();
    room.remove();
  });

  /** Restores a saved backup by name, on a server of its own. */
  async function restored(name: string, change: (place: string) => void): Promise<TestServer> {
    const place = path.join(room.folder, name);
    expect(await backup(environmentOf(server), place)).toMatchObject({ ok: true });
    change(place);
    const second = await startTestServer(engine, { starts: false });
    expect(await restoreFrom(environmentOf(second), place)).toMatchObject({ ok: true });
    return second.begin();
  }

  it('of before: history tells what it knows, as of when it was', async () => {
    const again = await restored('history.gz', (place) => asBefore(place, ({ id }) => id === 'anna'));
    const owner = new Browser(again.address);
    await owner.enter(await again.ownerToken(), 'Анна');
    const { body } = await owner.ask<RecordHistory>('GET', `${AT}/history?kind=research&id=r1`);
    expect(body.changes.map(({ actor, at, ops }) => [actor.name, at.slice(0, 10), ops.map(({ op }) => op)])).toEqual([
      ['Анна', '2026-06-01', ['set']],
      ['Researcher', '2026-06-01', ['create']],
    ]);
    // The earlier values were not kept, so they are not shown.
    expect(body.changes.map(({ former }) => former)).toEqual([null, null]);
    const since = async (moment: Date): Promise<readonly string[]> =>
      (await owner.ask<CompanyHistory>('GET', `${AT}/history?since=${moment.toISOString()}`)).body.records.map(
        ({ kind, id }) => `${kind}/${id}`,
      );
    // It was put back now; it was done then.
    expect(await since(new Date(Date.now() - 60 * 60 * 1000))).not.toContain('research/r1');
    expect(await since(new Date('2026-05-31T00:00:00Z'))).toContain('research/r1');
    await again.stop();
  });

  it('of before: whoever is in becomes a member, under their name, who speaks and can be taken out', async () => {
    const again = await restored('people.gz', (place) => asBefore(place, ({ id }) => id === 'anna' || id === 'paper'));
    // Sessions of before were not signed: the owner has their link, the others a new one.
    const owner = new Browser(again.address);
    await owner.enter(await again.ownerToken(), 'Анна');
    const { body } = await owner.ask<Session>('GET', '/api/session');
    expect(body.companies).toMatchObject([{ id: COMPANY, role: 'Owner', memberId: 'anna' }]);
    const said = (await membersOf(owner)).map(({ name, role, status }) => `${name} ${role} ${status}`);
    expect(said.toSorted()).toEqual(['Researcher Researcher active', 'Анна Owner active', 'Пётр Researcher noAccess']);
    // And once: they are who they are when they ask again.
    expect(await memberOf(owner)).toBe('anna');
    expect(await membersOf(owner)).toHaveLength(3);
    const comment = creation('comment', { id: 'c-1', authorId: 'anna', mentions: [], editedAt: null, turns: {} });
    expect((await owner.push(COMPANY, [sent([comment])])).body.answers).toMatchObject([{ seq: expect.any(Number) }]);
    const id = (await membersOf(owner)).find(({ name }) => name === 'Researcher')?.id ?? '';
    const standing = async () => (await membersOf(owner)).find((one) => one.id === id);
    await owner.push(COMPANY, [sent([{ op: 'remove', kind: 'member', id }])]);
    expect(await standing()).toMatchObject({ deletedAt: expect.any(String) });
    // A person is behind the record: a restored member is in, and not on paper.
    await owner.push(COMPANY, [sent([{ op: 'restore', kind: 'member', id }])]);
    expect(await standing()).toMatchObject({ deletedAt: null, status: 'active' });
    await again.stop();
  });

  it('of today: whoever was taken out is out there, too, and in again when they are put back', async () => {
    const vera = await joinedBy(anna, COMPANY, 'Viewer');
    const id = await memberOf(vera);
    await anna.push(COMPANY, [sent([{ op: 'remove', kind: 'member', id }])]);
    const again = await restored('today.gz', (place) => {
      expect(gunzipSync(readFileSync(place)).toString()).toContain('"former_member"');
    });
    const [owner, hers] = [anna, vera].map((one) =>
      Object.assign(new Browser(again.address), { cookie: one.cookie }),
    ) as [Browser, Browser];
    expect((await hers.ask('GET', `${AT}/changes?after=0`)).status).toBe(404);
    expect((await hers.ask('POST', '/api/session', { token: 'any' })).status).toBe(401);
    await owner.push(COMPANY, [sent([{ op: 'restore', kind: 'member', id }])]);
    expect(await memberOf(hers)).toBe(id);
    expect((await hers.pull(COMPANY)).records.map((one) => one.id)).toContain('r1');
    const { body } = await owner.ask<RecordHistory>('GET', `${AT}/history?kind=research&id=r1`);
    expect(body.changes[0]?.former).toEqual([{ op: 'set', kind: 'research', id: 'r1', fields: { title: 'Ученики' } }]);
    await again.stop();
  });
});
