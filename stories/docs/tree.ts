/** Paths of the project's files. Only the names: inside Object.keys the bundler leaves the files themselves out. */
const PATHS = [
  ...Object.keys(import.meta.glob('/src/**/*.{ts,tsx}')),
  ...Object.keys(import.meta.glob('/store/**/*.ts')),
  ...Object.keys(import.meta.glob('/files/**/*.ts')),
  ...Object.keys(import.meta.glob('/app/**/*.{ts,tsx}')),
  ...Object.keys(import.meta.glob('/stories/**/*.{mdx,ts,tsx}')),
].map((path) => path.slice(1));

/** How many files lie in a folder, at any depth. */
export function filesIn(folder: string): number {
  return PATHS.filter((path) => path.startsWith(`${folder}/`)).length;
}

/** Names of a folder's own folders, in order. */
export function foldersIn(folder: string): readonly string[] {
  const names = PATHS.filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1).split('/'))
    .filter((parts) => parts.length > 1)
    .map(([name = '']) => name);
  return [...new Set(names)].sort();
}
