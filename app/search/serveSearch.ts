import { Dexie } from 'dexie';

import type { Kind, Records } from '#src/domain/operation.ts';

import { parseRow } from '../workspace/plan.ts';
import { BY_MOMENT, createDatabase, isNewer } from '../workspace/schema.ts';
import type { LiveIndex, SearchReply, SearchRequest } from './liveSearch.ts';

/** A company's living records in the browser's database, read without the store. */
export interface LivingRecords {
  /** Ids of a kind's living records, in the order they were made. */
  ids(kind: Kind): Promise<readonly string[]>;
  /** Those of a kind that live and can be read. */
  read<K extends Kind>(kind: K, ids: readonly string[]): Promise<readonly Records[K][]>;
}

function livingRecords(name: string, companyId: string): LivingRecords {
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

/** Makes this worker answer the searches of `inWorker` (liveSearch.ts). */
export function serveSearch<Name, Answer>(makeIndex: (records: LivingRecords) => LiveIndex<Name, Answer>): void {
  const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
  const reply = (message: SearchReply<Answer>): void => scope.postMessage(message, []);
  let index: LiveIndex<Name, Answer> | undefined;
  let newest = 0;

  const answer = async (search: number, query: string): Promise<void> => {
    try {
      const found = await index?.search(query, () => search !== newest);
      if (found) reply({ search, answer: found });
    } catch (error) {
      reply({ search, failed: String(error) });
    }
  };

  scope.addEventListener('message', ({ data }: MessageEvent<SearchRequest<Name>>) => {
    if ('database' in data) index = makeIndex(livingRecords(data.database, data.companyId));
    else if ('changed' in data) index?.changed(data.changed);
    else {
      newest = data.search;
      void answer(data.search, data.query);
    }
  });
}
