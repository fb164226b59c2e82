import { isObject } from '#src/domain/core/record.ts';
import { filesOf, parentOf } from '#src/domain/kindFacts.ts';

import { DATABASE_NAME } from '../../databaseName.ts';
import { rowsOfSpaceAndKind } from '../../indexedDb/rows.ts';
import { besideStores } from '../database.ts';
import { SHARED_KINDS, type RefusedFiles } from '../files/fileLedger.ts';

/** A file of this browser that does not go up to the server of a shared company, as a person knows it. */
export interface RefusedFile {
  /** SHA-256. */
  readonly id: string;
  /** Name of the file. */
  readonly name: string;
  /** Title of the study that has it; empty where that is gone. */
  readonly study: string;
  readonly why: keyof RefusedFiles;
}

const textIn = (record: unknown, field: string): string => {
  const value = isObject(record) && Object.hasOwn(record, field) ? record[field] : '';
  return typeof value === 'string' ? value : '';
};

/**
 * Files of a shared company that do not go up, by name. What no living record names any more is not among them: nothing is to be
 * done about it.
 * @throws StoreError when the browser's database fails
 */
export function refusedFiles({
  companyId,
  name = DATABASE_NAME,
}: {
  readonly companyId: string;
  /** Name of the database; default the app's. */
  readonly name?: string;
}): Promise<readonly RefusedFile[]> {
  return besideStores(name, async (db) => {
    const rows = await db.teamFiles.where('companyId').equals(companyId).toArray();
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    const found = new Map<string, RefusedFile>();
    for (const kind of SHARED_KINDS) {
      for (const { record } of await rowsOfSpaceAndKind(db, companyId, kind).toArray()) {
        if (textIn(record, 'deletedAt') !== '') continue;
        const [id] = filesOf(kind, record);
        const why = id === undefined ? undefined : states.get(id);
        if (id === undefined || (why !== 'tooLarge' && why !== 'unreadable') || found.has(id)) continue;
        const study = await db.records.get([companyId, 'research', parentOf(kind, record)]);
        found.set(id, { id, name: textIn(record, 'name'), study: textIn(study?.record, 'title'), why });
      }
    }
    return [...found.values()];
  });
}
