// npm start [-- folder]: builds the product, as `npm run build` does, into dist/ or the folder, and its server into dist-server/, and
// serves both at one address. What is built already is served as it is when ORIENTIR_SKIP_BUILD is set, as the tests do for a
// second look at it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SERVER = path.join(ROOT, 'dist-server');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const FOLDER = path.resolve(ROOT, words[0] ?? 'dist');

process.env.NODE_ENV = 'production';

/** Builds in a process of its own: its memory is given back before anything is served. */
function build(...args) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  const done = new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
  return { done, stop: () => child.kill() };
}

const isBuilt = Boolean(process.env.ORIENTIR_SKIP_BUILD);
if (!isBuilt) process.stdout.write('Собираем Ориентир…\n');
const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', FOLDER, '--emptyOutDir'];
const page = isBuilt ? null : build(...vite);
if (!isBuilt || !existsSync(path.join(SERVER, 'main.js'))) {
  if (!(await build('app/build/buildServer.mjs', SERVER).done)) process.exit(1);
}
const { environmentFor, run } = await import(pathToFileURL(path.join(SERVER, 'main.js')).href);
const environment = environmentFor(ROOT);
if (environment === null) {
  page?.stop();
  process.exit(1);
}
if (page && !(await page.done)) process.exit(1);
await run({ environment, folder: FOLDER });
