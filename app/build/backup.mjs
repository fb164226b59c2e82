// npm run backup [-- file], npm run restore -- file: a copy of everything on the server, taken while people work, and put back on
// an empty one. The environment is the server's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SERVER = path.join(ROOT, 'dist-server');

if (!existsSync(path.join(SERVER, 'main.js'))) {
  const built = spawnSync(process.execPath, ['app/build/buildServer.mjs', SERVER], { cwd: ROOT, stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}
const { environmentFor, runCommand } = await import(pathToFileURL(path.join(SERVER, 'main.js')).href);
const environment = environmentFor(ROOT);
// npm runs this in the project's folder; a file is meant from where the command was given.
process.chdir(process.env.INIT_CWD ?? process.cwd());
process.exitCode = environment === null ? 1 : await runCommand(environment, process.argv.slice(2));
