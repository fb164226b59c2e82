import { useMemo, useState } from 'react';

import type { AudienceSummary } from '#src/domain/audiences/audience.ts';
import { countAudiences, type Counted } from '#src/domain/audiences/figures.ts';
import { dateOf } from '#src/domain/core/format.ts';
import { LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';

import { toLoadable, useSummaries } from '#store/queries.ts';

const readToday = () => dateOf(new Date());

/** All audiences, newest first, with what is counted of them: loading until studies and contacts are there to be counted. */
export function useAudiences(): Loadable<readonly Counted<AudienceSummary>[]> {
  const audiences = useSummaries('audience');
  const lists = useSummaries('contactList');
  const studies = useSummaries('research');
  const [today] = useState(readToday);
  return useMemo(() => {
    for (const part of [audiences, lists, studies]) {
      const loaded = toLoadable<unknown>(part);
      if (loaded.state !== 'ready') return loaded;
    }
    if (!audiences.data || !lists.data || !studies.data) return LOADING;
    return ready(countAudiences(audiences.data.items, lists.data.items, studies.data.items, today));
  }, [audiences, lists, studies, today]);
}
