import { timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { hashToken, newToken } from '../core/tokens.ts';

const placeOf = (folder: string): string => path.join(folder, 'backup-key');

function read(folder: string): string | null {
  try {
    return readFileSync(placeOf(folder), 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Returns the secret required to request a backup: every process that may write into the data folder has it. Made when first
 * needed.
 */
export function backupKey(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(placeOf(folder), `${newToken()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return read(folder) ?? '';
}

/** Whether the given secret is that of a folder; false when none was made. */
export function isBackupKey(folder: string, given: string): boolean {
  const key = read(folder);
  return key !== null && timingSafeEqual(Buffer.from(hashToken(key)), Buffer.from(hashToken(given)));
}
