import type { Op } from '#src/domain/core/operation.ts';

import { assertWanted, isBig } from '../plan.ts';
import { inStretches } from '#src/domain/inStretches.ts';
import { nameKey, planCommit, planInSteps, touchedBy, type CommitPlan, type RecordName } from '#src/domain/plan.ts';
import type { CommitOptions } from '../port.ts';
import { BIG_CHUNK, chunksOf, keyOf, writeRecords, type NamedRecord, type Workspace } from './rows.ts';
import { isObject } from '#src/domain/core/record.ts';
import { assertKnown, tablesOf, type Staging } from './staging.ts';
import { dropMadeOf } from './unindexed.ts';

const writtenRows = ({ writes }: CommitPlan): NamedRecord[] =>
  writes.map(({ kind, record }) => ({ named: { kind, id: record.id }, record }));

const momentIn = (stored: unknown): unknown => (isObject(stored) ? stored.updatedAt : stored);

/** Commits in one transaction, without a pause. */
function commitAtOnce(
  workspace: Workspace,
  ops: readonly Op[],
  options: CommitOptions,
  staging: Staging | null,
): Promise<CommitPlan> {
  const { db, companyId, now } = workspace;
  return db.transaction('rw', tablesOf(db, staging), async () => {
    await assertKnown(db, staging);
    const names = touchedBy(ops, options);
    const rows = await db.records.bulkGet(names.map((named) => keyOf(named, companyId)));
    const read = new Map(names.map((named, index) => [nameKey(named), rows[index]?.record]));
    const before = (named: RecordName): unknown => read.get(nameKey(named));
    const plan = planCommit(ops, options, before, now());
    if (plan.writes.length > 0) await writeRecords(db, writtenRows(plan), companyId);
    if (options.erases) await dropMadeOf(db, companyId);
    await staging?.stage(ops, options, plan, before);
    return plan;
  });
}

/** Reads the records of the given names, a few at a time. In a transaction on records. */
async function readInPieces({ db, companyId }: Workspace, names: readonly RecordName[]): Promise<Map<string, unknown>> {
  const read = new Map<string, unknown>();
  for (const chunk of chunksOf(names, BIG_CHUNK)) {
    const rows = await db.records.bulkGet(chunk.map((named) => keyOf(named, companyId)));
    chunk.forEach((named, index) => read.set(nameKey(named), rows[index]?.record));
  }
  return read;
}

/**
 * Commits in pieces that the page can answer between. IndexedDB ends a transaction that waits for anything else, so the
 * plan is made outside; it is written, in one transaction, only if nothing it read has changed since (every change has a
 * moment of its own). If something has, nothing was done: undefined.
 */
async function commitInPieces(
  workspace: Workspace,
  ops: readonly Op[],
  options: CommitOptions,
  staging: Staging | null,
): Promise<CommitPlan | undefined> {
  const { db, companyId, now } = workspace;
  const { signal, onProgress } = options;
  const names = touchedBy(ops, options);
  const read = await db.transaction('r', db.records, () => readInPieces(workspace, names));
  const before = (named: RecordName): unknown => read.get(nameKey(named));
  const plan = await inStretches(planInSteps(ops, options, before, now()), {
    onPause: () => assertWanted(signal),
  });
  return db.transaction('rw', tablesOf(db, staging), async () => {
    await assertKnown(db, staging);
    const current = await readInPieces(workspace, names);
    for (const [name, stored] of read) if (momentIn(stored) !== momentIn(current.get(name))) return undefined;
    const rows = writtenRows(plan);
    let written = 0;
    for (const chunk of chunksOf(rows, BIG_CHUNK)) {
      // Thrown in a transaction, it takes back what this one has written.
      assertWanted(signal);
      await writeRecords(db, chunk, companyId);
      written += chunk.length;
      onProgress?.(written, rows.length);
    }
    if (options.erases) await dropMadeOf(db, companyId);
    await staging?.stage(ops, options, plan, before);
    return plan;
  });
}

/** `commit` of the port, apart from telling of it. `staging`: what else it writes where a company is shared, or null. */
export async function commitOps(
  workspace: Workspace,
  ops: readonly Op[],
  options: CommitOptions,
  staging: Staging | null,
): Promise<CommitPlan> {
  assertWanted(options.signal);
  const inPieces = isBig(ops) ? await commitInPieces(workspace, ops, options, staging) : undefined;
  return inPieces ?? commitAtOnce(workspace, ops, options, staging);
}
