import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { Company, Member, Role } from '#src/domain/account/account.ts';
import { returnable } from '#src/domain/account/members/findMembers.ts';
import { isEnough } from '#src/domain/sync/rights.ts';

import { useAll } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const NONE: readonly Member[] = [];

/** People who were removed from these companies and whom the user may take back, by name. */
export function useRemovedMembers(
  companies: readonly Pick<Company, 'id'>[],
  roleIn: (companyId: string) => Role | undefined,
): readonly Member[] {
  const store = useStore();
  const { data: living, dataUpdatedAt } = useAll('member');
  const { data: removed } = useQuery({
    // Read again with the members: whoever goes from among them, or comes back, is told there.
    queryKey: ['removedMembers', store.companyId, dataUpdatedAt],
    queryFn: () => store.list('member', { removed: true }),
    enabled: living !== undefined,
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return useMemo(() => {
    if (!living || !removed) return NONE;
    const mayReturn = ({ companyId }: Member): boolean =>
      companies.some(({ id }) => id === companyId) && isEnough(roleIn(companyId) ?? 'Owner', 'Admin');
    return returnable(removed.items.filter(mayReturn), living.items);
  }, [living, removed, companies, roleIn]);
}
