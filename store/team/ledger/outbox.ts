import type { Op } from '#src/domain/core/operation.ts';
import { nameKey, type RecordName } from '#src/domain/plan.ts';
import type { SentCommit } from '#src/domain/sync/protocol.ts';

import type { Workspace } from '../../indexedDb/rows.ts';
import type { BrowserDatabase } from '../../indexedDb/schema.ts';
import type { Staging } from '../../indexedDb/staging.ts';
import type { CommitOptions } from '../../port.ts';
import { teamTables } from '../database.ts';
import { namesFiles } from '../files/fileLedger.ts';
import { standingOf, stagedOf, type Staged } from './staging.ts';

/**
 * A commit as the server can take it. A workspace that is put in place as a whole takes records away without a trace, while the
 * server keeps them removed: one that is made again under the same name comes back there as it is made here.
 */
function asServerStands(commit: SentCommit, isKeptThere: (name: RecordName) => boolean): SentCommit {
  const ops = commit.ops.map((op) => {
    if (op.op !== 'create' || !isKeptThere(op)) return op;
    const { kind, id, record } = op;
    return { op: 'ensure', kind, id, defaults: record } as Op;
  });
  return { ...commit, ops };
}

/**
 * Keeps the server's state of a company's records, where it is not kept already: changes since then are not the server's yet. In
 * a transaction that writes the tables of the team.
 * @param before a record as it was when all of it was the server's
 * @returns the names that were kept already
 */
export async function keepShadows(
  db: BrowserDatabase,
  companyId: string,
  names: readonly RecordName[],
  before: (name: RecordName) => unknown,
): Promise<ReadonlySet<string>> {
  const there = await db.shadows.bulkGet(names.map(({ kind, id }) => [companyId, kind, id] as const));
  const missing = names.filter((_, index) => !there[index]);
  await db.shadows.bulkPut(
    missing.map((named) => ({ companyId, kind: named.kind, id: named.id, record: before(named) })),
  );
  return new Set(names.filter((_, index) => there[index]).map(nameKey));
}

/**
 * Puts staged commits into the outbox, and keeps the records that they depend on. In a transaction that writes the tables of the
 * team.
 */
export async function putStaged(
  db: BrowserDatabase,
  staged: readonly Staged[],
  before: (name: RecordName) => unknown,
): Promise<void> {
  for (const { companyId, commit, names } of staged) {
    const known = await keepShadows(db, companyId, names, before);
    const sent = asServerStands(commit, (name) => known.has(nameKey(name)) && before(name) === undefined);
    await db.outbox.add({ companyId, commit: sent, seq: 0 });
  }
}

/**
 * How a commit of any store on this database is noted for the companies that are shared.
 * @param onStaged hears which company a commit is noted for, and whether it may name files; the transaction may yet come to
 * nothing
 */
export function createStaging(
  { db, companyId }: Workspace,
  newId: () => string,
  onStaged: (companyId: string, hasFiles: boolean) => void,
): Staging {
  return {
    tables: teamTables(db),
    async stage(ops, { expect = [], erases }: CommitOptions, plan, before) {
      const teams = await db.teams.toArray();
      if (teams.length === 0) return;
      const actors = new Map(teams.map((team) => [team.companyId, standingOf(team)]));
      const staged = stagedOf({ ops, expect, plan, before, companyId }, actors, { erases, newId });
      await putStaged(db, staged, before);
      for (const one of staged) onStaged(one.companyId, one.commit.ops.some(namesFiles));
    },
  };
}
