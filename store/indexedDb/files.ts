import { FILE_KINDS, filesOf } from '#src/domain/kindFacts.ts';
import type { FileStore } from '../port.ts';
import type { BrowserConnection } from './connection.ts';
import type { BrowserDatabase } from './schema.ts';
import { isObject } from '#src/domain/core/record.ts';

/** Drops a blob, unless a living record of any company names it. Returns whether it went. */
export function eraseBlob(db: BrowserDatabase, id: string): Promise<boolean> {
  return db.transaction('rw', db.records, db.files, db.blobs, async () => {
    let isNamed = false;
    await db.records
      .where('kind')
      .anyOf(FILE_KINDS)
      .each(({ kind, record }) => {
        const removed = isObject(record) && typeof record.deletedAt === 'string';
        if (!removed && filesOf(kind, record).includes(id)) isNamed = true;
      });
    if (isNamed || (await db.blobs.where('id').equals(id).count()) === 0) return false;
    await db.files.delete(id);
    await db.blobs.delete(id);
    return true;
  });
}

/**
 * `files` of the port.
 * @param server where one that is not here may be had, and what is erased here is to be erased, too
 */
export function createFileStore(
  { db, hasher, run }: BrowserConnection,
  now: () => Date,
  server: { readonly fetch: (id: string) => Promise<Blob | undefined>; readonly erase: (id: string) => Promise<void> },
): FileStore {
  const sweep = (since: string): Promise<number> =>
    db.transaction('rw', db.records, db.files, db.blobs, async () => {
      const kept = new Set<string>();
      // By kind over all companies: the files are shared. What is damaged keeps its file.
      await db.records
        .where('kind')
        .anyOf(FILE_KINDS)
        .each(({ kind, record }) => {
          const removed = isObject(record) && typeof record.deletedAt === 'string' && record.deletedAt <= since;
          if (!removed) for (const id of filesOf(kind, record)) kept.add(id);
        });
      const gone: string[] = [];
      await db.files.each(({ id, putAt }) => {
        if (putAt <= since && !kept.has(id)) gone.push(id);
      });
      await db.files.bulkDelete(gone);
      await db.blobs.bulkDelete(gone);
      return gone.length;
    });

  return {
    put: (blob, options) =>
      run(async () => {
        const id = await hasher.hash(blob, options);
        // A File's name and date are not part of its bytes.
        const bytes = blob instanceof File ? new Blob([blob], { type: blob.type }) : blob;
        await db.transaction('rw', db.files, db.blobs, async () => {
          if ((await db.blobs.where('id').equals(id).count()) === 0) await db.blobs.put({ id, blob: bytes });
          await db.files.put({ id, size: blob.size, putAt: now().toISOString() });
        });
        return id;
      }),
    get: (id) => run(async () => (await db.blobs.get(id))?.blob ?? server.fetch(id)),
    sweep: (since) => run(() => sweep(since)),
    erase: (id) =>
      run(async () => {
        const isGone = await eraseBlob(db, id);
        await server.erase(id);
        return isGone;
      }),
  };
}
