import path from 'node:path';
import { expect, it } from 'vitest';

import { entries, gather } from '#library/entries.ts';

import { filesUnder } from '../support/source.ts';

/** Entry points of the package give every component, and every name once. */

const gathered = entries().map((entry) => ({ ...entry, ...gather(entry) }));

it('every component has an entry point that gives it, with its props', () => {
  const given = new Set(gathered.flatMap((one) => one.given).map(({ file, name }) => `src/${file} ${name}`));
  const components = filesUnder('src/ui', 'src/patterns', 'src/features').filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(250);
  const missing = components
    .map((file) => file.replace(/\.tsx$/, ''))
    .filter((file) => !given.has(`${file} ${path.basename(file)}`));
  expect(missing).toEqual([]);
  expect(given).toContain('src/ui/Button ButtonProps');
});

it('the package itself gives what knows no subject', () => {
  const [main] = gathered;
  expect(main?.name).toBe('');
  const files = new Set(main?.given.map(({ file }) => file.split('/')[0]));
  expect([...files]).toEqual(['theme', 'ui']);
});

it('no entry point gives a name twice, and no name is left to the files’ own paths', () => {
  for (const { given } of gathered) {
    const names = given.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  }
  expect(gathered.flatMap(({ name, ambiguous }) => ambiguous.map((one) => `${name} ${one}`))).toEqual([]);
});
