import type { Kind, Records } from '#src/domain/records.ts';

import type { Store } from './port.ts';

/** A company's living records, read by many at once: what an index is made of. */
export interface RecordReader {
  /** Ids of a kind's living records. */
  ids(kind: Kind): Promise<readonly string[]>;
  /** Those of a kind that live and can be read. */
  read<K extends Kind>(kind: K, ids: readonly string[]): Promise<readonly Records[K][]>;
}

/** Reads through a store. */
export function readerOf(store: Store): RecordReader {
  return {
    ids: async (kind) => (await store.list(kind)).items.map(({ id }) => id),
    async read(kind, ids) {
      const records = await Promise.all(ids.map((id) => store.get(kind, id).catch(() => undefined)));
      return records.flatMap((record) => (record?.deletedAt === null ? [record] : []));
    },
  };
}
