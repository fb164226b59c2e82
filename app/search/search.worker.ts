import { SEARCH_KINDS, type SearchKind } from '#src/domain/searchDocs.ts';

import { createSearchIndex, type SearchRecord } from './searchIndex.ts';
import { serveSearch } from './serveSearch.ts';

serveSearch((records) =>
  createSearchIndex({
    async names() {
      const names = SEARCH_KINDS.map(async (kind) => (await records.ids(kind)).map((id) => ({ kind, id })));
      return (await Promise.all(names)).flat();
    },
    async read(names) {
      const idsOf = new Map<SearchKind, string[]>();
      for (const { kind, id } of names) idsOf.set(kind, [...(idsOf.get(kind) ?? []), id]);
      const found = [...idsOf].map(async ([kind, ids]) =>
        (await records.read(kind, ids)).map((record) => ({ kind, record }) as SearchRecord),
      );
      return (await Promise.all(found)).flat();
    },
  }),
);
