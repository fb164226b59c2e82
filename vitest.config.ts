import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { WHOLE } from './tests/storybook/whole.ts';
import { LONG } from './tests/stress/counts.ts';
import { LongFirst } from './tests/support/run/longFirst.ts';
import { NOTHING_RAN } from './tests/support/run/nothingRan.ts';
import { POST_MORTEM } from './tests/support/run/postMortem.ts';
import { REPEATED_TESTS } from './tests/support/run/repeatedTests.ts';
import { SLOWEST_TESTS } from './tests/support/run/slowestTests.ts';
import { vitestBrowser } from './tests/support/chromium/vitestBrowser.ts';

/** First of the setups of every kind that drives a browser. */
const NEEDS_CHROMIUM = 'tests/support/chromium/needsChromium.ts';

/** In every page that Vitest itself drives. */
const FRAMES = 'tests/support/chromium/frames.ts';

/** Before the tests of every kind that has properties. */
const PROPERTY_SEED = 'tests/support/run/propertySeed.ts';

/** Milliseconds a test may take: a limit against hanging, not against slowness. */
const PATIENCE = 60_000;

/** What a journey asks again and again has as long to come as an element that Playwright waits for beside it; Vitest's own limit is a second. */
const POLLED = { poll: { timeout: 30_000 } } as const;

/** Files at once: what two cores carry. */
const maxWorkers = 2;

/** In CI a test that drives a browser may be tried once more; repeatedTests.ts tells of each, and fails the run above three. */
const retry = process.env.CI ? 1 : 0;

/** Journeys in the built app: those of `npm test`, and the others. */
const JOURNEYS = {
  expect: POLLED,
  // Every file has a browser of its own; nothing else of it outlives a journey.
  isolate: false,
  globalSetup: [NEEDS_CHROMIUM, 'tests/support/built/built-app.ts', 'tests/support/servers/embedded.ts'],
  // A journey loads the app a dozen times; each of its steps has a limit of its own.
  testTimeout: 2 * PATIENCE,
  hookTimeout: PATIENCE,
  // One journey is a browser, a server and a database: two of them, and each step of either waits for the other.
  maxWorkers: 1,
};

/**
 * One runner, eight kinds of test, in the order in which they run, one kind after the other: domain rules and files in Node, the
 * server, the store and workers in a real browser, every story in both themes with axe, every play in the built Storybook, journeys in the
 * built app, the main ones first, and stress. Each kind's global setup makes its builds, and Vitest runs all of them before the first test.
 */
export default defineConfig({
  test: {
    tags: [{ name: 'full', description: 'Left out of `npm test`: `npm run test:full` runs it.' }],
    reporters: ['default', POST_MORTEM, SLOWEST_TESTS, REPEATED_TESTS, NOTHING_RAN],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        resolve: {
          alias: {
            // What a browser gets of it: the other one reads files of the disk only.
            mammoth: 'mammoth/mammoth.browser.js',
            // Node has no such workers: the parser runs in the thread of its test.
            'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker': new URL(
              './tests/support/files/pdfWorkerHere.ts',
              import.meta.url,
            ).pathname,
          },
        },
        test: {
          name: 'unit',
          setupFiles: [PROPERTY_SEED],
          sequence: { groupOrder: 0 },
          isolate: false,
          maxWorkers,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts', 'tests/server/**'],
        },
      },
      {
        test: {
          name: 'server',
          setupFiles: [PROPERTY_SEED],
          sequence: { groupOrder: 1 },
          // The embedded database is compiled once a worker, and its servers' code becomes quick once: a third of the work.
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: [
            'tests/support/servers/cluster.ts',
            'tests/support/servers/embedded.ts',
            'tests/support/servers/scratch.ts',
          ],
          maxWorkers,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        plugins: [react()],
        // All of them, and none is looked for: one found late would make Vite reload the page in the middle of a test.
        optimizeDeps: {
          noDiscovery: true,
          include: [
            '@noble/hashes/sha2.js',
            '@noble/hashes/utils.js',
            '@orama/stemmers/russian',
            '@tanstack/react-query',
            '@zip.js/zip.js/lib/zip-core-custom.js',
            'dexie',
            'docx',
            'fast-check',
            'fflate',
            'fontkit',
            'libphonenumber-js/min',
            'lucide-react',
            'papaparse',
            'pdfjs-dist/legacy/build/pdf.mjs',
            'pdfkit',
            'pptxgenjs',
            'react',
            'react-dom',
            'react-dom/client',
            'react-router-dom',
            'react-toastify/unstyled',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'saxen',
            'styled-components',
            'valibot',
            'write-excel-file/universal',
          ],
        },
        test: {
          name: 'browser',
          setupFiles: [FRAMES],
          sequence: { groupOrder: 2 },
          retry,
          maxWorkers,
          testTimeout: PATIENCE,
          include: ['tests/**/*.browser.test.ts'],
          globalSetup: [NEEDS_CHROMIUM],
          browser: vitestBrowser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook -- --no-open' })],
        // The documentation's page is never opened here; read for packages, its virtual module would end the reading for all.
        optimizeDeps: { exclude: ['virtual:catalogue', 'virtual:icons'] },
        test: {
          name: 'stories',
          setupFiles: [FRAMES],
          sequence: { groupOrder: 3 },
          globalSetup: [NEEDS_CHROMIUM],
          retry,
          testTimeout: PATIENCE,
          // A fresh page for every file takes as long as its stories.
          isolate: false,
          maxWorkers,
          browser: vitestBrowser(),
        },
      },
      {
        test: {
          name: 'storybook',
          sequence: { groupOrder: 4 },
          retry,
          expect: POLLED,
          include: ['tests/storybook/**/*.storybook.ts', ...(WHOLE ? ['tests/storybook/**/*.whole.ts'] : [])],
          globalSetup: [NEEDS_CHROMIUM, 'tests/support/built/built-storybook.ts'],
          testTimeout: 2 * PATIENCE,
          hookTimeout: PATIENCE,
          maxWorkers,
        },
      },
      {
        test: {
          ...JOURNEYS,
          name: 'journeys',
          sequence: { groupOrder: 5 },
          retry,
          include: ['tests/journeys/**/*.e2e.ts'],
        },
      },
      {
        test: {
          ...JOURNEYS,
          name: 'full',
          sequence: { groupOrder: 6 },
          retry,
          include: ['tests/full/**/*.e2e.ts'],
        },
      },
      {
        test: {
          name: 'stress',
          setupFiles: [PROPERTY_SEED],
          sequence: { groupOrder: 7 },
          retry,
          expect: POLLED,
          // What only the long run has time for.
          include: ['tests/stress/**/*.stress.ts', ...(LONG ? ['tests/stress/**/*.long.ts'] : [])],
          globalSetup: [
            NEEDS_CHROMIUM,
            'tests/support/built/built-app.ts',
            'tests/support/built/built-harness.ts',
            'tests/support/servers/embedded.ts',
          ],
          // The long counts (npm run test:stress) take minutes; what must be quick is held inside.
          testTimeout: 900_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
    ],
  },
});
