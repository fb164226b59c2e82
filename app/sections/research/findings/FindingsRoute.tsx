import { useCallback, useMemo } from 'react';

import { choicesOf } from '#src/domain/core/loadable.ts';
import { FindingsScreen, type FindingsScreenProps } from '#src/features/research/across/findings/FindingsScreen.tsx';

import { passageHref } from '../../../routing/hrefs.ts';
import { PATHS } from '../../../routing/paths.ts';
import { useUrlState } from '../../../routing/useUrlState.ts';
import { toLoadable, useRetryFailed, useSummaries } from '#store/queries.ts';
import { FINDINGS_VIEW } from './findingsUrl.ts';
import { useApart } from './useApart.ts';
import { useFoundActs } from './useFoundActs.ts';
import { useModelProposals } from './useModelProposals.ts';
import { useStudyFindings } from './useStudyFindings.ts';

/** «Находки» of Исследования: reads, passes props, wires callbacks. */
export function FindingsRoute() {
  const [{ studyIds, kind, person }, setView] = useUrlState(FINDINGS_VIEW);
  const { data, error } = useSummaries('research');
  const studies = useMemo(() => choicesOf(toLoadable({ data: data?.items, error })), [data, error]);
  const { found, about, onRetry } = useStudyFindings(studyIds);
  const model = useModelProposals(studyIds.join(','), about);
  const onRetryRead = useRetryFailed();
  const onStudiesChange = useCallback<FindingsScreenProps['onStudiesChange']>(
    // As far as is known, other studies share no people with these.
    (ids) => setView((now) => ({ ...now, studyIds: ids, person: null }), 'push'),
    [setView],
  );
  const onFilterChange = useCallback<FindingsScreenProps['onFilterChange']>(
    (filter) => setView((now) => ({ ...now, ...filter }), 'push'),
    [setView],
  );
  return (
    <FindingsScreen
      studies={studies}
      studyIds={studyIds}
      onStudiesChange={onStudiesChange}
      found={found}
      filter={useMemo(() => ({ kind, person }), [kind, person])}
      onFilterChange={onFilterChange}
      {...useApart()}
      model={model}
      acts={useFoundActs()}
      passageHref={passageHref}
      studiesHref={PATHS.research}
      onRetry={() => {
        onRetryRead();
        onRetry();
      }}
    />
  );
}
