import { isSame } from '#src/domain/core/same.ts';
import { filesOf } from '#src/domain/kindFacts.ts';
import { nameKey } from '#src/domain/plan.ts';
import { isOfCompany } from '#src/domain/sync/take.ts';

import { chunksOf, CHUNK, keyOf, writeRecords } from '../../indexedDb/rows.ts';
import type { OutboxRow } from '../../indexedDb/rowTypes.ts';
import type { BrowserDatabase } from '../../indexedDb/schema.ts';
import { noteChanged } from '../../indexedDb/unindexed.ts';
import { spaceOf, type PlacedName } from '../../plan.ts';
import type { Ledger, SettledRecord } from './settle.ts';

/** Received changes, as they are reported. */
export interface LedgerNews {
  readonly by: string | null;
  readonly records: readonly PlacedName[];
}

/** The ledger of a company that is at `seq`, in a transaction. */
export async function readLedger(db: BrowserDatabase, companyId: string, seq: number): Promise<Ledger> {
  const [outbox, shadows, refused] = await Promise.all([
    db.outbox.where('companyId').equals(companyId).sortBy('number'),
    db.shadows.where('companyId').equals(companyId).toArray(),
    db.refused.where('companyId').equals(companyId).toArray(),
  ]);
  return { outbox, shadows, refused, seq };
}

/** Writes what became of a ledger; rows that stayed as they were are not touched. Returns whether any did not. */
export async function writeLedger(db: BrowserDatabase, before: Ledger, after: Ledger): Promise<boolean> {
  const kept = new Map(after.outbox.map((row) => [row.number, row]));
  const [gone, changed]: [number[], OutboxRow[]] = [[], []];
  for (const row of before.outbox) {
    const now = kept.get(row.number);
    if (!now && row.number !== undefined) gone.push(row.number);
    else if (now && now !== row) changed.push(now);
  }
  if (gone.length > 0) await db.outbox.bulkDelete(gone);
  if (changed.length > 0) await db.outbox.bulkPut(changed);

  const shadows = new Map(after.shadows.map((row) => [nameKey(row), row]));
  const [left, moved] = [before.shadows.filter((row) => !shadows.has(nameKey(row))), [] as Ledger['shadows'][number][]];
  for (const row of before.shadows) {
    const now = shadows.get(nameKey(row));
    if (now && now !== row) moved.push(now);
  }
  if (left.length > 0) await db.shadows.bulkDelete(left.map(({ companyId, kind, id }) => [companyId, kind, id]));
  if (moved.length > 0) await db.shadows.bulkPut(moved);

  const refused = new Set(after.refused.map(({ id }) => id));
  const forgotten = before.refused.filter(({ id }) => !refused.has(id)).map(({ id }) => id);
  const known = new Set(before.refused);
  if (forgotten.length > 0) await db.refused.bulkDelete(forgotten);
  const added = after.refused.filter((row) => !known.has(row));
  if (added.length > 0) await db.refused.bulkPut(added);
  return [gone, changed, left, moved, forgotten, added].some((list) => list.length > 0);
}

/**
 * Writes the records' states after the news, in a transaction. Returns the changed ones, by the author of the change, and the
 * files that erased records named before and name no more.
 */
export async function writeSettled(
  db: BrowserDatabase,
  records: readonly SettledRecord[],
  companyId: string,
  erased: ReadonlySet<string>,
): Promise<{ readonly told: LedgerNews[]; readonly formerFiles: ReadonlySet<string> }> {
  const formerFiles = new Set<string>();
  const told = new Map<string | null, PlacedName[]>();
  for (const chunk of chunksOf(records, CHUNK)) {
    const rows = await db.records.bulkGet(chunk.map(({ named }) => keyOf(named, companyId)));
    for (const [index, { named, record }] of chunk.entries()) {
      if (!erased.has(nameKey(named))) continue;
      const now = filesOf(named.kind, record);
      for (const id of filesOf(named.kind, rows[index]?.record)) if (!now.includes(id)) formerFiles.add(id);
    }
    const changed = chunk.filter(({ record, named }, index) => {
      if (isSame(rows[index]?.record, record)) return false;
      // The server is trusted with its company, not with what else lives here.
      const stored = record ?? rows[index]?.record;
      return isOfCompany(named, stored, companyId);
    });
    const written = changed.filter(({ record }) => record !== undefined);
    const gone = changed.filter(({ record }) => record === undefined);
    await writeRecords(db, written, companyId);
    if (gone.length > 0) {
      const keys = gone.map(({ named }) => keyOf(named, companyId));
      await db.records.bulkDelete(keys);
      await db.summaries.bulkDelete(keys);
      await noteChanged(
        db,
        gone.map(({ named }) => named),
        companyId,
      );
    }
    for (const { named, by } of changed) {
      const list = told.get(by) ?? [];
      told.set(by, [...list, { ...named, space: spaceOf(named.kind, companyId) }]);
    }
  }
  return { told: [...told].map(([by, list]) => ({ by, records: list })), formerFiles };
}
