import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { AudienceSummary } from '#src/domain/audiences/audience.ts';
import { countAudiences, type Counted } from '#src/domain/audiences/figures.ts';
import { dateOf } from '#src/domain/core/format.ts';
import { LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';

import { toLoadable, useAll, useSummaries } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const readToday = () => dateOf(new Date());

/**
 * All audiences, newest first, with what is counted of them: loading until studies and contacts are there to be counted.
 * @param wanted until then nothing is read
 */
export function useAudiences(wanted = true): Loadable<readonly Counted<AudienceSummary>[]> {
  const audiences = useSummaries('audience', wanted);
  const lists = useSummaries('contactList', wanted);
  const studies = useSummaries('research', wanted);
  const [today] = useState(readToday);
  const store = useStore();
  const rounds = useAll('round', wanted);
  // Most companies have none that asks, and nothing more is read, nor fetched, for them.
  const isAsking = rounds.data?.items.some(({ state }) => state !== 'draft') ?? false;
  const asked = useQuery({
    // Read again with what it is read from.
    queryKey: ['asked', store.companyId, studies.dataUpdatedAt, rounds.dataUpdatedAt, lists.dataUpdatedAt],
    queryFn: async () => (await import('./roundPeople.ts')).readStudiesByAudience(store, today),
    enabled: isAsking,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const counted = isAsking ? asked : studies;
  return useMemo(() => {
    for (const part of [audiences, lists, rounds, counted]) {
      const loaded = toLoadable<unknown>(part);
      if (loaded.state !== 'ready') return loaded;
    }
    if (!audiences.data || !lists.data || !counted.data) return LOADING;
    return ready(countAudiences(audiences.data.items, lists.data.items, counted.data.items, today));
  }, [audiences, lists, rounds, counted, today]);
}
