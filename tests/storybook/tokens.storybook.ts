import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { tokenFiles } from '#library/tokens/files.ts';
import { launch } from '#tests/support/page/browser.ts';
import { openStorybook } from '#tests/support/built/storyPages.ts';

/** The page that designers take the tokens from: every file is copied and downloaded whole. */

const url = inject('storybookUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('on «Токены» every file is copied and downloaded to the letter', async () => {
  const context = await openStorybook(browser, url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto('/iframe.html?viewMode=docs&id=docs-foundations-tokens--docs');
  for (const { name, text } of tokenFiles()) {
    const file = page.getByRole('region', { name, exact: true });
    await file.getByRole('button', { name: 'Скопировать' }).click();
    await file.getByRole('status').filter({ hasText: 'Скопировано' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      file.getByRole('link', { name: 'Скачать' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect(await readFile(await download.path(), 'utf8')).toBe(text);
  }
  await context.close();
});

it('on «Токены» a copy that the browser refuses is not said to be one', async () => {
  const context = await openStorybook(browser, url);
  const page = await context.newPage();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/iframe.html?viewMode=docs&id=docs-foundations-tokens--docs');
  const file = page.getByRole('region', { name: 'tokens.css', exact: true });
  await file.getByRole('button', { name: 'Скопировать' }).click();
  await file.getByRole('status').filter({ hasText: /./ }).waitFor();
  expect(await file.getByRole('status').textContent()).toMatch(/^Не вышло/);
  await context.close();
});
