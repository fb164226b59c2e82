import { useCallback, useMemo } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { GroupSources } from '#src/features/research/across/passageGroups.ts';
import { PassageGroupsScreen } from '#src/features/research/across/PassageGroupsScreen.tsx';

import { passageHref } from '../../../routing/hrefs.ts';
import { PATHS } from '../../../routing/paths.ts';
import { useUrlState } from '../../../routing/useUrlState.ts';
import { storeMessageText } from '#store/messages.ts';
import { useAll, useRetryFailed } from '#store/queries.ts';
import { GROUPS_VIEW } from './groupsUrl.ts';
import { useCodeTableSources } from './tableData.ts';
import { useGroupActs } from './useGroupActs.ts';

/** Returns the sources of groups. The same object while no record of it changed. */
function useGroupSources(): Loadable<GroupSources> {
  const sources = useCodeTableSources();
  const { data, error } = useAll('passageGroup');
  return useMemo(() => {
    if (sources.state !== 'ready') return sources;
    if (data) return ready({ ...sources.value, groups: data.items });
    return error ? failed(storeMessageText(error)) : LOADING;
  }, [sources, data, error]);
}

/** «Группы» of Исследования: reads, passes props, wires callbacks. */
export function PassageGroupsRoute() {
  const [{ codeId }, setView] = useUrlState(GROUPS_VIEW);
  const onCodeChange = useCallback((next: string | null) => setView(() => ({ codeId: next }), 'push'), [setView]);
  return (
    <PassageGroupsScreen
      sources={useGroupSources()}
      codeId={codeId}
      onCodeChange={onCodeChange}
      acts={useGroupActs()}
      passageHref={passageHref}
      studiesHref={PATHS.research}
      onRetry={useRetryFailed()}
    />
  );
}
