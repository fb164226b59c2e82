import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds another version of the app, in a process of its own: Vitest's NODE_ENV would make it a development build in the built
 * app's clothes.
 * @param mark its audiences set `globalThis[mark]`
 */
export async function buildVersion(folder: string, mark: string): Promise<void> {
  await run(process.execPath, ['tests/support/built/build-version.mjs', folder, mark], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}
