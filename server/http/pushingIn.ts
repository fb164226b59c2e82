import type { Transaction } from '../db/database.ts';
import { lockCompany, type Pushing } from '../sync/push.ts';
import type { ServerContext } from './context.ts';
import { RefusedError } from './refusal.ts';

/**
 * Locks a company until the transaction ends, for commits of the server itself.
 * @throws RefusedError `not_found`
 */
export async function pushingIn(
  { environment, now }: Pick<ServerContext, 'environment' | 'now'>,
  tx: Transaction,
  companyId: string,
): Promise<Pushing> {
  const locked = await lockCompany(tx, companyId);
  if (!locked) throw new RefusedError('not_found');
  const { companyRecords, companyBytes } = environment;
  return { locked, now: now(), limits: { records: companyRecords, bytes: companyBytes } };
}
