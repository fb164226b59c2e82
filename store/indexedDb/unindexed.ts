import { Dexie, type Table } from 'dexie';

import { isFoundKind } from '#src/domain/kindFacts.ts';
import type { RecordName } from '#src/domain/plan.ts';
import { BY_NUMBER, type BrowserDatabase } from './schema.ts';

/* Updates that each write of records makes to the data derived from them: the search index (keptSearch.ts) and first frames. */

/** The tables of a transaction that writes records: the records, and what is kept beside them. */
export const recordTables = (db: BrowserDatabase): Table[] => [
  db.records,
  db.summaries,
  db.searches,
  db.searchParts,
  db.unindexed,
  db.frames,
];

/**
 * Notes records of a company that were written, or are gone, for its search index; frames that show how it looked before go. In a
 * transaction on {@link recordTables}.
 */
export async function noteChanged(db: BrowserDatabase, names: readonly RecordName[], companyId: string): Promise<void> {
  await db.frames.clear();
  const read = names.filter(({ kind }) => isFoundKind(kind));
  const kept = read.length > 0 ? await db.searches.get(companyId) : undefined;
  if (!kept) return;
  const number = kept.number + 1;
  await db.searches.put({ ...kept, number });
  await db.unindexed.bulkPut(read.map(({ kind, id }) => ({ companyId, kind, id, number })));
}

/** The parts of a company's search index. */
export const partsOfSearch = (db: BrowserDatabase, companyId: string) =>
  db.searchParts.where(':id').between([companyId, Dexie.minKey], [companyId, Dexie.maxKey]);

/** Empties what is kept of a company's search index: it is made anew of the records when it is next needed. */
export async function dropSearch(db: BrowserDatabase, companyId: string): Promise<void> {
  await db.searches.delete(companyId);
  await partsOfSearch(db, companyId).delete();
  await db.unindexed.where(BY_NUMBER).between([companyId, Dexie.minKey], [companyId, Dexie.maxKey]).delete();
}

/**
 * Throws away all that is made of a company's records and kept beside them. Where words are erased for good this is how none of them
 * stays in it. In a transaction on {@link recordTables}.
 */
export async function dropMadeOf(db: BrowserDatabase, companyId: string): Promise<void> {
  await db.frames.clear();
  await dropSearch(db, companyId);
}
