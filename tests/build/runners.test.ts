import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

import { lockBuild } from '../support/built/built-app.ts';
import needsChromium from '../support/chromium/needsChromium.ts';

/* Messages to a developer before the first test. */

afterEach(() => vi.unstubAllEnvs());

it('a run without Chromium says what is missing, in every kind that drives a browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(needsChromium).toThrow(/^CHROMIUM_PATH names no file: \/nowhere\/chromium$/);
  const config = readFileSync(path.resolve(import.meta.dirname, '../../vitest.config.ts'), 'utf8');
  const setups = config.match(/globalSetup: \[[^\]]*\]/g) ?? [];
  // The server's kind has one of its own, and the unit kind none.
  expect(setups.filter((setup) => !/\[\s*NEEDS_CHROMIUM/.test(setup))).toEqual([expect.stringContaining('cluster.ts')]);
  expect(setups).toHaveLength(6);
});

it('two runs of journeys in one folder do not build over each other: the second is refused in one line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'orientir-lock-'));
  const unlock = lockBuild(folder);
  expect(() => lockBuild(folder)).toThrow(
    /^Another run of journeys builds and serves the app of this folder: let it end first\.$/,
  );
  unlock();
  lockBuild(folder)();
  rmSync(folder, { recursive: true });
});
