import { useMemo } from 'react';

import type { ContactListing } from '#src/features/audiences/ContactsPanel.tsx';

import type { AudiencesUrl } from './url.ts';
import { late } from '../../shared/late.ts';
import type { SetUrl } from '../../routing/useUrlState.ts';
import { useStore } from '#store/StoreContext.ts';

/** How the unfolded audience's contacts are looked through, as the address has it, and what is done with them. */
export function useContactListing(
  { contacts: filter, contact: openId }: AudiencesUrl,
  setUrl: SetUrl<AudiencesUrl>,
): ContactListing {
  const store = useStore();
  const acts = useMemo(
    () =>
      late<Pick<ContactListing, 'onEdit' | 'onTag'>>(
        async () => (await import('./audienceOutcomes.ts')).contactOutcomes(store),
        { forms: ['onEdit', 'onTag'] },
      ),
    [store],
  );
  const moves = useMemo<Pick<ContactListing, 'onFilterChange' | 'onOpenChange'>>(
    () => ({
      onFilterChange: (contacts, how) => setUrl((now) => ({ ...now, contacts }), how === 'typing' ? 'typing' : 'push'),
      onOpenChange: (contact) => setUrl((now) => ({ ...now, contact }), 'push'),
    }),
    [setUrl],
  );
  const { query, segment, city, tag, consent, quiet, asked } = filter;
  const shown = useMemo(
    () => ({ query, segment, city, tag, consent, quiet, asked }),
    [query, segment, city, tag, consent, quiet, asked],
  );
  return useMemo(() => ({ filter: shown, openId, ...moves, ...acts }), [shown, openId, moves, acts]);
}
