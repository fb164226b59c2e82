import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { CHROMIUM_ARGS, findChromium } from '../support/chromium.mjs';

const executablePath = findChromium();

/** What Stryker runs against changed components: their stories, as in the project's own configuration, one after another. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    isolate: false,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS },
        contextOptions: { reducedMotion: 'reduce', locale: 'ru-RU', timezoneId: 'Europe/Moscow' },
      }),
      screenshotFailures: false,
      instances: [{ browser: 'chromium' }],
    },
  },
});
