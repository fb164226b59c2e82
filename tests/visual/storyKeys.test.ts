import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { storyKeys } from './storyKeys.ts';

const FILES = {
  'package.json': '{ "scripts": {} }',
  'package-lock.json': '{ "packages": { "": { "version": "1.0.0" }, "node_modules/react": { "version": "19.0.0" } } }',
  'tsconfig.json': '{}',
  '.storybook/main.ts': "import '../package.json';",
  '.storybook/preview.tsx': "import '../src/theme.ts';",
  'src/theme.ts': "export const ink = '#000';",
  'src/Button.tsx':
    "import type { Size } from './size.ts';\nimport { label } from './label.ts';\nexport const Button = label;",
  'src/size.ts': "export type Size = 's';",
  'src/label.ts': "export { text as label } from './text.ts';",
  'src/text.ts': "export const text = 'Ok';",
  'src/late.ts': 'export default 1;',
  'src/work.worker.ts': 'export {};',
  'stories/Button.stories.tsx': "import { Button } from '#src/Button.tsx';\nexport const One = Button;",
  'stories/Late.stories.tsx':
    "export const Two = () => [import('../src/late.ts'), new Worker(new URL('../src/work.worker.ts', import.meta.url))];",
};

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'story-keys-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The stories whose key another text of a file changes. */
function touchedBy(file: string, text: string): string[] {
  const before = storyKeys(root, 'Chromium 1');
  write(file, text);
  const after = storyKeys(root, 'Chromium 1');
  return [...before.keys()].filter((one) => before.get(one) !== after.get(one)).map((one) => path.basename(one));
}

const BUTTON = 'Button.stories.tsx';
const LATE = 'Late.stories.tsx';

describe('a story is pictured anew', () => {
  it.each([
    ['when its file changes', 'stories/Button.stories.tsx', 'export const One = 1;', [BUTTON]],
    ['when what it imports changes', 'src/Button.tsx', 'export const Button = 2;', [BUTTON]],
    ['when what that passes on changes', 'src/text.ts', "export const text = 'Да';", [BUTTON]],
    ['when what it loads later changes', 'src/late.ts', 'export default 2;', [LATE]],
    ['when its worker changes', 'src/work.worker.ts', 'postMessage(1);', [LATE]],
    ['when the preview of all stories changes', 'src/theme.ts', "export const ink = '#111';", [BUTTON, LATE]],
    ['when the settings change', '.storybook/preview-head.html', '<meta>', [BUTTON, LATE]],
    [
      'when a package is another',
      'package-lock.json',
      FILES['package-lock.json'].replace('19.0.0', '19.0.1'),
      [BUTTON, LATE],
    ],
  ])('%s', (_, file, text, touched) => {
    expect(touchedBy(file, text)).toEqual(touched);
  });

  it.each([
    ['a type', 'src/size.ts', "export type Size = 'm';"],
    ['a file that no story imports', 'src/other.ts', 'export {};'],
    ['what the project says of itself', 'package.json', '{ "scripts": { "x": "y" } }'],
    ['its version in the lock file', 'package-lock.json', FILES['package-lock.json'].replace('1.0.0', '1.1.0')],
  ])('and not when %s changes', (_, file, text) => {
    expect(touchedBy(file, text)).toEqual([]);
  });

  it('and not when a page of the documentation does that the preview can show', () => {
    write('.storybook/preview.tsx', "export const docs = () => import('../stories/docs/Page.tsx');");
    write('stories/docs/Page.tsx', "export const all = import.meta.glob('/src/**/*.tsx');");
    expect(touchedBy('stories/docs/Page.tsx', "export const all = import.meta.glob('/app/**/*.tsx');")).toEqual([]);
    expect(touchedBy('src/Button.tsx', 'export const Button = 2;')).toEqual([BUTTON]);
  });

  it('two files that are made of the same have keys of their own', () => {
    const all = "export const all = import.meta.glob('/src/**/*.tsx');";
    write('app/all.ts', all);
    for (const file of [BUTTON, LATE]) write(`stories/${file}`, "import '../app/all.ts';");
    expect(new Set(storyKeys(root, '').values()).size).toBe(2);
    expect(touchedBy('src/Button.tsx', 'export const Button = 2;')).toEqual([BUTTON, LATE]);
  });

  it('and all are in another browser', () => {
    const [one, other] = [storyKeys(root, 'Chromium 1'), storyKeys(root, 'Chromium 2')];
    expect([...one.keys()].filter((file) => one.get(file) === other.get(file))).toEqual([]);
  });
});
