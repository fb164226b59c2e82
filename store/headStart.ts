import { isResearchSummary } from '#src/domain/research/research.ts';

import { openAsItIs } from './indexedDb/openAsItIs.ts';
import { newestFirst } from '#src/domain/kindFacts.ts';
import type { RecordPage } from './port.ts';
import type { Summaries, SummaryKind } from '#src/domain/records.ts';
import { isObject } from '#src/domain/core/record.ts';

/** Answer known before the store answers, and the key of its query (store/queries.ts). */
export interface KnownRead {
  readonly key: readonly unknown[];
  readonly data: unknown;
}

/** Everything that is in hand before the store answers. */
export type HeadStart = readonly KnownRead[];

/** Key of the query for all summaries of a kind. */
export const summariesKey = (companyId: string, kind: SummaryKind): readonly unknown[] => [
  companyId,
  'summaries',
  kind,
];

export type StudyRows = RecordPage<Summaries['research']>;

/** Maximum number of studies read ahead: the store reads more in its own way, and the screen shows no more at once. */
const MOST = 200;

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser gave no data')));
  });

async function readRows(database: IDBDatabase, companyId: string): Promise<StudyRows | null> {
  if (!database.objectStoreNames.contains('summaries')) return null;
  const range = IDBKeyRange.bound([companyId, 'research'], [companyId, 'research', []]);
  const rows: unknown[] = await asked(
    database
      .transaction('summaries')
      .objectStore('summaries')
      .getAll(range, MOST + 1),
  );
  const items = rows.map((row) => (isObject(row) ? row.summary : null)).filter(isResearchSummary);
  // A row that is damaged, or one too many: what the store then says differs, so it is waited for.
  if (rows.length > MOST || items.length < rows.length || items.length === 0) return null;
  return { items: items.sort(newestFirst), total: items.length, broken: [] };
}

/**
 * Reads the studies' summaries past the store, while its code is still on its way: the browser's own calls, one look, nothing
 * written.
 * @param name the database's name
 * @returns null when there is nothing sure to show
 */
export async function readStudyRows(name: string, companyId: string): Promise<StudyRows | null> {
  const database = await openAsItIs(name);
  if (!database) return null;
  try {
    return await readRows(database, companyId);
  } finally {
    database.close();
  }
}
