import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { WHOLE } from './tests/storybook/whole.ts';
import { LONG } from './tests/stress/counts.ts';
import { CHROMIUM_ARGS, DEATHS, findChromium } from './tests/support/chromium.mjs';
import { POST_MORTEM } from './tests/support/postMortem.ts';

const executablePath = findChromium();
const provider = playwright({
  launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGS, logger: DEATHS },
  contextOptions: { reducedMotion: 'reduce', locale: 'ru-RU', timezoneId: 'Europe/Moscow' },
});
const chromium = { enabled: true, headless: true, provider, screenshotFailures: false } as const;

/** Milliseconds a test may take: a limit against hanging, not against slowness; seven kinds of work share two cores. */
const PATIENCE = 60_000;

/** What a journey asks again and again has as long to come as an element that Playwright waits for beside it; Vitest's own limit is a second. */
const POLLED = { poll: { timeout: 30_000 } } as const;

/** Files at once: what two cores carry. The same for all that run side by side, as Vitest wants it. */
const WORKERS = 2;

/** Journeys at once: they wait for the browser, for timers and for each other's tabs more than they compute. */
const JOURNEYS = 3;

/**
 * One runner, seven kinds of test: domain rules in Node, the server on both of its databases, the store and importers in a real
 * browser, every story in both themes with axe, every play in the built Storybook, journeys in the built app, and stress: few
 * rounds here, many in `npm run test:stress`.
 */
export default defineConfig({
  test: {
    reporters: ['default', POST_MORTEM],
    projects: [
      {
        // What a browser gets of it: the other one reads files of the disk only.
        resolve: { alias: { mammoth: 'mammoth/mammoth.browser.js' } },
        test: {
          name: 'unit',
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: PATIENCE,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts', 'tests/e2e/**', 'tests/server/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/cluster.ts'],
          maxWorkers: WORKERS,
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
            'mammoth',
            'minisearch',
            'papaparse',
            'pdfjs-dist/legacy/build/pdf.mjs',
            'pdfkit',
            'react',
            'react-dom',
            'react-dom/client',
            'react-toastify/unstyled',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'read-excel-file/browser',
            'saxen',
            'styled-components',
            'valibot',
            'write-excel-file/universal',
          ],
        },
        test: {
          name: 'browser',
          maxWorkers: WORKERS,
          testTimeout: PATIENCE,
          include: ['tests/**/*.browser.test.ts'],
          browser: { ...chromium, instances: [{ browser: 'chromium' }] },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook', storybookScript: 'npm run storybook -- --no-open' })],
        // The documentation's page is never opened here; read for packages, its virtual module would end the reading for all.
        optimizeDeps: { exclude: ['virtual:catalogue', 'virtual:icons'] },
        test: {
          name: 'stories',
          testTimeout: PATIENCE,
          // A fresh page for every file takes as long as its stories.
          isolate: false,
          maxWorkers: WORKERS,
          browser: { ...chromium, instances: [{ browser: 'chromium' }] },
        },
      },
      {
        // Before the two that follow: its build begins first, and theirs are made meanwhile.
        test: {
          name: 'storybook',
          expect: POLLED,
          include: ['tests/storybook/**/*.storybook.ts', ...(WHOLE ? ['tests/storybook/**/*.whole.ts'] : [])],
          globalSetup: ['tests/support/built-storybook.ts'],
          setupFiles: ['tests/support/whole-storybook.ts'],
          testTimeout: 2 * PATIENCE,
          hookTimeout: PATIENCE,
          // After the rest, by themselves.
          sequence: { groupOrder: 1 },
          maxWorkers: JOURNEYS,
        },
      },
      {
        test: {
          name: 'e2e',
          expect: POLLED,
          include: ['tests/e2e/**/*.e2e.ts'],
          // Every file has a browser of its own; nothing else of it outlives a journey.
          isolate: false,
          globalSetup: ['tests/support/built-app.ts'],
          // A journey loads the app a dozen times; each of its steps has a limit of its own.
          testTimeout: 2 * PATIENCE,
          hookTimeout: PATIENCE,
          sequence: { groupOrder: 1 },
          maxWorkers: JOURNEYS,
        },
      },
      {
        test: {
          name: 'stress',
          expect: POLLED,
          // What only the long run has time for.
          include: ['tests/stress/**/*.stress.ts', ...(LONG ? ['tests/stress/**/*.long.ts'] : [])],
          globalSetup: ['tests/support/built-app.ts', 'tests/support/built-harness.ts'],
          // The long counts (npm run test:stress) take minutes; what must be quick is held inside.
          testTimeout: 900_000,
          hookTimeout: 120_000,
          // Beside the journeys: both wait for browsers more than they compute.
          sequence: { groupOrder: 1 },
          maxWorkers: JOURNEYS,
        },
      },
    ],
  },
});
