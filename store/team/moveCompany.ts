import { isObject, type StoredRecord } from '#src/domain/core/record.ts';

import { chunksOf, CHUNK, writeRecords } from '../indexedDb/rows.ts';
import type { RecordRow } from '../indexedDb/rowTypes.ts';
import type { BrowserDatabase } from '../indexedDb/schema.ts';
import { dropMadeOf, recordTables } from '../indexedDb/unindexed.ts';
import { isOfCompany, PERSONAL_SPACE, type PlacedName } from '../plan.ts';

/** Rows of a company: its workspace, its own record and its members, removed and damaged ones included. */
export async function rowsOfCompany(db: BrowserDatabase, companyId: string): Promise<RecordRow[]> {
  const personal = await db.records.where('kind').anyOf('company', 'member').toArray();
  const own = personal.filter((row) => row.space === PERSONAL_SPACE && isOfCompany(row, row.record, companyId));
  const ids = await db.records.filter(({ space }) => space === companyId).toArray();
  return [...ids, ...own];
}

const isOwn = (kind: string): boolean => kind === 'company' || kind === 'member';

/**
 * Gives a company of this browser another id, and its members too; its content stays as it is. For a company whose id is taken by
 * another one, as the sample's is in every browser. All or none.
 * @param newId makes ids of members
 * @returns the changes
 */
export function moveCompany(
  db: BrowserDatabase,
  from: string,
  to: string,
  newId: () => string,
): Promise<readonly PlacedName[]> {
  return db.transaction('rw', [...recordTables(db), db.teams], async () => {
    const rows = await rowsOfCompany(db, from);
    const moved = rows.map(({ kind, id, record }) => {
      const fields = isObject(record) ? record : {};
      if (kind === 'company') return { named: { kind, id: to }, record: { ...fields, id: to } as unknown };
      if (kind !== 'member') return { named: { kind, id }, record };
      const member = { ...fields, id: newId(), companyId: to } as unknown as StoredRecord;
      return { named: { kind, id: member.id }, record: member as unknown };
    });
    const keys = rows.map(({ space, kind, id }) => [space, kind, id] as const);
    await db.records.bulkDelete(keys);
    await db.summaries.bulkDelete(keys);
    await dropMadeOf(db, from);
    for (const chunk of chunksOf(moved, CHUNK)) await writeRecords(db, chunk, to);
    const names = moved.map(({ named }) => named);
    return [
      ...rows.map(({ space, kind, id }) => ({ space, kind, id })),
      ...names.map((named) => ({ ...named, space: isOwn(named.kind) ? PERSONAL_SPACE : to })),
    ];
  });
}
