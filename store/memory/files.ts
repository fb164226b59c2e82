import { isObject } from '#src/domain/core/record.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { filesOf } from '#src/domain/kindFacts.ts';

import { hashBlob } from '../hash.ts';
import type { FileStore } from '../port.ts';
import { rowsIn, type MemoryBacking } from './backing.ts';

/** Drops what no record names any more. Returns how many files went. */
function sweepFiles(backing: MemoryBacking, since: string): number {
  const kept = new Set<string>();
  for (const space of backing.spaces.keys()) {
    for (const { name, stored } of rowsIn(backing, space)) {
      const removed = isObject(stored) && typeof stored.deletedAt === 'string' && stored.deletedAt <= since;
      if (!removed) for (const id of filesOf(name.kind, stored)) kept.add(id);
    }
  }
  const gone = [...backing.files].filter(([id, { putAt }]) => putAt <= since && !kept.has(id));
  for (const [id] of gone) backing.files.delete(id);
  return gone.length;
}

/** Drops a file that no living record names. Returns whether it went. */
function eraseFile(backing: MemoryBacking, id: string): boolean {
  const isNamed = [...backing.spaces.keys()].some((space) =>
    rowsIn(backing, space).some(({ name, stored }) => {
      const removed = isObject(stored) && typeof stored.deletedAt === 'string';
      return !removed && filesOf(name.kind, stored).includes(id);
    }),
  );
  return !isNamed && backing.files.delete(id);
}

export function createFileStore(backing: MemoryBacking, now: () => Date, assertOpen: () => void): FileStore {
  return {
    async put(blob, options) {
      assertOpen();
      const id = await hashBlob(blob, options).catch((error: unknown) => {
        if (options?.signal?.aborted) throw new StoreError('aborted', 'cancelled', { cause: error });
        throw new StoreError('invalid', 'the blob cannot be read', { cause: error });
      });
      assertOpen();
      backing.files.set(id, { blob: backing.files.get(id)?.blob ?? blob, putAt: now().toISOString() });
      return id;
    },
    async get(id) {
      assertOpen();
      return backing.files.get(id)?.blob;
    },
    async sweep(since) {
      assertOpen();
      return sweepFiles(backing, since);
    },
    async erase(id) {
      assertOpen();
      return eraseFile(backing, id);
    },
  };
}
