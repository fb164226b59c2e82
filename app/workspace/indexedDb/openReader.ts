import { Dexie } from 'dexie';

import { parseRow } from '../plan.ts';
import type { RecordReader } from '../reader.ts';
import { BY_MOMENT, createDatabase, isNewer } from './schema.ts';

/**
 * Reads a company's records straight from the browser's database, without a store: for a worker beside the page's own. The
 * database must be there already.
 * @param name the database's
 */
export function openReader(name: string, companyId: string): RecordReader {
  const db = createDatabase(name, { autoOpen: false });
  // A newer version must not wait for a reader.
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  let opening: Promise<unknown> | undefined;
  /** Opens it once; an opening that failed is tried again by the next reading. */
  const opened = (): Promise<unknown> => {
    opening ??= isNewer(name)
      .then((newer) => {
        if (newer) throw new Error('a newer version took over');
        return db.open();
      })
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
    return opening;
  };
  return {
    async ids(kind) {
      await opened();
      const living = [companyId, kind, 1];
      const rows = db.records.where(BY_MOMENT).between([...living, Dexie.minKey], [...living, Dexie.maxKey]);
      return (await rows.primaryKeys()).map((key) => key[2]);
    },
    async read(kind, ids) {
      await opened();
      const rows = await db.records.bulkGet(ids.map((id) => [companyId, kind, id] as const));
      return rows.flatMap((row) => {
        const parsed = row ? parseRow(kind, row.id, row.record) : undefined;
        return parsed?.ok && parsed.record.deletedAt === null ? [parsed.record] : [];
      });
    },
  };
}
