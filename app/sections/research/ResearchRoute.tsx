import { useCallback, useMemo } from 'react';

import { nameIn } from '#src/domain/account/names/ownName.ts';
import { PeopleSlots } from '#src/features/research/people/PeopleSlots.ts';
import { ResearchScreen, type ResearchScreenProps } from '#src/features/research/ResearchScreen.tsx';

import { PEOPLE_PARTS } from './people/parts.tsx';
import { ACTIONS, ADDRESS } from './address.ts';
import { RESEARCH_VIEW } from './url.ts';
import { useInsteadOfList } from './useInsteadOfList.tsx';
import { tabsOf, viewOf } from './views.tsx';
import { useLateParts } from './useLateParts.tsx';
import { useResearchActions } from './useResearchActions.ts';
import { useCanonicalAddress } from '../../shared/canonicalAddress.ts';
import { useScreenAction } from '../../routing/useScreenAction.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useTextHits } from '../../shared/find/useTextHits.ts';
import { toLoadable, useRecord, useRetryFailed, useSummaries } from '#store/queries.ts';
import { useProducts } from '../../shared/board/product/useProducts.ts';
import { useStore } from '#store/StoreContext.ts';
import { linksHref } from '../../routing/hrefs.ts';

/** Исследования: reads, passes props, wires callbacks. */
export function ResearchRoute() {
  useCanonicalAddress(ADDRESS);
  const { companyId } = useStore();
  const { products, one } = useProducts();
  const productChoice = useMemo(() => ({ products, productId: one?.id ?? null }), [products, one]);
  const [action, onActionTaken] = useScreenAction(ACTIONS);
  const [view, setView] = useUrlState(RESEARCH_VIEW);
  const { data: page, error } = useSummaries('research');
  const studies = useMemo(() => toLoadable({ data: page?.items, error }), [page, error]);
  const author = nameIn(companyId, useRecord('profile', 'profile').data);
  const { query, status, type } = view;
  // The same object while it says the same, so that the address catching up filters nothing anew.
  const filter = useMemo(() => ({ query, status, type }), [query, status, type]);
  const { options, opened, parts, onOptionsWanted } = useLateParts(view.open);
  const textHits = useTextHits(view.query);

  const onFilterChange = useCallback<ResearchScreenProps['onFilterChange']>(
    (next, how) => setView((now) => ({ ...now, ...next }), how === 'typing' ? 'typing' : 'push'),
    [setView],
  );
  const onOpenChange = useCallback((open: string | null) => setView((now) => ({ ...now, open }), 'push'), [setView]);

  return (
    <PeopleSlots value={PEOPLE_PARTS}>
      {parts}
      <ResearchScreen
        studies={studies}
        productChoice={productChoice}
        brokenCount={page?.broken.length ?? 0}
        action={action}
        onActionTaken={onActionTaken}
        filter={filter}
        textHits={textHits}
        openId={view.open}
        opened={opened}
        tabs={useMemo(() => tabsOf(view.view), [view.view])}
        view={useMemo(() => viewOf(view.view), [view.view])}
        {...useInsteadOfList(view, setView)}
        {...options}
        onOptionsWanted={onOptionsWanted}
        linksHref={linksHref}
        onFilterChange={onFilterChange}
        onOpenChange={onOpenChange}
        onRetry={useRetryFailed()}
        author={author}
        {...useResearchActions(useRecord('company', companyId).data?.name ?? '', setView)}
      />
    </PeopleSlots>
  );
}
