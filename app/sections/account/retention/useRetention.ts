import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { dateOf } from '#src/domain/core/format.ts';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { Erasure, ErasurePage } from '#src/domain/forgetting/erasures.ts';
import { NAMELESS } from '#src/domain/sync/presence.ts';
import type { ErasureRowProps } from '#src/features/account/retention/ErasureRow.tsx';
import type { RetentionScreenProps } from '#src/features/account/retention/RetentionScreen.tsx';
import { useMissingRole } from '#src/ui/context/rights.ts';

import { roundHref } from '../../../routing/hrefs.ts';
import { noteExport } from '../../../shared/out/noteExport.ts';
import { attemptWithToast, explain } from '../../../shared/outcomes.ts';
import { answered } from '../../../shared/team/ServerError.ts';
import { showSuccess } from '../../../shared/toast.ts';
import { useAll } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { readErasures, readRetention } from '#store/team/apis/retentionApi.ts';

const told = <T>(data: T | undefined, error: unknown): Loadable<T> =>
  data === undefined ? (error ? failed(explain(error)) : LOADING) : ready(data);

/** Returns the data that the server keeps and has erased of respondents, and the actions on it. */
export function useRetention(): Omit<RetentionScreenProps, 'keepsMonths' | 'settingsHref'> {
  const store = useStore();
  const { companyId } = store;
  const mayKnow = useMissingRole('Admin') === null;
  const [isExporting, setExporting] = useState(false);
  const rounds = useAll('round').data?.items;
  const roundOf = useMemo(() => {
    const known = new Map(rounds?.map(({ id, researchId, title }) => [id, { title, href: roundHref(researchId, id) }]));
    return (id: string | null) => known.get(id ?? '') ?? null;
  }, [rounds]);
  const asked = { gcTime: 0, staleTime: 0, retry: false } as const;
  const kept = useQuery({
    ...asked,
    queryKey: ['retention', companyId],
    queryFn: async () => answered(await readRetention(companyId, fetch)).rounds,
  });
  const erased = useInfiniteQuery({
    ...asked,
    queryKey: ['erasures', companyId],
    queryFn: async ({ pageParam }) => answered(await readErasures(companyId, pageParam, fetch)),
    initialPageParam: null as Erasure | null,
    getNextPageParam: ({ erasures, more }: ErasurePage) => (more ? (erasures.at(-1) ?? null) : null),
    enabled: mayKnow,
  });
  const rowsOf = (erasures: readonly Erasure[]): readonly ErasureRowProps[] =>
    erasures.map((erasure) => ({
      erasure,
      doer: erasure.by ? erasure.by.name || NAMELESS : '',
      round: roundOf(erasure.roundId),
    }));
  const exportAll = async (): Promise<void> => {
    const [{ download, fileName }, { makeWorkbook }, { erasureSheets }] = await Promise.all([
      import('../../../shared/download.ts'),
      import('#files/writing/spreadsheet.ts'),
      import('./erasuresWorkbook.ts'),
    ]);
    const all: Erasure[] = [];
    for (let isMore = true; isMore;) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the last one ended
      const page = answered(await readErasures(companyId, all.at(-1) ?? null, fetch));
      all.push(...page.erasures);
      isMore = page.more && page.erasures.length > 0;
    }
    const name = fileName('Журнал стирания', '', dateOf(new Date()), 'xlsx');
    download(await makeWorkbook(erasureSheets(rowsOf(all))), name);
    showSuccess('Журнал стирания скачан', name);
    noteExport(store, 'erasures', 'xlsx');
  };
  const pages = erased.data && {
    rows: rowsOf(erased.data.pages.flatMap(({ erasures }) => erasures)),
    more: erased.hasNextPage,
  };
  return {
    kept: told(
      kept.data?.map((one) => ({ ...one, round: roundOf(one.roundId) })),
      kept.error,
    ),
    erased: told(pages, erased.error),
    isFetching: erased.isFetchingNextPage,
    isExporting,
    onMore: () =>
      void attemptWithToast('Более ранние строки не прочитаны', async () => {
        await erased.fetchNextPage({ throwOnError: true });
      }),
    onExport: () => {
      setExporting(true);
      void attemptWithToast('Журнал стирания не скачан', exportAll).finally(() => setExporting(false));
    },
    onRetry: () => {
      void kept.refetch();
      if (mayKnow) void erased.refetch();
    },
  };
}
