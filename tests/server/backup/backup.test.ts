import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { backup, restoreFrom } from '#server/backup/commands.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { PulledRecord } from '#src/domain/sync/protocol.ts';
import { emptyPostgres, ENGINES, ownedPostgres, temporaryFolder } from '#tests/server/support/databases.ts';
import {
  Browser,
  environmentOf,
  joinedBy,
  sent,
  startTestServer,
  withCompany,
  type TestServer,
} from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';

const COMPANY = 'company-1';
const NAME = 'Аделаида Канареечная';

const hashOf = (records: readonly PulledRecord[]): string =>
  // Without their numbers: a restored company goes on beyond all that anybody has seen.
  createHash('sha256')
    .update(JSON.stringify(records.map(({ seq: _seq, ...one }) => one)))
    .digest('hex');

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const placeOf = (bytes: Buffer): string => `/api/companies/${COMPANY}/files/${sha256(bytes)}`;

/** About how many rows of records an archive has. */
const rowsIn = (file: string): number => gunzipSync(readFileSync(file)).toString().split('"kind":').length;

/** A commit of two records: both are there, or none. */
const pair = (name: string): unknown =>
  sent([creation('research', { id: name }), creation('hypothesis', { id: name })]);

describe.each(ENGINES)('a backup of a server on %s', (engine) => {
  let server: TestServer;
  let owner: Browser;
  const room = temporaryFolder();
  beforeAll(async () => {
    server = await startTestServer(engine);
    owner = await withCompany(server);
  });
  afterAll(async () => {
    await server.stop();
    room.remove();
  });

  /** A file to write into. */
  const fileCalled = (name: string): string => path.join(room.folder, name);

  it('taken under load and put on an empty server, is the same, and its people go on', async () => {
    const pavel = await joinedBy(owner, COMPANY, 'Researcher');
    await owner.ask('POST', '/api/companies', { id: 'company-2', name: 'Вторая' });
    await owner.ask('POST', '/api/companies/company-2/open');
    await owner.push('company-2', [
      sent([creation('audience', { id: 'a1', name: 'Строка\nи "кавычки"\u2028 \\ 😀' })]),
    ]);
    const before = (await owner.push(COMPANY, [pair('before')])).body.head;
    const load = { isOver: false };
    const work = async (who: Browser, name: string): Promise<void> => {
      for (let at = 0; !load.isOver || at < 20; at += 1) {
        await who.push(COMPANY, [pair(`${name}-${at}`)]);
      }
    };
    const working = [work(owner, 'anna'), work(pavel, 'pavel'), work(owner, 'anna-too')];
    const place = fileCalled('under-load.gz');
    expect(await backup(environmentOf(server), place)).toMatchObject({ ok: true });
    load.isOver = true;
    await Promise.all(working);
    const after = (await owner.push(COMPANY, [pair('after')])).body.head;

    // The records of that moment, and nothing in half: both records of a commit or none.
    const text = gunzipSync(readFileSync(place)).toString();
    const company = text
      .split('\n')
      .map((line) => JSON.parse(line || '{}') as { table?: string; rows?: { id: string; seq: number }[] });
    const seq =
      company.find(({ table, rows }) => table === 'company' && rows?.[0]?.id === COMPANY)?.rows?.[0]?.seq ?? -1;
    expect(seq).toBeGreaterThanOrEqual(before);
    expect(seq).toBeLessThan(after);
    expect(statSync(place).mode & 0o777).toBe(0o600);

    const second = await startTestServer(engine, { starts: false });
    expect(await restoreFrom(environmentOf(second), place)).toMatchObject({ ok: true });
    const again = await second.begin();
    // The same cookies, the same links.
    const [anna, paul] = [owner, pavel].map((one) => Object.assign(new Browser(again.address), { cookie: one.cookie }));
    if (!anna || !paul) throw new Error('nobody');
    const there = await owner.pull(COMPANY);
    const upTo = there.records.filter((one) => one.seq <= seq);
    const here = await paul.pull(COMPANY);
    expect(hashOf(here.records)).toBe(hashOf(upTo));
    // Each commit wrote two, but for the first: the member that Pavel is here.
    expect(here.records).toHaveLength(2 * seq - 1);
    expect(hashOf((await anna.pull('company-2')).records)).toBe(hashOf((await owner.pull('company-2')).records));
    // A device that had seen more than the backup holds receives what comes first after it, and all present records.
    const more = await anna.push(COMPANY, [sent([creation('research', { id: 'later' })])]);
    expect(more.body.answers).toMatchObject([{ seq: here.seq + 1 }]);
    const news = await paul.pull(COMPANY, after);
    expect(news.records).toHaveLength(2 * seq);
    expect(news.records.at(-1)).toMatchObject({ id: 'later' });
    expect((await anna.ask('GET', '/api/session')).body).toMatchObject({ person: { name: 'Анна' } });

    // A server with people on it is left as it is.
    await again.pause();
    expect(await restoreFrom(environmentOf(again), place)).toMatchObject({
      ok: false,
      says: expect.stringContaining('пустой'),
    });
    await second.stop();
  });

  it('goes to the other database, and to one whose user may make no roles', async () => {
    const place = fileCalled('to-others.gz');
    expect(await backup(environmentOf(server), place)).toMatchObject({ ok: true });
    const others = [
      engine === 'pglite'
        ? await startTestServer('postgresql', { starts: false })
        : await startTestServer('pglite', { starts: false }),
      await startTestServer('postgresql', { starts: false, databaseUrl: await ownedPostgres() }),
    ];
    for (const other of others) {
      expect(await restoreFrom(environmentOf(other), place)).toMatchObject({ ok: true });
      const again = await other.begin();
      const anna = Object.assign(new Browser(again.address), { cookie: owner.cookie });
      expect(hashOf((await anna.pull(COMPANY)).records)).toBe(hashOf((await owner.pull(COMPANY)).records));
      await again.pause();
      // And from there, by a user who sees only what policies show.
      expect(
        await backup(environmentOf({ ...again, databaseUrl: other.databaseUrl }), `${place}.${others.indexOf(other)}`),
      ).toMatchObject({ ok: true });
      await other.stop();
    }
    for (const at of others.keys()) expect(rowsIn(`${place}.${at}`)).toBe(rowsIn(place));
  });

  it('holds nothing that was erased', async () => {
    await owner.push(COMPANY, [sent([creation('research', { id: 'secret', title: NAME })])]);
    const stands = (await owner.pull(COMPANY)).records
      .map(({ record }) => record as StoredRecord)
      .filter(({ id }) => id === 'secret');
    const early = fileCalled('with-name.gz');
    await backup(environmentOf(server), early);
    expect(gunzipSync(readFileSync(early)).toString()).toContain(NAME);
    const blank: Op = { op: 'set', kind: 'research', id: 'secret', fields: { title: 'Без имени' } } as Op;
    expect((await owner.push(COMPANY, [sent([blank], stands, { erases: true })])).body.answers).toMatchObject([
      { seq: expect.any(Number) },
    ]);
    const late = fileCalled('without-name.gz');
    expect(await backup(environmentOf(server), late)).toMatchObject({ ok: true });
    expect(gunzipSync(readFileSync(late)).toString()).not.toContain(NAME);
    expect(server.logs.join('')).not.toContain(NAME);
  });

  it('takes the files along, and puts back those that have their hash', async () => {
    const [large, empty, spoilt, lost] = [
      randomBytes(9 * 1024 * 1024 + 1),
      Buffer.alloc(0),
      randomBytes(1_000),
      randomBytes(1_000),
    ];
    for (const bytes of [large, empty, spoilt, lost]) {
      const sending = await fetch(`${owner.address}${placeOf(bytes)}`, {
        method: 'PATCH',
        headers: {
          Origin: owner.address,
          Cookie: owner.cookie,
          'Upload-Offset': '0',
          'Upload-Length': String(bytes.length),
        },
        body: bytes,
      });
      expect([sending.status, sending.headers.get('upload-complete')]).toEqual([204, '?1']);
    }
    const stored = (bytes: Buffer): string =>
      path.join(server.folder, 'data/files', sha256(Buffer.from(COMPANY)), sha256(bytes));
    writeFileSync(stored(spoilt), Buffer.alloc(1_000));
    rmSync(stored(lost));
    const place = fileCalled('files.gz');
    expect(await backup(environmentOf(server), place)).toMatchObject({
      ok: true,
      says: expect.stringContaining('файлов 4'),
    });

    const second = await startTestServer(engine, { starts: false });
    expect(await restoreFrom(environmentOf(second), place)).toMatchObject({
      ok: true,
      says: expect.stringContaining('без содержимого в копии 2'),
    });
    const again = await second.begin();
    const get = (bytes: Buffer, method = 'GET') =>
      fetch(`${again.address}${placeOf(bytes)}`, { method, headers: { Cookie: owner.cookie } });
    for (const bytes of [large, empty]) {
      const found = await get(bytes);
      expect(found.status).toBe(200);
      expect(sha256(Buffer.from(await found.arrayBuffer()))).toBe(sha256(bytes));
    }
    // A device that has them is asked for them anew.
    for (const bytes of [spoilt, lost]) {
      expect((await get(bytes)).status).toBe(404);
      expect((await get(bytes, 'HEAD')).headers.get('upload-complete')).toBe('?0');
    }
    expect(readdirSync(path.join(second.folder, 'data/files/uploads'), { recursive: true }).length).toBe(1);
    await second.stop();
  });

  it('that is cut or damaged changes nothing', async () => {
    const whole = fileCalled('whole.gz');
    await backup(environmentOf(server), whole);
    const bytes = readFileSync(whole);
    const cut = fileCalled('cut.gz');
    writeFileSync(cut, bytes);
    truncateSync(cut, bytes.length - 10);
    const damaged = fileCalled('damaged.gz');
    writeFileSync(
      damaged,
      bytes.map((byte, at) => (at === Math.floor(bytes.length / 2) ? byte ^ 255 : byte)),
    );
    const other = fileCalled('other.gz');
    writeFileSync(other, 'Не копия');
    const empty = await startTestServer(engine, { starts: false });
    for (const place of [cut, damaged, other]) {
      expect(await restoreFrom(environmentOf(empty), place)).toMatchObject({
        ok: false,
        says: expect.stringContaining('повреждён'),
      });
    }
    // Still empty, and so it takes the whole one.
    expect(await restoreFrom(environmentOf(empty), whole)).toMatchObject({ ok: true });
    await empty.stop();
  });

  it('is never written over another file', async () => {
    const place = fileCalled('there.gz');
    writeFileSync(place, 'x');
    expect(await backup(environmentOf(server), place)).toMatchObject({ ok: false });
    expect(readFileSync(place, 'utf8')).toBe('x');
    expect(existsSync(`${place}.part`)).toBe(false);
  });

  it('is not made of a folder without a database', async () => {
    const { folder, remove } = temporaryFolder();
    const nothing = environmentOf({ folder, databaseUrl: null, address: 'http://127.0.0.1:1' });
    expect(await backup(nothing, fileCalled('nothing.gz'))).toMatchObject({ ok: false });
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
    remove();
  });

  it('leaves no file of its own in the data folder', async () => {
    expect(await backup(environmentOf(server), fileCalled('clean.gz'))).toMatchObject({ ok: true });
    expect(existsSync(path.join(server.folder, 'data/backup.part'))).toBe(false);
    const key = path.join(server.folder, 'data/backup-key');
    // PostgreSQL is read by the command itself: there is nothing to ask for.
    const mode = existsSync(key) ? statSync(key).mode & 0o777 : null;
    expect(mode).toBe(engine === 'pglite' ? 0o600 : null);
  });

  it('is given by the network to nobody without the key', async () => {
    for (const headers of [{}, { Authorization: 'Bearer ' }, { Authorization: 'Bearer guess' }]) {
      expect((await owner.ask('GET', '/api/backup', undefined, headers as Record<string, string>)).status).toBe(404);
    }
  });
});

it('a backup of a PostgreSQL of another shape is refused, and leaves it so', async () => {
  const { folder, remove } = temporaryFolder();
  const url = await emptyPostgres();
  const environment = { ...environmentOf({ folder, databaseUrl: url, address: 'http://127.0.0.1:1' }) };
  expect(await backup(environment, path.join(folder, 'x.gz'))).toMatchObject({ ok: false });
  expect(existsSync(path.join(folder, 'x.gz'))).toBe(false);
  remove();
});
