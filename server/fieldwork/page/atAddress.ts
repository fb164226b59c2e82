import type { ServerContext } from '../../context/context.ts';
import { hashToken } from '../../core/tokens.ts';
import type { Transaction } from '../../db/database.ts';
import { findAddress, knownAddress, type FoundAddress } from '../people.ts';

/** Does something at an address, in one transaction; null for an unknown address. */
export async function atAddress<T>(
  { database }: Pick<ServerContext, 'database'>,
  token: string,
  work: (tx: Transaction, found: FoundAddress) => Promise<T>,
): Promise<T | null> {
  const hash = hashToken(token);
  const open = await database.get();
  const known = knownAddress(hash);
  if (known) return open.transaction({ company: known.companyId }, (tx) => work(tx, known));
  return open.transaction({ link: hash }, async (tx) => {
    const found = await findAddress(tx, hash);
    return found && work(tx, found);
  });
}
