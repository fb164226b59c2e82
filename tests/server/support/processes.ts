import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { RunOptions } from '#server/main.ts';

import { temporaryFolder } from './databases.ts';
import { AUTH_SECRET } from './team.ts';

/* The built server in processes of its own, to be killed. */

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Beside the packages, which it finds from there; of this process alone, for others may build at the same time. */
const BUILT = path.join(ROOT, `node_modules/.cache/orientir-server-${process.pid}`);

const RUN = `
import(process.argv[1]).then(({ environmentFor, run }) =>
  run({ environment: environmentFor(process.argv[2]), folder: process.argv[2] + '/dist', ...JSON.parse(process.argv[3]) }));
`;

/** A server in a process of its own. */
export interface Started {
  readonly child: ChildProcess;
  readonly address: string;
  /** Returns its printed output. */
  readonly said: () => string;
}

/**
 * Starts the built server; it listens when this resolves.
 * @param databaseUrl '' for the embedded database
 * @param variables besides the port, the folder and the database
 * @param options how it is started besides
 */
export function start(
  folder: string,
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
  options: Pick<RunOptions, 'botLease'> = {},
): Promise<Started> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    BASE_URL: '',
    DATABASE_URL: databaseUrl,
    DATA_DIR: 'data',
    AUTH_SECRET,
    ...variables,
  };
  const child = spawn(process.execPath, ['--eval', RUN, path.join(BUILT, 'main.js'), folder, JSON.stringify(options)], {
    env,
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /открыт: (http:\S+)/.exec(said)?.[1];
      // The link comes with it, or, from PostgreSQL, a moment later.
      if (address !== undefined) resolve({ child, address, said: () => said });
    });
    child.on('exit', () => reject(new Error(`the server ended:\n${said}`)));
  });
}

/** Resolves with the code when a process has ended. */
export const ended = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve));

/** Megabytes that a server has held at most; Linux says it. */
export function mostMemory({ child }: Started): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** The token of the owner's link, once the server has said it. */
export async function ownerToken({ child, said }: Started): Promise<string> {
  for (;;) {
    const token = /\/join#(\S+)/.exec(said())?.[1];
    if (token !== undefined) return token;
    await new Promise((resolve) => child.stdout?.once('data', resolve));
  }
}

/** Builds the server that {@link start} starts; for `beforeAll`. @returns takes it away */
export function buildServer(): () => void {
  const built = spawnSync(process.execPath, ['app/build/buildServer.mjs', BUILT], { cwd: ROOT, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stderr);
  return () => rmSync(BUILT, { recursive: true, force: true });
}

/** A folder to start a server in. */
export function folderOfServer(): { folder: string; remove: () => void } {
  const room = temporaryFolder();
  mkdirSync(path.join(room.folder, 'dist'));
  writeFileSync(path.join(room.folder, 'dist/index.html'), '<meta charset="utf-8" />');
  return room;
}
