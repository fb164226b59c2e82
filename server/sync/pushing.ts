import { eq } from 'drizzle-orm';

import { RefusedError } from '../core/refusal.ts';
import type { Transaction } from '../db/database.ts';
import { company } from '../db/tables/records.ts';
import type { Environment } from '../environment/environment.ts';

/** The company's row while it is locked. */
export interface LockedCompany {
  readonly id: string;
  seq: number;
  records: number;
  bytes: number;
}

/** How much one company may hold. */
export interface CompanyLimits {
  readonly records: number;
  readonly bytes: number;
}

export interface Pushing {
  readonly locked: LockedCompany;
  readonly now: Date;
  readonly limits: CompanyLimits;
  /** The server's secret: words that devices erase for good are known again by it. Without it, as for what the server does, they are not. */
  readonly secret?: string;
  /** The secret by which refusals of contacts that are gone are kept. Default `secret`. */
  readonly refusals?: string;
}

/**
 * Locks the company's row until the transaction ends: its commits come one after another, on however many servers. Who only names the
 * company in a row of another table, which the database checks, does not wait: a respondent would, whom the commit waits for.
 */
export async function lockCompany(tx: Transaction, companyId: string): Promise<LockedCompany | null> {
  const [row] = await tx
    .select({ id: company.id, seq: company.seq, records: company.records, bytes: company.bytes })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update');
  return row ?? null;
}

/** Writes back the counters of a locked company. */
export async function unlockCompany(tx: Transaction, { id, seq, records, bytes }: LockedCompany): Promise<void> {
  await tx.update(company).set({ seq, records, bytes }).where(eq(company.id, id));
}

/**
 * Locks a company until the transaction ends, for commits of the server itself.
 * @throws RefusedError `not_found`
 */
export async function pushingIn(
  { environment, now }: { readonly environment: Environment; readonly now: () => Date },
  tx: Transaction,
  companyId: string,
): Promise<Pushing> {
  const locked = await lockCompany(tx, companyId);
  if (!locked) throw new RefusedError('not_found');
  const { companyRecords, companyBytes } = environment;
  return { locked, now: now(), limits: { records: companyRecords, bytes: companyBytes } };
}
