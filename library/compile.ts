import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Files under a folder, from it, in order; `/` between their parts. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

/** Changes a file; throws when nothing changed, since what was to be changed is no longer written so. */
function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`nothing to change in ${file}`);
  writeFileSync(file, edited);
}

/** Where Vite alone would give the address of a font's file. */
const FONT = /import (\w+) from '@fontsource-variable\/golos-text\/files\/([\w-]+\.woff2)\?url';/g;

/**
 * Puts the typeface's files beside FontFaces, which then names them as every bundler understands.
 * @param folder the package
 */
function carryFonts(folder: string): void {
  const files: string[] = [];
  change(path.join(folder, 'theme/FontFaces.js'), (text) =>
    text.replaceAll(FONT, (_whole, name: string, file: string) => {
      files.push(file);
      return `const ${name} = new URL('./fonts/${file}', import.meta.url).href;`;
    }),
  );
  const from = path.join(ROOT, 'node_modules/@fontsource-variable/golos-text');
  const to = path.join(folder, 'theme/fonts');
  mkdirSync(to, { recursive: true });
  for (const file of files) copyFileSync(path.join(from, 'files', file), path.join(to, file));
  copyFileSync(path.join(from, 'LICENSE'), path.join(to, 'LICENSE'));
}

/** A module of ours, named with the ending of its source. */
const SOURCE = /((?:from |import\(|import )['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g;

/** The compiler leaves the endings of the sources in the types; what reads them without the sources wants those of the modules. */
function nameModules(folder: string): void {
  for (const name of filesUnder(folder).filter((one) => one.endsWith('.d.ts'))) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(SOURCE, '$1.js'));
  }
}

/**
 * Compiles every file of src, but the samples, into a module and its types at the same path: one file in, one file out, so that
 * a bundler takes no more than what is imported, and what is fetched on demand stays a file of its own. Whether the types are right
 * is asked by `npm run check`, and not again here, where it would take more than half of the time.
 * @param folder empty, or not there yet
 */
export function compile(folder: string): void {
  const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', path.join(ROOT, 'library/tsconfig.json'), '--outDir', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  carryFonts(folder);
  nameModules(folder);
}
