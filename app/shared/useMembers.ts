import { useMemo } from 'react';

import type { Loadable } from '#src/domain/core/loadable.ts';

import { toLoadable, useChildren } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** People of the company: who can be in charge (R4). */
export function useMembers(): Loadable<readonly { id: string; name: string }[]> {
  const { companyId } = useStore();
  const { data: members, error } = useChildren('member', companyId);
  return useMemo(() => {
    const people = members?.items.map(({ id, name }) => ({ id, name }));
    return toLoadable({ data: people?.sort((a, b) => a.name.localeCompare(b.name, 'ru')), error });
  }, [members, error]);
}
