import type { RecordName } from '#src/domain/plan.ts';
import type { Kind, Records } from '#src/domain/records.ts';

import type { Store } from './port.ts';

/** State of the records relative to their kept index. */
export interface IndexState {
  /** Names what is kept; another one when that was thrown away and begun anew. */
  readonly id: string;
  /** How many times records were written since it was begun. */
  readonly number: number;
  /** Records that were written after the number that was asked about. */
  readonly changed: readonly RecordName[];
}

/** A part of an index that is kept. */
export interface KeptPart {
  readonly name: string;
  readonly value: unknown;
  /** Whether it takes the place of one of its name; else that one is the same. */
  readonly isOther: boolean;
}

/**
 * Keeps an index over a company's records between visits. Each write of records notes there what is to be read anew, and drops
 * the index where words are erased for good.
 */
export interface IndexKeeper {
  /** Returns the state of the records; from the first call on their changes are noted. */
  look(since: number): Promise<IndexState>;
  /** Returns the parts stored under an id, unchecked: their shape is unknown. */
  load(id: string): Promise<readonly unknown[]>;
  /**
   * Keeps these parts and no others. Not when the index was thrown away meanwhile, nor when one is kept that knows as much.
   * @param standing up to which change the records are in it
   */
  save(standing: Omit<IndexState, 'changed'>, parts: readonly KeptPart[]): Promise<void>;
}

/** A company's living records, read by many at once: what an index is made of. */
export interface RecordReader {
  /** Ids of a kind's living records. */
  ids(kind: Kind): Promise<readonly string[]>;
  /** Those of a kind that live and can be read. */
  read<K extends Kind>(kind: K, ids: readonly string[]): Promise<readonly Records[K][]>;
  /** Where an index over them is kept; not given where nothing is. */
  readonly keeper?: IndexKeeper;
}

export function readerOf(store: Store): RecordReader {
  return {
    ids: async (kind) => (await store.list(kind)).items.map(({ id }) => id),
    async read(kind, ids) {
      const records = await Promise.all(ids.map((id) => store.get(kind, id).catch(() => undefined)));
      return records.flatMap((record) => (record?.deletedAt === null ? [record] : []));
    },
  };
}
