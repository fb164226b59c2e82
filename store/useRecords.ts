import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';

import { newestFirst } from '#src/domain/kindFacts.ts';
import type { Kind, Records } from '#src/domain/records.ts';

import { recordQuery } from './queries.ts';
import { useStore } from './StoreContext.ts';

/**
 * Those of these records that live and could be read, newest first: the same list while they are the same. Undefined while some are
 * on their way.
 */
export function useRecords<K extends Kind>(kind: K, ids: readonly string[]): readonly Records[K][] | undefined {
  const store = useStore();
  return useQueries({
    queries: ids.map((id) => recordQuery(store, kind, id)),
    combine: useCallback(
      (results: readonly { readonly data: Records[K] | null | undefined; readonly isPending: boolean }[]) =>
        results.some(({ isPending }) => isPending)
          ? undefined
          : results.flatMap(({ data }) => (data?.deletedAt === null ? [data] : [])).sort(newestFirst),
      [],
    ),
  });
}
