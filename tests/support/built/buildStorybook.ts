import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Where `npm run build-storybook` puts the Storybook. */
export const STORYBOOK_FOLDER = path.join(ROOT, 'storybook-static');

/**
 * Builds the Storybook with `npm run build-storybook`, in a process of its own: Vitest's NODE_ENV would make it a development build.
 */
export async function buildStorybook(): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<'build-storybook', string>;
  };
  const [, ...args] = scripts['build-storybook'].split(' ');
  try {
    await run(process.execPath, ['node_modules/storybook/dist/bin/dispatcher.js', ...args, '--quiet'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    // The reason is at the end of a list of all the files that were made.
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`The Storybook does not build:\n${`${stdout}\n${stderr}`.slice(-3_000)}`, { cause: error });
  }
}
