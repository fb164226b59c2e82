import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

import { fingerprint } from './album.ts';

/** What every story is shown by, besides what it imports: Storybook's settings and the compiler's options. */
const SETTINGS = '.storybook';
const OPTIONS = 'tsconfig.json';

const CODE = /\.[mc]?[jt]sx?$/;
const GLOB = /\bimport\.meta\.glob\s*[<(]/;
const WORKER = /new URL\(\s*'([^']+)',\s*import\.meta\.url\s*\)/g;

/** What a source takes from other files; types are no more when it runs. */
function specifiersIn(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : []));
  const later = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
  );
  const workers = [...text.matchAll(WORKER)].map(([, specifier = '']) => specifier);
  return [...imported, ...exported, ...later, ...workers];
}

/** A file of the project, from its root, that a specifier names; null for a package's, which the lock file stands for. */
function targetOf(root: string, from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '');
  if (!/^[.#/]/.test(bare)) return null;
  const target = bare.startsWith('.') ? path.join(path.dirname(from), bare) : bare.replace(/^[#/]/, '');
  // Of package.json Storybook's settings take the names of packages; which these are, the lock file says.
  if (target === 'package.json') return null;
  // The preview loads pages of the documentation on demand, and those read every file; no story shows them.
  if (target.startsWith('stories/docs/')) return null;
  return existsSync(path.join(root, target)) ? target : null;
}

/** Which packages a tree is made with, as one text; what its package.json says of itself is not among them. */
export function packagesOf(root: string): string {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  return JSON.stringify({ ...packages, '': null });
}

/** Files under a folder, from the project's root, in order. */
function filesUnder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Reads files of a project once: what each imports, and the fingerprint of its text. */
function reader(root: string) {
  const known = new Map<string, { readonly print: string; readonly imports: readonly string[] }>();
  return (file: string) => {
    const seen = known.get(file);
    if (seen) return seen;
    const text = readFileSync(path.join(root, file), 'utf8');
    const imports = CODE.test(file)
      ? specifiersIn(file, text).flatMap((specifier) => targetOf(root, file, specifier) ?? [])
      : [];
    // A glob takes files that no import names; nothing smaller than all of them is sure.
    if (CODE.test(file) && GLOB.test(text))
      imports.push(...['src', 'app', 'stories'].flatMap((one) => filesUnder(root, one)));
    const read = { print: fingerprint(text), imports };
    known.set(file, read);
    return read;
  };
}

/** A file and all that it imports, directly or not. */
function closureOf(file: string, read: ReturnType<typeof reader>): string[] {
  const closure = new Set([file]);
  for (const one of closure) for (const next of read(one).imports) closure.add(next);
  return [...closure].toSorted();
}

/**
 * The key of a module: another one as soon as it, or anything that it imports, is another.
 * @param root the project's root
 * @param file the module, from the root
 */
export function keyOf(root: string, file: string): string {
  const read = reader(root);
  return fingerprint(...closureOf(file, read).map((one) => `${one} ${read(one).print}`));
}

/**
 * The key of every file of stories: another one as soon as the file, anything that it imports, or what all stories share is
 * another. So a key stands for what its stories look like.
 * @param root the project's root
 * @param surroundings what else they depend on, such as the browser
 */
export function storyKeys(root: string, surroundings: string): Map<string, string> {
  const read = reader(root);
  const printed = (files: readonly string[]): string[] => files.map((file) => `${file} ${read(file).print}`);
  const settings = filesUnder(root, SETTINGS).flatMap((file) => closureOf(file, read));
  const shared = fingerprint(surroundings, packagesOf(root), ...printed([OPTIONS, ...settings]));
  return new Map(
    filesUnder(root, 'stories')
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => [file, fingerprint(file, shared, ...printed(closureOf(file, read)))]),
  );
}
