import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';

import { vitestBrowser } from '../support/chromium/vitestBrowser.ts';
import { TALLEST, WIDEST } from './sizes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What the Storybook addon asks of its own run. */
    readonly 'storybook/test-provided': { readonly a11y: boolean };
  }
}

/** What makes Chromium draw the same page the same way: everything anew, in one order, in one grey. */
const SAME_EACH_TIME = [
  // A part drawn over an older frame has other edges than the whole drawn at once.
  '--disable-partial-raster',
  '--run-all-compositor-stages-before-draw',
  '--disable-threaded-animation',
  '--disable-checker-imaging',
  '--disable-smooth-scrolling',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Where the accepted pictures lie: outside git, because they are true for one machine and one Chromium. */
const PICTURES = process.env.ORIENTIR_PICTURES ?? '.visual';

/** `npm run visual`: compares every story with its accepted picture; `-u` accepts what is shown now. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { exclude: ['virtual:catalogue', 'virtual:icons'] },
  test: {
    name: 'visual',
    globalSetup: ['tests/support/chromium/needsChromium.ts'],
    setupFiles: ['tests/visual/matchPictures.ts'],
    // Accessibility is the stories' own test.
    provide: { 'storybook/test-provided': { a11y: false } },
    testTimeout: 60_000,
    isolate: false,
    maxWorkers: 2,
    browser: {
      ...vitestBrowser({ args: SAME_EACH_TIME, window: { width: WIDEST, height: TALLEST } }),
      // The pictures; the addon forbids what is not asked for.
      api: { allowWrite: true },
      expect: {
        toMatchScreenshot: {
          // One browser on one machine draws both, so nothing has to be forgiven.
          comparatorOptions: { threshold: 0, includeAA: true },
          resolveScreenshotPath: ({ root, testFileDirectory, testFileName, arg, ext }) =>
            path.resolve(root, PICTURES, testFileDirectory, testFileName, arg + ext),
        },
      },
    },
  },
});
