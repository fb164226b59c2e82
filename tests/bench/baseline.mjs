import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

import { atEachCpu } from './figures.mjs';
import { reaction } from './reaction.mjs';

const PAGE = new URL('baseline', import.meta.url).pathname;

/** Builds and serves the empty page of the product's stack (baseline/main.tsx): every figure is also told as a ratio to its. */
export async function serveBaseline() {
  const outDir = await mkdtemp(join(tmpdir(), 'orientir-baseline-'));
  const page = { configFile: false, root: PAGE, logLevel: 'error', build: { outDir, target: 'es2022' } };
  await build(page);
  const server = await preview({ ...page, preview: { port: 0, host: '127.0.0.1' } });
  return {
    base: `http://127.0.0.1:${server.httpServer.address().port}`,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

/** What a reaction costs on the empty page, ms by table column: from a key to its dialog. */
export async function timeBaseline(openProfile, base) {
  const { context, page, cdp } = await openProfile();
  await page.goto(`${base}/`);
  const open = page.getByRole('button', { name: 'Открыть' });
  const { dialog } = await atEachCpu(cdp, async (row) =>
    row(
      'dialog',
      await reaction(
        page,
        'empty dialog',
        () => page.keyboard.press('Enter'),
        async () => {
          await page.keyboard.press('Escape');
          await page.locator('[role=dialog]').waitFor({ state: 'detached' });
          await open.focus();
        },
      ),
    ),
  );
  await context.close();
  return dialog;
}
