import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { OWNER_TOKEN } from '../../src/domain/sync/ownerToken.ts';
import { newToken } from './tokens.ts';

/** The way in for the owner of a server. */
export interface OwnerLink {
  /** Token of the link that this start gives. */
  readonly token: string;
  /** Whether it is given although there may be an owner already. */
  readonly isAskedFor: boolean;
  /** Whether it is to be given, as far as can be known without a database. */
  isWanted(): boolean;
  /** Notes that the owner has signed in, so that the next start need not ask the database. */
  used(): void;
}

/**
 * The link of one start.
 * @param folder the server's data folder
 * @param isAskedFor whether it is given although there is an owner
 */
export function createOwnerLink(folder: string, isAskedFor: boolean): OwnerLink {
  const mark = path.join(folder, 'owner-signed-in');
  return {
    token: `${OWNER_TOKEN}${newToken()}`,
    isAskedFor,
    isWanted: () => isAskedFor || !existsSync(mark),
    used() {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(mark, '');
    },
  };
}
