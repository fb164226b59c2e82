import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { tokenFiles } from './tokens/files.ts';

/**
 * Writes every file of tokens into a folder, which is made when it is not there.
 * @returns paths of the files
 */
export function writeTokens(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  return tokenFiles().map(({ name, text }) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  });
}
