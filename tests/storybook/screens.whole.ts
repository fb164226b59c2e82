import { createHash } from 'node:crypto';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { readCatalogue } from '#.storybook/catalogue.ts';
import { launch } from '#tests/support/page/browser.ts';
import { openFrame, openStorybook, showAll } from '#tests/support/built/storyPages.ts';
import { isScreen } from '#stories/docs/screens.ts';

/** The page «Экраны»: a picture of every state of every screen, each a story that has played. */

const url = inject('storybookUrl');

/** Size of a picture of a screen, px (stories/docs/StateGallery.tsx). */
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
