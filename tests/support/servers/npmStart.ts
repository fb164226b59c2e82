import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { putDatabase } from './embedded.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The product as `npm start` serves it. */
export interface Started {
  /** Where it is, without a slash at the end. */
  readonly address: string;
  /** The owner's link, once it is printed. */
  ownerLink(): Promise<string>;
  /** Ends it; resolves when its folder is gone, too. */
  stop(): Promise<void>;
}

/**
 * Runs what `npm start` runs, on any free port and with a folder of its own, until it says where it is.
 * @param isBuilt whether it is built already, and is served as it is
 * @param embedded a folder with a database that it finds in its own; by default it makes one with the first sign-in
 * @param variables of the environment besides
 */
export function npmStart({
  isBuilt = false,
  embedded,
  variables = {},
}: {
  readonly isBuilt?: boolean;
  readonly embedded?: string;
  readonly variables?: Readonly<Record<string, string>>;
} = {}): Promise<Started> {
  const data = mkdtempSync(path.join(tmpdir(), 'orientir-data-'));
  if (embedded !== undefined) putDatabase(embedded, data);
  const env = {
    ...process.env,
    // Vitest has a BASE_URL of its own, of another meaning.
    BASE_URL: '',
    DATABASE_URL: '',
    PORT: '0',
    DATA_DIR: data,
    ...(isBuilt ? { ORIENTIR_SKIP_BUILD: '1' } : {}),
    ...variables,
  };
  const child = spawn(process.execPath, ['app/build/start.mjs'], { cwd: ROOT, env });
  const remove = (): void => rmSync(data, { recursive: true, force: true });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      remove();
      resolve();
    });
  });
  // Ctrl+C runs no teardown.
  process.once('exit', () => {
    child.kill('SIGKILL');
    remove();
  });
  return new Promise((resolve, reject) => {
    let said = '';
    let isStopped = false;
    const stop = (): Promise<void> => {
      isStopped = true;
      child.kill();
      return ended;
    };
    const link = new Promise<string>((found) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const printed = /http:\S+\/join#[\w-]+(?=\s)/.exec(said)?.[0];
        if (printed) found(printed);
        const address = /http:\S+/.exec(said)?.[0];
        if (address) resolve({ address, ownerLink: () => link, stop });
      });
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('exit', (code, signal) => {
      const words = `npm start ended by ${signal ?? code}:\n${said.replaceAll(/#\S+/g, '#…')}`;
      // Later the tests that ask it know only that there is no answer.
      if (!isStopped) process.stderr.write(`${words}\n`);
      reject(new Error(words));
    });
  });
}
