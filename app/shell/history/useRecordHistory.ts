import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import type { StoredRecord } from '#src/domain/core/record.ts';
import type { HistoryChange } from '#src/domain/history/history.ts';
import { namesIn } from '#src/domain/history/lines.ts';
import type { NameOf } from '#src/domain/history/valueWords.ts';
import { nameOfRecord } from '#src/domain/core/undo.ts';
import { nameKey, type RecordName } from '#src/domain/plan.ts';

import { useStore } from '#store/StoreContext.ts';
import { answered, historyApi } from './asked.ts';

const NONE: readonly HistoryChange[] = [];

/** Returns the server's history of a record, and the record as it is here. */
export function useRecordHistory(name: RecordName, isAsked: boolean) {
  const store = useStore();
  const client = useQueryClient();
  const key = useMemo(() => ['history', store.companyId, name.kind, name.id] as const, [store, name.kind, name.id]);
  // Changes made while the user reads belong to it; the server receives uploaded ones a moment later.
  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: key });
    const stops = [
      store.onChange(({ records }) => {
        if (records.some((one) => one.kind === name.kind && one.id === name.id)) again();
      }),
      store.onSync((sync) => {
        if (sync.mode === 'team' && sync.unsent === 0) again();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [store, client, key, name.kind, name.id]);
  const pages = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: async ({ pageParam }) => answered(await historyApi.ofRecord(store.companyId, name, pageParam)),
    initialPageParam: null as number | null,
    getNextPageParam: ({ changes, more }) => (more ? (changes.at(-1)?.seq ?? null) : null),
    enabled: isAsked,
    retry: false,
    gcTime: 0,
  });
  const record = useQuery({
    queryKey: [...key, 'record'],
    queryFn: async () =>
      ((await store.get(name.kind, name.id).catch(() => undefined)) as StoredRecord | undefined) ?? null,
    gcTime: 0,
  }).data;
  const changes = useMemo(() => pages.data?.pages.flatMap((page) => page.changes) ?? NONE, [pages.data]);
  const names = useQuery({
    queryKey: [...key, 'names', changes.length, changes[0]?.seq],
    queryFn: async () => {
      const found = await Promise.all(
        namesIn(changes).map(async (of) => {
          const one = (await store.get(of.kind, of.id).catch(() => undefined)) as StoredRecord | undefined;
          return [nameKey(of), nameOfRecord(one) || 'удалённая запись'] as const;
        }),
      );
      return new Map(found);
    },
    enabled: changes.length > 0,
    placeholderData: (before) => before,
    gcTime: 0,
  }).data;
  const nameOf = useMemo<NameOf>(() => (kind, id) => names?.get(nameKey({ kind, id })) ?? '', [names]);
  return { pages, record, changes, nameOf, erased: pages.data?.pages[0]?.erased ?? null };
}
