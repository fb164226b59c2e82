import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const PAGE = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');

/** Tests that the page names: a file, and the title of one in it. */
const NAMED = [...PAGE.matchAll(/`(tests\/[\w/.]+)`(?:: «([^»]+)»)?/g)].map(([, file = '', title = '']) => ({
  file,
  title,
}));

it('what the page on security calls shown is shown by a test of that name', () => {
  const missing = NAMED.filter(
    ({ file, title }) =>
      !existsSync(path.join(ROOT, file)) || !readFileSync(path.join(ROOT, file), 'utf8').includes(title),
  );
  expect(missing).toEqual([]);
  expect(NAMED.length).toBeGreaterThan(20);
});
