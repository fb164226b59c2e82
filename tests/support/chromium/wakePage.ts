import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    wakePage(state: string): Promise<void>;
  }
}

/**
 * Makes Chromium draw a page again that gets no frames: a window of another size cannot be shown as it was drawn before.
 * @param state what the page knows of itself, for the log
 */
export const wakePage: BrowserCommand<[state: string]> = async ({ page }, state) => {
  process.stderr.write(`Chromium: ${new Date().toISOString()} a page got no frames and is woken: ${state}\n`);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width, height: height + 1 });
  await page.setViewportSize({ width, height });
};
