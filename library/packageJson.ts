import { readFileSync } from 'node:fs';
import path from 'node:path';

import project from '../package.json' with { type: 'json' };
import { filesUnder } from './compile.ts';
import { entries } from './entries.ts';

/** Name under which others install the library. */
const PACKAGE_NAME = '@orientir/library';

/** Packages that must exist once in the whole page: two Reacts break hooks, two styled-components write every rule twice. */
const PEERS = ['react', 'react-dom', 'styled-components'];

const VERSIONS: Readonly<Record<string, string>> = project.dependencies;

const IMPORTED = /\b(?:from |import\(|import )['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]+)?['"]/g;

/** Packages that the modules and their types import. */
function importedIn(folder: string): readonly string[] {
  const names = filesUnder(folder)
    .filter((file) => /\.(?:js|d\.ts)$/.test(file))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORTED)])
    .map(([, name = '']) => name);
  return [...new Set(names)].toSorted();
}

/** Versions of packages, as the project has them; throws for one that it does not name. */
function versionsOf(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.map((name) => {
      const version = VERSIONS[name];
      if (!version) throw new Error(`the library imports ${name}, which package.json does not name`);
      return [name, version];
    }),
  );
}

const module = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` });

/**
 * The package's own package.json: its version, its licence and the versions of what it needs are the project's.
 * @param folder the package, with its modules
 */
export function packageJson(folder: string): object {
  const imported = importedIn(folder);
  return {
    name: PACKAGE_NAME,
    version: project.version,
    description: 'Ориентир: компоненты, экраны и токены',
    license: project.license,
    type: 'module',
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        entries().map(({ name }) => [name === '' ? '.' : `./${name}`, module(path.posix.join(name, 'index'))]),
      ),
      './tokens/*': './tokens/*',
      './package.json': './package.json',
      // Any file by its own path, as in src: `ui/Button`.
      './*': module('*'),
    },
    peerDependencies: versionsOf(PEERS),
    dependencies: versionsOf(imported.filter((name) => !PEERS.includes(name))),
  };
}
