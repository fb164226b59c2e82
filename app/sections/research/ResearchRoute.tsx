import { useCallback, useMemo } from 'react';

import { PeopleSlots } from '#src/features/research/people/PeopleSlots.ts';
import { ResearchScreen, type ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import { PEOPLE_PARTS } from './people/parts.tsx';
import { useLinkOptions, useOpenResearch, useReading } from './data.ts';
import { RESEARCH_VIEW } from './url.ts';
import { useResearchActions } from './useResearchActions.ts';
import { useResearchEdits } from './useResearchEdits.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { useScreenAction } from '../../routing/useScreenAction.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useTextHits } from '../../shared/useTextHits.ts';
import { toLoadable, useRecord, useRetryFailed, useSummaries } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';
import { linksHref } from '../../routing/hrefs.ts';

const ACTIONS = ['upload'] as const;

const ADDRESS: ScreenAddress = {
  codecs: [RESEARCH_VIEW],
  actions: ACTIONS,
  records: { open: 'research', material: 'material' },
};

/** Исследования: reads, passes props, wires callbacks. */
export function ResearchRoute() {
  useCanonicalAddress(ADDRESS);
  const { companyId } = useStore();
  const [action, onActionTaken] = useScreenAction(ACTIONS);
  const [view, setView] = useUrlState(RESEARCH_VIEW);
  const list = useSummaries('research');
  const { data: page, error } = list;
  const studies = useMemo(() => toLoadable({ data: page?.items, error }), [page, error]);
  const company = useRecord('company', companyId).data?.name ?? '';
  const author = useRecord('profile', 'profile').data?.name ?? '';
  const { query, status, type } = view;
  // The same object while it says the same, so that the address catching up filters nothing anew.
  const filter = useMemo(() => ({ query, status, type }), [query, status, type]);
  const opened = useOpenResearch(view.open);
  const reading = useReading(view.material, view.place);
  const textHits = useTextHits(view.query);

  const onFilterChange = useCallback<ResearchScreenProps['onFilterChange']>(
    (next, how) => setView((now) => ({ ...now, ...next }), how === 'typing' ? 'typing' : 'push'),
    [setView],
  );
  const onOpenChange = useCallback((open: string | null) => setView((now) => ({ ...now, open }), 'push'), [setView]);
  const onRead = useCallback<ResearchScreenProps['onRead']>(
    (material, place) => setView((now) => ({ ...now, material, place }), 'push'),
    [setView],
  );
  const onRetry = useRetryFailed();

  return (
    <PeopleSlots value={PEOPLE_PARTS}>
      <ResearchScreen
        studies={studies}
        brokenCount={page?.broken.length ?? 0}
        action={action}
        onActionTaken={onActionTaken}
        filter={filter}
        textHits={textHits}
        openId={view.open}
        opened={opened}
        reading={reading}
        {...useLinkOptions()}
        linksHref={linksHref}
        onFilterChange={onFilterChange}
        onOpenChange={onOpenChange}
        onRetry={onRetry}
        onRead={onRead}
        author={author}
        edits={useResearchEdits()}
        {...useResearchActions(reading, company, setView)}
      />
    </PeopleSlots>
  );
}
