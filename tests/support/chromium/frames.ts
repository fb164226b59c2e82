import { commands } from 'vitest/browser';

/** Milliseconds without a frame after which a page is taken to get none: a task as long as this is a fault of its own. */
const LONGEST = 5_000;

/** As they are before a test takes a clock of its own. */
const { setTimeout, clearTimeout } = window;

const framesOf = (view: Window): Promise<boolean> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), LONGEST);
    view.requestAnimationFrame(() => {
      clearTimeout(late);
      resolve(true);
    });
  });

/**
 * Watches for as long as the page lives that Chromium draws it. Once in some twenty runs it stopped, on a busy machine, and every
 * story after that hung for a minute: Vitest waits for a frame of its own page after it has set a window (vitest-dev/vitest#10831),
 * and so do stories.
 */
async function watch(): Promise<never> {
  for (let missed = 0; ;) {
    await new Promise((resolve) => setTimeout(resolve, LONGEST));
    const [here, around] = await Promise.all([framesOf(window), framesOf(window.parent)]);
    missed = here && around ? 0 : missed + 1;
    // One may be missed behind a long task.
    if (missed > 1) await commands.wakePage(JSON.stringify({ here, around, is: document.visibilityState, missed }));
  }
}

declare global {
  interface Window {
    /** Setups run once a file, and the page outlives them. */
    areFramesWatched?: true;
  }
}

if (!window.areFramesWatched) {
  window.areFramesWatched = true;
  watch().catch(() => undefined);
}
