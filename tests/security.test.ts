import { existsSync, readFileSync } from 'node:fs';
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
