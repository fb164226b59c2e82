import { Dexie } from 'dexie';

import { parseRow } from './plan.ts';
import { BY_MOMENT, createDatabase, isNewer } from './schema.ts';
import { createTextIndex, type SourceText, type TextHit, type TextIndex } from './textIndex.ts';

/** What the worker is asked: which database, what changed in it, what to look for. */
export type TextRequest =
  | { readonly database: string; readonly companyId: string }
  | { readonly changed: readonly string[] }
  | { readonly search: number; readonly query: string };

/** What the worker tells of a search; of a search that a newer one overtook it tells nothing. */
export type TextReply =
  | { readonly search: number; readonly hits: readonly TextHit[] }
  | { readonly search: number; readonly failed: string };

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
let index: TextIndex | undefined;
let newest = 0;
const reply = (message: TextReply): void => scope.postMessage(message, []);

function indexOf(name: string, companyId: string): TextIndex {
  const db = createDatabase(name, { autoOpen: false });
  // A newer version must not wait for a search.
  db.on('versionchange', () => {
    db.close();
    return false;
  });
  const opened = isNewer(name).then((newer) => {
    if (newer) throw new Error('a newer version took over');
    return db.open();
  });
  // Every search tells of it.
  opened.catch(() => undefined);
  return createTextIndex({
    async ids() {
      await opened;
      const living = [companyId, 'materialText', 1];
      const rows = db.records.where(BY_MOMENT).between([...living, Dexie.minKey], [...living, Dexie.maxKey]);
      return (await rows.primaryKeys()).map((key) => key[2]);
    },
    async read(ids) {
      await opened;
      const rows = await db.records.bulkGet(ids.map((id) => [companyId, 'materialText', id] as const));
      return rows.flatMap((row): SourceText[] => {
        const parsed = row ? parseRow('materialText', row.id, row.record) : undefined;
        return parsed?.ok && parsed.record.deletedAt === null ? [parsed.record] : [];
      });
    },
  });
}

async function answer(search: number, query: string): Promise<void> {
  try {
    const hits = await index?.search(query, () => search !== newest);
    if (hits) reply({ search, hits });
  } catch (error) {
    reply({ search, failed: String(error) });
  }
}

scope.addEventListener('message', ({ data }: MessageEvent<TextRequest>) => {
  if ('database' in data) index = indexOf(data.database, data.companyId);
  else if ('changed' in data) index?.changed(data.changed);
  else {
    newest = data.search;
    void answer(data.search, data.query);
  }
});
