import type { Table } from 'dexie';

import type { Op } from '#src/domain/core/operation.ts';
import type { CommitPlan, RecordName } from '#src/domain/plan.ts';

import type { CommitOptions } from '../port.ts';
import type { BrowserDatabase } from './schema.ts';
import { recordTables } from './unindexed.ts';

/** Additional writes in the transaction of a commit where a company is shared. */
export interface Staging {
  /** The tables that it writes, `teams` among them. */
  readonly tables: readonly Table[];
  /**
   * Notes a commit for the server, in its transaction.
   * @param before the record of a name before it, as stored
   * @throws StoreError `forbidden`; then nothing of the commit is written
   */
  stage(
    ops: readonly Op[],
    options: CommitOptions,
    plan: CommitPlan,
    before: (name: RecordName) => unknown,
  ): PromiseLike<void>;
}

/** A company of this browser is shared, and the store does not know of it yet: what is written now would never be sent. */
export class UnknownTeam extends Error {}

/** The tables of a transaction that writes records. */
export function tablesOf(db: BrowserDatabase, staging: Staging | null): Table[] {
  return [...recordTables(db), ...(staging?.tables ?? [db.teams])];
}

/** Looks, in the transaction that is about to write. Throws UnknownTeam. */
export async function assertKnown(db: BrowserDatabase, staging: Staging | null): Promise<void> {
  if (!staging && (await db.teams.count()) > 0) throw new UnknownTeam();
}
