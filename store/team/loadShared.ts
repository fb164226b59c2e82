import { keyOf, rowsOfSpace, type Workspace } from '../indexedDb/rows.ts';
import type { RecordRow } from '../indexedDb/rowTypes.ts';
import type { Staging } from '../indexedDb/staging.ts';
import { recordTables } from '../indexedDb/unindexed.ts';
import { loadRecords } from '../indexedDb/whole.ts';
import { checkLoadable, PERSONAL_SPACE, type PlacedName } from '../plan.ts';
import type { LoadedRecord, LoadOptions } from '../port.ts';
import { teamTables } from './database.ts';
import { keepShadows, putStaged } from './ledger/outbox.ts';
import { actorOf, ownerOf } from './ledger/staging.ts';
import { stagedByLoad } from './loading.ts';

/** Rows that a load may replace, by their key. */
async function rowsBefore(
  { db, companyId }: Workspace,
  records: readonly LoadedRecord[],
  { replace = false, companyId: owner = companyId }: LoadOptions,
): Promise<ReadonlyMap<string, unknown>> {
  const rows: (RecordRow | undefined)[] = [];
  if (replace) {
    for (const space of new Set([companyId, owner, PERSONAL_SPACE])) {
      rows.push(...(await rowsOfSpace(db, space).toArray()));
    }
  } else {
    const keys = records.map(({ kind, record }) => keyOf({ kind, id: record.id }, owner));
    rows.push(...(await db.records.bulkGet(keys)));
  }
  return new Map(rows.flatMap((row) => (row ? [[`${row.space}/${row.kind}/${row.id}`, row.record] as const] : [])));
}

/** `load` of the port where companies are shared: what it does to one of them is noted for its server, too. */
export async function loadShared(
  workspace: Workspace,
  records: readonly LoadedRecord[],
  options: LoadOptions,
  { staging, newId }: { readonly staging: Staging; readonly newId: () => string },
): Promise<PlacedName[] | undefined> {
  const { db, now } = workspace;
  checkLoadable(records);
  return db.transaction('rw', [...recordTables(db), db.meta, ...teamTables(db)], async () => {
    const before = await rowsBefore(workspace, records, options);
    const changed = await loadRecords(workspace, records, options, staging);
    const teams = new Map((await db.teams.toArray()).map((team) => [team.companyId, team]));
    if (!changed || teams.size === 0) return changed;
    const at = now().toISOString();
    for (const { kind, id, space } of changed) {
      const named = { kind, id };
      const [stood, row] = [before.get(`${space}/${kind}/${id}`), await db.records.get([space, kind, id])];
      const owner = ownerOf(named, row?.record ?? stood, space);
      const team = owner === null ? undefined : teams.get(owner);
      if (!team) continue;
      const replaced = { named, before: stood, after: row?.record };
      // A record removed earlier is dropped here without a message to the server, which still has it, removed.
      if (!row) await keepShadows(db, team.companyId, [named], () => stood);
      await putStaged(
        db,
        stagedByLoad(replaced, team.companyId, { ...actorOf(team), isOut: team.isOut === true }, at, newId),
        () => stood,
      );
    }
    return changed;
  });
}
