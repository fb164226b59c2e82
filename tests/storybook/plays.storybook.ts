import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { launch } from '#tests/support/page/browser.ts';
import { indexOf, openCanvas, openStorybook, showAll, type IndexEntry } from '#tests/support/built/storyPages.ts';

import { WHOLE } from './whole.ts';

/**
 * Plays as people meet them: the static build, ordinary motion, one after another in a few tabs. The stories' own tests
 * (Vitest) run every play in development React with motion reduced, where effects are never late and nothing is on its way.
 */

const url = inject('storybookUrl');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The first play of every file, and every one in a whole run: a component moves in its first play as it does in the others. */
function chosen(entries: readonly IndexEntry[]): string[] {
  const plays = entries.filter(({ type, tags }) => type === 'story' && tags.includes('play-fn'));
  const first = new Map(plays.toReversed().map((play) => [play.importPath, play]));
  return (WHOLE ? plays : [...first.values()]).map(({ id }) => id);
}

it('plays are green in the static build, in ordinary motion', { timeout: 900_000 }, async () => {
  const ids = chosen(await indexOf(url));
  expect(ids.length).toBeGreaterThan(WHOLE ? 800 : 300);
  // A profile for every tab: a draft that one play leaves in the storage must not appear in another's field.
  expect(await showAll(async () => openCanvas(await openStorybook(browser, url)), ids)).toEqual({});
});
