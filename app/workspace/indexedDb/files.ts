import { FILE_KINDS, filesOf } from '../kindFacts.ts';
import type { FileStore } from '../port.ts';
import type { Connection } from './connection.ts';
import { isObject } from '#src/domain/core/record.ts';

/** `files` of the port. */
export function createFileStore({ db, hasher, run }: Connection, now: () => Date): FileStore {
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
    get: (id) => run(async () => (await db.blobs.get(id))?.blob),
    sweep: (since) => run(() => sweep(since)),
  };
}
