import path from 'node:path';

import { defineConfig } from 'vitest/config';

/** Configuration for Stryker's runner (runner.mjs): one thread with the tests of the rules in it. */
export default defineConfig({
  resolve: { alias: [{ find: /^fast-check$/, replacement: path.resolve(import.meta.dirname, 'fastCheck.ts') }] },
  test: {
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    include: ['tests/mutation/thread.ts'],
    // The tests themselves are run when Stryker asks.
    testNamePattern: /^answers Stryker$/,
    // Stryker has a limit of its own; a property that a hundred changes reach must not fail for being slow.
    testTimeout: 0,
    silent: true,
  },
});
