import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { minify, type Plugin } from 'vite';

/** Folders of the built Storybook that it copies beside the stories unchanged. */
const COPIED = ['sb-manager', 'sb-addons'];

/** Scripts under one of its folders. Throws when there is no such folder. */
const scriptsUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(folder, file));

/**
 * Minifies what a built Storybook has from its packages as they are: the window around the stories is 5.4 MB of spaces and
 * long names, all of it read before the first story is asked for. Storybook has written these files before Vite begins
 * with the stories. Throws when one of the folders is not there or a file cannot be read as a script.
 */
export function smallManager(): Plugin {
  return {
    name: 'small-manager',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      for (const file of COPIED.flatMap((folder) => scriptsUnder(path.join(dir, folder)))) {
        const { code, errors } = await minify(file, readFileSync(file, 'utf8'), { module: true });
        if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
        writeFileSync(file, code);
      }
    },
  };
}
