import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

import { atEachCpu } from './figures.mjs';
import { filterKeys, firstReaction, listed, reaction } from './reaction.mjs';

async function servePage(root) {
  const outDir = await mkdtemp(join(tmpdir(), 'orientir-baseline-'));
  const page = { configFile: false, root, logLevel: 'error', build: { outDir, target: 'es2022' } };
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

/**
 * Builds and serves the empty pages of the product's stack, every figure is also told as a ratio to theirs: one that is loaded
 * (baseline/main.tsx) and one that reacts (baseline/reactions/main.tsx).
 */
export async function serveBaseline() {
  const [load, reactions] = await Promise.all(
    ['baseline', 'baseline/reactions'].map((root) => servePage(new URL(root, import.meta.url).pathname)),
  );
  return {
    base: load.base,
    reactions: reactions.base,
    close: () => Promise.all([load.close(), reactions.close()]),
  };
}

/** What reactions cost on the empty page, by name of the reaction: `{ figure by column }`. */
export async function timeBaseline(openProfile, base) {
  const { context, page, cdp } = await openProfile();
  const link = (name) => page.getByRole('link', { name });
  const open = page.getByRole('button', { name: 'Открыть' });
  const closeDialog = async () => {
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open.focus();
  };
  const enter = () => page.keyboard.press('Enter');
  const rows = await atEachCpu(cdp, async (row) => {
    await page.goto(`${base}/`);
    await listed(page);
    const ROUTES = ['Первый', 'Второй'];
    row('route', await reaction(page, 'route', enter, (run) => link(ROUTES[(run + 1) % ROUTES.length]).focus()));
    await link('Много').click();
    await page.getByRole('searchbox').waitFor();
    await filterKeys(page, page.getByRole('searchbox'), row, 'list');
    await listed(page);
    await page.locator('[data-accordion-trigger]').nth(1).focus();
    row('accordion', await reaction(page, 'accordion', enter));
    await open.click();
    row('dialog', await reaction(page, 'dialog', enter, closeDialog));
    row(
      'dialog, first',
      await firstReaction(page, 'dialog', enter, async () => {
        await listed(page);
        await open.focus();
      }),
    );
  });
  await context.close();
  return rows;
}
