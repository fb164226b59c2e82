import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';

import { CHROMIUM_ARGS, DEATHS, findChromium } from './chromium.mjs';
import { wakePage } from './wakePage.ts';

const executablePath = findChromium();

interface VitestBrowserOptions {
  /** More flags for it. */
  readonly args?: readonly string[];
  /** Its window; a larger viewport of a test is scaled down to fit into it. */
  readonly window?: { readonly width: number; readonly height: number };
}

/** The browser of a project of Vitest: the Chromium that the tests found, in Moscow, without motion. */
export const vitestBrowser = ({ args = [], window }: VitestBrowserOptions = {}): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_ARGS, ...args],
      logger: DEATHS,
    },
    contextOptions: {
      reducedMotion: 'reduce',
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      ...(window ? { viewport: window } : {}),
    },
  }),
  commands: { wakePage },
  screenshotFailures: false,
  testerHtmlPath: 'tests/support/chromium/tester.html',
  instances: [{ browser: 'chromium' }],
});
