import { chromium, type Page } from 'playwright';

import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

/** A Chromium on a profile folder that can die as in a crash. */
export interface OwnChromium {
  readonly page: Page;
  /** Ends every process of it at once (SIGKILL): no shutdown, no flush. Resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts the Chromium that the tests found on a profile folder, which a later start can open again.
 * @param baseURL address that its pages' own addresses begin from
 */
export async function startOn(profile: string, baseURL?: string): Promise<OwnChromium> {
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: CHROMIUM_ARGS,
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'ru-RU',
    reducedMotion: 'reduce',
  });
  const browser = context.browser();
  if (!browser) throw new Error('Playwright gives no browser of the profile');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'browser').map(({ id }) => id);
  let isGone = false;
  const gone = context.waitForEvent('close', { timeout: 0 }).then(() => {
    isGone = true;
  });
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    async kill() {
      // Renderers and helpers end with the process that they serve.
      if (!isGone) for (const pid of pids) process.kill(pid, 'SIGKILL');
      await gone;
    },
  };
}
