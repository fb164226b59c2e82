import { OWNER_TOKEN } from '../../src/domain/sync/ownerToken.ts';
import { newToken } from '../core/tokens.ts';

/** The way in for the owner of a server. */
export interface OwnerLink {
  /** Token of the link that this start gives. */
  readonly token: string;
  /** Whether it is given although there may be an owner already. */
  readonly isAskedFor: boolean;
}

/**
 * The link of one start.
 * @param isAskedFor whether it is given although there is an owner
 */
export function createOwnerLink(isAskedFor: boolean): OwnerLink {
  return { token: `${OWNER_TOKEN}${newToken()}`, isAskedFor };
}
