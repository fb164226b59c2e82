import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the app as `npm run build` does, in a process of its own: Vitest's NODE_ENV would make it a development build in the
 * built app's clothes.
 * @param args folder (default `dist`) and, for another version, a mark; see tests/support/build.mjs
 */
export async function buildApp(...args: readonly [] | readonly [folder: string, mark: string]): Promise<void> {
  await run(process.execPath, ['tests/support/build.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
