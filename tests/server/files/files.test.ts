import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { StoredRecord } from '#src/domain/core/record.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import { Browser, joinedBy, sent, startTestServer, withCompany, type TestServer } from '#tests/server/support/team.ts';
import { creation } from '#tests/store/examples.ts';

import { startFakeS3, type FakeS3 } from './fakeS3.ts';

const MEGABYTE = 1024 * 1024;

/** Bytes that are not the same anywhere. */
function bytesOf(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed;
  for (let at = 0; at + 4 <= length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE(state, at);
  }
  return bytes;
}
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const placeOf = (sha256: string, company = 'company-1') => `/api/companies/${company}/files/${sha256}`;

/** Answer to a browser about a file. */
interface FileAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

async function ask(
  { address, cookie }: Browser,
  method: string,
  place: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer } = {},
): Promise<FileAnswer> {
  const response = await fetch(`${address}${place}`, {
    method,
    headers: { Origin: address, Cookie: cookie, ...headers },
    ...(body ? { body: body as BodyInit } : {}),
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
const send = (browser: Browser, place: string, bytes: Buffer, offset = 0, length = offset + bytes.length) =>
  ask(browser, 'PATCH', place, {
    headers: { 'Upload-Offset': String(offset), 'Upload-Length': String(length) },
    body: bytes,
  });
const held = async (browser: Browser, place: string): Promise<readonly [number, string | null]> => {
  const { headers } = await ask(browser, 'HEAD', place);
  return [Number(headers.get('Upload-Offset')), headers.get('Upload-Complete')];
};

/** Sends the beginning of a file and hangs up in the middle of it, when the server has taken it all. */
async function cut(browser: Browser, place: string, bytes: Buffer, at: number): Promise<void> {
  const sending = request(`${browser.address}${place}`, {
    method: 'PATCH',
    headers: {
      Origin: browser.address,
      Cookie: browser.cookie,
      'Upload-Offset': '0',
      'Upload-Length': String(bytes.length),
      'Content-Length': String(bytes.length),
    },
  });
  const broken = new Promise((resolve) => {
    sending.on('error', resolve);
  });
  await new Promise<void>((resolve) => {
    sending.write(bytes.subarray(0, at), () => resolve());
  });
  sending.destroy(new Error('the network is gone'));
  await broken;
}

const STORAGES = ENGINES.flatMap((engine) => [
  [engine, 'a disk'] as const,
  ...(engine === 'pglite' ? [[engine, 'an S3-compatible store'] as const] : []),
]);

describe.each(STORAGES)('files of companies on %s and %s', (engine, storage) => {
  let server: TestServer;
  let owner: Browser;
  let s3: FakeS3 | null = null;
  beforeAll(async () => {
    if (storage !== 'a disk') s3 = await startFakeS3();
    const variables = { FILE_MB: '60', COMPANY_FILES_MB: '80', ...s3?.variables };
    server = await startTestServer(engine, { variables });
    owner = await withCompany(server);
  });
  afterAll(async () => {
    await server.stop();
    await s3?.stop();
    expect(s3?.refused ?? []).toEqual([]);
    expect(s3?.begun.size ?? 0).toBe(0);
  });

  const whole = bytesOf(50 * MEGABYTE, 1);
  const place = placeOf(hashOf(whole));
  /** Measured figures that the acceptance table asks for. */
  const figures: Record<string, string> = {};
  afterAll(() => {
    console.log(`A file of 50 MB on ${engine} and ${storage}`);
    console.table(figures);
  });

  it('a file of 50 MB that is cut at 60 % goes on from there, and is there when its hash is right', async () => {
    await cut(owner, place, whole, 30 * MEGABYTE);
    // The next attempt ends the one before, whether the server has noticed the cut or not.
    const anew = await send(owner, place, Buffer.alloc(0), 0, whole.length);
    expect(anew.status).toBe(409);
    const [offset, isWhole] = await held(owner, place);
    expect(isWhole).toBe('?0');
    expect(offset).toBe(Number(anew.headers.get('Upload-Offset')));
    expect(offset).toBeGreaterThan(20 * MEGABYTE);
    expect(offset).toBeLessThanOrEqual(30 * MEGABYTE);
    expect((await ask(owner, 'GET', place)).status).toBe(404);
    const rest = await send(owner, place, whole.subarray(offset), offset);
    expect([rest.status, rest.headers.get('Upload-Complete')]).toEqual([204, '?1']);
    expect(await held(owner, place)).toEqual([whole.length, '?1']);
    const { status, bytes } = await ask(owner, 'GET', place);
    expect([status, bytes.equals(whole)]).toEqual([200, true]);
    figures['cut at'] = `${((100 * offset) / whole.length).toFixed(1)} %, ${offset} bytes kept`;
    figures['sent again'] = `${30 * MEGABYTE - offset} bytes`;
    figures['resumed'] = `${whole.length - offset} bytes, then equal to the original`;
  });

  it('what is there already is not sent again', async () => {
    const { status, headers } = await send(owner, place, Buffer.from('x'), 0, 1);
    expect([status, headers.get('Upload-Complete'), headers.get('Upload-Offset')]).toEqual([
      204,
      '?1',
      String(whole.length),
    ]);
    expect((await ask(owner, 'GET', place, { headers: { Range: 'bytes=0-9' } })).bytes).toEqual(whole.subarray(0, 10));
  });

  it('gives parts, says what it is, and never as a page', async () => {
    const part = await ask(owner, 'GET', place, { headers: { Range: 'bytes=1000-1999' } });
    expect(part.status).toBe(206);
    expect(part.bytes.equals(whole.subarray(1000, 2000))).toBe(true);
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'content-range': `bytes 1000-1999/${whole.length}`,
      'content-length': '1000',
      'accept-ranges': 'bytes',
      etag: `"${hashOf(whole)}"`,
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    });
    const end = await ask(owner, 'GET', place, { headers: { Range: 'bytes=-5' } });
    expect([end.status, end.bytes.equals(whole.subarray(-5))]).toEqual([206, true]);
    const open = await ask(owner, 'GET', place, { headers: { Range: `bytes=${whole.length - 3}-` } });
    expect(open.bytes.equals(whole.subarray(-3))).toBe(true);
    const none = await ask(owner, 'GET', place, { headers: { Range: `bytes=${whole.length}-` } });
    expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    const other = await ask(owner, 'GET', place, { headers: { Range: 'bytes=0-9', 'If-Range': '"other"' } });
    expect([other.status, other.bytes.length]).toEqual([200, whole.length]);
    const known = await ask(owner, 'GET', place, { headers: { 'If-None-Match': `"${hashOf(whole)}"` } });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
  });

  it('what comes to another hash is refused and thrown away', async () => {
    const right = bytesOf(9 * MEGABYTE, 2);
    const wrong = Buffer.from(right);
    wrong[right.length - 1] = (wrong.at(-1) ?? 0) ^ 1;
    const at = placeOf(hashOf(right));
    const { status, bytes } = await send(owner, at, wrong);
    expect([status, JSON.parse(bytes.toString())]).toEqual([422, { error: 'mismatch' }]);
    expect(await held(owner, at)).toEqual([0, '?0']);
    expect((await ask(owner, 'GET', at)).status).toBe(404);
    figures['wrong hash'] = `${status}, 0 bytes kept`;
    expect((await send(owner, at, right)).status).toBe(204);
    expect((await ask(owner, 'GET', at)).bytes.equals(right)).toBe(true);
  });

  it('what is longer than it was said is thrown away; what is out of its place changes nothing', async () => {
    const bytes = bytesOf(1000, 3);
    const at = placeOf(hashOf(bytes));
    expect((await send(owner, at, bytes, 0, 999)).status).toBe(400);
    expect(await held(owner, at)).toEqual([0, '?0']);
    expect((await send(owner, at, bytes.subarray(0, 400), 0, 1000)).headers.get('Upload-Offset')).toBe('400');
    const misplaced = await send(owner, at, bytes.subarray(500), 500, 1000);
    expect([misplaced.status, misplaced.headers.get('Upload-Offset')]).toEqual([409, '400']);
    expect((await send(owner, at, bytes.subarray(400), 400, 1000)).headers.get('Upload-Complete')).toBe('?1');
  });

  it('an empty file is a file', async () => {
    const at = placeOf(hashOf(Buffer.alloc(0)));
    expect((await send(owner, at, Buffer.alloc(0), 0, 0)).status).toBe(204);
    const { status, bytes } = await ask(owner, 'GET', at);
    expect([status, bytes.length]).toEqual([200, 0]);
  });

  it('another company’s file is not there, for whoever is of another company and for nobody', async () => {
    await owner.ask('POST', '/api/companies', { id: 'company-2', name: 'Вторая' });
    await owner.ask('POST', '/api/companies/company-2/open');
    const other = await joinedBy(owner, 'company-2', 'Admin');
    const [sha256] = [hashOf(whole)];
    const statuses = await Promise.all(['GET', 'HEAD'].map(async (method) => (await ask(other, method, place)).status));
    expect(statuses).toEqual([404, 404]);
    figures['another company’s file'] = statuses.join(', ');
    expect((await send(other, place, whole.subarray(0, 9), 0, whole.length)).status).toBe(404);
    expect((await ask(other, 'GET', placeOf(sha256, 'company-2'))).status).toBe(404);
    expect(await held(other, placeOf(sha256, 'company-2'))).toEqual([0, '?0']);
    expect((await ask(new Browser(server.address), 'GET', place)).status).toBe(401);
    expect((await ask(owner, 'GET', placeOf('../../../etc/passwd'))).status).toBe(404);
    expect((await ask(owner, 'GET', placeOf('..%2F..%2Fserver.lock'))).status).toBe(404);
  });

  it('every role reads, and from Researcher on it writes', async () => {
    const [viewer, researcher] = [
      await joinedBy(owner, 'company-1', 'Viewer'),
      await joinedBy(owner, 'company-1', 'Researcher'),
    ];
    const bytes = bytesOf(2000, 4);
    const at = placeOf(hashOf(bytes));
    expect((await send(viewer, at, bytes)).status).toBe(403);
    expect((await send(researcher, at, bytes)).status).toBe(204);
    expect((await ask(viewer, 'GET', at)).bytes.equals(bytes)).toBe(true);
  });

  it('what one person has sent of a file is no other’s', async () => {
    const colleague = await joinedBy(owner, 'company-1', 'Researcher');
    const bytes = bytesOf(2000, 5);
    const at = placeOf(hashOf(bytes));
    await send(colleague, at, Buffer.alloc(1000), 0, 2000);
    expect(await held(owner, at)).toEqual([0, '?0']);
    expect((await send(owner, at, bytes)).status).toBe(204);
    expect((await ask(colleague, 'GET', at)).bytes.equals(bytes)).toBe(true);
  });

  it('keeps to its limits: of one file, and of a company with what is on its way', async () => {
    const sha256 = hashOf(Buffer.from('too much'));
    const first = Buffer.from('x');
    expect((await send(owner, placeOf(sha256), first, 0, 61 * MEGABYTE)).status).toBe(413);
    // About 59 MB are there.
    expect((await send(owner, placeOf(sha256), first, 0, 30 * MEGABYTE)).status).toBe(413);
    const begun = bytesOf(15 * MEGABYTE, 6);
    await send(owner, placeOf(hashOf(begun)), begun.subarray(0, -1), 0, begun.length);
    expect((await send(owner, placeOf(sha256), first, 0, 10 * MEGABYTE)).status).toBe(413);
    expect((await send(owner, placeOf(hashOf(begun)), begun.subarray(-1), begun.length - 1)).status).toBe(204);
  });

  it('is erased when no living record names it, by who may write', async () => {
    const bytes = bytesOf(5000, 10);
    const sha256 = hashOf(bytes);
    const at = placeOf(sha256);
    await send(owner, at, bytes);
    const viewer = await joinedBy(owner, 'company-1', 'Viewer');
    expect((await viewer.ask('DELETE', at)).status).toBe(403);
    await owner.push('company-1', [
      sent([creation('research'), creation('material', { id: 'material-erased', fileId: sha256 })]),
    ]);
    expect((await owner.ask('DELETE', at)).body).toEqual({ erased: false });
    expect((await ask(owner, 'GET', at)).status).toBe(200);
    const { records } = await owner.pull('company-1');
    const stored = records.find(({ id }) => id === 'material-erased')?.record as StoredRecord;
    const { body } = await owner.push('company-1', [
      sent([{ op: 'remove', kind: 'material', id: 'material-erased' }], [stored]),
    ]);
    expect(body.answers).toMatchObject([{ seq: expect.any(Number) }]);
    expect((await owner.ask('DELETE', at)).body).toEqual({ erased: true });
    expect((await ask(owner, 'GET', at)).status).toBe(404);
    expect(await held(owner, at)).toEqual([0, '?0']);
  });

  it('that the disk has lost is asked for again, and taken', async () => {
    const bytes = bytesOf(7000, 11);
    const at = placeOf(hashOf(bytes));
    await send(owner, at, bytes);
    const lost = [...(s3?.objects.keys() ?? [])].filter((key) => key.endsWith(hashOf(bytes)));
    if (s3) for (const key of lost) s3.lose(key);
    else {
      const folder = path.join(server.folder, 'data/files');
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const name of names) if (name.endsWith(hashOf(bytes))) rmSync(path.join(folder, name));
    }
    expect(await held(owner, at)).toEqual([0, '?0']);
    expect((await ask(owner, 'GET', at)).status).toBe(404);
    expect(s3?.refused.splice(0) ?? ['NoSuchKey']).toEqual(['NoSuchKey']);
    expect((await send(owner, at, bytes)).headers.get('Upload-Complete')).toBe('?1');
    expect((await ask(owner, 'GET', at)).bytes.equals(bytes)).toBe(true);
  });

  it('a form of another site sends nothing', async () => {
    const bytes = bytesOf(100, 7);
    const headers = { Origin: 'https://evil.example', 'Upload-Offset': '0', 'Upload-Length': '100' };
    const { status } = await ask(owner, 'PATCH', placeOf(hashOf(bytes)), { headers, body: bytes });
    expect(status).toBe(403);
  });

  it('a company that is deleted takes its files along, and no other’s', async () => {
    const bytes = bytesOf(3000, 8);
    const at = placeOf(hashOf(bytes), 'company-2');
    await send(owner, at, bytes);
    await send(owner, placeOf(hashOf(whole), 'company-2'), whole.subarray(0, 100), 0, whole.length);
    const folder = path.join(server.folder, 'data/files');
    const count = (): number =>
      s3
        ? s3.objects.size
        : readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
    const before = count();
    await owner.ask('DELETE', '/api/companies/company-2');
    expect((await ask(owner, 'GET', at)).status).toBe(404);
    expect(count()).toBe(before - 2);
    expect((await ask(owner, 'GET', place, { headers: { Range: 'bytes=0-0' } })).status).toBe(206);
    expect(existsSync(folder)).toBe(s3 === null);
  });

  it('writes no name of a file into its log', () => {
    expect(server.logs.join('')).not.toMatch(/[\da-f]{64}/);
    expect(server.logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

describe.each(ENGINES)('files that no record names on %s', (engine) => {
  it('go after thirty days; what a living record names, or one removed since, stays', async () => {
    const day = 24 * 60 * 60 * 1000;
    let now = Date.now();
    const server = await startTestServer(engine, { now: () => new Date(now) });
    try {
      const owner = await withCompany(server);
      const files = [20, 21, 22, 23].map((seed) => bytesOf(3000, seed));
      const places = files.map((bytes) => placeOf(hashOf(bytes)));
      for (const [index, bytes] of files.entries()) await send(owner, places[index] ?? '', bytes);
      const material = (id: string, bytes: Buffer | undefined) =>
        creation('material', { id, fileId: hashOf(bytes ?? Buffer.alloc(0)) });
      await owner.push('company-1', [
        sent([
          creation('research'),
          material('living', files[0]),
          material('late', files[1]),
          material('early', files[2]),
        ]),
      ]);
      const remove = async (id: string): Promise<void> => {
        const { records } = await owner.pull('company-1');
        const stored = records.find((record) => record.id === id)?.record as StoredRecord;
        const at = new Date(now).toISOString();
        await owner.push('company-1', [sent([{ op: 'remove', kind: 'material', id }], [stored], { at })]);
      };
      const here = async () => Promise.all(places.map(async (at) => (await held(owner, at))[1]));
      await remove('early');
      now += 29 * day;
      await remove('late');
      // A sent file: the day has come to look through the company's.
      await send(owner, placeOf(hashOf(bytesOf(10, 30))), bytesOf(10, 30));
      expect(await here()).toEqual(['?1', '?1', '?1', '?1']);
      now += 2 * day;
      await send(owner, placeOf(hashOf(bytesOf(10, 31))), bytesOf(10, 31));
      expect(await here()).toEqual(['?1', '?1', '?0', '?0']);
      expect((await ask(owner, 'GET', places[2] ?? '')).status).toBe(404);
      now += 30 * day;
      await send(owner, placeOf(hashOf(bytesOf(10, 32))), bytesOf(10, 32));
      expect(await here()).toEqual(['?1', '?0', '?0', '?0']);
      expect(server.logs.filter((line) => line.includes('not_swept'))).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

describe('an object store that fails', () => {
  it('is asked again; when it goes on failing nothing is lost of what it has', async () => {
    const s3 = await startFakeS3();
    const server = await startTestServer('pglite', { variables: { ...s3.variables } });
    try {
      const owner = await withCompany(server);
      const bytes = bytesOf(4000, 9);
      const at = placeOf(hashOf(bytes));
      await send(owner, at, bytes.subarray(0, 2000), 0, 4000);
      s3.failNext(2);
      expect((await send(owner, at, bytes.subarray(2000, 3000), 2000, 4000)).status).toBe(204);
      s3.failNext(1000);
      expect((await send(owner, at, bytes.subarray(3000), 3000, 4000)).status).toBe(503);
      s3.failNext(0);
      expect(await held(owner, at)).toEqual([3000, '?0']);
      expect((await send(owner, at, bytes.subarray(3000), 3000, 4000)).status).toBe(204);
      expect((await ask(owner, 'GET', at)).bytes.equals(bytes)).toBe(true);
    } finally {
      await server.stop();
      await s3.stop();
    }
  });
});
