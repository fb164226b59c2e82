import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { launch } from '#tests/support/page/browser.ts';
import { STORYBOOK_FOLDER } from '#tests/support/built/buildStorybook.ts';
import { opened, openStorybook } from '#tests/support/built/storyPages.ts';

/**
 * Cost of the first story: the bytes of the files that a cold profile reads, before any compression. Without the index of all
 * stories, which is longer with each.
 */

const url = inject('storybookUrl');

/** Bytes that Storybook's window, the canvas and one story of a button may be; the canvas names every story file, and has grown with them. */
const MOST = 5_100_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('the first story stands with 5 MB; axe comes after it, and the blocks of the documentation not at all', async () => {
  const context = await openStorybook(browser, url);
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === url) files.add(pathname === '/' ? '/index.html' : pathname);
  });
  await page.goto('/?path=/story/ui-button--primary');
  await opened(page, 'ui-button--primary');
  expect([...files]).toEqual(
    expect.arrayContaining(['/sb-manager/runtime.js', expect.stringMatching(/^\/assets\/Button\.stories-/)]),
  );
  const read = [...files]
    // Requested once the story is shown.
    .filter((file) => !file.startsWith('/assets/axe-') && file !== '/index.json')
    .map((file) => readFileSync(path.join(STORYBOOK_FOLDER, file)).length);
  expect(read.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST);
  expect([...files].filter((file) => /\/(blocks|components|DocsRenderer)-/.test(file))).toEqual([]);
  await context.close();
});
