import { Dexie } from 'dexie';

import type { RecordName } from '#src/domain/plan.ts';

import type { IndexKeeper } from '../reader.ts';
import { BY_NUMBER, type BrowserDatabase } from './schema.ts';
import { dropSearch, partsOfSearch } from './unindexed.ts';

/**
 * Keeps the search index of a company in the browser's database. Its changes are noted in the transactions that make them
 * (unindexed.ts), so that none is missed, wherever it was made.
 * @param opened makes sure that the database is open
 */
export function createKeptSearch(db: BrowserDatabase, companyId: string, opened: () => Promise<unknown>): IndexKeeper {
  const writing = [db.searches, db.searchParts, db.unindexed];
  const begin = () =>
    db.transaction('rw', writing, async () => {
      const there = await db.searches.get(companyId);
      if (there) return there;
      await dropSearch(db, companyId);
      const begun = { companyId, id: crypto.randomUUID(), number: 0 };
      await db.searches.put(begun);
      return begun;
    });

  return {
    async look(since) {
      await opened();
      if (!(await db.searches.get(companyId))) await begin();
      return db.transaction('r', db.searches, db.unindexed, async () => {
        const row = await db.searches.get(companyId);
        // Dropped again just now: the next look begins it.
        if (!row) return { id: '', number: 0, changed: [] };
        const changed = await db.unindexed
          .where(BY_NUMBER)
          .between([companyId, since], [companyId, Dexie.maxKey], false, true)
          .primaryKeys();
        return { id: row.id, number: row.number, changed: changed.map(([, kind, id]) => ({ kind, id }) as RecordName) };
      });
    },
    async load(id) {
      await opened();
      return db.transaction('r', db.searches, db.searchParts, async () => {
        const row = await db.searches.get(companyId);
        return row?.id === id ? partsOfSearch(db, companyId).toArray() : [];
      });
    },
    async save({ id, number }, parts) {
      await opened();
      await db.transaction('rw', writing, async () => {
        const row = await db.searches.get(companyId);
        if (row?.id !== id || (row.kept !== undefined && row.kept >= number)) return;
        const there = new Set((await partsOfSearch(db, companyId).primaryKeys()).map(([, name]) => name));
        const stay = new Set(parts.map(({ name }) => name));
        for (const name of there) if (!stay.has(name)) await db.searchParts.delete([companyId, name]);
        for (const { name, value, isOther } of parts) {
          if (isOther || !there.has(name)) await db.searchParts.put({ companyId, name, value });
        }
        await db.searches.put({ ...row, kept: number });
        await db.unindexed
          .where(BY_NUMBER)
          .between([companyId, Dexie.minKey], [companyId, number], true, true)
          .delete();
      });
    },
  };
}
