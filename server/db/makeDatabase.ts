import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/** Makes an empty database and ends. */
const MAKE = `
const [, library, dataDir] = process.argv;
require(library).PGlite.create({ dataDir }).then((database) => database.close());
`;

function ran(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: 'ignore' });
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`the database could not be made: ${code ?? signal}`)),
    );
  });
}

const placeIn = (folder: string): string => path.join(folder, 'database');

/** Whether a data folder holds an embedded database. */
export const hasDatabase = (folder: string): boolean => existsSync(placeIn(folder));

/**
 * Makes the embedded database where there is none yet. It takes seconds of computing and 800 MB for a moment: a process of its
 * own releases both, and blocks no one. The folder is moved into place whole, so that a crash in the middle leaves nothing.
 * @param folder of the data
 * @returns the database's folder
 */
export async function makeDatabase(folder: string): Promise<string> {
  const place = placeIn(folder);
  if (hasDatabase(folder)) return place;
  const making = `${place}.new`;
  rmSync(making, { recursive: true, force: true });
  await ran(['--eval', MAKE, createRequire(import.meta.url).resolve('@electric-sql/pglite'), making]);
  renameSync(making, place);
  return place;
}
