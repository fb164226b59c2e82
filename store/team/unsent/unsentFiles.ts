import { isObject } from '#src/domain/core/record.ts';
import { filesOf } from '#src/domain/kindFacts.ts';

import { DATABASE_NAME } from '../../databaseName.ts';
import { rowsOfSpaceAndKind } from '../../indexedDb/rows.ts';
import { besideStores } from '../database.ts';
import { SHARED_KINDS } from '../files/fileLedger.ts';

/** A file of this browser that the server of a shared company does not have, by the name that its record gives it. */
export interface UnsentFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Files that a shared company's server never got. */
export interface UnsentFiles {
  /** Those that can be taken along. */
  readonly files: readonly UnsentFile[];
  /** How many files named here can no longer be read. */
  readonly unreadable: number;
}

/** Whether a blob's bytes exist: its source may have gone from the disk. */
const isReadable = (blob: Blob): Promise<boolean> =>
  blob
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * Files of a shared company that its server has not got, refused ones included. What no living record names is not among them.
 * @param name of the database; default the app's
 * @throws StoreError when the browser's database fails
 */
export function unsentFiles(companyId: string, name = DATABASE_NAME): Promise<UnsentFiles> {
  return besideStores(name, async (db) => {
    const rows = await db.teamFiles.where('companyId').equals(companyId).toArray();
    const sent = new Set(rows.flatMap(({ id, state }) => (state === 'there' ? [id] : [])));
    const names = new Map<string, string>();
    for (const kind of SHARED_KINDS) {
      // oxlint-disable-next-line no-await-in-loop -- two kinds
      await rowsOfSpaceAndKind(db, companyId, kind).each(({ record }) => {
        if (!isObject(record) || record.deletedAt !== null) return;
        for (const id of filesOf(kind, record)) {
          if (!sent.has(id) && !names.has(id)) names.set(id, typeof record.name === 'string' ? record.name : id);
        }
      });
    }
    const found = await db.blobs.bulkGet([...names.keys()]);
    const here = found.flatMap((row) => row ?? []);
    const readable = await Promise.all(here.map(({ blob }) => isReadable(blob)));
    const files = here.filter((_row, index) => readable[index]).map(({ id, blob }) => ({ name: names.get(id) ?? id, blob })); // prettier-ignore
    return { files, unreadable: here.length - files.length };
  });
}
