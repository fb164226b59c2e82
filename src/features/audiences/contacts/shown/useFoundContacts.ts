import { useDeferredValue, useMemo } from 'react';

import { filterInSteps, NO_CONTACT_FILTER, type ContactFilter } from '../../../../domain/audiences/contactFilter.ts';
import type { ContactEntry } from '../../../../domain/audiences/contactList.ts';
import { useInStretches } from '../../../../patterns/list/useInStretches.ts';

export interface FoundContactsOf {
  readonly found: readonly ContactEntry[];
  /** Filter of the contacts: behind the typed words while they are being processed. */
  readonly applied: ContactFilter;
}

function* findInSteps(
  entries: readonly ContactEntry[],
  applied: ContactFilter,
): Generator<void, FoundContactsOf, void> {
  return { found: yield* filterInSteps(entries, applied), applied };
}

/** The contacts that a filter finds, worked out beside the typing. */
export function useFoundContacts(entries: readonly ContactEntry[], filter: ContactFilter): FoundContactsOf {
  const wanted = useDeferredValue(filter);
  const work = useMemo(() => () => findInSteps(entries, wanted), [entries, wanted]);
  return useInStretches(work).value ?? { found: entries, applied: NO_CONTACT_FILTER };
}
