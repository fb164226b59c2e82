import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { launch } from '#tests/support/browser.ts';
import { indexOf, openCanvas, openStorybook, showAll } from '#tests/support/storyPages.ts';

/**
 * Every play once as people meet it: the static build, ordinary motion, one after another in a few tabs. The stories' own
 * tests (Vitest) run development React with motion reduced, where effects are never late and nothing is on its way.
 */

const url = inject('storybookUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('every play is green in the static build, in ordinary motion', { timeout: 900_000 }, async () => {
  const entries = await indexOf(url);
  const ids = entries.filter(({ type, tags }) => type === 'story' && tags.includes('play-fn')).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(800);
  // A profile for every tab: a draft that one play leaves in the storage must not stand in another's field.
  expect(await showAll(async () => openCanvas(await openStorybook(browser, url)), ids)).toEqual({});
});
