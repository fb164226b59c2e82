import { afterAll, afterEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';

import { PHONE, TALLEST } from './sizes.ts';

/** What the Storybook addon adds to the test of a story. */
interface StoryTest {
  readonly story?: {
    readonly parameters: { readonly chromatic?: { readonly modes?: Record<string, { viewport?: string }> } };
  };
}

// A working morning, after all that the sample tells of. Only Date stands: timers run, or no play would end.
vi.setSystemTime('2026-03-02T06:00:00Z');
// Vitest names this file anew for each file of stories, by the time: under the same name it would not be run again.
afterAll(() => void vi.useRealTimers());

/** Compares what is shown now, in both themes, in a window of this width. */
async function matchInBothThemes(name: string, { width, height }: typeof PHONE): Promise<void> {
  const root = document.documentElement;
  await page.viewport(width, height);
  const scrolls = [root, document.body].every((element) => !/hidden|clip/.test(getComputedStyle(element).overflowY));
  if (scrolls && root.scrollHeight > height) {
    await page.viewport(width, Math.min(root.scrollHeight, TALLEST));
    scrollTo(0, 0);
  }
  // The root is as tall as the window in the picture, whatever is in it.
  Object.assign(root.style, { minHeight: '100vh', maxHeight: '100vh' });
  for (const theme of ['dark', 'light']) {
    root.dataset.theme = theme;
    await expect.soft(page.elementLocator(root)).toMatchScreenshot(`${name}-${theme}`);
  }
  Object.assign(root.style, { minHeight: '', maxHeight: '' });
}

// A story stands as its play left it until the next one is drawn.
afterEach(async ({ task, ...context }) => {
  const { story } = context as StoryTest;
  if (!story || task.result?.state === 'fail') return;
  const { storyId = '' } = task.meta as { storyId?: string };
  const own = { width: innerWidth, height: innerHeight };
  await matchInBothThemes(storyId, own);
  const onPhone = Object.values(story.parameters.chromatic?.modes ?? {}).some(({ viewport }) => viewport === 'mobile');
  if (onPhone && own.width !== PHONE.width) await matchInBothThemes(`${storyId}-390`, PHONE);
});
