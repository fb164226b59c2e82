import type { Records, SearchKind } from '#src/domain/records.ts';
import { SEARCH_KINDS } from '#src/domain/search/searchDocs.ts';

import type { IndexKeeper, RecordReader } from '../reader.ts';

/** Name of a record that search reads. */
export interface SearchName {
  readonly kind: SearchKind;
  readonly id: string;
}

export type SearchRecord = { [K in SearchKind]: { readonly kind: K; readonly record: Records[K] } }[SearchKind];

export interface SearchSource {
  /** Where the index over them is kept; not given where nothing is. */
  readonly keeper?: IndexKeeper;
  /** Names of all living records of the kinds that search reads. */
  names(): Promise<readonly SearchName[]>;
  /** Those of the given records that live and can be read. */
  read(names: readonly SearchName[]): Promise<readonly SearchRecord[]>;
}

/** All that search reads, through a reader of records. */
export function recordSource(reader: RecordReader): SearchSource {
  return {
    ...(reader.keeper ? { keeper: reader.keeper } : {}),
    async names() {
      const names = SEARCH_KINDS.map(async (kind) => (await reader.ids(kind)).map((id) => ({ kind, id })));
      return (await Promise.all(names)).flat();
    },
    async read(names) {
      const idsOf = new Map<SearchKind, string[]>();
      for (const { kind, id } of names) idsOf.set(kind, [...(idsOf.get(kind) ?? []), id]);
      const found = [...idsOf].map(async ([kind, ids]) =>
        (await reader.read(kind, ids)).map((record) => ({ kind, record }) as SearchRecord),
      );
      return (await Promise.all(found)).flat();
    },
  };
}
