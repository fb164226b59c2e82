import { Dexie } from 'dexie';

import { SEARCH_KINDS } from '#src/domain/searchDocs.ts';

import { parseRow } from '../workspace/plan.ts';
import { BY_MOMENT, createDatabase, isNewer } from '../workspace/schema.ts';
import {
  createSearchIndex,
  type SearchAnswer,
  type SearchIndex,
  type SearchName,
  type SearchRecord,
} from './searchIndex.ts';

/** What the worker is asked: which database, what changed in it, what to look for. */
export type SearchRequest =
  | { readonly database: string; readonly companyId: string }
  | { readonly changed: readonly SearchName[] }
  | { readonly search: number; readonly query: string };

/** What the worker tells of a search; of a search that a newer one overtook it tells nothing. */
export type SearchReply =
  | { readonly search: number; readonly answer: SearchAnswer }
  | { readonly search: number; readonly failed: string };

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
let index: SearchIndex | undefined;
let newest = 0;
const reply = (message: SearchReply): void => scope.postMessage(message, []);

function indexOf(name: string, companyId: string): SearchIndex {
  const db = createDatabase(name, { autoOpen: false });
  // A newer version must not wait for a search.
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  let opening: Promise<unknown> | undefined;
  /** Opens it once; an opening that failed is tried again by the next search. */
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
  return createSearchIndex({
    async names() {
      await opened();
      const lists = await Promise.all(
        SEARCH_KINDS.map(async (kind) => {
          const living = [companyId, kind, 1];
          const rows = db.records.where(BY_MOMENT).between([...living, Dexie.minKey], [...living, Dexie.maxKey]);
          return (await rows.primaryKeys()).map((key): SearchName => ({ kind, id: key[2] }));
        }),
      );
      return lists.flat();
    },
    async read(names) {
      await opened();
      const rows = await db.records.bulkGet(names.map(({ kind, id }) => [companyId, kind, id] as const));
      return rows.flatMap((row, place) => {
        const name = names[place];
        const parsed = row && name ? parseRow(name.kind, row.id, row.record) : undefined;
        if (!name || !parsed?.ok || parsed.record.deletedAt !== null) return [];
        return [{ kind: name.kind, record: parsed.record } as SearchRecord];
      });
    },
  });
}

async function answer(search: number, query: string): Promise<void> {
  try {
    const found = await index?.search(query, () => search !== newest);
    if (found) reply({ search, answer: found });
  } catch (error) {
    reply({ search, failed: String(error) });
  }
}

scope.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if ('database' in data) index = indexOf(data.database, data.companyId);
  else if ('changed' in data) index?.changed(data.changed);
  else {
    newest = data.search;
    void answer(data.search, data.query);
  }
});
