import { fetchedOnce } from '#src/domain/core/lazily.ts';
import { Dexie } from 'dexie';

import { parseRow } from '#src/domain/plan.ts';
import type { RecordReader } from '../reader.ts';
import { createKeptSearch } from './keptSearch.ts';
import { BY_MOMENT, createDatabase, isNewer } from './schema.ts';

export interface DatabaseReader extends RecordReader {
  /** Closes the database when the index that is being kept is written: a worker must not end in the middle of it. */
  close(): Promise<void>;
}

/**
 * Reads a company's records straight from the browser's database, without a store: for a worker beside the page's own. The
 * database must be there already.
 * @param name the database's
 */
export function openReader(name: string, companyId: string): DatabaseReader {
  const db = createDatabase(name, { autoOpen: false });
  // A newer version must not wait for a reader.
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  const opened = fetchedOnce(async (): Promise<unknown> => {
    if (await isNewer(name)) throw new Error('a newer version took over');
    return db.open();
  });
  const keeper = createKeptSearch(db, companyId, opened);
  let saving: Promise<unknown> = Promise.resolve();
  return {
    keeper: {
      ...keeper,
      save(...index) {
        const saved = keeper.save(...index);
        saving = saved.catch(() => undefined);
        return saved;
      },
    },
    async close() {
      await saving;
      db.close();
    },
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
