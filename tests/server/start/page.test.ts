import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readEnvironment } from '#server/environment/environment.ts';
import { startServer, type RunningServer } from '#server/startServer.ts';
import { temporaryFolder } from '#tests/server/support/databases.ts';

const PAGE = `<!doctype html>\n<html>\n  <head>\n    <meta charset="utf-8" />\n  </head>\n${'<p>Ориентир</p>\n'.repeat(200)}</html>\n`;
const MARKED = PAGE.replace('utf-8" />\n', 'utf-8" />\n    <meta name="orientir-server" content="1" />\n');
const SECTION = PAGE.replace('<html>', '<html data-page="/vision">');
const LONG_SCRIPT = '0123456789'.repeat(500);

describe('the page and its server', () => {
  const { folder, remove } = temporaryFolder();
  const lines: string[] = [];
  let server: RunningServer;
  beforeAll(async () => {
    mkdirSync(path.join(folder, 'dist/assets'), { recursive: true });
    writeFileSync(path.join(folder, 'dist/index.html'), PAGE);
    writeFileSync(path.join(folder, 'dist/vision.html'), SECTION);
    writeFileSync(path.join(folder, 'dist/respond.html'), '<!doctype html>');
    writeFileSync(path.join(folder, 'dist/sw.js'), 'self');
    writeFileSync(path.join(folder, 'dist/assets/a-1.js'), '0123456789');
    writeFileSync(path.join(folder, 'dist/assets/long-1.js'), LONG_SCRIPT);
    const read = readEnvironment({ PORT: '0', HOST: '127.0.0.1' }, folder);
    if (!read.ok) throw new Error('bad environment');
    server = await startServer({
      environment: read.environment,
      folder: path.join(folder, 'dist'),
      writeLog: (line) => lines.push(line),
    });
  });
  afterAll(async () => {
    await server.stop();
    remove();
  });

  /** Sends the request as given, without the browser's tidying of addresses. */
  const ask = (
    url: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<{ status: number; headers: Record<string, unknown>; text: string; bytes: Buffer }> =>
    new Promise((resolve, reject) => {
      const { port } = new URL(server.address);
      const asked = request({ host: '127.0.0.1', port, path: url, headers, method }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => {
          const bytes = Buffer.concat(pieces);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: bytes.toString(), bytes });
        });
      });
      asked.on('error', reject);
      asked.end();
    });

  it('health is told without opening the embedded database', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, text: '{"ok":true,"database":"pglite"}' });
    expect((await ask('/metrics')).text).toContain('orientir_database_open 0\n');
  });

  it.each(['/', '/index.html', '/experiments', '/journey?stage=awareness', '/index', '/%'])(
    '%s is the page, marked as one with a server',
    async (url) => {
      const { status, headers, text } = await ask(url);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(text.replace('    <meta name="orientir-server" content="1" />\n', '')).toBe(PAGE);
      expect(text).not.toBe(PAGE);
      expect((await ask(url, { 'if-none-match': String(headers.etag) })).status).toBe(304);
    },
  );

  it('a section that the build made a page of has that page, marked alike', async () => {
    for (const url of ['/vision', '/vision?card=product', '/vision.html']) {
      const { status, headers, text } = await ask(url);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(text).toBe(SECTION.replace('utf-8" />\n', 'utf-8" />\n    <meta name="orientir-server" content="1" />\n'));
    }
    // The respondents' page is no section.
    expect((await ask('/respond')).text).toBe(MARKED);
  });

  it('nobody frames it, and no address leaves with a link', async () => {
    for (const url of ['/', '/sw.js', '/assets/none.js', '/healthz', '/api/session']) {
      expect((await ask(url)).headers).toMatchObject({
        'content-security-policy': "frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    }
  });

  it('a fingerprinted file is kept for good, another is asked for again, a missing one is not the page', async () => {
    expect((await ask('/assets/a-1.js')).headers['cache-control']).toContain('immutable');
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
    for (const url of ['/assets/none.js', '/none.js', '/../package.json', '/assets/%2e%2e/%2e%2e/secret.txt']) {
      expect((await ask(url)).status).toBe(404);
    }
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });

  it.each([
    ['bytes=2-4', 206, '234'],
    ['bytes=8-', 206, '89'],
    ['bytes=5-2', 200, '0123456789'],
    ['bytes=50-', 200, '0123456789'],
    ['bytes=x-y', 200, '0123456789'],
  ])('a part is given for %s', async (range, status, text) => {
    expect(await ask('/assets/a-1.js', { range })).toMatchObject({ status, text });
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br;q=0', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
  ])('texts are made smaller for who takes %s', async (accepted, encoding) => {
    for (const [url, whole] of [
      ['/assets/long-1.js', LONG_SCRIPT],
      ['/about', MARKED],
    ] as const) {
      const { status, headers, bytes } = await ask(url, { 'accept-encoding': accepted });
      expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
      expect(Number(headers['content-length'])).toBe(bytes.length);
      expect(bytes.length).toBeLessThan(whole.length / 2);
      expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(bytes).toString()).toBe(whole);
      expect((await ask(url, { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) })).status).toBe(304);
    }
  });

  it('what is small, asked for in part, or asked for as it is stays as it is', async () => {
    for (const [url, headers] of [
      ['/assets/a-1.js', { 'accept-encoding': 'br' }],
      ['/assets/long-1.js', {}],
      ['/assets/long-1.js', { 'accept-encoding': 'identity, br;q=0, gzip;q=0' }],
      ['/assets/long-1.js', { 'accept-encoding': 'br', range: 'bytes=0-9' }],
    ] as const) {
      expect((await ask(url, headers)).headers['content-encoding']).toBeUndefined();
    }
    expect((await ask('/assets/long-1.js', { 'accept-encoding': 'br', range: 'bytes=3-5' })).text).toBe('345');
  });

  it('what changes something is taken from its own page only', async () => {
    for (const origin of [undefined, 'https://evil.example', 'null', 'x']) {
      const { status, text } = await ask('/api/session', origin === undefined ? {} : { origin }, 'DELETE');
      expect([status, text]).toEqual([403, '{"error":"forbidden"}']);
    }
  });

  it('says that its port is taken', async () => {
    const read = readEnvironment({ PORT: new URL(server.address).port, HOST: '127.0.0.1' }, folder);
    if (!read.ok) throw new Error('bad environment');
    const second = startServer({ environment: read.environment, folder: path.join(folder, 'dist') });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
