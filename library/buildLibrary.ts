import { copyFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { compile, filesUnder } from './compile.ts';
import { writeEntries } from './entries.ts';
import { packageJson } from './packageJson.ts';
import { writeTokens } from './writeTokens.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

export interface Built {
  /** Modules of code, the entry points among them. */
  readonly modules: number;
  /** All files of the package. */
  readonly files: number;
  /** Their bytes, unpacked. */
  readonly bytes: number;
  /** Names that an entry point cannot give, because two files export them, by the name of the entry point. */
  readonly ambiguous: ReadonlyMap<string, readonly string[]>;
}

/**
 * Makes the library's package: modules with their types, entry points, tokens, the typeface, and what npm wants to know.
 * @param folder emptied first
 */
export function buildLibrary(folder: string): Built {
  rmSync(folder, { recursive: true, force: true });
  compile(folder);
  const ambiguous = writeEntries(folder);
  writeTokens(path.join(folder, 'tokens'));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packageJson(folder), null, 2)}\n`);
  copyFileSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  copyFileSync(path.join(ROOT, 'library/README.md'), path.join(folder, 'README.md'));
  const files = filesUnder(folder);
  return {
    modules: files.filter((file) => file.endsWith('.js')).length,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0),
    ambiguous,
  };
}
