import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { filesUnder } from '../support/source.ts';

const EXPORTED = /^export (?:declare )?(?:interface|type|class|enum) (\w+)/gm;

it('an exported type has a name of its own: another room calls its type otherwise, or imports this one', () => {
  const files = new Map<string, string[]>();
  for (const file of filesUnder('src', 'store', 'files', 'app', 'server', 'respond', 'library'))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORTED))
      files.set(name, [...(files.get(name) ?? []), file]);
  expect([...files].filter(([, named]) => new Set(named).size > 1)).toEqual([]);
});
