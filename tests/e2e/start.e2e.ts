import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

let starting: ChildProcess | null = null;
let folder = '';
beforeEach(async () => {
  // Not dist: other journeys are under way in that one.
  folder = await mkdtemp(path.join(tmpdir(), 'orientir-start-'));
});
afterEach(async () => {
  starting?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Runs what `npm start` runs, on any free port, until it says where it is. */
function start(): Promise<string> {
  const child = spawn(process.execPath, ['app/build/start.mjs', folder], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0' },
  });
  starting = child;
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /http:\S+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('exit', () => reject(new Error(said)));
  });
}

it('npm start builds the product and serves it with the headers that the README asks of a host', async () => {
  const address = await start();
  const page = await fetch(`${address}/experiments`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(html) ?? [];
  const asset = await fetch(`${address}${script ?? '/the page has no script'}`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toContain('javascript');
  const worker = await fetch(`${address}/sw.js`);
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${address}/assets/gone.js`)).status).toBe(404);
});
