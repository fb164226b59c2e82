// npm run build:library [-- folder]: makes the package that other React apps install, in dist-library or the folder, and says what
// it weighs; fails when the Button weighs more than its budget.
import path from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..');
const folder = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist-library'));
const load = async (file) => (await runnerImport(path.join(import.meta.dirname, file))).module;

const { buildLibrary } = await load('buildLibrary.ts');
const { BUTTON_BUDGET, weigh } = await load('weigh.ts');
const built = buildLibrary(folder);
const button = await weigh(folder, path.join(folder, 'index.js'), ['Button']);
process.stdout.write(
  `${path.relative(process.cwd(), folder)}: ${built.modules} modules, ${built.files} files, ${(built.bytes / 1e6).toFixed(1)} MB\n` +
    `Button alone, gzipped, without the peers: ${button.toFixed(1)} of ${BUTTON_BUDGET} kB\n`,
);
for (const [entry, names] of built.ambiguous) {
  process.stdout.write(`by their own paths only, since two files export them: ${entry} ${names.join(', ')}\n`);
}
if (button > BUTTON_BUDGET) {
  process.stderr.write('The Button is over its budget (library/weigh.ts).\n');
  process.exitCode = 1;
}
