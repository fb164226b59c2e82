import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { buildLibrary } from '#library/buildLibrary.ts';

/**
 * Another party's app with the library in it, as npm would have put it there: outside the project, so that nothing of it helps.
 */

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Packages that the app itself brings: the library's peers, and the types that its own code is checked with. */
const BROUGHT = ['react', 'react-dom', 'styled-components', '@types/react', '@types/react-dom', 'csstype'];

/** The package.json of the library, as far as it is looked at. */
interface LibraryPackageJson {
  readonly name: string;
  readonly version: string;
  readonly sideEffects: boolean;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** An app that the library is installed in. */
export interface ForeignApp {
  /** The app. */
  readonly folder: string;
  /** The library in it. */
  readonly library: string;
  readonly packageJson: LibraryPackageJson;
  /** Runs a program of the project, or Node itself, in the app. */
  run(program: 'vite' | 'tsc' | 'node', ...args: string[]): Promise<string>;
  /** Removes all of it. */
  remove(): void;
}

const PROGRAMS = {
  vite: [path.join(ROOT, 'node_modules/vite/bin/vite.js')],
  tsc: [path.join(ROOT, 'node_modules/typescript/bin/tsc')],
  node: [],
};

/** A program's words; when it fails, they are the error. */
async function wordsOf(file: string, args: readonly string[], cwd: string): Promise<string> {
  const { NODE_ENV: _test, ...env } = process.env;
  return run(file, args, { cwd, env }).then(
    ({ stdout }) => stdout,
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}`);
    },
  );
}

/** Puts a package of the project where an app looks for it, without its neighbours. */
function link(name: string, modules: string): void {
  const place = path.join(modules, name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules', name), place, 'dir');
}

/** Builds and packs the library, unpacks it into a fresh app (library/example) in a folder, and links what the package asks for. */
async function installIn(home: string): Promise<ForeignApp> {
  const [built, folder] = [path.join(home, 'built'), path.join(home, 'app')];
  buildLibrary(built);
  const [{ filename }] = JSON.parse(await wordsOf('npm', ['pack', '--json', '--pack-destination', home], built)) as [
    { filename: string },
  ];
  const modules = path.join(folder, 'node_modules');
  cpSync(path.join(ROOT, 'library/example'), folder, { recursive: true });
  const packageJson = JSON.parse(readFileSync(path.join(built, 'package.json'), 'utf8')) as LibraryPackageJson;
  const library = path.join(modules, packageJson.name);
  mkdirSync(library, { recursive: true });
  await wordsOf('tar', ['-xzf', path.join(home, filename), '--strip-components=1', '-C', library], home);
  rmSync(built, { recursive: true });
  for (const name of [...BROUGHT, ...Object.keys(packageJson.dependencies)]) link(name, modules);
  return {
    folder,
    library,
    packageJson,
    run: (program, ...args) => wordsOf(process.execPath, [...PROGRAMS[program], ...args], folder),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/**
 * Puts the packed library into a fresh app of its own, outside the project, with what the package asks for by name: a dependency
 * that it leaves out is not found. Leaves nothing behind when that fails.
 */
export async function installPackedLibrary(): Promise<ForeignApp> {
  const home = mkdtempSync(path.join(tmpdir(), 'orientir-library-'));
  try {
    return await installIn(home);
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

/** Files of the installed library, from its folder, in order. */
export function filesOfLibrary({ library }: ForeignApp): readonly string[] {
  return readdirSync(library, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(library, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}
