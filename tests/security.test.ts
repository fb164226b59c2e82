import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

it.each([
  ['docs/security.md', 20],
  ['docs/privacy.md', 15],
])('what %s calls shown is shown by a test of that name', (page, many) => {
  const named = [...read(page).matchAll(/`(tests\/[\w/.]+)`(?:: «([^»]+)»)?/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
  const missing = named.filter(({ file, title }) => !existsSync(path.join(ROOT, file)) || !read(file).includes(title));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(many);
});

/** Packages that a folder's own code imports. */
const importedIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...read(path.join(folder, file)).matchAll(/(?:from|import\() ?'((?:@[\w-]+\/)?[\w-]+(?:\.js)?)[/'][^\n]*/g),
    ])
    .map(([, name = '']) => name);

it('whatever others send is met by libraries that were looked through, as they are installed', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const told = new Map([...read('docs/security.md').matchAll(/`([\w@/.-]+)` (\d+\.\d+\.\d+)/g)].map(([, name = '', version = '']) => [name, version])); // prettier-ignore
  const meets = ['server', 'files/reading', 'files/zip', 'respond'].flatMap(importedIn).filter((name) => name in dependencies); // prettier-ignore
  expect(new Set(meets).size).toBeGreaterThan(15);
  expect([...new Set(meets)].filter((name) => !told.has(name))).toEqual([]);
  expect([...told].filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
});
