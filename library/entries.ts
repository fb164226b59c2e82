import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

import { filesUnder } from './compile.ts';

/** Entry points that gather what a folder of src exports. Made when the package is: the sources import each other file by file. */

const SOURCE = path.resolve(import.meta.dirname, '../src');

export interface Entry {
  /** Part after the package's name; empty for the package itself. */
  readonly name: string;
  /** Content that it gathers from src: a file of code as it is, a folder with the folders in it. */
  readonly folders: readonly string[];
}

interface Exported {
  /** From src, without an ending. */
  readonly file: string;
  readonly name: string;
  /** A type alone: gone at run time. */
  readonly isType: boolean;
}

/** Parts of a look, and what only a store needs; every file can still be imported by its own path. */
const LEFT_OUT = /\.styles\.ts$|\/schemas?\.ts$/;

const foldersIn = (folder: string): readonly string[] => [
  ...new Set(
    filesUnder(path.join(SOURCE, folder))
      .filter((file) => file.includes('/'))
      .map((file) => `${folder}/${file.split('/')[0]}`),
  ),
];

/** Every entry point: the package itself gives what knows no subject, then one for each section and its rules. */
export function entries(): readonly Entry[] {
  return [
    { name: '', folders: ['theme', 'ui'] },
    { name: 'patterns', folders: ['patterns'] },
    ...[...foldersIn('features'), ...foldersIn('domain')].map((folder) => ({ name: folder, folders: [folder] })),
  ];
}

/** Returns the exports of a file of src; throws at an export that is not the declaration itself. */
function exportsOf(file: string): readonly Exported[] {
  const { program } = parseSync(file, readFileSync(path.join(SOURCE, file), 'utf8'));
  return program.body.flatMap((statement) => {
    if (!statement.type.startsWith('Export')) return [];
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    if (!declared) throw new Error(`src/${file} exports what it does not declare`);
    const nodes = declared.type === 'VariableDeclaration' ? declared.declarations : [declared];
    return nodes.map((node) => {
      if (!('id' in node) || node.id?.type !== 'Identifier') throw new Error(`src/${file} exports what has no name`);
      return { file: file.replace(/\.tsx?$/, ''), name: node.id.name, isType: declared.type.startsWith('TS') };
    });
  });
}

/** Exports by their name or by their file, in the order of the first of each. */
function grouped(all: readonly Exported[], by: 'name' | 'file'): ReadonlyMap<string, readonly Exported[]> {
  const groups = new Map<string, Exported[]>();
  for (const one of all) groups.set(one[by], [...(groups.get(one[by]) ?? []), one]);
  return groups;
}

/** Exports of an entry point, and the names that it cannot export, because two files export them. */
export interface Gathered {
  readonly given: readonly Exported[];
  readonly ambiguous: readonly string[];
}

/** Gathers an entry point. Of two files that export one name, the one called by it is meant; when neither is, none. */
export function gather({ folders }: Entry): Gathered {
  const all = folders
    .flatMap((folder) => filesUnder(path.join(SOURCE, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(`/${file}`))
    .flatMap(exportsOf);
  const given: Exported[] = [];
  const ambiguous: string[] = [];
  for (const [name, ones] of grouped(all, 'name')) {
    const own = ones.filter(({ file }) => ones.length === 1 || path.basename(file) === name);
    if (own.length === 1) given.push(...own);
    else ambiguous.push(name);
  }
  return { given, ambiguous };
}

/** Lines that export names from their files, a line for a file. */
function lines(given: readonly Exported[], from: string, word: 'export' | 'export type'): readonly string[] {
  return [...grouped(given, 'file')].map(([file, ones]) => {
    const place = path.posix.relative(from, file);
    const names = ones.map(({ name }) => name).toSorted();
    return `${word} { ${names.join(', ')} } from '${place.startsWith('.') ? place : `./${place}`}.js';`;
  });
}

/**
 * Writes every entry point into the package: `index.js` and its types in the folder of its name.
 * @returns names that an entry point cannot give, by its name
 */
export function writeEntries(folder: string): ReadonlyMap<string, readonly string[]> {
  const left = new Map<string, readonly string[]>();
  for (const entry of entries()) {
    const { given, ambiguous } = gather(entry);
    const values = lines(
      given.filter(({ isType }) => !isType),
      entry.name,
      'export',
    );
    const types = lines(
      given.filter(({ isType }) => isType),
      entry.name,
      'export type',
    );
    const file = path.join(folder, entry.name, 'index');
    writeFileSync(`${file}.js`, `${values.join('\n')}\n`);
    writeFileSync(`${file}.d.ts`, `${[...values, ...types].join('\n')}\n`);
    if (ambiguous.length > 0) left.set(entry.name, ambiguous);
  }
  return left;
}
