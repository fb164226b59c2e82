import { createHash } from 'node:crypto';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { readCatalogue } from '#.storybook/catalogue.ts';
import { launch } from '#tests/support/browser.ts';
import { openFrame, openStorybook, showAll } from '#tests/support/storyPages.ts';
import { isScreen } from '#stories/docs/screens.ts';

/** The pictures of the documentation: each is a story in a frame that has played to the state it is named for. */

const url = inject('storybookUrl');

/** What a picture of a screen shows of it, px (stories/docs/StateGallery.tsx). */
const PICTURE = { width: 1440, height: 900 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('on «Экраны» every picture comes to its state, and no two are equal', { timeout: 900_000 }, async () => {
  const stories = readCatalogue()
    .filter(({ path }) => isScreen(path))
    .flatMap((screen) => screen.stories)
    .filter(({ way }) => !way);
  expect(stories.length).toBeGreaterThan(100);
  const context = await openStorybook(browser, url);
  const pictures = new Map<string, string[]>();
  const red = await showAll(
    () => openFrame(context),
    stories.map(({ id }) => id),
    {
      canvas: PICTURE,
      onShown: async (id, page) => {
        const hash = createHash('sha256')
          .update(await page.screenshot({ animations: 'disabled' }))
          .digest('hex');
        pictures.set(hash, [...(pictures.get(hash) ?? []), id]);
      },
    },
  );
  expect(red).toEqual({});
  expect([...pictures.values()].filter((ids) => ids.length > 1)).toEqual([]);
  await context.close();
});

it('a framed story plays by itself, and the page around it keeps the focus', async () => {
  const context = await openStorybook(browser, url);
  const page = await context.newPage();
  await page.goto('/iframe.html?viewMode=docs&id=docs-patterns-formdialog--docs');
  await page.locator('figure iframe').first().scrollIntoViewIfNeeded();
  const frame = page.frameLocator('figure iframe[title^="Не вышло — говорит почему"]');
  await frame.getByRole('alert').filter({ hasText: 'Не хватает места' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await context.close();
});

it('on «Экраны» a tablet is as wide as a tablet', async () => {
  const context = await openStorybook(browser, url);
  const page = await context.newPage();
  await page.goto('/iframe.html?viewMode=docs&id=docs-screens--docs');
  const picture = page.locator('figure', { hasText: 'Планшет' });
  await picture.scrollIntoViewIfNeeded();
  await picture.locator('iframe').waitFor();
  expect(await picture.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth)).toBe(
    768,
  );
  await context.close();
});
