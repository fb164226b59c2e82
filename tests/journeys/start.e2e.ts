import { expect, inject, it } from 'vitest';

it('npm start has built the product, and serves it with the headers that docs/hosting.md asks of a host', async () => {
  const address = inject('appUrl');
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
