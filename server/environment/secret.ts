import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Environment } from './environment.ts';

/** The secret of a server, which is in no database: cookies are signed and second factors encrypted with it. */
export interface LazySecret {
  /** The secret; made in the data folder when it is first needed and none was given. */
  get(): string;
}

function readOrMake(folder: string): string {
  const file = path.join(folder, 'auth-secret');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  try {
    writeFileSync(file, `${secret}\n`, { flag: 'wx', mode: 0o600, flush: true });
    return secret;
  } catch (error) {
    // Another server of the same folder was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFileSync(file, 'utf8').trim();
  }
}

/** The secret that a server works with: AUTH_SECRET, or its own. */
export function createSecret({ authSecret, dataFolder }: Pick<Environment, 'authSecret' | 'dataFolder'>): LazySecret {
  let secret = authSecret;
  return { get: () => (secret ??= readOrMake(dataFolder)) };
}

/** Returns a value that distinguishes secrets without revealing them. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('orientir: which secret this is').digest('hex');
